import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aClub, aCompetition, aTeamIn, namesOf } from './aCompetition.ts';

const service = useService();
let organization: TestOrganization;
let other: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
  other = await service.organization();
});

/** Everybody who sees no more than the public does. */
const onlookers = async (): Promise<SportsLeagueClient[]> => [
  service.client(),
  (await service.user()).client,
  other.admin,
  other.key,
];

const notFound = { status: 404, code: 'not_found' };

describe('archived and test teams', () => {
  it('are absent from public lists; only the archived one is readable by its id', async () => {
    const { league, division } = await aCompetition(organization);
    const playing = await aTeamIn(organization, division, 'Playing');
    const archived = await aTeamIn(organization, division, 'Archived', { archived: true });
    const test = await aTeamIn(organization, division, 'Test', { isTest: true });
    const { divisionTeams } = service.client();
    for (const list of [
      divisionTeams.list({ division: division._id }),
      divisionTeams.listByDivision(division._id),
      divisionTeams.listByLeague(league._id),
    ]) {
      const { data, count } = await list;
      expect([data.map(({ _id }) => _id), count]).toEqual([[playing._id], 1]);
    }
    expect((await divisionTeams.list({ division: division._id, archived: true })).count).toBe(0);
    expect((await divisionTeams.list({ division: division._id, isTest: true })).count).toBe(0);
    for (const client of await onlookers()) {
      expect((await client.divisionTeams.get(archived._id)).name).toBe('Archived');
      await expect(client.divisionTeams.get(test._id)).rejects.toMatchObject(notFound);
    }
    expect((await organization.key.divisionTeams.get(test._id)).name).toBe('Test');
  });
});

describe('below an archived league or tournament', () => {
  it('the public sees neither teams nor clubs', async () => {
    const past = await organization.admin.tournaments.create({ name: 'Past', active: false });
    const { division, league } = await aCompetition(organization);
    await organization.admin.leagues.update(league._id, { tournament: past._id });
    const club = await aClub(organization, 'Hawks');
    const team = await aTeamIn(organization, division, 'Hawks', { team: club._id });
    for (const client of await onlookers()) {
      await expect(client.divisionTeams.get(team._id)).rejects.toMatchObject(notFound);
      await expect(client.teams.get(club._id)).rejects.toMatchObject(notFound);
      await expect(client.divisionTeams.listByDivision(division._id)).rejects.toMatchObject(notFound);
    }
    expect((await service.client().teams.list({ organization: organization._id })).data).not.toContainEqual(
      expect.objectContaining({ _id: club._id }),
    );
    expect((await organization.key.divisionTeams.get(team._id)).name).toBe('Hawks');
  });
});

