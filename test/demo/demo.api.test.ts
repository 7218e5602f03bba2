import { jest } from '@jest/globals';
import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { people } from '../../server/demo/league.ts';
import { seedDemo } from '../../server/demo/seedDemo.ts';
import { createAccount } from '../../server/identity/index.ts';
import type { Actor } from '../../server/platform/actor.ts';
import { createContext } from '../../server/platform/context.ts';
import { asPerson } from '../../server/roles/index.ts';
import { useService, type TestOrganization } from '../support/service.ts';

jest.setTimeout(120_000);

const service = useService();

let organization: TestOrganization;
let admin: SportsLeagueClient;
let manager: SportsLeagueClient;
let member: SportsLeagueClient;

const contextOf = (actor: Actor) => createContext(service.db, { actor, requestId: 'first-start' });

async function signIn(person: (typeof people)['manager']) {
  const { email, firstName, lastName } = person;
  const id = await createAccount(contextOf({ kind: 'anonymous' }), { ...person, password: 'a password' });
  const name = `${firstName} ${lastName}`;
  const ctx = asPerson(contextOf({ kind: 'user', id, name, email, expiresAt: new Date(8.64e15) }));
  return { ctx, client: (await service.signedIn(id)).client };
}

beforeAll(async () => {
  organization = await service.organization();
  ({ admin } = organization);
  const context = contextOf({
    kind: 'admin',
    id: organization.adminId,
    name: 'Alex Rivers',
    email: organization.adminEmail,
    organizations: [organization._id],
    expiresAt: new Date(8.64e15),
  });
  const [captain, player] = [await signIn(people.manager), await signIn(people.member)];
  await context.transaction(() => seedDemo(context, { manager: captain.ctx, member: player.ctx }));
  [manager, member] = [captain.client, player.client];
});

const isScored = (game: object) => 'homeScore' in game && game.homeScore !== null;

async function divisionNamed(name: string) {
  const { data } = await admin.divisions.list();
  return data.find((division) => division.name === name)?._id as string;
}

const ownTeam = async () => (await member.users.myTeams()).data[0]?._id as string;

it('is a season half played, a bracket after its quarterfinals, a tournament of 16 after its first round', async () => {
  const [monday, thursday] = [
    await divisionNamed('Monday Recreational'),
    await divisionNamed('Thursday Competitive'),
  ];
  for (const division of [monday, thursday]) {
    const season = (await admin.games.list({ division })).data.filter(({ playoffRound }) => !playoffRound);
    expect(season).toHaveLength(28);
    expect(season.filter(isScored)).toHaveLength(16);
    // What has been played is over, what has not been is to come.
    const today = Date.now() - 86_400_000;
    for (const game of season) {
      const begins = Date.parse(game.date);
      expect(isScored(game) ? begins < Date.now() : begins > today).toBe(true);
    }
    const table = await admin.divisions.standings(division);
    expect(table?.map(({ gamesPlayed }) => gamesPlayed)).toEqual(Array.from({ length: 8 }, () => 4));
    expect(table?.some(({ tiebreaker }) => tiebreaker !== null)).toBe(true);
  }
  const playoffs = await admin.playoffs.get(monday);
  expect(playoffs.rounds.map(({ name, games }) => [name, games.filter(isScored).length])).toEqual([
    ['Quarterfinal', 4],
    ['Consolation Semifinal', 0],
    ['Semifinal', 0],
    ['Seventh Place', 0],
    ['Fifth Place', 0],
    ['Third Place', 0],
    ['Championship', 0],
  ]);
  const [tournament] = (await admin.tournaments.list()).data;
  const bracket = await admin.brackets.get(tournament?._id as string);
  expect(bracket.rounds.map(({ games }) => games.filter(isScored).length)).toEqual([8, 0, 0, 0]);
  const [first = [], quarterfinals = []] = bracket.rounds.map(({ games }) => games);
  for (const game of quarterfinals) {
    expect(game).toMatchObject({ homeTeam: expect.any(String), awayTeam: expect.any(String) });
  }
  const lastOf = (games: readonly { date: string }[]) =>
    Math.max(...games.map(({ date }) => Date.parse(date)));
  expect(lastOf(first)).toBeLessThan(Date.now());
  expect(lastOf(quarterfinals)).toBeGreaterThan(lastOf(first));
});

