import { DateTime } from 'luxon';
import { anonymous } from '../../server/platform/actor.ts';
import { createContext } from '../../server/platform/context.ts';
import { isStillDue } from '../../server/reminders/index.ts';
import { sendReminders } from '../../server/reminders/sendReminders.ts';
import { statementsOf } from '../feeds/statements.ts';
import { aMatch, type Pairing } from '../games/aGame.ts';
import { aSignUpForm, register } from '../registrationTeams/anEntry.ts';
import { aMember, aTeam, type TestTeam } from '../roles/aTeam.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';

const service = useService({ pool: 4 });
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/Chicago' });
});

/** A moment as the clocks of Chicago show it. */
const at = (local: string) => DateTime.fromISO(local, { zone: 'America/Chicago' }).toJSDate();

const remindAt = (local: string) =>
  sendReminders({
    ...createContext(service.db, { actor: anonymous, requestId: 'reminders' }),
    now: () => at(local),
  });

type Told = { template: string; to: string; data: Record<string, unknown> };

const toldOf = (organizationId: string, templates: string) =>
  service.db.select<Told>(
    `SELECT template, recipient AS "to", data FROM outbox
     WHERE organization = $1 AND template ~ $2 ORDER BY template, recipient`,
    [organizationId, templates],
  );

const pushesOf = async (record: string) =>
  (await toldOf(organization._id, 'day_reminder')).filter(({ data }) =>
    [data['game'], data['teamEvent']].includes(record),
  );

const pairingOf = (team: TestTeam) =>
  ({ division: { _id: team.division }, home: { _id: team._id }, away: { _id: team.opponent } }) as Pairing;

it('reminds the players of both teams on the morning of a game, once, however often and wherever it runs', async () => {
  const team = await aTeam(organization);
  const { _id } = await aMatch(organization, pairingOf(team), {
    date: '2031-03-09',
    time: '19:00',
    location: 'Riverside Hall',
  });
  await remindAt('2031-03-08T20:00');
  await remindAt('2031-03-09T08:59');
  expect(await pushesOf(_id)).toEqual([]);
  await Promise.all(times(4, () => remindAt('2031-03-09T09:00')));
  await remindAt('2031-03-09T13:00');
  await remindAt('2031-03-10T09:00');
  const told = await pushesOf(_id);
  expect(told.map(({ to }) => to).sort()).toEqual([`players:${team._id}`, `players:${team.opponent}`].sort());
  expect(told.find(({ to }) => to === `players:${team._id}`)?.data).toEqual({
    divisionTeam: team._id,
    game: _id,
    opponent: 'Owls',
    time: '19:00',
    place: 'Riverside Hall',
  });
});

it('reminds later that day when no process was up, but not of what has begun', async () => {
  const team = await aTeam(organization);
  const fixture = { date: '2031-04-05' };
  const over = await aMatch(organization, pairingOf(team), { ...fixture, time: '10:00' });
  const ahead = await aMatch(organization, pairingOf(team), { ...fixture, time: '20:00' });
  await remindAt('2031-04-05T15:00');
  expect([(await pushesOf(over._id)).length, (await pushesOf(ahead._id)).length]).toEqual([0, 2]);
});

it('reminds of no cancelled or hidden game, no bye, and no game of an archived league or a withdrawn team', async () => {
  const team = await aTeam(organization);
  const match = (fields: object) => aMatch(organization, pairingOf(team), { date: '2031-05-04', ...fields });
  const silent = [
    await match({ isCancelled: true }),
    await match({ isHidden: true }),
    await match({ isBye: true }),
  ];
  const archived = await aTeam(organization);
  silent.push(await aMatch(organization, pairingOf(archived), { date: '2031-05-04' }));
  await organization.admin.leagues.update(archived.league, { active: false });
  await remindAt('2031-05-04T09:00');
  for (const { _id } of silent) expect(await pushesOf(_id)).toEqual([]);
});

