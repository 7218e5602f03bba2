import { useService, type TestOrganization } from '../support/service.ts';
import { aManagedTeam, aMember, aPlayer, aRegisteredTeam, aTeam } from './aTeam.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

const nothing = { isMember: false, isManager: false, isAdmin: false };
const manager = { ...nothing, isManager: true };
const admin = { isMember: false, isManager: true, isAdmin: true };
const notFound = { status: 404, code: 'not_found' };

const accessOf = (person: { client: ReturnType<typeof service.client> }, team: { _id: string }) =>
  person.client.users.myAccess(team._id);

describe('a member', () => {
  it('has a linked player on the team', async () => {
    const team = await aTeam(organization);
    const member = await aMember(service, team);
    expect(await accessOf(member, team)).toEqual({ ...nothing, isMember: true });
    expect(await accessOf(member, { _id: team.opponent })).toEqual(nothing);
  });

  it('who is taken off the roster loses access at once', async () => {
    const team = await aTeam(organization);
    const member = await aMember(service, team);
    const event = await organization.admin.teamEvents.create({
      divisionTeam: team._id,
      title: 'Practice',
      date: '2999-01-01',
    });
    expect(await member.client.teamEvents.get(event._id)).toEqual(event);
    await organization.admin.players.remove(member.player);
    expect(await accessOf(member, team)).toEqual(nothing);
    const { teamEvents, availabilities, assignments, users } = member.client;
    await expect(teamEvents.get(event._id)).rejects.toMatchObject(notFound);
    await expect(teamEvents.listByTeam(team._id)).rejects.toMatchObject(notFound);
    await expect(availabilities.listByTeamEvent(event._id)).rejects.toMatchObject(notFound);
    await expect(assignments.listByTeamEvent(event._id)).rejects.toMatchObject(notFound);
    const answer = { teamEvent: event._id, player: member.player, status: 'yes' } as const;
    await expect(availabilities.set(answer)).rejects.toMatchObject(notFound);
    expect(await users.myTeams()).toMatchObject({ data: [], count: 0 });
    expect((await users.myEvents()).data).toEqual([]);
  });

  it('keeps access while another of its players stays', async () => {
    const team = await aTeam(organization);
    const member = await aMember(service, team);
    await aPlayer(team, { email: member.email, name: 'A sister' });
    await organization.admin.players.remove(member.player);
    expect(await accessOf(member, team)).toMatchObject({ isMember: true });
  });
});

describe('a manager', () => {
  it('registered the team, or is named as its manager in whatever case', async () => {
    const [registrant, named, other] = [await service.user(), await service.user(), await service.user()];
    const team = await aRegisteredTeam(organization, { registrant, managers: [named.email.toUpperCase()] });
    expect(await accessOf(registrant, team)).toEqual(manager);
    expect(await accessOf(named, team)).toEqual(manager);
    expect(await accessOf(other, team)).toEqual(nothing);
    await organization.admin.registrationTeams.update(team.submission, { managers: [] });
    expect(await accessOf(named, team)).toEqual(nothing);
  });

  it('is one by an address only once that is confirmed', async () => {
    const team = await aRegisteredTeam(organization, { managers: ['boss@league.test'] });
    const person = await service.user();
    await person.client.users.updateProfile({ email: 'boss@league.test' });
    expect(await accessOf(person, team)).toEqual(nothing);
    await service.db.select("UPDATE users SET email = 'boss@league.test' WHERE id = $1", [person._id]);
    expect(await accessOf(person, team)).toEqual(manager);
  });

  it('of a team that was removed is one no more, and its players are no members', async () => {
    const team = await aManagedTeam(service, organization);
    const member = await aMember(service, team);
    await organization.admin.registrationTeams.remove(team.submission);
    await expect(accessOf(team.manager, team)).rejects.toMatchObject(notFound);
    await expect(accessOf(member, team)).rejects.toMatchObject(notFound);
    expect(await organization.admin.users.myAccess(team._id)).toEqual(admin);
    await organization.admin.registrationTeams.restore(team.submission);
    expect(await accessOf(team.manager, team)).toEqual(manager);
    expect(await accessOf(member, team)).toEqual({ ...nothing, isMember: true });
  });
});

describe('an administrator', () => {
  it('is named by the division, its league or its tournament, by id or by address', async () => {
    const team = await aTeam(organization);
    const [byDivision, byLeague, byTournament] = [
      await service.user(),
      await service.user(),
      await service.user(),
    ];
    const { divisions, leagues, tournaments } = organization.admin;
    const tournament = await tournaments.create({
      name: 'Classic',
      config: { admins: [byTournament.email.toUpperCase()] },
    });
    await leagues.update(team.league, { tournament: tournament._id, config: { admins: [byLeague.email] } });
    await divisions.update(team.division, { config: { admins: [byDivision._id] } });
    for (const person of [byDivision, byLeague, byTournament]) {
      expect(await accessOf(person, team)).toEqual(admin);
    }
    await leagues.update(team.league, { config: { admins: [] } });
    expect(await accessOf(byLeague, team)).toEqual(nothing);
    expect(await accessOf(byDivision, team)).toEqual(admin);
  });

  it('of the organization is one with either token, and no more once removed', async () => {
    const team = await aTeam(organization);
    const person = await service.user();
    const { _id } = await organization.admin.admins.create({
      email: person.email,
      organization: organization._id,
    });
    expect(await accessOf(person, team)).toEqual(admin);
    expect(await organization.admin.users.myAccess(team._id)).toEqual(admin);
    await organization.admin.admins.remove(_id);
    expect(await accessOf(person, team)).toEqual(nothing);
  });

  it('of another organization is a stranger', async () => {
    const team = await aTeam(organization);
    const other = await service.organization();
    expect(await other.admin.users.myAccess(team._id)).toEqual(nothing);
    await expect(other.admin.teamEvents.listByTeam(team._id)).rejects.toMatchObject(notFound);
  });
});

describe('access to a team that the public does not see', () => {
  it('is told to those who are something on it, and 404 to everybody else', async () => {
    const team = await aTeam(organization);
    const member = await aMember(service, team);
    await organization.admin.divisionTeams.update(team._id, { isTest: true });
    expect(await accessOf(member, team)).toEqual({ ...nothing, isMember: true });
    await expect(accessOf(await service.user(), team)).rejects.toMatchObject(notFound);
    await expect(accessOf(member, { _id: 'f'.repeat(24) })).rejects.toMatchObject(notFound);
  });
});
