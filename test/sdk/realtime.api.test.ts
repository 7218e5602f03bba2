import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import WebSocket, { WebSocketServer } from 'ws';
import {
  overSocketIo,
  RealtimeClient,
  SportsLeagueClient,
  type RealtimeOptions,
  type RealtimeState,
} from '../../clients/typescript/src/index.ts';
import { createSessions } from '../../server/identity/sessions.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { aMember, aTeam, type TestMember, type TestTeam } from '../roles/aTeam.ts';
import { aCuttableProxy, type CuttableProxy } from '../support/cuttableProxy.ts';
import { eventually } from '../support/eventually.ts';
import { sessionSecret, times, useService, type TestOrganization } from '../support/service.ts';

const service = useService({ pool: 6 });
let organization: TestOrganization;
let proxy: CuttableProxy;
let team: TestTeam;
let member: TestMember;
const clients: RealtimeClient[] = [];

beforeAll(async () => {
  organization = await service.organization();
  proxy = await aCuttableProxy(service.baseUrl);
});
afterAll(() => proxy.close());
beforeEach(async () => {
  team = await aTeam(organization);
  member = await aMember(service, team);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  proxy.mend();
});

const ways: Record<string, RealtimeOptions> = {
  WebSocket: { WebSocket },
  'Socket.IO': { transport: overSocketIo(io) },
  'Socket.IO by polling': {
    transport: overSocketIo(io, { transports: ['polling'] }),
  },
};

/** The session after the first sign-out everywhere. */
const mobile = { audience: 'mobile', sessionVersion: 2 } as const;

type Listener = { client: RealtimeClient; texts: string[]; states: RealtimeState[] };

function aListener(options: RealtimeOptions, token: string | (() => string) = member.token): Listener {
  // Short, since the proxy swallows what goes over the connections that REST has left open, too.
  const through = new SportsLeagueClient({ baseUrl: proxy.baseUrl, token, timeoutMs: 2_000 });
  const client = new RealtimeClient(through, { longestWaitMs: 100, ...options });
  clients.push(client);
  const listener: Listener = { client, texts: [], states: [] };
  client.on('message', ({ text }) => listener.texts.push(text));
  client.on('state', (state) => listener.states.push(state));
  return listener;
}

const say = (text: string) => organization.admin.chatMessages.create({ divisionTeam: team._id, text });