it('does not name an opponent whose name is hidden', async () => {
  const team = await aTeam(organization, { config: { hideTeams: true } });
  const { _id } = await aMatch(organization, pairingOf(team), { date: '2031-05-11' });
  await remindAt('2031-05-11T09:00');
  expect((await pushesOf(_id)).map(({ data }) => data['opponent'])).toEqual([null, null]);
});

it('reminds of a game again on the day that it was moved to', async () => {
  const team = await aTeam(organization);
  const { _id } = await aMatch(organization, pairingOf(team), { date: '2031-06-01', time: '19:00' });
  await remindAt('2031-06-01T09:00');
  await organization.admin.games.update(_id, { date: '2031-06-08' });
  await remindAt('2031-06-08T09:00');
  expect(await pushesOf(_id)).toHaveLength(4);
});

it('reminds those who take part in a game that is played alone', async () => {
  const team = await aTeam(organization, { sports: ['golf'] });
  const player = await aMember(service, team);
  await aMember(service, team, 'Ben Marsh');
  const { _id } = await organization.admin.games.create({
    sport: 'golf',
    division: team.division,
    date: '2031-06-15',
    participants: [player.player],
  } as never);
  await remindAt('2031-06-15T09:00');
  expect((await pushesOf(_id)).map(({ to }) => to)).toEqual([`user:${player._id}`]);
});

it('reminds the players of a team of its event, and not of one that was called off', async () => {
  const team = await aTeam(organization);
  const create = (fields: object) =>
    organization.admin.teamEvents.create({
      divisionTeam: team._id,
      title: 'Practice',
      date: '2031-07-06',
      time: '19:00',
      location: 'Gym 2',
      ...fields,
    });
  const [held, off] = [await create({}), await create({ isCancelled: true })];
  await remindAt('2031-07-06T09:00');
  await remindAt('2031-07-06T11:00');
  expect(await pushesOf(off._id)).toEqual([]);
  expect(await pushesOf(held._id)).toEqual([
    {
      template: 'event_day_reminder',
      to: `players:${team._id}`,
      data: { divisionTeam: team._id, teamEvent: held._id, title: 'Practice', time: '19:00', place: 'Gym 2' },
    },
  ]);
});

it('says when it begins, also where only its date does, by the clocks of the place', async () => {
  const { admin } = organization;
  const team = await aTeam(organization);
  const away = await admin.locations.create({ name: 'Coast Arena', timeZone: 'America/Los_Angeles' });
  const date = '2031-07-20T19:30:00-05:00';
  const home = await aMatch(organization, pairingOf(team), { date });
  const onTheRoad = await aMatch(organization, pairingOf(team), {
    date: '2031-07-20T22:30:00-05:00',
    locationModel: away._id,
  });
  const untimed = await aMatch(organization, pairingOf(team), { date: '2031-07-20' });
  const event = await admin.teamEvents.create({ divisionTeam: team._id, title: 'Practice', date });
  await remindAt('2031-07-20T09:00');
  const timeOf = async ({ _id }: { _id: string }) => (await pushesOf(_id))[0]?.data['time'];
  expect([await timeOf(home), await timeOf(onTheRoad), await timeOf(untimed), await timeOf(event)]).toEqual([
    '19:30',
    '20:30',
    null,
    '19:30',
  ]);
  expect(await toldOf(organization._id, 'team_event_created')).toContainEqual(
    expect.objectContaining({ data: expect.objectContaining({ teamEvent: event._id, time: '19:30' }) }),
  );
});

it('goes by the clocks of each organization', async () => {
  const tokyo = await service.organization({ timeZone: 'Asia/Tokyo' });
  const team = await aTeam(tokyo);
  await aMatch(tokyo, pairingOf(team), { date: '2031-08-10' });
  // 09:00 of the 10th in Tokyo is 19:00 of the 9th in Chicago.
  await remindAt('2031-08-09T18:59');
  expect(await toldOf(tokyo._id, 'game_day')).toEqual([]);
  await remindAt('2031-08-09T19:00');
  expect(await toldOf(tokyo._id, 'game_day')).toHaveLength(2);
});

