import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

const aRegistration = (fields: object = {}) => organization.admin.registrations.create(fields as never);
const change = (id: string, fields: object) => organization.admin.registrations.update(id, fields as never);
const aLeague = async (config: object = {}) =>
  (await organization.admin.leagues.create({ name: 'Winter', config }))._id;
const aTournament = async () => (await organization.admin.tournaments.create({ name: 'Classic' }))._id;
const boundsOf = async (league: string) => {
  const { minPlayers, maxPlayers } = (await organization.admin.leagues.get(league)).config;
  return [minPlayers, maxPlayers];
};

describe('the bounds of rosters entered on a registration', () => {
  it('are stored on its league and each of its contests, and shown from there', async () => {
    const [league, contest, tournament] = [
      await aLeague({ capacity: 8 }),
      await aLeague(),
      await aTournament(),
    ];
    const { _id, config } = await aRegistration({
      league,
      contests: [contest],
      tournament,
      config: { minPlayers: 5, maxPlayers: 12 },
    });
    expect(config).toMatchObject({ minPlayers: 5, maxPlayers: 12 });
    expect([await boundsOf(league), await boundsOf(contest)]).toEqual([
      [5, 12],
      [5, 12],
    ]);
    expect((await organization.admin.leagues.get(league)).config.capacity).toBe(8);
    expect((await organization.admin.tournaments.get(tournament)).config).toEqual({ admins: [] });
    await organization.admin.leagues.update(league, { config: { maxPlayers: 10 } });
    expect((await organization.admin.registrations.get(_id)).config.maxPlayers).toBe(10);
  });

  it('are stored on its tournament where it is for no league', async () => {
    const tournament = await aTournament();
    const { _id } = await aRegistration({ tournament, config: { maxPlayers: 12 } });
    expect((await organization.admin.tournaments.get(tournament)).config.maxPlayers).toBe(12);
    const changed = await change(_id, { config: { maxPlayers: null, minPlayers: 4 } });
    expect(changed.config).toEqual({ admins: [], minPlayers: 4 });
    expect((await organization.admin.tournaments.get(tournament)).config).toEqual({
      admins: [],
      minPlayers: 4,
    });
  });

  it('are shown before they are entered where the league has some', async () => {
    const league = await aLeague({ minPlayers: 6 });
    expect((await aRegistration({ league })).config.minPlayers).toBe(6);
  });

  it('leave what two contests have apart when a client sends back what it read', async () => {
    const [league, contest] = [await aLeague({ minPlayers: 5 }), await aLeague({ minPlayers: 8 })];
    const registration = await aRegistration({ league, contests: [contest] });
    const { etag } = await change(registration._id, registration).withResponse();
    expect([await boundsOf(league), await boundsOf(contest)]).toEqual([
      [5, undefined],
      [8, undefined],
    ]);
    expect(etag).toBe('"1"');
  });

  it('wait with a registration that is for nothing yet, and then move', async () => {
    const { _id, config } = await aRegistration({ config: { minPlayers: 5 } });
    expect(config.minPlayers).toBe(5);
    const league = await aLeague();
    expect((await change(_id, { league })).config.minPlayers).toBe(5);
    expect(await boundsOf(league)).toEqual([5, undefined]);
    const stored = await service.db.select('SELECT config FROM registrations WHERE id = $1', [_id]);
    expect(stored).toEqual([{ config: {} }]);
  });

  it('count below their league, as the division sees it', async () => {
    const league = await aLeague();
    await aRegistration({ league, config: { minPlayers: 5, maxPlayers: 12 } });
    const division = await organization.admin.divisions.create({
      name: 'A',
      league,
      config: { maxPlayers: 9 },
    });
    expect(await organization.admin.divisions.config(division._id)).toMatchObject({
      minPlayers: { value: 5, source: 'league' },
      maxPlayers: { value: 9, source: 'division' },
    });
  });

  it('leave an entry in the log for each record that they change, and a version of each', async () => {
    const [league, contest] = [await aLeague({ minPlayers: 5 }), await aLeague()];
    const { data, etag } = await aRegistration({ league, contests: [contest] }).withResponse();
    const written = await change(data._id, { config: { minPlayers: 5, maxPlayers: 12 } }).withResponse();
    expect([etag, written.etag]).toEqual(['"1"', '"2"']);
    const entries = async (resourceId: string) =>
      (await organization.admin.auditLogs.list({ resourceId, action: 'update' })).data.map(
        ({ before, after }) => [
          (before?.['config'] as { maxPlayers?: number }).maxPlayers,
          (after?.['config'] as { maxPlayers?: number }).maxPlayers,
        ],
      );
    for (const id of [data._id, league, contest]) expect(await entries(id)).toEqual([[undefined, 12]]);
    expect((await organization.admin.leagues.get(league).withResponse()).etag).toBe('"2"');
    expect(await boundsOf(contest)).toEqual([undefined, 12]);
  });

  it('that change nothing leave versions and log as they were', async () => {
    const league = await aLeague({ minPlayers: 5 });
    const { _id } = await aRegistration({ league, config: { minPlayers: 5 } });
    expect((await change(_id, { config: { minPlayers: 5 } }).withResponse()).etag).toBe('"1"');
    expect((await organization.admin.leagues.get(league).withResponse()).etag).toBe('"1"');
  });
});
