import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { aPlacedTeam, aSignUp, idsOf, notFound, type PlacedTeam } from '../players/aRoster.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aCompetition, aTeamIn, namesOf } from './aCompetition.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

const setStatus = ({ submission }: PlacedTeam, status: 'Accepted' | 'Pending' | 'Waitlist' | 'Withdrawn') =>
  organization.admin.registrationTeams.setStatus(submission, { status });

describe('a team that a submission was placed as', () => {
  it('names the submission and its registration, which can be populated', async () => {
    const { team, submission, registration, division, league } = await aPlacedTeam(service, organization);
    expect(await service.client().divisionTeams.get(team)).toMatchObject({
      name: 'Riverside Hawks',
      division: division._id,
      league: league._id,
      registration: registration._id,
      registrationTeam: submission,
      withdrawn: false,
    });
    const include = 'registration(sports),registrationTeam(name)';
    expect(await organization.key.divisionTeams.get(team, { include })).toMatchObject({
      registration: { _id: registration._id },
      registrationTeam: { _id: submission, name: 'Riverside Hawks' },
    });
    // A submission is nobody's but the organization's and its managers'.
    expect(await service.client().divisionTeams.get(team, { include })).toMatchObject({
      registration: { _id: registration._id },
      registrationTeam: null,
    });
  });

  it('is one without them where it was entered by hand', async () => {
    const { division } = await aCompetition(organization);
    expect(await aTeamIn(organization, division, 'Owls')).toMatchObject({
      registration: null,
      registrationTeam: null,
    });
  });

  it('is found by either of them', async () => {
    const { team, submission, registration, division, manager } = await aPlacedTeam(service, organization);
    await aTeamIn(organization, division, 'Owls');
    for (const { divisionTeams } of [service.client(), organization.key, manager.client]) {
      for (const list of [
        divisionTeams.listByRegistration(registration._id),
        divisionTeams.listByRegistrationTeam(submission),
        divisionTeams.list({ registration: registration._id }),
        divisionTeams.list({ registrationTeam: submission }),
      ]) {
        expect(idsOf((await list).data)).toEqual([team]);
      }
    }
  });

  it('is none while the submission waits, and strangers know nothing of that', async () => {
    const { submit, registration } = await aSignUp(organization, { registration: { cost: { amount: 100 } } });
    const manager = await service.user();
    const { _id } = await submit(manager);
    const { divisionTeams } = organization.key;
    expect((await divisionTeams.listByRegistration(registration._id)).data).toEqual([]);
    for (const client of [organization.key, organization.admin, manager.client]) {
      expect(await client.divisionTeams.listByRegistrationTeam(_id)).toMatchObject({ data: [], count: 0 });
    }
    const other = await service.organization();
    for (const client of [service.client(), (await service.user()).client, other.key]) {
      await expect(client.divisionTeams.listByRegistrationTeam(_id)).rejects.toMatchObject(notFound);
    }
  });

  it('follows a new name of its submission', async () => {
    const { team, submission, manager } = await aPlacedTeam(service, organization);
    await manager.client.registrationTeams.update(submission, { name: 'Harbour Owls' });
    expect((await service.client().divisionTeams.get(team)).name).toBe('Harbour Owls');
    const { data } = await organization.admin.auditLogs.list({ resource: 'divisionTeam', resourceId: team });
    expect(data.map(({ action, after }) => [action, after?.['name']])).toEqual([
      ['create', 'Riverside Hawks'],
      ['update', 'Harbour Owls'],
    ]);
  });

  it('moves by its submission alone', async () => {
    const { team, division, league, submission } = await aPlacedTeam(service, organization);
    const { divisionTeams, divisions, registrationTeams } = organization.admin;
    const upper = await divisions.create({ name: 'B', league: league._id });
    await expect(divisionTeams.update(team, { division: upper._id })).rejects.toMatchObject({
      status: 409,
      code: 'invalid_reference',
      details: [{ path: 'division' }],
    });
    expect(await divisionTeams.update(team, { division: division._id, seed: 3 })).toMatchObject({ seed: 3 });
    await registrationTeams.setStatus(submission, { status: 'Accepted', division: upper._id });
    expect(await divisionTeams.get(team)).toMatchObject({ division: upper._id });
    const byHand = await aTeamIn(organization, division, 'Owls');
    expect(await divisionTeams.update(byHand._id, { division: upper._id })).toMatchObject({
      division: upper._id,
    });
  });
});

