import { createPushService } from '../../server/platform/expo.ts';
import { removeLeftovers } from '../../server/platform/housekeeping.ts';
import {
  createOutboxDelivery,
  type Deliver,
  type OutboxDelivery,
} from '../../server/platform/outboxDelivery.ts';
import { pushDelivery } from '../../server/push/index.ts';
import { readReceipts } from '../../server/push/readReceipts.ts';
import { deliverUntil, silent } from '../platform/anOutbox.ts';
import { aManagedTeam, aMember } from '../roles/aTeam.ts';
import { usePushStandIn } from '../support/expo/standIn.ts';
import { times, useService, type TestOrganization, type TestUser } from '../support/service.ts';

const service = useService({ pool: 4 });
const expo = usePushStandIn();
let organization: TestOrganization;
let delivery: OutboxDelivery;
/** Deliveries that have begun wait for this. */
let gate: Promise<void> = Promise.resolve();

const parts = () => ({
  db: service.db,
  push: createPushService({ baseUrl: expo.baseUrl, accessToken: 'an access token' }),
  logger: silent,
  isStillTrue: () => Promise.resolve(true),
  receiptSeconds: 0,
});

beforeAll(async () => {
  organization = await service.organization();
  const { db } = service;
  // Tried again at once.
  const options = { db, logger: silent, delayMs: () => 0 };
  const push: Deliver = async (message, signal) => {
    await gate;
    await pushDelivery(parts())(message, signal);
  };
  delivery = createOutboxDelivery({ ...options, deliver: { push } });
});
afterAll(() => delivery.drain(5_000));
beforeEach(() => {
  expo.arrived.length = 0;
  expo.requests.length = 0;
});

/** A device of the person. */
async function aDevice({ client }: Pick<TestUser, 'client'>): Promise<string> {
  const token = `ExponentPushToken[${Math.random().toString(36).slice(2)}]`;
  await client.pushTokens.register({ token });
  return token;
}

const allSent = async () =>
  (await service.db.select("SELECT 1 FROM outbox WHERE kind = 'push' AND state <> 'sent'")).length === 0;

/** Delivers what waits. */
const deliver = () => deliverUntil([delivery], allSent);

const say = ({ client }: Pick<TestUser, 'client'>, { _id }: { _id: string }, text: string) =>
  client.chatMessages.create({ divisionTeam: _id, text });

const askReceipts = () => readReceipts(parts(), () => Promise.resolve());

const known = async (token: string) =>
  (await service.db.select('SELECT 1 FROM push_tokens WHERE token = $1', [token])).length === 1;

const aTeamOfFour = async () => {
  const team = await aManagedTeam(service, organization);
  const members = [await aMember(service, team, 'Ada Marsh'), await aMember(service, team, 'Ben Marsh')];
  const everybody = [...members, team.manager];
  return { team, members, devices: await Promise.all(everybody.map(aDevice)) };
};

it('tells the players and managers of a team of a message, but not who wrote it', async () => {
  const { team, members, devices } = await aTeamOfFour();
  const writer = members[0] as TestUser;
  await aDevice({ client: organization.admin });
  const message = await say(writer, team, 'Who brings\n the balls?');
  await deliver();
  expect(expo.arrived.map(({ to }) => to).sort()).toEqual(devices.slice(1).sort());
  expect(expo.arrived[0]).toMatchObject({
    title: 'Falcons',
    body: `${message.name}: Who brings the balls?`,
    data: {
      type: 'chat_message_created',
      path: `/chatMessages/team/${team._id}`,
      divisionTeam: team._id,
      chatMessage: message._id,
    },
  });
  expect(expo.credentials.at(-1)).toBe('Bearer an access token');
});

it('tells of a new event, and the player of a duty', async () => {
  const { team, members, devices } = await aTeamOfFour();
  const event = await team.manager.client.teamEvents.create({
    divisionTeam: team._id,
    title: 'Practice',
    date: '2999-03-08',
    time: '19:00',
  });
  await deliver();
  expect(expo.arrived.map(({ to }) => to).sort()).toEqual(devices.slice(0, 2).sort());
  expect(expo.arrived[0]).toMatchObject({
    body: 'New event: Practice, 2999-03-08, 19:00',
    data: { type: 'team_event_created', path: `/teamEvents/${event._id}`, teamEvent: event._id },
  });
  const duty = await team.manager.client.assignments.create({
    teamEvent: event._id,
    player: members[0]?.player as string,
    title: 'Bring the snacks',
  });
  await deliver();
  expect(expo.arrived.slice(2)).toMatchObject([
    {
      to: devices[0],
      body: 'Your duty: Bring the snacks',
      data: { type: 'assignment_created', assignment: duty._id, teamEvent: event._id },
    },
  ]);
});

it('tells nobody who has left the team before the push leaves', async () => {
  const { team, members, devices } = await aTeamOfFour();
  let open: () => void = () => undefined;
  gate = new Promise((resolve) => (open = resolve));
  await say(team.manager, team, 'See you on Sunday');
  await organization.admin.registrationTeams.removePlayer(team.submission, {
    player: members[0]?.player as string,
  });
  open();
  await deliver();
  expect(expo.arrived.map(({ to }) => to)).toEqual([devices[1]]);
});

