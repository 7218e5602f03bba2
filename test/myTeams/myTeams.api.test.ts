import { aMatch, idsOf } from '../games/aGame.ts';
import { aManagedTeam, aMember, aPlayer, aRegisteredTeam, aTeam, type TestTeam } from '../roles/aTeam.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/Chicago' });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const dayInChicago = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date(inDays(days)));

const aGameOf = (team: TestTeam, fields: object = {}) =>
  aMatch(
    organization,
    { division: { _id: team.division }, home: { _id: team._id }, away: { _id: team.opponent } } as never,
    { date: inDays(1), ...fields },
  );

describe('my teams', () => {
  it('are those of my players, each once, in every organization', async () => {
    const [first, second] = [await aTeam(organization), await aTeam(await service.organization())];
    const me = await aMember(service, first);
    await aPlayer(first, { email: me.email, name: 'A sister' });
    await aPlayer(second, { email: me.email });
    await aMember(service, first);
    const list = await me.client.users.myTeams();
    expect(list.count).toBe(2);
    expect(idsOf(list.data)).toEqual([first._id, second._id]);
    expect(await me.client.users.myTeams({ limit: 1 }).toArray()).toEqual(list.data);
    expect((await (await service.user()).client.users.myTeams()).data).toEqual([]);
    const { manager } = await aManagedTeam(service, organization);
    expect((await manager.client.users.myTeams()).data).toEqual([]);
  });

  it('are the same with the token of the dashboard', async () => {
    const elsewhere = await aTeam(await service.organization());
    await aPlayer(elsewhere, { email: organization.adminEmail });
    expect(idsOf((await organization.admin.users.myTeams()).data)).toEqual([elsewhere._id]);
  });

  it('leave out archived, withdrawn and test teams, and those of an archived league', async () => {
    const withdrawn = await aRegisteredTeam(organization, {});
    const archived = await aTeam(organization);
    const test = await aTeam(organization);
    const over = await aTeam(organization);
    const kept = await aTeam(organization);
    const teams = [archived, test, over, kept, withdrawn];
    const me = await service.user();
    for (const team of teams) await aPlayer(team, { email: me.email });
    const { divisionTeams, leagues, registrationTeams } = organization.admin;
    await divisionTeams.update(archived._id, { archived: true });
    await divisionTeams.update(test._id, { isTest: true });
    await registrationTeams.setStatus(withdrawn.submission, { status: 'Withdrawn' });
    await leagues.update(over.league, { active: false });
    for (const team of teams) await aGameOf(team);
    for (const { _id: divisionTeam } of teams) {
      await organization.admin.teamEvents.create({ divisionTeam, title: 'Practice', date: inDays(1) });
    }
    expect(idsOf((await me.client.users.myTeams()).data)).toEqual([kept._id]);
    const games = (await me.client.users.myGames()).data;
    expect(games.map((game) => 'homeTeam' in game && game.homeTeam)).toEqual([kept._id]);
    const events = (await me.client.users.myEvents()).data;
    expect(events.map(({ divisionTeam }) => divisionTeam)).toEqual([kept._id]);
  });

  it('come with what they belong to; roots of other endpoints are ignored', async () => {
    const club = await organization.admin.teams.create({ name: 'Riverside' });
    const team = await aTeam(organization);
    await organization.admin.divisionTeams.update(team._id, { team: club._id });
    const tournament = await organization.admin.tournaments.create({ name: 'Classic' });
    await organization.admin.leagues.update(team.league, { tournament: tournament._id });
    const me = await aMember(service, team);
    const include =
      'team(name),division,league(name),organization(name),players(name),tournament,registration';
    const [mine] = (await me.client.users.myTeams({ include })).data;
    expect(mine).toMatchObject({
      team: { _id: club._id, name: 'Riverside' },
      division: { _id: team.division, name: 'A' },
      league: { _id: team.league, name: 'Winter' },
      organization: { _id: organization._id },
      players: [{ _id: me.player, name: 'Ada Marsh' }],
      tournament: tournament._id,
    });
  });

  it('have their own names where the public reads numbers', async () => {
    const team = await aTeam(organization, { config: { hideTeams: true } });
    const me = await aMember(service, team);
    expect((await me.client.users.myTeams()).data).toMatchObject([{ name: 'Hawks' }]);
    expect(await me.client.divisionTeams.get(team.opponent)).toMatchObject({ name: 'Team 2' });
  });
});