describe('a team that withdrew, waits by its status or was removed', () => {
  const leavings = {
    withdrew: (team: PlacedTeam) => setStatus(team, 'Withdrawn'),
    waits: (team: PlacedTeam) => setStatus(team, 'Waitlist'),
    'was removed': ({ submission }: PlacedTeam) => organization.admin.registrationTeams.remove(submission),
  };

  describe.each(Object.entries(leavings))('%s', (_name, leave) => {
    it('is in no list, table or new schedule, while its games keep naming it', async () => {
      const one = await aPlacedTeam(service, organization);
      const rivals = [];
      for (const name of ['Owls', 'Bees']) {
        rivals.push((await one.submit(await service.user(), { name })).divisionTeam as string);
      }
      const [owls] = rivals as [string];
      const { admin } = organization;
      const game = await admin.games.create({
        sport: 'basketball',
        division: one.division._id,
        homeTeam: one.team,
        awayTeam: owls,
        homeScore: 60,
        awayScore: 70,
      });
      await leave(one);

      for (const client of [service.client(), one.manager.client, organization.admin, organization.key]) {
        for (const list of [
          client.divisionTeams.listByDivision(one.division._id),
          client.divisionTeams.listByLeague(one.league._id),
          client.divisionTeams.listByRegistration(one.registration._id),
          client.divisionTeams.list({ division: one.division._id }),
        ]) {
          expect(idsOf((await list).data)).toEqual(rivals);
        }
      }
      await expect(service.client().divisionTeams.get(one.team)).rejects.toMatchObject(notFound);
      const { standings } = await service.client().divisions.get(one.division._id);
      expect(standings?.map(({ team, gamesPlayed }) => [team, gamesPlayed])).toEqual([
        [owls, 1],
        [rivals[1], 0],
      ]);
      const include = 'homeTeam';
      expect(await service.client().games.get(game._id, { include })).toMatchObject({
        homeTeam: { _id: one.team, name: 'Riverside Hawks', withdrawn: true },
      });
      const calendar = await service.fetch(`/divisions/${one.division._id}/calendar.ics`);
      expect(await calendar.text()).toContain('Riverside Hawks');
      const { games } = await admin.schedules.generate(one.division._id, {
        legs: 1,
        start: '2027-01-04',
        dryRun: true,
        replace: true,
      });
      expect(JSON.stringify(games.filter(({ _id }) => _id !== game._id))).not.toContain(one.team);
      await expect(
        admin.playoffs.create(one.division._id, { format: 'playoffs', seeds: [one.team, owls] }),
      ).rejects.toMatchObject({ status: 409, code: 'invalid_reference', details: [{ path: 'seeds.0' }] });
    });

    it('is shown to administrators who ask for it, and to nobody else who does', async () => {
      const one = await aPlacedTeam(service, organization);
      await leave(one);
      const withdrawn = async (client: SportsLeagueClient) =>
        idsOf((await client.divisionTeams.listByDivision(one.division._id, { withdrawn: true })).data);
      expect(await withdrawn(organization.admin)).toEqual([one.team]);
      expect(await withdrawn(organization.key)).toEqual([one.team]);
      const reader = service.client(await service.apiKey(organization._id, ['read:teams', 'read:leagues']));
      for (const client of [service.client(), one.manager.client, reader]) {
        expect(await withdrawn(client)).toEqual([]);
      }
      expect(await organization.admin.divisionTeams.get(one.team)).toMatchObject({ withdrawn: true });
    });
  });

  it('returns everywhere with another status, and with being restored', async () => {
    const one = await aPlacedTeam(service, organization);
    const { registrationTeams } = organization.admin;
    const listed = async () =>
      idsOf((await service.client().divisionTeams.listByDivision(one.division._id)).data);
    await setStatus(one, 'Withdrawn');
    expect(await listed()).toEqual([]);
    await setStatus(one, 'Accepted');
    expect(await listed()).toEqual([one.team]);
    await registrationTeams.remove(one.submission);
    expect(await listed()).toEqual([]);
    await registrationTeams.restore(one.submission);
    expect(await listed()).toEqual([one.team]);
  });

  it('leaves the numbers of hidden teams as they were', async () => {
    const one = await aPlacedTeam(service, organization, { config: { hideTeams: true } });
    await one.submit(await service.user(), { name: 'Owls' });
    await setStatus(one, 'Withdrawn');
    expect(namesOf((await service.client().divisionTeams.listByDivision(one.division._id)).data)).toEqual([
      'Team 2',
    ]);
  });

  it('can’t be watched', async () => {
    const one = await aPlacedTeam(service, organization);
    await setStatus(one, 'Withdrawn');
    const { client } = await service.user();
    await expect(client.users.addWatch({ team: one.team })).rejects.toMatchObject({
      code: 'invalid_reference',
    });
  });
});

