import { times, useService, type TestOrganization } from '../support/service.ts';
import { aClub, aCompetition, aTeamIn, namesOf } from './aCompetition.ts';

const service = useService();
let organization: TestOrganization;
let other: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
  other = await service.organization();
});

const unknownId = 'f'.repeat(24);

describe('a team in a division', () => {
  it('plays in the league of its division', async () => {
    const { league, division } = await aCompetition(organization);
    const { data, status, etag, headers } = await organization.admin.divisionTeams
      .create({ name: 'Hawks', division: division._id })
      .withResponse();
    expect(data).toMatchObject({
      name: 'Hawks',
      team: null,
      division: division._id,
      league: league._id,
      tournament: null,
      organization: organization._id,
      seed: null,
      archived: false,
      isTest: false,
    });
    expect([status, etag, headers.get('location')]).toEqual([
      201,
      '"1"',
      `/api/v1/divisionTeams/${data._id}`,
    ]);
  });

  it('follows its division into another league and a tournament, without a change of its own', async () => {
    const { division } = await aCompetition(organization);
    const classic = await organization.admin.tournaments.create({ name: 'Classic' });
    const contest = await organization.admin.leagues.create({ name: 'Contest', tournament: classic._id });
    const team = await aTeamIn(organization, division, 'Hawks');
    await organization.admin.divisions.update(division._id, { league: contest._id });
    const { data, etag } = await organization.admin.divisionTeams.get(team._id).withResponse();
    expect(data).toEqual({ ...team, league: contest._id, tournament: classic._id });
    expect(etag).toBe('"1"');
    await organization.admin.divisions.update(division._id, { league: null, tournament: classic._id });
    expect(await organization.admin.divisionTeams.get(team._id)).toMatchObject({
      league: null,
      tournament: classic._id,
    });
    expect(namesOf((await service.client().divisionTeams.list({ tournament: classic._id })).data)).toEqual([
      'Hawks',
    ]);
  });

  it('moves to another division', async () => {
    const from = await aCompetition(organization);
    const to = await aCompetition(organization);
    const { _id } = await aTeamIn(organization, from.division, 'Hawks');
    expect(await organization.admin.divisionTeams.update(_id, { division: to.division._id })).toMatchObject({
      division: to.division._id,
      league: to.league._id,
    });
  });

  it('changes only in the fields sent, and null clears', async () => {
    const { division } = await aCompetition(organization);
    const club = await aClub(organization, 'Hawks');
    const { _id } = await aTeamIn(organization, division, 'Hawks I', { team: club._id, seed: 3 });
    expect(await organization.admin.divisionTeams.update(_id, { seed: null })).toMatchObject({
      name: 'Hawks I',
      team: club._id,
      seed: null,
    });
    expect((await organization.admin.divisionTeams.update(_id, { team: null })).team).toBeNull();
  });

  it('takes back what was read, ignoring what is read-only', async () => {
    const { division } = await aCompetition(organization);
    const team = await aTeamIn(organization, division, 'Hawks');
    const sent = { ...team, league: unknownId, tournament: unknownId, organization: other._id };
    const { data, etag } = await organization.admin.divisionTeams
      .update(team._id, sent as never)
      .withResponse();
    expect([data, etag]).toEqual([team, '"1"']);
  });

  it.each([
    ['league', unknownId],
    ['seed', 1.5],
    ['seed', 0],
    ['division', null],
    ['name', ' '],
  ])('refuses a %s of %p with its path', async (field, value) => {
    const { division } = await aCompetition(organization);
    await expect(aTeamIn(organization, division, 'Hawks', { [field]: value })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      details: [{ path: field }],
    });
  });

  it('refuses the division and club of another organization like missing ones', async () => {
    const { division } = await aCompetition(organization);
    const foreign = await aCompetition(other);
    const foreignClub = await aClub(other, 'Theirs');
    const { _id } = await aTeamIn(organization, division, 'Hawks');
    for (const sent of [
      { division: foreign.division._id },
      { division: unknownId },
      { team: foreignClub._id },
      { team: unknownId },
    ]) {
      const refusal = { status: 409, code: 'invalid_reference', details: [{ path: Object.keys(sent)[0] }] };
      await expect(aTeamIn(organization, division, 'Hawks', sent)).rejects.toMatchObject(refusal);
      await expect(organization.admin.divisionTeams.update(_id, sent)).rejects.toMatchObject(refusal);
    }
    expect((await organization.admin.divisionTeams.list({ division: division._id })).count).toBe(1);
  });

  it('is not changed over somebody else’s change', async () => {
    const { division } = await aCompetition(organization);
    const { _id } = await aTeamIn(organization, division, 'Hawks');
    await organization.admin.divisionTeams.update(_id, { seed: 1 });
    await expect(
      organization.admin.divisionTeams.update(_id, { seed: 2 }, { ifMatch: '"1"' }),
    ).rejects.toMatchObject({ status: 412, code: 'stale' });
  });

  it('is never another organization’s to change', async () => {
    const { division } = await aCompetition(organization);
    const shown = await aTeamIn(organization, division, 'Shown');
    const test = await aTeamIn(organization, division, 'Test', { isTest: true });
    await expect(other.admin.divisionTeams.update(shown._id, { seed: 1 })).rejects.toMatchObject({
      status: 403,
    });
    await expect(other.key.divisionTeams.remove(shown._id)).rejects.toMatchObject({ status: 403 });
    await expect(other.admin.divisionTeams.remove(test._id)).rejects.toMatchObject({ status: 404 });
  });

  it('keeps its division and is gone once deleted', async () => {
    const { division } = await aCompetition(organization);
    const { _id } = await aTeamIn(organization, division, 'Hawks');
    await expect(organization.admin.divisions.remove(division._id)).rejects.toMatchObject({
      code: 'not_empty',
    });
    expect((await organization.admin.divisionTeams.remove(_id))?.name).toBe('Hawks');
    await expect(organization.admin.divisionTeams.get(_id)).rejects.toMatchObject({ status: 404 });
    await organization.admin.divisions.remove(division._id);
  });

  it('stays while a game names it', async () => {
    const { division } = await aCompetition(organization);
    const { _id } = await aTeamIn(organization, division, 'Hawks');
    const game = await organization.admin.games.create({
      sport: 'basketball',
      division: division._id,
      awayTeam: _id,
    });
    await expect(organization.admin.divisionTeams.remove(_id)).rejects.toMatchObject({
      status: 409,
      code: 'in_use',
    });
    await organization.admin.games.remove(game._id);
    await organization.admin.divisionTeams.remove(_id);
  });

  it('shows club, division, league, tournament and organization when asked', async () => {
    const classic = await organization.admin.tournaments.create({ name: 'Classic' });
    const { league, division } = await aCompetition(organization);
    await organization.admin.leagues.update(league._id, { tournament: classic._id });
    const club = await aClub(organization, 'Hawks');
    const { _id } = await aTeamIn(organization, division, 'Hawks I', { team: club._id });
    const include = 'team(name),division.league(name),league(name),tournament(name),organization(currency)';
    const team = await service.client().divisionTeams.get(_id, { include });
    expect(team).toMatchObject({
      team: { _id: club._id, name: 'Hawks' },
      division: { name: 'A', league: { _id: league._id, name: 'Winter' } },
      league: { name: 'Winter' },
      tournament: { name: 'Classic' },
      organization: { currency: 'usd' },
    });
    const { data } = await service
      .client()
      .divisionTeams.listByDivision(division._id, { include: 'team.organization' });
    expect(data[0]?.team).toMatchObject({ name: 'Hawks', organization: { _id: organization._id } });
  });
});