describe('my games', () => {
  it('are the coming ones of all my teams, soonest first, cancelled ones flagged', async () => {
    const [one, two] = [await aTeam(organization), await aTeam(organization)];
    const me = await aMember(service, one);
    await aPlayer({ organization, _id: two.opponent }, { email: me.email });
    const later = await aGameOf(one, { date: inDays(3) });
    const sooner = await aGameOf(two, { date: inDays(1) });
    const cancelled = await aGameOf(one, { date: inDays(2), isCancelled: true });
    const past = await aGameOf(one, { date: inDays(-1) });
    await aGameOf(one, { isHidden: true });
    await aGameOf(one, { isBye: true });
    await aGameOf(await aTeam(organization));
    const { users } = me.client;
    const list = await users.myGames();
    expect(list).toMatchObject({ count: 3, data: [{ isCancelled: false }, { isCancelled: true }, {}] });
    expect(idsOf(list.data)).toEqual(idsOf([sooner, cancelled, later]));
    expect(idsOf((await users.myGames({ from: inDays(-2) })).data)).toEqual(
      idsOf([past, sooner, cancelled, later]),
    );
    expect(idsOf(await users.myGames({ limit: 1 }).toArray())).toEqual(idsOf([sooner, cancelled, later]));
    expect((await users.myGames({ limit: 2 })).data).toHaveLength(2);
    for (const limit of [0, 201]) {
      await expect(users.myGames({ limit })).rejects.toMatchObject({ status: 400 });
    }
    expect((await users.myGames({ include: 'homeTeam(name)' })).data).toMatchObject([
      { homeTeam: { name: 'Hawks' } },
      { homeTeam: { name: 'Hawks' } },
      { homeTeam: { name: 'Hawks' } },
    ]);
  });

  it('without a time count until their day is over', async () => {
    const team = await aTeam(organization);
    const me = await aMember(service, team);
    const today = await aGameOf(team, { date: dayInChicago(0) });
    await aGameOf(team, { date: dayInChicago(-1) });
    await aGameOf(team, { date: inDays(-0.01) });
    expect(idsOf((await me.client.users.myGames()).data)).toEqual([today._id]);
  });

  it('come fifty at a time where nothing is said', async () => {
    const team = await aTeam(organization);
    const me = await aMember(service, team);
    await Promise.all(times(51, (index) => aGameOf(team, { date: `${2900 + index}-01-01` })));
    const list = await me.client.users.myGames();
    expect(list.data).toHaveLength(50);
    expect(list.count).toBe(51);
  });

  it('show where the public schedule is hidden', async () => {
    const team = await aTeam(organization, { config: { hideSchedules: true } });
    const me = await aMember(service, team);
    const game = await aGameOf(team);
    await expect(me.client.games.get(game._id)).rejects.toMatchObject({ status: 404 });
    expect(idsOf((await me.client.users.myGames()).data)).toEqual([game._id]);
  });

  it('of single players are those that my team takes part in', async () => {
    const team = await aTeam(organization);
    const me = await aMember(service, team);
    const teammate = await aPlayer(team);
    const race = (participants: string[]) =>
      organization.admin.games.create({ sport: 'track', date: inDays(1), participants });
    const ours = await race([teammate]);
    await race([await aPlayer(await aTeam(organization))]);
    expect(idsOf((await me.client.users.myGames()).data)).toEqual([ours._id]);
  });
});

describe('my events', () => {
  it('are the coming ones of all my teams, soonest first', async () => {
    const [one, two] = [await aTeam(organization), await aTeam(organization)];
    const me = await aMember(service, one);
    await aPlayer(two, { email: me.email });
    const on = ({ _id: divisionTeam }: TestTeam, date: string, more = {}) =>
      organization.admin.teamEvents.create({ divisionTeam, title: 'Practice', date, ...more });
    const later = await on(one, inDays(3));
    const sooner = await on(two, inDays(1), { isCancelled: true });
    const today = await on(two, dayInChicago(0));
    const past = await on(one, inDays(-2));
    await on(await aTeam(organization), inDays(1));
    const { users } = me.client;
    expect(await users.myEvents()).toMatchObject({ count: 3 });
    expect(idsOf((await users.myEvents()).data)).toEqual(idsOf([today, sooner, later]));
    expect(idsOf((await users.myEvents({ from: inDays(-3) })).data)).toEqual(
      idsOf([past, today, sooner, later]),
    );
    expect(idsOf(await users.myEvents({ limit: 1 }).toArray())).toEqual(idsOf([today, sooner, later]));
    expect((await users.myEvents({ include: 'divisionTeam(name)' })).data).toMatchObject([
      { divisionTeam: { name: 'Hawks' } },
      { divisionTeam: { name: 'Hawks' } },
      { divisionTeam: { name: 'Hawks' } },
    ]);
  });
});
