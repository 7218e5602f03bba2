import pg from 'pg';
import { RowsPool } from '../../server/platform/rowsPool.ts';
import { runStatement } from '../../server/platform/rowsQuery.ts';
import { eventually } from '../support/eventually.ts';
import { times, useService } from '../support/service.ts';

describe('a pool of connections', () => {
  const service = useService();
  const open: RowsPool[] = [];
  const aPool = (size: number, waitAtMostMs?: number) => {
    const pool = new RowsPool(service.databaseUrl, size, waitAtMostMs);
    open.push(pool);
    return pool;
  };
  const ask = (pool: RowsPool, sql: string, ...values: unknown[]) =>
    runStatement(pool, { sql, name: undefined }, values);
  const connectionOf = async (pool: RowsPool) => {
    const [row] = (await ask(pool, 'SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
    return row.pid;
  };

  afterEach(() => Promise.all(open.splice(0).map((pool) => pool.end())));

  it('answers each of more statements than it has connections', async () => {
    const pool = aPool(2);
    const asked = times(50, (number) => ask(pool, 'SELECT $1::integer AS number', number));
    expect(pool.load()).toMatchObject({ total: 2, waiting: 48 });
    expect(await Promise.all(asked)).toEqual(times(50, (number) => [{ number }]));
    expect(pool.load()).toEqual({ total: 2, idle: 2, waiting: 0 });
  });

  it('replaces a connection that the server has ended', async () => {
    const pool = aPool(1);
    const ended = await connectionOf(pool);
    const admin = new pg.Client({ connectionString: service.databaseUrl });
    await admin.connect();
    await admin.query('SELECT pg_terminate_backend($1, 10000)', [ended]);
    await admin.end();
    await eventually(() => pool.load().total === 0);
    expect(await connectionOf(pool)).not.toBe(ended);
  });

  it('goes on with those that wait when a connection breaks under a statement', async () => {
    const pool = aPool(1);
    const broken = ask(pool, 'SELECT pg_terminate_backend(pg_backend_pid())');
    const waiting = times(3, (number) => ask(pool, 'SELECT $1::integer AS number', number));
    await expect(broken).rejects.toThrow();
    expect(await Promise.all(waiting)).toEqual(times(3, (number) => [{ number }]));
  });

  it('refuses who has waited for too long, and not who is served', async () => {
    const pool = aPool(1, 0);
    const served = ask(pool, "SELECT 'served' AS was, pg_sleep(3)");
    const waiting = ask(pool, "SELECT 'late' AS was");
    await expect(waiting).rejects.toThrow('timeout exceeded when trying to connect');
    expect(await served).toMatchObject([{ was: 'served' }]);
  });

  it('says when the server is not there, and asks again next time', async () => {
    const pool = new RowsPool('postgres://nobody@127.0.0.1:1/none', 1);
    open.push(pool);
    for (const _ of times(2, () => 0)) {
      await expect(ask(pool, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    }
  });

  it('ends after what runs, and takes nothing more', async () => {
    const pool = aPool(1);
    const running = ask(pool, "SELECT 'done' AS was, pg_sleep(0.2)");
    const ended = pool.end();
    await expect(ask(pool, 'SELECT 1')).rejects.toThrow('Connection terminated');
    expect(await running).toMatchObject([{ was: 'done' }]);
    await ended;
    expect(pool.load()).toEqual({ total: 0, idle: 0, waiting: 0 });
  });
});
