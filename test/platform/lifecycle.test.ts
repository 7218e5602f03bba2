import { jest } from '@jest/globals';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLifecycle, drainable } from '../../server/platform/lifecycle.ts';
import { eventually } from '../support/eventually.ts';

const aLifecycle = (graceMs = 20_000, noticeMs = 0) => {
  const exits: number[] = [];
  const logged: unknown[] = [];
  const log = (...parts: unknown[]): void => void logged.push(parts);
  const logger = { info: log, error: log, fatal: log };
  return {
    exits,
    logged,
    lifecycle: createLifecycle({ logger, graceMs, noticeMs, exit: (code) => void exits.push(code) }),
  };
};

describe('the end of the process', () => {
  it('stops the parts in their order, each once, and exits 0', async () => {
    const { lifecycle, exits } = aLifecycle();
    const stopped: string[] = [];
    lifecycle.onStop('requests', async () => {
      await new Promise((next) => setImmediate(next));
      stopped.push('requests');
    });
    lifecycle.onStop('pool', () => void stopped.push('pool'));
    lifecycle.onStop('database', () => void stopped.push('database'));
    expect(lifecycle.draining).toBe(false);
    const first = lifecycle.stop('SIGTERM');
    expect(lifecycle.draining).toBe(true);
    await Promise.all([first, lifecycle.stop('SIGTERM')]);
    expect(stopped).toEqual(['requests', 'pool', 'database']);
    expect(exits).toEqual([0]);
  });

  it('goes on past a part that fails, and says which', async () => {
    const { lifecycle, exits, logged } = aLifecycle();
    const stopped: string[] = [];
    lifecycle.onStop('jobs', () => Promise.reject(new Error('stuck')));
    lifecycle.onStop('database', () => void stopped.push('database'));
    await lifecycle.stop('SIGTERM');
    expect(stopped).toEqual(['database']);
    expect(exits).toEqual([0]);
    expect(logged).toContainEqual([{ err: new Error('stuck'), step: 'jobs' }, 'a part did not stop cleanly']);
  });

  it('goes on for as long as notice is given, and gives none of a crash', async () => {
    jest.useFakeTimers();
    try {
      const { lifecycle, exits } = aLifecycle(20_000, 5_000);
      const stopped: string[] = [];
      lifecycle.onStop('requests', () => void stopped.push('requests'));
      const end = lifecycle.stop('SIGTERM');
      expect(lifecycle.draining).toBe(true);
      await jest.advanceTimersByTimeAsync(4_999);
      expect([stopped, exits]).toEqual([[], []]);
      await jest.advanceTimersByTimeAsync(1);
      await end;
      expect([stopped, exits]).toEqual([['requests'], [0]]);
      const crashed = aLifecycle(20_000, 5_000);
      const crash = crashed.lifecycle.stop('crash', 1);
      await jest.advanceTimersByTimeAsync(0);
      await crash;
      expect(crashed.exits).toEqual([1]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('tells each part how much of the time for work in hand is left', async () => {
    const { lifecycle } = aLifecycle(0);
    const left: number[] = [];
    lifecycle.onStop('requests', (graceLeftMs) => void left.push(graceLeftMs));
    await lifecycle.stop('SIGTERM');
    expect(left).toEqual([0]);
  });
});

describe('draining the HTTP server', () => {
  const aServer = async (isLeaving = () => false) => {
    const held: (() => void)[] = [];
    const server = createServer((request, response) => {
      if (request.url === '/slow') held.push(() => response.end('done'));
      else response.end('quick');
    });
    const drain = drainable(server, isLeaving);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const agent = new Agent({ keepAlive: true });
    const ask = async (path: string): Promise<IncomingMessage> => {
      const [answer] = (await once(get(`${origin}${path}`, { agent }), 'response')) as [IncomingMessage];
      answer.resume();
      return answer;
    };
    return { server, drain, ask, held };
  };

  it('lets requests in hand finish, answers readyz meanwhile, and then takes no more', async () => {
    const { server, drain, ask, held } = await aServer();
    const slow = ask('/slow');
    await eventually(() => held.length > 0);
    const drained = drain(20_000);
    const meanwhile = await ask('/readyz');
    expect(meanwhile.headers.connection).toBe('close');
    held[0]?.();
    const answer = await slow;
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.connection).toBe('close');
    await drained;
    expect(server.listening).toBe(false);
    await expect(ask('/quick')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('after notice ends each connection with its answer, and closes the port at once', async () => {
    let leaving = false;
    const { server, drain, ask, held } = await aServer(() => leaving);
    expect((await ask('/quick')).headers.connection).toBe('keep-alive');
    leaving = true;
    // Nothing is refused yet.
    const late = await ask('/quick');
    expect([late.statusCode, late.headers.connection]).toEqual([200, 'close']);
    const slow = ask('/slow');
    await eventually(() => held.length > 0);
    const drained = drain(20_000);
    expect(server.listening).toBe(false);
    await expect(ask('/quick')).rejects.toThrow(/ECONNREFUSED/);
    held[0]?.();
    expect((await slow).statusCode).toBe(200);
    await drained;
  });

  it('closes idle keep-alive connections and cuts a request that outlasts the grace', async () => {
    const { server, drain, ask, held } = await aServer();
    await ask('/quick');
    const slow = ask('/slow');
    await eventually(() => held.length > 0);
    const closed = once(server, 'close');
    await Promise.all([drain(0), expect(slow).rejects.toThrow(/hang up|ECONNRESET/)]);
    await closed;
  });
});