describe('a division that shows players in place of the team’s name', () => {
  const pair = [{ name: 'Ana Silva' }, { name: 'Bo Li' }];
  const doubles = { config: { excludeTeamName: true } };

  it('reads so for everybody, in teams, standings, games and calendars', async () => {
    const { team, division, submit } = await aPlacedTeam(service, organization, {
      ...doubles,
      players: pair,
    });
    const rival = await submit(await service.user(), { name: 'Owls', players: [{ name: 'Cy Young' }] });
    const game = await organization.admin.games.create({
      sport: 'basketball',
      division: division._id,
      homeTeam: team,
      awayTeam: rival.divisionTeam as string,
    });
    for (const client of [service.client(), organization.admin, organization.key]) {
      expect((await client.divisionTeams.get(team)).name).toBe('Ana Silva / Bo Li');
      expect(
        namesOf((await client.divisionTeams.listByDivision(division._id, { sort: '-name' })).data),
      ).toEqual(['Cy Young', 'Ana Silva / Bo Li']);
      const { standings } = await client.divisions.get(division._id);
      expect(namesOf(standings ?? [])).toEqual(['Ana Silva / Bo Li', 'Cy Young']);
      expect(await client.games.get(game._id, { include: 'homeTeam(name)' })).toMatchObject({
        homeTeam: { name: 'Ana Silva / Bo Li' },
      });
    }
    for (const feed of ['calendar.ics', 'schedule.csv', 'standings.csv']) {
      const text = await (await service.fetch(`/divisions/${division._id}/${feed}`)).text();
      expect([feed, text.includes('Ana Silva / Bo Li')]).toEqual([feed, true]);
      expect([feed, text.includes('Riverside Hawks')]).toEqual([feed, false]);
    }
  });

  it('follows the roster, and falls back on the name where that is empty', async () => {
    const { team, submission, add } = await aPlacedTeam(service, organization, { ...doubles, players: pair });
    const shown = async () => (await service.client().divisionTeams.get(team)).name;
    const [ana, bo] = (await organization.admin.players.list({ registrationTeam: submission })).data;
    await organization.admin.players.remove(ana?._id as string);
    expect(await shown()).toBe('Bo Li');
    await add({ name: '' });
    await organization.admin.players.update(bo?._id as string, { name: 'Bo Lee' });
    expect(await shown()).toBe('Bo Lee');
    await organization.admin.players.remove(bo?._id as string);
    expect(await shown()).toBe('Riverside Hawks');
  });

  it('keeps the team’s own name when what was read comes back', async () => {
    const { team, division } = await aPlacedTeam(service, organization, { ...doubles, players: pair });
    const { divisionTeams, divisions } = organization.admin;
    const read = await divisionTeams.get(team);
    expect(await divisionTeams.update(team, { ...read, seed: 4 } as never)).toMatchObject({
      name: 'Ana Silva / Bo Li',
      seed: 4,
    });
    await divisions.update(division._id, { config: { excludeTeamName: false } });
    expect((await divisionTeams.get(team)).name).toBe('Riverside Hawks');
  });

  it('hides the players where it hides its teams', async () => {
    const { team, division } = await aPlacedTeam(service, organization, {
      config: { excludeTeamName: true, hideTeams: true },
      players: pair,
    });
    expect((await service.client().divisionTeams.get(team)).name).toBe('Team 1');
    expect(JSON.stringify(await service.client().divisions.get(division._id))).not.toContain('Ana');
    expect((await organization.key.divisionTeams.get(team)).name).toBe('Ana Silva / Bo Li');
  });

  it('takes the setting from where it resolves', async () => {
    const { team } = await aPlacedTeam(service, organization, {
      registration: { config: { excludeTeamName: true } },
      players: pair,
    });
    expect((await service.client().divisionTeams.get(team)).name).toBe('Ana Silva / Bo Li');
  });
});
