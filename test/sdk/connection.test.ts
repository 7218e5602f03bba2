import { jest } from '@jest/globals';
import {
  RealtimeClient,
  SportsLeagueClient,
  type OpenTransport,
  type TransportListener,
} from '../../clients/typescript/src/index.ts';
import type { Acknowledgement } from '../../clients/typescript/src/realtime/transport.ts';

afterEach(() => {
  jest.useRealTimers();
});

const ackTimeoutMs = 1000;

const joined = (divisionTeam: unknown) => ({ success: true, data: { divisionTeam, latest: null } });

/** A client whose connections are the test's: what each was asked for, and how it was answered. */
function aClient(answer = (data: unknown): Acknowledgement => joined(data)) {
  jest.useFakeTimers();
  const opened: { listener: TransportListener; asked: unknown[][]; isClosed: boolean }[] = [];
  const transport: OpenTransport = (_address, listener) => {
    const connection = { listener, asked: [] as unknown[][], isClosed: false };
    opened.push(connection);
    return {
      request: (event, data, acknowledged) => {
        connection.asked.push([event, data]);
        if (event === 'message:send') throw new TypeError('can’t be written as JSON');
        acknowledged(answer(data));
      },
      close: () => {
        connection.isClosed = true;
      },
    };
  };
  const refusing = new SportsLeagueClient({
    baseUrl: 'http://127.0.0.1/api/v1',
    token: 't',
    maxRetries: 0,
    fetch: () => Promise.reject(new TypeError('no network')),
  });
  const live = new RealtimeClient(refusing, { transport, ackTimeoutMs, pingEveryMs: 0 });
  live.on('error', () => undefined);
  return { live, opened };
}

it('a team that is left before the connection is open is asked for neither way', async () => {
  const { live, opened } = aClient();
  const stays = live.join('a'.repeat(24));
  const left = live.join('b'.repeat(24));
  await jest.advanceTimersByTimeAsync(0);
  live.leave('b'.repeat(24));
  await expect(left).rejects.toThrow('The team was left');
  opened[0]?.listener.ready();
  await stays;
  await jest.advanceTimersByTimeAsync(10 * ackTimeoutMs);
  expect(opened).toMatchObject([{ asked: [['join:team', 'a'.repeat(24)]], isClosed: false }]);
  expect(live.state).toBe('open');
  live.close();
});

it('a request that can’t be written fails alone, and not its connection later', async () => {
  const { live, opened } = aClient();
  const joining = live.join('a'.repeat(24));
  await jest.advanceTimersByTimeAsync(0);
  opened[0]?.listener.ready();
  await joining;
  await expect(live.send({ divisionTeam: 'a'.repeat(24), text: 'Hello' })).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(10 * ackTimeoutMs);
  expect([opened.length, opened[0]?.isClosed, live.state]).toEqual([1, false, 'open']);
  live.close();
});

it('a team that can’t be joined now is asked for less and less often', async () => {
  const { live, opened } = aClient(() => ({
    success: false,
    error: { code: 'rate_limited', message: 'Too many requests' },
  }));
  void live.join('a'.repeat(24));
  await jest.advanceTimersByTimeAsync(0);
  opened[0]?.listener.ready();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(opened[0]?.asked.length).toBeGreaterThan(5);
  expect(opened[0]?.asked.length).toBeLessThan(12);
  live.close();
});

it('a connection that does not open is given up, and tried again', async () => {
  const { live, opened } = aClient();
  void live.join('a'.repeat(24));
  await jest.advanceTimersByTimeAsync(2 * ackTimeoutMs);
  expect([opened.length, opened[0]?.isClosed, live.state]).toEqual([1, true, 'waiting']);
  await jest.advanceTimersByTimeAsync(ackTimeoutMs);
  expect([opened.length, live.state]).toEqual([2, 'connecting']);
  opened[1]?.listener.ready();
  expect(live.state).toBe('open');
  live.close();
});
