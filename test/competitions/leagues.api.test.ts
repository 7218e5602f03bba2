import { times, useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;
let other: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
  other = await service.organization();
});

const aLeague = (fields: object = {}) =>
  organization.admin.leagues.create({ name: 'Winter 2026', ...fields });

describe('a new league', () => {
  it('has the defaults of a season', async () => {
    const before = Date.now();
    const league = await aLeague();
    expect(league).toMatchObject({
      name: 'Winter 2026',
      contestType: 'season',
      priority: null,
      sports: [],
      endDate: null,
      active: true,
      config: { admins: [] },
      tournament: null,
      paymentProduct: null,
      organization: organization._id,
    });
    expect(Math.abs(Date.parse(league.startDate as string) - before)).toBeLessThan(60_000);
  });

  it('keeps every field it is given', async () => {
    const product = await organization.admin.paymentProducts.create({ name: 'Team fee', amount: 12_500 });
    const tournament = await organization.admin.tournaments.create({ name: 'Spring Classic' });
    const fields = {
      name: 'Coed Thursday',
      contestType: 'coed' as const,
      priority: 3,
      sports: ['basketball', 'volleyball'],
      startDate: '2026-01-10',
      endDate: '2026-04-02T20:15:00+02:00',
      active: false,
      config: {
        capacity: 16,
        gameStats: { basketball: ['points'] },
        tiebreakers: { soccer: ['scored'], chess: { x: 1 } },
      },
      tournament: tournament._id,
      paymentProduct: product._id,
      organization: organization._id,
    };
    const { _id } = await organization.admin.leagues.create(fields as never);
    expect(await organization.admin.leagues.get(_id)).toMatchObject({
      ...fields,
      startDate: '2026-01-10T00:00:00.000Z',
      endDate: '2026-04-02T18:15:00.000Z',
      config: { ...fields.config, admins: [] },
    });
  });

  it('says where it is and which version it has', async () => {
    const { data, status, etag, headers } = await aLeague().withResponse();
    expect([status, etag, headers.get('location')]).toEqual([201, '"1"', `/api/v1/leagues/${data._id}`]);
  });

  it('belongs to the organization of the key, and to no other', async () => {
    expect((await organization.key.leagues.create({ name: 'Ours' })).organization).toBe(organization._id);
    await expect(
      organization.key.leagues.create({ name: 'Theirs', organization: other._id }),
    ).rejects.toMatchObject({ status: 409, code: 'invalid_reference', details: [{ path: 'organization' }] });
  });

  it.each(['tournament', 'paymentProduct'] as const)(
    'refuses the %s of another organization like a missing one',
    async (field) => {
      const foreign =
        field === 'tournament'
          ? await other.admin.tournaments.create({ name: 'Theirs' })
          : await other.admin.paymentProducts.create({ name: 'Theirs', amount: 100 });
      for (const reference of [foreign._id, 'f'.repeat(24)]) {
        await expect(aLeague({ [field]: reference })).rejects.toMatchObject({
          status: 409,
          code: 'invalid_reference',
          details: [{ path: field }],
        });
      }
    },
  );
});