it('has the sixteen teams of the season signed up in time, accepted and placed, with their rosters', async () => {
  const [winter] = (await admin.registrations.list({ active: true, sort: 'startDate' })).data;
  expect(winter).toMatchObject({
    signUp: { state: 'closed' },
    playerWaivers: [{ required: true }],
    config: { minPlayers: 5, maxPlayers: 12 },
  });
  const teams = (await admin.registrationTeams.listByRegistration(winter?._id as string)).data;
  expect(teams).toHaveLength(16);
  for (const team of teams) {
    expect(team).toMatchObject({
      status: 'Accepted',
      capacityState: 'Secured',
      unregistered: false,
      divisionTeam: expect.any(String),
      completedAt: expect.any(String),
      fields: { 'jersey-colour': expect.any(String), phone: expect.any(String) },
      managers: [{ name: expect.any(String), email: expect.any(String) }],
    });
    expect(Date.parse(team.registeredAt)).toBeGreaterThan(Date.parse(winter?.startDate as string));
    expect(Date.parse(team.registeredAt)).toBeLessThan(Date.parse(winter?.endDate as string));
  }
  const rosters = (await admin.players.list()).data;
  expect(rosters).toHaveLength(16 * 8 + 1);
  expect(new Set(rosters.map(({ name }) => name)).size).toBe(rosters.length);
  const placed = (await admin.divisionTeams.listByDivision(await divisionNamed('Monday Recreational'))).data;
  for (const { _id, team } of placed) {
    expect(team).not.toBeNull();
    expect(rosters.filter((player) => player.team === _id).length).toBeGreaterThanOrEqual(8);
  }
});

it('has a captain who registered the team and a player who joined it, each with an account', async () => {
  const team = await ownTeam();
  expect((await manager.users.myTeams()).data.map(({ name }) => name)).toEqual(['Harbor Herons']);
  expect(await manager.users.myAccess(team)).toEqual({ isMember: true, isManager: true, isAdmin: false });
  expect(await member.users.myAccess(team)).toEqual({ isMember: true, isManager: false, isAdmin: false });
  const [submission] = (await manager.registrationTeams.list()).data;
  expect(submission).toMatchObject({ name: 'Harbor Herons', registrant: expect.any(String) });
});

it('has practices, answers, duties and a chat in that team', async () => {
  const team = await ownTeam();
  const [practice, dinner] = (await member.users.myEvents()).data;
  expect([practice?.title, dinner?.title, dinner?.isCancelled]).toEqual(['Practice', 'Team dinner', true]);
  expect((await member.teamEvents.listByTeam(team)).data.map(({ title }) => title)).toEqual([
    'Practice',
    'Practice',
    'Team dinner',
  ]);
  const answers = (await member.availabilities.listByTeamEvent(practice?._id as string)).data;
  expect(answers).toHaveLength(9);
  expect(answers.filter(({ status }) => status !== null)).toMatchObject([
    { name: 'Maya Ortiz', status: 'yes' },
  ]);
  const [game] = (await member.users.myGames({ limit: 1 })).data;
  expect((await member.assignments.listByGame(game?._id as string)).data).toMatchObject([
    { title: 'Bring the balls', completed: false },
  ]);
  expect((await member.chatMessages.listByTeam(team)).data.map(({ name, kind }) => [name, kind])).toEqual([
    ['Maya Ortiz', 'message'],
    ['Sam Lindqvist', 'message'],
    ['Maya Ortiz', 'message'],
    ['Alex Rivers', 'announcement'],
  ]);
});

it('mails only the newcomer and the invited manager', async () => {
  const mails = await service.db.select<{ template: string; recipient: string }>(
    `SELECT template, recipient FROM outbox WHERE organization = $1 AND kind = 'mail' ORDER BY id`,
    [organization._id],
  );
  expect(mails).toEqual([
    { template: 'registration_invitation', recipient: 'ruth.feldman@players.example' },
    { template: 'player_signup', recipient: people.member.email },
    { template: 'player_waiver_required', recipient: people.member.email },
  ]);
});

it('has a paid sign-up with a waitlist, room for one more to wait, and the next in line for a freed seat', async () => {
  const division = await divisionNamed('Sunday Social');
  const line = async () => {
    const { secured, waitlisted, pending } = await admin.divisions.capacity(division);
    return [secured, waitlisted, pending].map((teams) => teams.map(({ name }) => name));
  };
  const before = await admin.divisions.capacity(division);
  expect(before).toMatchObject({ capacity: 4, waitlistCapacity: 3 });
  expect(before.secured.map(({ paymentStatus }) => paymentStatus)).toEqual([
    'paid',
    'partial',
    'paid',
    'partial',
  ]);
  expect(await line()).toEqual([
    ['Dockside Dribblers', 'Corner Store Five', 'Levee Leapers', 'Post Office'],
    ['Sandlot Shooters', 'Night Shift'],
    ['Bleacher Creatures', 'Library Ladders'],
  ]);
  const open = (await manager.registrations.list()).data.find(({ signUp }) => signUp.state === 'open');
  const enter = (name: string) =>
    manager.registrationTeams.create({ registration: open?._id as string, division, name });
  const { _id: registrationTeam, amountDue } = await enter('Herons Too');
  expect(amountDue).toBe(45_000);
  await admin.payments.create({ registrationTeam, amount: 20_000, method: 'cash' });
  await expect(enter('Herons Three')).rejects.toMatchObject({ code: 'division_full' });
  await admin.registrationTeams.setStatus(before.secured[0]?.registrationTeam as string, {
    status: 'Withdrawn',
  });
  expect(await line()).toEqual([
    ['Sandlot Shooters', 'Corner Store Five', 'Levee Leapers', 'Post Office'],
    ['Night Shift', 'Herons Too'],
    ['Bleacher Creatures', 'Library Ladders'],
  ]);
});
