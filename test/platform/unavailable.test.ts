import { jest } from '@jest/globals';
import pg from 'pg';
import { isUnavailable } from '../../server/platform/database.ts';
import { refusalFor } from '../../server/platform/renderError.ts';
import { times, useService } from '../support/service.ts';

describe('a database that is away or takes no more', () => {
  const service = useService();

  const failureOf = (...statements: string[]) =>
    service.db
      .transaction(async () => {
        for (const statement of statements) await service.db.select(statement);
      })
      .then(
        () => undefined,
        (error: unknown) => error,
      );

  async function endConnection(pid: number): Promise<void> {
    const other = new pg.Client({ connectionString: service.databaseUrl });
    await other.connect();
    await other.query('SELECT pg_terminate_backend($1, 10000)', [pid]);
    await other.end();
  }

  it('is what a connection says that ends in the middle of a transaction, and the next one has another', async () => {
    const { db } = service;
    // Sequelize says there that it can't roll back.
    const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const _ of times(5, () => 0)) {
      const failed = db.transaction(async () => {
        const [own] = await db.select<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        await endConnection(own?.pid ?? 0);
        await new Promise((resolve) => setImmediate(resolve));
        await db.select('SELECT 1');
      });
      const error = await failed.catch((caught: unknown) => caught);
      expect(refusalFor(error).code).toBe('unavailable');
    }
    said.mockRestore();
    expect(await db.transaction(() => db.select('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  it.each([
    ['a limit of time', "SET LOCAL statement_timeout = '10ms'", 'SELECT pg_sleep(5)'],
    ['a standby', 'SET LOCAL transaction_read_only = on', 'CREATE TABLE written (a integer)'],
  ])('is what %s says', async (_what, ...statements) => {
    expect(refusalFor(await failureOf(...statements)).code).toBe('unavailable');
  });

  it('is what a limit of waiting for a lock says', async () => {
    const holder = await service.db.connect();
    await holder.query('BEGIN; LOCK TABLE leagues IN ACCESS EXCLUSIVE MODE');
    const error = await failureOf("SET LOCAL lock_timeout = '10ms'", 'SELECT 1 FROM leagues');
    await holder.query('ROLLBACK');
    await holder.end();
    expect(refusalFor(error).code).toBe('unavailable');
  });

  it.each(['EAI_AGAIN', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNREFUSED'])(
    'is what the network says with %s',
    (code) => {
      expect(isUnavailable(Object.assign(new Error('connect'), { code }))).toBe(true);
    },
  );

  it('is not what a wrong statement says', async () => {
    expect(refusalFor(await failureOf('SELECT 1 / 0')).code).toBe('internal_error');
  });
});