describe.each(Object.entries(ways))('over %s', (_way, options) => {
  it('gives each message once and sends as REST does', async () => {
    const { client, texts, states } = aListener(options);
    await client.join(team._id);
    expect([client.state, states]).toEqual(['open', ['connecting', 'open']]);
    await say('by REST');
    const sent = await client.send({ divisionTeam: team._id, text: 'by the socket' });
    await eventually(() => texts.length === 2);
    const { data: history } = await member.client.chatMessages.listByTeam(team._id);
    expect([texts, sent]).toEqual([['by REST', 'by the socket'], history[0]]);
    await expect(client.send({ divisionTeam: team._id, text: ' ' })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      details: [{ path: 'text' }],
    });
  });

  it.each([0, 1, 5])(
    'gives what was missed while the network was away, %i messages into the talk',
    async (count) => {
      const { client, texts } = aListener(options);
      await client.join(team._id);
      const all = times(count + 6, String);
      for (const text of all.slice(0, count)) await say(text);
      await eventually(() => texts.length === count);
      proxy.cut();
      for (const text of all.slice(count, count + 4)) await say(text);
      proxy.mend();
      await eventually(() => client.state === 'open');
      for (const text of all.slice(count + 4)) await say(text);
      await eventually(() => texts.length >= all.length);
      expect(texts).toEqual(all);
    },
  );

  it('gives what came while the app was in the background', async () => {
    const { client, texts, states } = aListener(options);
    await client.join(team._id);
    await say('before');
    await eventually(() => texts.length === 1);
    client.pause();
    await say('meanwhile');
    const sent = await client.send({ divisionTeam: team._id, text: 'from the background' });
    expect([client.state, sent.text, texts]).toEqual(['paused', 'from the background', ['before']]);
    client.resume();
    await eventually(() => texts.length === 3);
    expect(texts).toEqual(['before', 'meanwhile', 'from the background']);
    expect(states).toEqual(['connecting', 'open', 'paused', 'connecting', 'open']);
  });

  it('goes on from a message that it knows of, however much was said since', async () => {
    const { client, texts } = aListener(options);
    const known = await say('known');
    const ids = times(450, newObjectId);
    await service.db.select(
      `INSERT INTO chat_messages (id, organization, division_team, user_id, name, text, kind, created)
       SELECT id, $2, $3, $4, 'Ada', id, 'message', now() + n * interval '1 millisecond'
       FROM unnest($1::text[]) WITH ORDINALITY AS m (id, n)`,
      [ids, organization._id, team._id, member._id],
    );
    await client.join(team._id, { after: known._id });
    expect(texts).toEqual(ids);
  });

  it('sends once though the acknowledgement is lost', async () => {
    const { client } = aListener({ ...options, ackTimeoutMs: 300 });
    await client.join(team._id);
    proxy.swallow();
    const sent = await client.send({ divisionTeam: team._id, text: 'Once' });
    const { data } = await member.client.chatMessages.listByTeam(team._id);
    expect(data).toEqual([sent]);
    await eventually(() => client.state === 'open');
  });

  it('finds a connection that died without a word', async () => {
    const { client, texts } = aListener({ ...options, ackTimeoutMs: 100, pingEveryMs: 100 });
    await client.join(team._id);
    proxy.swallow();
    await say('unheard');
    await eventually(() => texts.length === 1);
    expect(texts).toEqual(['unheard']);
  });

  it('says that the person is of the team no more', async () => {
    const { client, texts } = aListener(options);
    const left: string[] = [];
    client.on('left', ({ divisionTeam }) => left.push(divisionTeam));
    await client.join(team._id);
    await organization.admin.players.remove(member.player);
    await say('unheard');
    await eventually(() => left.length === 1);
    expect([left, texts]).toEqual([[team._id], []]);
    await expect(client.join(team._id)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });

  it('waits for a new sign-in where the token is no good, and goes on after it', async () => {
    let token = 'nonsense';
    const { client, texts, states } = aListener(options, () => token);
    await expect(client.join(team._id)).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(states).toEqual(['connecting', 'unauthenticated']);
    token = member.token;
    client.resume();
    await eventually(() => client.state === 'open');
    await client.join(team._id);
    await client.send({ divisionTeam: team._id, text: 'Here' });
    await eventually(() => texts.length === 1);
    expect(texts).toEqual(['Here']);
  });

  it('refuses to join while a new sign-in is waited for, and has joined after it', async () => {
    let token = 'nonsense';
    const { client, texts } = aListener(options, () => token);
    const refused = { status: 401, code: 'unauthenticated' };
    await expect(client.join(team._id)).rejects.toMatchObject(refused);
    await expect(client.join(team._id)).rejects.toMatchObject(refused);
    token = member.token;
    client.resume();
    await client.join(team._id);
    await say('Here');
    await eventually(() => texts.length === 1);
  });

  it('keeps its teams through a sign-out everywhere, and gives what was said until the new sign-in', async () => {
    let { token } = member;
    const { client, texts } = aListener(options, () => token);
    const left: string[] = [];
    client.on('left', ({ divisionTeam }) => left.push(divisionTeam));
    await client.join(team._id);
    await say('before');
    await eventually(() => texts.length === 1);
    await member.client.users.logoutEverywhere();
    await say('meanwhile');
    await eventually(() => client.state === 'unauthenticated');
    await say('much later');
    expect([left, texts]).toEqual([[], ['before']]);
    token = (await createSessions(sessionSecret).issue({ ...mobile, user: member._id }, new Date())).token;
    client.resume();
    await eventually(() => texts.length === 3);
    expect([left, texts]).toEqual([[], ['before', 'meanwhile', 'much later']]);
  });

  it('tries again where the network swallows the connection before it is open', async () => {
    const { client, texts } = aListener({ ...options, ackTimeoutMs: 200 });
    proxy.swallowNext();
    await client.join(team._id);
    await say('heard');
    await eventually(() => texts.length === 1);
  });

  it('joins hundreds of teams at once, and again after a loss of the network', async () => {
    const { client, texts } = aListener(options, organization.adminToken);
    const ids = times(300, newObjectId);
    await service.db.select(
      `INSERT INTO division_teams (id, version, organization, name, division, created, updated)
       SELECT n.id, 1, e.organization, 'Owls', e.division, now(), now()
       FROM division_teams e CROSS JOIN unnest($2::text[]) AS n (id) WHERE e.id = $1`,
      [team._id, ids],
    );
    const all = [team._id, ...ids];
    await Promise.all(all.map((id) => client.join(id)));
    proxy.cut();
    await say('missed');
    proxy.mend();
    await eventually(() => texts.length === 1 && client.state === 'open', { withinMs: 60_000 });
    await organization.admin.chatMessages.create({ divisionTeam: ids.at(-1) as string, text: 'in the last' });
    await eventually(() => texts.length === 2, { withinMs: 60_000 });
    expect(texts).toEqual(['missed', 'in the last']);
  }, 90_000);

  it('misses nothing that is said in a new team between looking at its history and joining', async () => {
    const { client, texts } = aListener(options);
    const { data } = await member.client.chatMessages.listByTeam(team._id);
    await say('first');
    await client.join(team._id, { after: data[0]?._id ?? null });
    expect(texts).toEqual(['first']);
  });
});

it('takes a credential that came too late for a slow network, and not for a bad one', async () => {
  let connections = 0;
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    connections += 1;
    socket.close(4401, connections < 3 ? 'late' : 'unauthenticated');
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const source = new SportsLeagueClient({ baseUrl: `http://127.0.0.1:${port}/api/v1`, token: 't' });
  const client = new RealtimeClient(source, { WebSocket, longestWaitMs: 10 });
  clients.push(client);
  await expect(client.join(team._id)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect([connections, client.state]).toEqual([3, 'unauthenticated']);
  server.close();
});

it('asks for a WebSocket where the platform has none', () => {
  const platform = globalThis as { WebSocket?: unknown };
  const own = platform.WebSocket;
  delete platform.WebSocket;
  expect(() => new RealtimeClient(member.client)).toThrow(TypeError);
  platform.WebSocket = WebSocket;
  const client = new RealtimeClient(member.client);
  client.close();
  platform.WebSocket = own;
  expect(client.state).toBe('closed');
});

it('keeps what one listener throws from the others', async () => {
  const { client, texts } = aListener(ways.WebSocket as RealtimeOptions);
  const thrown: unknown[] = [];
  const original = globalThis.setTimeout;
  const off = client.on('message', () => {
    globalThis.setTimeout = ((work: () => void) => {
      try {
        work();
      } catch (error) {
        thrown.push(error);
      }
    }) as typeof setTimeout;
    throw new Error('of the app');
  });
  const after: string[] = [];
  client.on('message', ({ text }) => {
    globalThis.setTimeout = original;
    after.push(text);
  });
  await client.join(team._id);
  await say('heard');
  await eventually(() => after.length === 1);
  expect([texts, after, thrown]).toEqual([['heard'], ['heard'], [new Error('of the app')]]);
  off();
  await say('again');
  await eventually(() => after.length === 2);
  expect(thrown).toHaveLength(1);
});
