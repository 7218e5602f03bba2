import { jest } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { sessionSecret, times } from '../support/service.ts';
import { aSocket, type TestSocket } from './aSocket.ts';
import { Talker, talkingTeams, ways, type TalkingTeam } from './aTalk.ts';
import { useProcesses } from './processes.ts';

jest.setTimeout(180_000);

const teamsCount = 10;
const peopleOfTeam = 20;
const messagesOfTeam = 500;
const saysAtOnce = 3;

/** For what thousands of messages take. */
const long = { withinMs: 120_000 };

/** The one stays, the other is killed. */
const processes = useProcesses(2);
let teams: TalkingTeam[];

beforeAll(async () => {
  const size = { teams: teamsCount, people: peopleOfTeam };
  teams = await talkingTeams(processes.db, processes.baseUrl(0), sessionSecret, size);
});

const newsOf = ({ events }: TestSocket) =>
  events.filter(({ event }) => event === 'message:new').map(({ data }) => (data as { _id: string })._id);

it('loses and repeats nothing of what two processes were told while one of them was killed', async () => {
  // 200 sockets: half of them by each door, and half of them on each process.
  const talkers = teams.flatMap(({ _id, tokens }) =>
    tokens.map((token, index) => {
      return new Talker(_id, processes.baseUrl(index & 1), token, ways[(index >> 1) & 1] ?? {});
    }),
  );
  expect(talkers).toHaveLength(200);
  await Promise.all(talkers.map(({ live, team }) => live.join(team)));
  // And one a team that knows nothing of reading up, on the process that stays.
  const bare = await Promise.all(
    teams.map(async ({ _id, tokens: [token = ''] }) => {
      const socket = await aSocket(processes.baseUrl(0), 'websocket', token);
      await socket.request('join:team', _id);
      return socket;
    }),
  );

  const acknowledged = new Map<string, string[]>(teams.map(({ _id }) => [_id, []]));
  const total = teamsCount * messagesOfTeam;
  const count = () => [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0);
  const saying = Promise.all(
    teams.flatMap(({ _id }) => {
      const own = talkers.filter(({ team }) => team === _id);
      let next = 0;
      return times(saysAtOnce, async () => {
        for (let n = next++; n < messagesOfTeam; n = next++) {
          // Every door of either process: by REST every third, else by the socket of whoever's turn it is.
          const talker = own[n % own.length] as Talker;
          acknowledged.get(_id)?.push(await talker.say(`${_id} ${n}`, n % 3 === 0));
        }
      });
    }),
  );
  await eventually(() => count() > total / 3, long);
  await processes.at(1).end('SIGKILL');
  // Whoever listens on the other process is told by no connection that breaks.
  await processes.db.select(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'",
  );
  await processes.startAgain(1);
  await saying;

  expect(count()).toBe(total);
  const histories = new Map<string, string[]>();
  for (const { _id } of teams) {
    const { rest } = talkers.find(({ team }) => team === _id) as Talker;
    const messages = await rest.chatMessages.listByTeam(_id, { limit: 200 }).toArray();
    const ids = messages.map((message) => message._id).reverse();
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messagesOfTeam);
    expect([...ids].sort()).toEqual([...(acknowledged.get(_id) ?? [])].sort());
    histories.set(_id, ids);
  }
  for (const { heard, team } of talkers) {
    await eventually(() => heard.length >= messagesOfTeam, long);
    expect(heard).toEqual(histories.get(team));
  }
  for (const [index, { _id }] of teams.entries()) {
    const socket = bare[index] as TestSocket;
    await eventually(() => newsOf(socket).length >= messagesOfTeam, long);
    expect(newsOf(socket)).toEqual(histories.get(_id));
  }
  for (const { live } of talkers) live.close();
  for (const socket of bare) socket.close();
});

it('sends its sockets to another process when it is told to stop', async () => {
  const [{ _id, tokens }] = teams as [TalkingTeam];
  const sockets = await Promise.all(
    (['websocket', 'socket.io'] as const).map((door) => aSocket(processes.baseUrl(0), door, tokens[0] ?? '')),
  );
  await Promise.all(sockets.map((socket) => socket.request('join:team', _id)));
  expect(await processes.at(0).end('SIGTERM')).toBe(0);
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([1001, 'transport close']);
});