describe('a list of division teams', () => {
  let league: { _id: string };
  let division: { _id: string };
  let second: { _id: string };
  let club: { _id: string };

  beforeAll(async () => {
    ({ league, division } = await aCompetition(organization));
    second = await organization.admin.divisions.create({ name: 'B', league: league._id });
    club = await aClub(organization, 'Club');
    for (const [name, seed] of [
      ['Delta', 2],
      ['Alpha', null],
      ['Echo', 1],
      ['Bravo', null],
      ['Charlie', 2],
    ] as const) {
      await aTeamIn(organization, division, name, { seed });
    }
    await aTeamIn(organization, second, 'Foxtrot', { team: club._id });
    await aTeamIn(organization, second, 'Old', { archived: true });
    await aTeamIn(organization, second, 'Test', { isTest: true });
  });

  it('holds the teams of a division or a league', async () => {
    const ofDivision = await service.client().divisionTeams.listByDivision(division._id, { sort: 'name' });
    expect(namesOf(ofDivision.data)).toEqual(['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo']);
    const ofLeague = await service.client().divisionTeams.listByLeague(league._id);
    expect(namesOf(ofLeague.data)).toEqual(['Delta', 'Alpha', 'Echo', 'Bravo', 'Charlie', 'Foxtrot']);
    for (const refused of [
      service.client().divisionTeams.listByDivision(unknownId),
      service.client().divisionTeams.listByLeague(unknownId),
    ]) {
      await expect(refused).rejects.toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  it.each([
    ['seed', ['Echo', 'Delta', 'Charlie', 'Alpha', 'Bravo']],
    ['-seed', ['Bravo', 'Alpha', 'Charlie', 'Delta', 'Echo']],
    ['-name', ['Echo', 'Delta', 'Charlie', 'Bravo', 'Alpha']],
    ['-created', ['Charlie', 'Bravo', 'Echo', 'Alpha', 'Delta']],
  ] as const)(
    'by %s misses and repeats nobody from page to page, unseeded teams included',
    async (sort, expected) => {
      for (const limit of [1, 2, 3]) {
        const query = { division: division._id, sort, limit };
        for (const client of [service.client(), organization.key]) {
          expect(namesOf(await client.divisionTeams.list(query).toArray())).toEqual(expected);
          const numbered = await Promise.all(
            times(Math.ceil(5 / limit), (index) =>
              client.divisionTeams.list({ ...query, page: index + 1 }).page(),
            ),
          );
          expect(namesOf(numbered.flatMap(({ data }) => data))).toEqual(expected);
          expect(numbered.map(({ count }) => count)).toEqual(numbered.map(() => 5));
        }
      }
    },
  );

  it('begins after no team that the caller can’t see', async () => {
    const [test] = (await organization.admin.divisionTeams.list({ division: second._id, isTest: true })).data;
    for (const after of [unknownId, test?._id as string]) {
      await expect(service.client().divisionTeams.list({ after })).rejects.toMatchObject({
        status: 409,
        code: 'invalid_reference',
        details: [{ path: 'after' }],
      });
    }
  });

  it('is narrowed by club, organization, archive and test teams', async () => {
    const list = async (query: object) =>
      namesOf((await organization.admin.divisionTeams.list({ division: second._id, ...query })).data);
    expect(await list({})).toEqual(['Foxtrot', 'Old', 'Test']);
    expect(await list({ team: club._id })).toEqual(['Foxtrot']);
    expect(await list({ archived: true })).toEqual(['Old']);
    expect(await list({ archived: false, isTest: false })).toEqual(['Foxtrot']);
    expect(await list({ isTest: true })).toEqual(['Test']);
    expect(await list({ organization: other._id })).toEqual([]);
    await expect(organization.admin.divisionTeams.list({ archived: 'yes' } as never)).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'archived' }],
    });
  });

  it('of a key or administrator holds the own organization only', async () => {
    for (const client of [other.key, other.admin]) {
      expect((await client.divisionTeams.list({ league: league._id })).data).toEqual([]);
    }
  });
});