describe('a change of a league', () => {
  it('touches only the fields sent, and null clears', async () => {
    const { _id } = await aLeague({
      priority: 2,
      endDate: '2026-05-01',
      config: { capacity: 8, hideTeams: true },
    });
    const changed = await organization.admin.leagues.update(_id, {
      endDate: null,
      config: { hideTeams: null, maxPlayers: 12 },
    });
    expect(changed).toMatchObject({ name: 'Winter 2026', priority: 2, endDate: null });
    expect(changed.config).toEqual({ admins: [], capacity: 8, maxPlayers: 12 });
  });

  it('takes back what was read, ignoring what is read-only', async () => {
    const league = await aLeague({ config: { capacity: 8 } });
    const { data, etag } = await organization.admin.leagues
      .update(league._id, league as never)
      .withResponse();
    expect(data).toEqual(league);
    expect(etag).toBe('"1"');
  });

  it('is refused with the path of an unknown field', async () => {
    const { _id } = await aLeague();
    await expect(
      organization.admin.leagues.update(_id, { config: { gateByEndDate: true } } as never),
    ).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      details: [{ path: 'config.gateByEndDate' }],
    });
  });

  it('is refused when somebody changed the league meanwhile', async () => {
    const { data, etag } = await aLeague().withResponse();
    await organization.admin.leagues.update(data._id, { name: 'Renamed' });
    await expect(
      organization.admin.leagues.update(data._id, { name: 'Too late' }, { ifMatch: etag as string }),
    ).rejects.toMatchObject({ status: 412, code: 'stale' });
    expect((await organization.admin.leagues.get(data._id)).name).toBe('Renamed');
  });

  it('lets one of two who read the same version through', async () => {
    const { data, etag } = await aLeague().withResponse();
    const answers = await Promise.allSettled(
      times(6, (index) =>
        organization.admin.leagues.update(data._id, { name: `Name ${index}` }, { ifMatch: etag as string }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('leaves one entry in the audit log, with before and after', async () => {
    const { _id } = await aLeague();
    await organization.admin.leagues.update(_id, { name: 'Renamed' });
    await organization.admin.leagues.update(_id, { name: 'Renamed' });
    const { data } = await organization.admin.auditLogs.list({ resourceId: _id });
    expect(data.map(({ action, before, after }) => [action, before?.['name'], after?.['name']])).toEqual([
      ['create', undefined, 'Winter 2026'],
      ['update', 'Winter 2026', 'Renamed'],
    ]);
    expect(data[0]?.actor).toMatchObject({ kind: 'admin', id: organization.adminId });
    expect((await other.admin.auditLogs.list({ resourceId: _id })).data).toEqual([]);
  });

  it('of another organization is forbidden where it is visible, and unknown where it is not', async () => {
    const visible = await aLeague();
    const archived = await aLeague({ active: false });
    await expect(other.admin.leagues.update(visible._id, { name: 'Mine' })).rejects.toMatchObject({
      status: 403,
    });
    await expect(other.admin.leagues.remove(visible._id)).rejects.toMatchObject({ status: 403 });
    await expect(other.admin.leagues.update(archived._id, { name: 'Mine' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(other.key.leagues.remove(archived._id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the public', () => {
  it('sees active leagues, without administrators', async () => {
    const { _id } = await aLeague({ config: { admins: ['sam@league.test'], capacity: 4 } });
    for (const client of [service.client(), (await service.user()).client, other.admin]) {
      expect((await client.leagues.get(_id)).config).toEqual({ capacity: 4 });
    }
  });

  it('knows nothing of an archived league, nor of one in an archived tournament', async () => {
    const archived = await aLeague({ active: false });
    const tournament = await organization.admin.tournaments.create({ name: 'Past', active: false });
    const below = await aLeague({ tournament: tournament._id });
    const listed = (await service.client().leagues.list({ organization: organization._id })).data.map(
      ({ _id }) => _id,
    );
    for (const { _id } of [archived, below]) {
      await expect(service.client().leagues.get(_id)).rejects.toMatchObject({
        status: 404,
        code: 'not_found',
      });
      await expect(other.admin.leagues.get(_id)).rejects.toMatchObject({ status: 404 });
      expect(listed).not.toContain(_id);
      expect((await organization.key.leagues.get(_id))._id).toBe(_id);
    }
  });

  it('gets the same answer for what is hidden and what does not exist', async () => {
    const archived = await aLeague({ active: false });
    const bodies = await Promise.all(
      [archived._id, 'e'.repeat(24)].map(async (id) => {
        const body = (await (await service.fetch(`/leagues/${id}`)).json()) as {
          error: { requestId?: string };
        };
        delete body.error.requestId;
        return body;
      }),
    );
    expect(bodies[0]).toEqual(bodies[1]);
  });
});

describe('a deletion', () => {
  it('works while nothing belongs to the league, and the record is gone', async () => {
    const { _id } = await aLeague();
    const division = await organization.admin.divisions.create({ name: 'A', league: _id });
    await expect(organization.admin.leagues.remove(_id)).rejects.toMatchObject({
      status: 409,
      code: 'not_empty',
    });
    await organization.admin.divisions.remove(division._id);
    expect((await organization.admin.leagues.remove(_id))?._id).toBe(_id);
    await expect(organization.admin.leagues.get(_id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the paths of the specification', () => {
  it('list by organization, and by tournament', async () => {
    const tournament = await organization.admin.tournaments.create({ name: 'Classic' });
    const league = await aLeague({ tournament: tournament._id });
    const ofTournament = await service.client().leagues.listByTournament(tournament._id);
    expect(ofTournament.data.map(({ _id }) => _id)).toEqual([league._id]);
    const ofOrganization = await service.client().leagues.listByOrganization(organization._id).toArray();
    expect(ofOrganization.map(({ _id }) => _id)).toContain(league._id);
    await expect(service.client().leagues.listByTournament('e'.repeat(24))).rejects.toMatchObject({
      status: 404,
    });
  });
});

it('ignores read-only fields that come back in a change, whatever they hold', async () => {
  const { _id } = await aLeague();
  const changed = await organization.admin.leagues.update(_id, {
    name: 'Renamed',
    updated: { 'a\u0000': ['\ud800'] },
    _id: 7,
  } as never);
  expect(changed).toMatchObject({ _id, name: 'Renamed' });
});