it('tells no device whose account has signed out everywhere, until it signs in there again', async () => {
  const { team, members, devices } = await aTeamOfFour();
  await members[0]?.client.users.logoutEverywhere();
  await say(team.manager, team, 'First');
  await deliver();
  expect(expo.arrived.map(({ to }) => to)).toEqual([devices[1]]);
  expect(await known(devices[0] as string)).toBe(true);
  await removeLeftovers(service.db, () => Promise.resolve());
  expect(await known(devices[0] as string)).toBe(false);
});

it('sends to a hundred devices at once, and after a cut line to those it has not reached', async () => {
  const { team, members, devices } = await aTeamOfFour();
  for (const member of members) {
    for (const token of times(47, (index) => `ExponentPushToken[${member._id}-${index}]`)) {
      await member.client.pushTokens.register({ token });
    }
  }
  const [third] = [await aMember(service, team, 'Cleo Marsh')];
  await Promise.all(times(6, () => aDevice(third)));
  expect(devices).toHaveLength(3);
  await say(team.manager, team, 'Everybody');
  // The second request fails once.
  const { push, ...rest } = parts();
  let asked = 0;
  const flaky = createOutboxDelivery({
    db: service.db,
    logger: silent,
    delayMs: () => 0,
    deliver: {
      push: pushDelivery({
        ...rest,
        push: {
          ...push,
          send: (messages) => {
            asked += 1;
            return asked === 2 ? Promise.reject(new Error('The line was cut.')) : push.send(messages);
          },
        },
      }),
    },
  });
  await deliverUntil([flaky], allSent);
  await flaky.drain(5_000);
  const reached = expo.arrived.map(({ to }) => to);
  expect(new Set(reached).size).toBe(102);
  expect(reached).toHaveLength(102);
  expect(expo.requests).toEqual([100, 2]);
});

it('forgets a device of which the ticket says that the app is gone', async () => {
  const { team, devices } = await aTeamOfFour();
  const [gone, stays] = devices as [string, string];
  expo.ticketErrors.set(gone, 'DeviceNotRegistered');
  await say(team.manager, team, 'Hello');
  await deliver();
  expect(expo.arrived.map(({ to }) => to)).toEqual([stays]);
  expect([await known(gone), await known(stays)]).toEqual([false, true]);
});

it('forgets a device of which the receipt says so later', async () => {
  const { team, devices } = await aTeamOfFour();
  const [gone, late] = devices as [string, string];
  expo.receiptErrors.set(gone, 'DeviceNotRegistered');
  expo.undecided.add(late);
  await say(team.manager, team, 'Hello');
  await deliver();
  await askReceipts();
  expect([await known(gone), await known(late)]).toEqual([false, true]);
  // The other's receipt was not there yet: it is asked for again, and no sooner than in a minute.
  expo.receiptErrors.set(late, 'DeviceNotRegistered');
  expo.undecided.delete(late);
  const asked = expo.receiptsAsked;
  await askReceipts();
  expect(expo.receiptsAsked).toBe(asked);
  await service.db.select(
    "UPDATE push_tickets SET next_check_at = now() - interval '1 minute' WHERE token = $1",
    [late],
  );
  await askReceipts();
  expect(await known(late)).toBe(false);
});

it('keeps a device that its app has registered again since the push', async () => {
  const { team, members, devices } = await aTeamOfFour();
  const [back] = devices as [string];
  expo.receiptErrors.set(back, 'DeviceNotRegistered');
  await say(team.manager, team, 'Hello');
  await deliver();
  await members[0]?.client.pushTokens.register({ token: back });
  await askReceipts();
  expect(await known(back)).toBe(true);
});

it('reaches a team of which one device belongs to another app', async () => {
  const { team, members, devices } = await aTeamOfFour();
  expo.foreign.add(await aDevice(members[0] as TestUser));
  await say(team.manager, team, 'Hello');
  await deliver();
  expect(expo.arrived.map(({ to }) => to)).toEqual(expect.arrayContaining(devices.slice(0, 2)));
});

it('tries again for the device alone whose push was put off', async () => {
  const { team, devices } = await aTeamOfFour();
  const [slow, quick] = devices as [string, string];
  expo.putOff.add(slow);
  await say(team.manager, team, 'Hello');
  await deliver();
  expect(expo.arrived.map(({ to }) => to)).toEqual([quick, slow]);
});

it('gives nothing to a token that is not Expo’s', async () => {
  const { team, members } = await aTeamOfFour();
  await members[0]?.client.pushTokens.register({ token: 'a token of another service' });
  await say(team.manager, team, 'Hello');
  await deliver();
  expect(expo.at('a token of another service')).toEqual([]);
  expect(expo.arrived).toHaveLength(2);
});

it('clears up the tickets of what was sent and whose receipts were read', async () => {
  const { team, devices } = await aTeamOfFour();
  await say(team.manager, team, 'Hello');
  await deliver();
  await askReceipts();
  await removeLeftovers(service.db, () => Promise.resolve());
  const left = await service.db.select('SELECT 1 FROM push_tickets WHERE token = ANY($1)', [devices]);
  expect(left).toEqual([]);
});
