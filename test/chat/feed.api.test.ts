import { createFeed, type Feed } from '../../server/chat/index.ts';
import { createCredentials } from '../../server/identity/credentials.ts';
import { createSessions } from '../../server/identity/sessions.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { Peer, type Wire } from '../../server/platform/sockets/peer.ts';
import { silent } from '../platform/anOutbox.ts';
import { aMember, aTeam, type TestMember, type TestTeam } from '../roles/aTeam.ts';
import { eventually } from '../support/eventually.ts';
import { sessionSecret, times, useService, type TestOrganization } from '../support/service.ts';

const service = useService({ pool: 6 });
let organization: TestOrganization;
let team: TestTeam;
let member: TestMember;
let feed: Feed;

beforeAll(async () => {
  organization = await service.organization();
});
beforeEach(async () => {
  team = await aTeam(organization);
  member = await aMember(service, team);
});
afterEach(() => feed.close());

const aFeed = (timing: { lookMs?: number; reviewMs?: number } = {}): Feed => {
  const credentials = createCredentials(service.db, createSessions(sessionSecret));
  return createFeed({ db: service.db, credentials, logger: silent, ...timing });
};

type Sent = { event: string; data: { _id: string } };

/** Somebody who has joined the team, without a connection. */
async function aPeer({ _id: user }: { _id: string }, joined = feed) {
  const sent: Sent[] = [];
  const writes: number[] = [];
  const wire: Wire = {
    protocol: {
      name: 'websocket',
      encode: (event, data) => JSON.stringify({ event, data }),
      transportPrefix: '',
    },
    write: (text) => sent.push(JSON.parse(text) as Sent) > 0,
    writeBatch: ({ texts }) => {
      writes.push(texts.length);
      return sent.push(...texts.map((text) => JSON.parse(text) as Sent)) > 0;
    },
    close: () => undefined,
    terminate: () => undefined,
  };
  const peer = new Peer('', { user, sessionVersion: 1 }, wire);
  await joined.join(peer, team._id);
  return { peer, sent, writes };
}

/** As a process writes that dies before it can tell of it. */
async function writeUntold(count: number): Promise<string[]> {
  const ids = times(count, newObjectId);
  await service.db.select(
    `WITH written AS (
       INSERT INTO chat_messages (id, organization, division_team, user_id, name, text, kind, created)
       SELECT id, $2, $3, $4, 'Ada', 'Hello', 'message', now() + n * interval '1 millisecond'
       FROM unnest($1::text[]) WITH ORDINALITY AS m (id, n) RETURNING created
     )
     INSERT INTO chat_rooms (division_team, latest) SELECT $3, max(created) FROM written
     ON CONFLICT (division_team) DO UPDATE SET latest = excluded.latest`,
    [ids, organization._id, team._id, member._id],
  );
  return ids;
}

it('brings what nobody has told of, however much it is, in order', async () => {
  feed = aFeed({ lookMs: 20 });
  const { sent } = await aPeer(member);
  const ids = [...(await writeUntold(450))];
  await eventually(() => sent.length >= 450);
  expect(sent.map(({ data }) => data._id)).toEqual(ids);
});

it('is told as often as it likes, and brings everything once', async () => {
  feed = aFeed();
  const { sent } = await aPeer(member);
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    ids.push(...(await writeUntold(1)));
    feed.told(team._id);
    feed.told(team._id);
    feed.lookAtAll();
    feed.told('f'.repeat(24));
  }
  await eventually(() => sent.length >= ids.length);
  await feed.join((await aPeer(member)).peer, team._id);
  expect(sent.map(({ data }) => data._id)).toEqual(ids);
});

it('takes out who has left the team though nobody writes to it', async () => {
  feed = aFeed({ reviewMs: 20 });
  const [gone, stays] = [await aPeer(member), await aPeer(await aMember(service, team))];
  await organization.admin.players.remove(member.player);
  await eventually(() => gone.sent.length === 1);
  expect(gone.sent).toEqual([{ event: 'team:left', data: { divisionTeam: team._id } }]);
  expect([gone.peer.rooms.size, stays.peer.rooms.size, stays.sent]).toEqual([0, 1, []]);
});

it('brings nothing that is said after a player was taken off the roster, by whichever process and however fast', async () => {
  feed = aFeed();
  const other = aFeed();
  try {
    for (let round = 0; round < 5; round += 1) {
      const player = await aMember(service, team);
      const [leaves, stays] = [await aPeer(player), await aPeer(member, other)];
      const heard: string[] = [];
      // The process that has the player's socket is busy with the team all the while.
      for (let n = 0; n < 5; n += 1) {
        heard.push(...(await writeUntold(1)));
        feed.told(team._id);
      }
      const removed = organization.admin.players.remove(player.player);
      feed.told(team._id);
      await removed;
      const after = await writeUntold(3);
      for (const each of [feed, other]) each.told(team._id);
      await eventually(() => stays.sent.some(({ data }) => data._id === after.at(-1)));
      await eventually(() => leaves.sent.some(({ event }) => event === 'team:left'));
      const news = leaves.sent.filter(({ event }) => event === 'message:new').map(({ data }) => data._id);
      expect(heard.slice(0, news.length)).toEqual(news);
      other.leaveAll(stays.peer);
    }
  } finally {
    other.close();
  }
});

it('sends what came together in one write, in order', async () => {
  feed = aFeed();
  const { sent, writes } = await aPeer(member);
  const ids = await writeUntold(50);
  feed.told(team._id);
  await eventually(() => sent.length === ids.length);
  expect(sent.map(({ data }) => data._id)).toEqual(ids);
  expect(writes).toEqual([50]);
});

it('knows which sessions were ended before their time', async () => {
  const credentials = createCredentials(service.db, createSessions(sessionSecret));
  const sessions = [
    { user: member._id, sessionVersion: 1 },
    { user: organization.adminId, sessionVersion: 1 },
    { user: 'f'.repeat(24), sessionVersion: 1 },
  ];
  expect(await credentials.findEndedSessions(sessions)).toEqual(new Set([`${'f'.repeat(24)}:1`]));
  await member.client.users.logoutEverywhere();
  const ended = new Set([`${'f'.repeat(24)}:1`, `${member._id}:1`]);
  expect(await credentials.findEndedSessions(sessions)).toEqual(ended);
});