it('drops a reminder that was put off until its game was cancelled or had begun', async () => {
  const team = await aTeam(organization);
  const { _id } = await aMatch(organization, pairingOf(team), { date: '2031-09-07', time: '19:00' });
  const reminder = { template: 'game_day_reminder', data: { game: _id } };
  const stillDue = (local: string) => isStillDue(service.db, reminder, at(local));
  expect([await stillDue('2031-09-07T12:00'), await stillDue('2031-09-07T19:00')]).toEqual([true, false]);
  await organization.admin.games.update(_id, { isCancelled: true });
  expect(await stillDue('2031-09-07T12:00')).toBe(false);
});

it('mails those who run a team that is not complete, and leaves the others in peace', async () => {
  const form = await aSignUpForm(organization, {
    registration: {
      hasPayments: false,
      endDate: '2032-04-10',
      settings: {
        emailReminderTeam: true,
        numDaysToRemindTeam: 5,
        hurryFinishTeamRegistration: { enabled: true, numDaysAgo: 1 },
      },
    },
  });
  const [open, done, gone] = [await service.user(), await service.user(), await service.user()];
  const managers = (email: string) => ({ managers: [{ name: 'Sam Okafor', email }] });
  await register(open, form, { name: 'Open', ...managers('Co.Manager@league.test') });
  const complete = await register(done, form, { name: 'Done', ...managers(done.email) });
  await done.client.registrationTeams.addPlayer(complete._id, { name: 'Ada Marsh' });
  await done.client.registrationTeams.complete(complete._id);
  const withdrawn = await register(gone, form, { name: 'Gone', ...managers(gone.email) });
  await organization.admin.registrationTeams.setStatus(withdrawn._id, { status: 'Withdrawn' });

  const told = async () => {
    const mails = await toldOf(organization._id, '^(team_registration_reminder|hurry_)');
    return mails.map(({ template, to, data }) => [template, to, data['teamName'], data['daysLeft']]);
  };
  await remindAt('2032-04-04T12:00');
  expect(await told()).toEqual([]);
  await Promise.all(times(3, () => remindAt('2032-04-05T09:00')));
  const reminders = [
    ['team_registration_reminder', 'co.manager@league.test', 'Open', 5],
    ['team_registration_reminder', open.email, 'Open', 5],
  ];
  expect(await told()).toEqual(reminders);
  for (const day of ['2032-04-09T09:00', '2032-04-09T10:00', '2032-04-10T09:00', '2032-04-11T09:00']) {
    await remindAt(day);
  }
  expect(await told()).toEqual([
    ['hurry_finish_team_registration', 'co.manager@league.test', 'Open', 1],
    ['hurry_finish_team_registration', open.email, 'Open', 1],
    ...reminders,
  ]);
});

it('tells who came to run a team later that day, and has nothing to write where all are told', async () => {
  const form = await aSignUpForm(organization, {
    registration: {
      hasPayments: false,
      endDate: '2033-04-10',
      settings: { emailReminderTeam: true, numDaysToRemindTeam: 5 },
    },
  });
  const manager = await service.user();
  const { _id, managers } = await register(manager, form, { name: 'Late Risers' });
  const told = async () =>
    (await toldOf(organization._id, '^team_registration_reminder'))
      .filter(({ data }) => data['teamName'] === 'Late Risers')
      .map(({ to }) => to);
  const first = await statementsOf(() => remindAt('2033-04-05T09:00'));
  const second = await statementsOf(() => remindAt('2033-04-05T09:05'));
  expect(await told()).toEqual([manager.email]);
  expect(second).toBeLessThan(first);

  const late = [...managers, { name: 'Lee Park', email: 'Lee.Park@league.test' }];
  await manager.client.registrationTeams.update(_id, { managers: late } as never);
  await remindAt('2033-04-05T09:10');
  expect(await told()).toEqual(['lee.park@league.test', manager.email]);
});