describe('a division that hides its teams', () => {
  // Names against the order of entry, so that an order by name would tell them apart.
  const secrets = ['Zebras', 'Yaks', 'Wolves', 'Ants'];
  let league: { _id: string };
  let division: { _id: string };
  let hidden: { _id: string; name: string }[];
  let club: { _id: string };
  let veteran: { _id: string };

  beforeAll(async () => {
    ({ league, division } = await aCompetition(organization, { leagueConfig: { hideTeams: true } }));
    const open = await aCompetition(organization);
    club = await aClub(organization, 'Zebras');
    veteran = await aClub(organization, 'Yaks');
    await aTeamIn(organization, open.division, 'Yaks', { team: veteran._id });
    hidden = [];
    for (const name of secrets) {
      const team = name === 'Zebras' ? club._id : name === 'Yaks' ? veteran._id : null;
      hidden.push(await aTeamIn(organization, division, name, { team, archived: name === 'Wolves' }));
    }
  });

  it('numbers them by entry for the public, archived ones counted', async () => {
    for (const client of [service.client(), (await service.user()).client]) {
      const { data } = await client.divisionTeams.listByDivision(division._id);
      expect(namesOf(data)).toEqual(['Team 1', 'Team 2', 'Team 4']);
      expect(data.map(({ team }) => team)).toEqual([null, null, null]);
    }
    for (const client of await onlookers()) {
      expect(await client.divisionTeams.get(hidden[2]?._id as string)).toMatchObject({
        name: 'Team 3',
        team: null,
      });
    }
  });

  it('lets nobody sort, search or include the names out', async () => {
    const { divisionTeams, teams } = service.client();
    const numbers = async (sort: 'name' | '-name') =>
      namesOf(await divisionTeams.listByDivision(division._id, { sort, limit: 1 }).toArray());
    expect(await numbers('name')).toEqual(['Team 1', 'Team 2', 'Team 4']);
    expect(await numbers('-name')).toEqual(['Team 4', 'Team 2', 'Team 1']);
    const { data } = await divisionTeams.listByDivision(division._id, { include: 'team,team.organization' });
    expect(JSON.stringify(data)).not.toMatch(/Zebras|Yaks|Ants/);
    for (const one of [club, veteran]) {
      const found = await divisionTeams.list({ team: one._id });
      expect(found.data.filter((team) => team.division === division._id)).toEqual([]);
    }
    for (const list of [
      teams.listByDivision(division._id),
      teams.listByLeague(league._id),
      teams.listByOrganizationAndDivision(organization._id, division._id),
      teams.list({ division: division._id }),
      teams.list({ league: league._id }),
    ]) {
      expect((await list).data).toEqual([]);
    }
  });

  it('shows no club that plays nowhere else', async () => {
    for (const client of await onlookers()) {
      await expect(client.teams.get(club._id)).rejects.toMatchObject(notFound);
      expect((await client.teams.get(veteran._id)).name).toBe('Yaks');
    }
  });

  it('hides them in games and standings too', async () => {
    const [home, away] = hidden as [(typeof hidden)[0], (typeof hidden)[0]];
    const { _id } = await organization.admin.games.create({
      sport: 'basketball',
      division: division._id,
      homeTeam: home._id,
      awayTeam: away._id,
    });
    const game = await service.client().games.get(_id, { include: 'homeTeam.team,awayTeam(name,team)' });
    expect(game).toMatchObject({
      homeTeam: { name: 'Team 1', team: null },
      awayTeam: { name: 'Team 2', team: null },
    });
    const table = await service.client().divisions.standings(division._id);
    expect(namesOf(table ?? []).sort()).toEqual(['Team 1', 'Team 2', 'Team 3', 'Team 4']);
  });

  it('says nothing in what refuses a stranger’s change', async () => {
    const answer = await service.fetch(`/divisionTeams/${hidden[0]?._id}`, {
      method: 'PUT',
      token: other.adminToken,
      body: JSON.stringify({ seed: 1 }),
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('Zebras');
  });

  it('shows them whole within the organization', async () => {
    const reader = service.client(await service.apiKey(organization._id, ['read:teams']));
    for (const client of [organization.admin, organization.key, reader]) {
      const { data } = await client.divisionTeams.list({
        division: division._id,
        sort: 'name',
        include: 'team(name)',
      });
      expect(namesOf(data)).toEqual(['Ants', 'Wolves', 'Yaks', 'Zebras']);
      expect(data[3]?.team).toEqual({ _id: club._id, name: 'Zebras' });
      expect((await client.divisionTeams.list({ team: club._id })).count).toBe(1);
    }
    expect(namesOf((await organization.key.teams.listByDivision(division._id)).data)).toEqual([
      'Zebras',
      'Yaks',
    ]);
  });

  it('shows the names once it hides them no more', async () => {
    const open = await aCompetition(organization, {
      leagueConfig: { hideTeams: true },
      config: { hideTeams: false },
    });
    const team = await aTeamIn(organization, open.division, 'Lions');
    expect((await service.client().divisionTeams.get(team._id)).name).toBe('Lions');
  });
});

describe('a club', () => {
  it('shows by its id while all its teams are archived, and not in lists', async () => {
    const { division } = await aCompetition(organization);
    const club = await aClub(organization, 'Veterans');
    await aTeamIn(organization, division, 'Veterans', { team: club._id, archived: true });
    expect((await service.client().teams.get(club._id)).name).toBe('Veterans');
    expect(
      (await service.client().teams.list({ organization: organization._id, name: 'Veterans' })).data,
    ).toEqual([]);
    expect((await service.client().teams.listByDivision(division._id)).data).toEqual([]);
    expect((await organization.admin.teams.listByDivision(division._id)).count).toBe(1);
  });

  it('without teams, or with a test team alone, is its organization’s own', async () => {
    const { division } = await aCompetition(organization);
    const idle = await aClub(organization, 'Idle');
    const testing = await aClub(organization, 'Testing');
    await aTeamIn(organization, division, 'Testing', { team: testing._id, isTest: true });
    for (const { _id } of [idle, testing]) {
      await expect(service.client().teams.get(_id)).rejects.toMatchObject(notFound);
      await expect(other.admin.teams.get(_id)).rejects.toMatchObject(notFound);
      expect((await organization.admin.teams.get(_id))._id).toBe(_id);
    }
  });
});
