import { once } from 'node:events';
import { createSessions } from '../../server/identity/sessions.ts';
import { aManagedTeam, aMember, aTeam, type TestMember, type TestTeam } from '../roles/aTeam.ts';
import { eventually } from '../support/eventually.ts';
import {
  sessionSecret,
  times,
  useService,
  type TestOrganization,
  type TestUser,
} from '../support/service.ts';
import { aBareSocket, aSocket, closeCodeOf, doors, type Door, type TestSocket } from './aSocket.ts';

const service = useService({ pool: 6 });
let organization: TestOrganization;
const opened: TestSocket[] = [];

beforeAll(async () => {
  organization = await service.organization();
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

async function connect(door: Door, { token }: Pick<TestUser, 'token'>): Promise<TestSocket> {
  const socket = await aSocket(service.baseUrl, door, token);
  opened.push(socket);
  return socket;
}

async function joined(door: Door, person: Pick<TestUser, 'token'>, { _id }: TestTeam): Promise<TestSocket> {
  const socket = await connect(door, person);
  expect(await socket.request('join:team', _id)).toMatchObject({ success: true });
  return socket;
}

async function aChat(): Promise<{ team: TestTeam; member: TestMember }> {
  const team = await aTeam(organization);
  return { team, member: await aMember(service, team) };
}

const newsOf = ({ events }: TestSocket) =>
  events
    .filter(({ event }) => event === 'message:new')
    .map(({ data }) => data as { _id: string; text: string });
const textsOf = (socket: TestSocket) => newsOf(socket).map(({ text }) => text);

describe.each(doors)('behind %s', (door) => {
  it('the acknowledgement is the envelope of the REST interface, and the push is the record', async () => {
    const { team, member } = await aChat();
    const socket = await joined(door, member, team);
    const sent = await socket.request('message:send', { divisionTeam: team._id, text: 'Hello' });
    const { data: history } = await member.client.chatMessages.listByTeam(team._id);
    expect(sent).toEqual({ success: true, data: history[0] });
    await eventually(() => newsOf(socket).length === 1);
    expect(newsOf(socket)).toEqual(history);
  });

  it('a message by any door reaches each socket of the team once, and no other socket', async () => {
    const { team, member } = await aChat();
    const other = await aChat();
    const friend = await aMember(service, team);
    const listener = await joined(door, friend, team);
    const elsewhere = await joined(door, other.member, other.team);
    const sockets = await Promise.all(doors.map((each) => joined(each, member, team)));
    for (const [index, socket] of sockets.entries()) {
      await socket.request('message:send', { divisionTeam: team._id, text: `by socket ${index}` });
    }
    await member.client.chatMessages.create({ divisionTeam: team._id, text: 'by REST' });
    const expected = [...sockets.map((_, index) => `by socket ${index}`), 'by REST'];
    for (const socket of [listener, ...sockets]) {
      await eventually(() => newsOf(socket).length === expected.length);
      expect(textsOf(socket)).toEqual(expected);
    }
    expect(elsewhere.events).toEqual([]);
  });

  it('messages that a socket sends without waiting keep their order', async () => {
    const { team, member } = await aChat();
    const socket = await joined(door, member, team);
    const texts = times(30, String);
    await Promise.all(texts.map((text) => socket.request('message:send', { divisionTeam: team._id, text })));
    await eventually(() => newsOf(socket).length === texts.length);
    expect(textsOf(socket)).toEqual(texts);
  });

  it('joining tells the newest message, and leaving ends what arrives', async () => {
    const { team, member } = await aChat();
    const socket = await connect(door, member);
    expect(await socket.request('join:team', team._id)).toEqual({
      success: true,
      data: { divisionTeam: team._id, latest: null },
    });
    const { _id } = await member.client.chatMessages.create({ divisionTeam: team._id, text: 'first' });
    await eventually(() => newsOf(socket).length === 1);
    expect(await socket.request('join:team', team._id)).toMatchObject({ data: { latest: _id } });
    await socket.request('leave:team', team._id);
    const second = await joined(door, member, team);
    await member.client.chatMessages.create({ divisionTeam: team._id, text: 'second' });
    await eventually(() => newsOf(second).length === 1);
    expect([textsOf(second), textsOf(socket)]).toEqual([['second'], ['first']]);
  });

  it('bad input is refused with its field, and an event that there is not as well', async () => {
    const { team, member } = await aChat();
    const socket = await connect(door, member);
    const refusalOf = async (event: string, data?: unknown) => {
      const { error } = await socket.request(event, data);
      return [error?.code, error?.details?.map(({ path }) => path)];
    };
    const message = { divisionTeam: team._id, text: 'Hello' };
    expect(await refusalOf('message:send', { ...message, text: ' ' })).toEqual(['invalid_request', ['text']]);
    expect(await refusalOf('message:send', { ...message, text: 'a'.repeat(2001) })).toEqual([
      'invalid_request',
      ['text'],
    ]);
    expect(await refusalOf('message:send', { ...message, more: 1 })).toEqual(['invalid_request', ['more']]);
    expect(await refusalOf('message:send')).toEqual(['invalid_request', ['data']]);
    expect(await refusalOf('join:team', { divisionTeam: team._id })).toEqual(['invalid_request', ['data']]);
    expect(await refusalOf('join:team', 'nothing')).toEqual(['invalid_request', ['data']]);
    expect(await refusalOf('toString', 1)).toEqual(['invalid_request', ['event']]);
    expect(await socket.request('ping')).toEqual({ success: true, data: {} });
  });

  it('a message under a key is one message, also when it is sent again over REST', async () => {
    const { team, member } = await aChat();
    const socket = await connect(door, member);
    const message = { divisionTeam: team._id, text: 'Once' };
    const first = await socket.request('message:send', { ...message, idempotencyKey: 'k' });
    expect(await socket.request('message:send', { ...message, idempotencyKey: 'k' })).toEqual(first);
    const again = await member.client.chatMessages.create(message, { idempotencyKey: 'k' });
    expect(first.data).toEqual(again);
    expect((await member.client.chatMessages.listByTeam(team._id)).count).toBe(1);
    const other = await socket.request('message:send', { ...message, text: 'Other', idempotencyKey: 'k' });
    expect(other.error?.code).toBe('idempotency_key_reused');
  });

  it('a player who is taken off the roster gets no further message, and can send none', async () => {
    const { team, member } = await aChat();
    const [socket, friend] = [
      await joined(door, member, team),
      await joined(door, await aMember(service, team), team),
    ];
    await organization.admin.players.remove(member.player);
    await organization.admin.chatMessages.create({ divisionTeam: team._id, text: 'Among us' });
    await eventually(() => newsOf(friend).length === 1 && socket.events.length === 1);
    expect(socket.events).toEqual([{ event: 'team:left', data: { divisionTeam: team._id } }]);
    const sent = await socket.request('message:send', { divisionTeam: team._id, text: 'Still here' });
    expect(sent.error?.code).toBe('not_found');
    expect((await socket.request('join:team', team._id)).error?.code).toBe('not_found');
  });

  it('a sign-out everywhere ends the socket with the next message of its teams, which it does not get', async () => {
    const { team, member } = await aChat();
    const socket = await joined(door, member, team);
    await member.client.users.logoutEverywhere();
    await organization.admin.chatMessages.create({ divisionTeam: team._id, text: 'After' });
    expect(await socket.closed).toBe(door === 'websocket' ? 4401 : 'transport close');
    expect(socket.events).toEqual([]);
  });

  it('a sign-out everywhere ends the socket with its next request', async () => {
    const { team, member } = await aChat();
    const socket = await joined(door, member, team);
    await member.client.users.logoutEverywhere();
    void socket.request('ping');
    expect(await socket.closed).toBe(door === 'websocket' ? 4401 : 'transport close');
  });

  it('a token that expires closes its socket', async () => {
    const { _id } = await service.user();
    const issued = new Date(Date.now() - (30 * 24 * 3600 - 2) * 1000);
    const claims = { user: _id, audience: 'mobile', sessionVersion: 1 } as const;
    const { token } = await createSessions(sessionSecret).issue(claims, issued);
    const socket = await connect(door, { token });
    expect(await socket.closed).toBe(door === 'websocket' ? 4401 : 'transport close');
  });

  it('no other credential than a person’s token is good', async () => {
    const refusal = door === 'websocket' ? 'closed with 4401' : 'unauthenticated';
    for (const token of ['nonsense', organization.apiKey, '']) {
      await expect(aSocket(service.baseUrl, door, token)).rejects.toThrow(refusal);
    }
  });

  it('floods close the socket', async () => {
    const socket = await connect(door, await service.user());
    for (let n = 0; n < 3000; n += 1) void socket.request('ping');
    expect(await socket.closed).toBe(door === 'websocket' ? 1008 : 'transport close');
  });

  it('a frame over 16 KiB closes the socket', async () => {
    const { team, member } = await aChat();
    const socket = await connect(door, member);
    void socket.request('message:send', { divisionTeam: team._id, text: 'a'.repeat(17_000) });
    const reasons = door === 'websocket' ? [1009] : ['transport close', 'transport error'];
    expect(reasons).toContain(await socket.closed);
  });
});

describe('who may join, write and announce', () => {
  const roles = [
    'stranger',
    'member of another team',
    'member',
    'manager',
    'division admin',
    'organization admin',
    'dashboard',
  ] as const;
  type Role = (typeof roles)[number];
  const people = {} as Record<Role, Pick<TestUser, 'token'>>;
  let team: TestTeam;

  beforeAll(async () => {
    const divisionAdmin = await service.user();
    const managed = await aManagedTeam(service, organization, { config: { admins: [divisionAdmin.email] } });
    team = managed;
    Object.assign(people, {
      stranger: await service.user(),
      'member of another team': (await aChat()).member,
      member: await aMember(service, team),
      manager: managed.manager,
      'division admin': divisionAdmin,
      'organization admin': await service.signedIn(organization.adminId),
      dashboard: { token: organization.adminToken },
    });
  });

  const outcomes: Record<Role, readonly [string, string, string]> = {
    stranger: ['not_found', 'not_found', 'not_found'],
    'member of another team': ['not_found', 'not_found', 'not_found'],
    member: ['in', 'in', 'forbidden'],
    manager: ['in', 'in', 'forbidden'],
    'division admin': ['in', 'in', 'in'],
    'organization admin': ['in', 'in', 'in'],
    dashboard: ['in', 'in', 'in'],
  };

  describe.each(doors)('behind %s', (door) => {
    it.each(roles)('as %s', async (role) => {
      const socket = await connect(door, people[role]);
      const outcomeOf = async (event: string, data: unknown) => {
        const { success, error } = await socket.request(event, data);
        return success ? 'in' : error?.code;
      };
      const message = { divisionTeam: team._id, text: 'Hello' };
      expect([
        await outcomeOf('join:team', team._id),
        await outcomeOf('message:send', message),
        await outcomeOf('message:send', { ...message, kind: 'announcement' }),
      ]).toEqual(outcomes[role]);
    });
  });

  it.each(roles)('over REST as %s', async (role) => {
    const { chatMessages } = service.client(people[role].token);
    const outcomeOf = (asked: Promise<unknown>) =>
      asked.then(
        () => 'in',
        ({ code }: { code: string }) => code,
      );
    const message = { divisionTeam: team._id, text: 'Hello' };
    expect([
      await outcomeOf(chatMessages.listByTeam(team._id).page()),
      await outcomeOf(chatMessages.create(message)),
      await outcomeOf(chatMessages.create({ ...message, kind: 'announcement' })),
    ]).toEqual(outcomes[role]);
  });
});

describe('a plain WebSocket', () => {
  const framesOf = (socket: ReturnType<typeof aBareSocket>) => {
    const frames: unknown[] = [];
    socket.on('message', (text: Buffer) => frames.push(JSON.parse(text.toString())));
    return frames;
  };

  it('that says nothing for five seconds is closed, and told that it was late', async () => {
    const [code, reason] = (await once(aBareSocket(service.baseUrl), 'close')) as [number, Buffer];
    expect([code, reason.toString()]).toEqual([4401, 'late']);
  });

  it('says who it is in its first frame', async () => {
    const socket = aBareSocket(service.baseUrl);
    socket.on('open', () => socket.send(JSON.stringify({ id: 1, event: 'ping' })));
    expect(await closeCodeOf(socket)).toBe(4401);
  });

  it('is answered what it asked before it was ready, after that and in order', async () => {
    const { team, member } = await aChat();
    const socket = aBareSocket(service.baseUrl);
    const frames = framesOf(socket);
    socket.on('open', () => {
      socket.send(JSON.stringify({ auth: { token: member.token } }));
      socket.send(JSON.stringify({ id: 1, event: 'join:team', data: team._id }));
      socket.send(JSON.stringify({ id: 2, event: 'ping' }));
      socket.send(JSON.stringify({ event: 'ping' }));
      socket.send(JSON.stringify({ id: 3, event: 'ping' }));
    });
    await eventually(() => frames.length === 4);
    expect(frames).toMatchObject([
      { event: 'ready' },
      { ack: 1, success: true },
      { ack: 2, success: true },
      { ack: 3, success: true },
    ]);
    expect(frames[0]).toEqual({ event: 'ready' });
    socket.close();
  });

  it('is closed for what is no JSON, and told of a frame that is none of the contract', async () => {
    const { token } = await service.user();
    for (const nonsense of ['{"id":1', Buffer.from([1, 2])]) {
      const socket = aBareSocket(service.baseUrl);
      const frames = framesOf(socket);
      socket.on('open', () => {
        socket.send(JSON.stringify({ auth: { token } }));
        socket.send(JSON.stringify({ id: 7, event: 'ping', more: 1 }));
        socket.send(JSON.stringify(null));
      });
      await eventually(() => frames.length === 3);
      expect(frames.slice(1)).toMatchObject([
        { ack: 7, success: false, error: { code: 'invalid_request', details: [{ path: 'more' }] } },
        { ack: null, success: false, error: { code: 'invalid_request' } },
      ]);
      socket.send(nonsense);
      expect(await closeCodeOf(socket)).toBe(1007);
    }
  });
});
