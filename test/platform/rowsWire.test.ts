import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { RowsPool } from '../../server/platform/rowsPool.ts';
import { runStatement } from '../../server/platform/rowsQuery.ts';
import { times, useService } from '../support/service.ts';

/** A way to the database on which its answers come in pieces of so many bytes, and may end after so many. */
async function aTricklingProxy(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const open = new Set<Socket>();
  let pieceBytes = 1;
  let left = Infinity;
  const server = createServer((outer) => {
    const inner = connect(Number(port), hostname);
    for (const socket of [inner, outer]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined).on('close', () => (inner.destroy(), outer.destroy()));
    }
    outer.pipe(inner);
    void (async () => {
      for await (const chunk of inner as AsyncIterable<Buffer>) {
        for (let at = 0, end = 0; at < chunk.length; at = end) {
          end = at + Math.min(pieceBytes, left);
          const piece = chunk.subarray(at, end);
          left -= piece.length;
          outer.write(piece);
          if (left === 0) return void outer.end();
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    })().catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    inPiecesOf(bytes: number) {
      pieceBytes = bytes;
    },
    cutAfter(bytes: number) {
      left = bytes;
    },
    mend() {
      left = Infinity;
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

describe('rows on the wire', () => {
  const service = useService();
  let proxy: Awaited<ReturnType<typeof aTricklingProxy>>;
  let pool: RowsPool;

  beforeAll(async () => {
    proxy = await aTricklingProxy(service.databaseUrl);
    pool = new RowsPool(proxy.url, 1);
    await service.db.select(
      `CREATE FUNCTION noted(n integer) RETURNS integer LANGUAGE plpgsql AS
       $$ BEGIN RAISE NOTICE 'row %', n; PERFORM set_config('application_name', 'row ' || n, false); RETURN n; END $$`,
    );
  });
  afterAll(async () => {
    await pool.end();
    proxy.close();
  });

  const statement = {
    sql: `SELECT noted(n) AS n, repeat('é', n) AS text, NULLIF(n % 2, 0) AS odd FROM generate_series(1, $1) n`,
    name: 'rows on the wire',
  };
  const read = (rows: number) => runStatement(pool, statement, [rows]);
  const rows = (number: number) =>
    times(number, (index) => ({
      n: index + 1,
      text: 'é'.repeat(index + 1),
      odd: index % 2 === 0 ? 1 : null,
    }));

  it.each([1, 2, 3, 5, 7, 64, 1_000])(
    'are whole in pieces of %s bytes, with notices and settings between them',
    async (bytes) => {
      proxy.inPiecesOf(bytes);
      // The second run does not ask for the columns again.
      for (const number of [12, 5, 0]) expect(await read(number)).toEqual(rows(number));
    },
  );

  it('are whole when one of them comes in thousands of pieces', async () => {
    proxy.inPiecesOf(1_000);
    const [row] = await runStatement(
      pool,
      { sql: `SELECT repeat('x', $1) AS long`, name: undefined },
      [5_000_000],
    );
    expect((row as { long: string }).long).toHaveLength(5_000_000);
  });

  it('fail when the connection ends in the middle of one, and the next read is whole', async () => {
    for (const bytes of [1, 40, 90, 200, 333]) {
      proxy.inPiecesOf(16);
      await read(3);
      proxy.cutAfter(bytes);
      await expect(read(12)).rejects.toThrow('Connection terminated');
      proxy.mend();
      expect(await read(12)).toEqual(rows(12));
      expect(pool.load()).toEqual({ total: 1, idle: 1, waiting: 0 });
    }
  });

  it('end with the error that follows them, and leave nothing to the next statement', async () => {
    const failing = { sql: 'SELECT 12 / (3 - n) AS share FROM generate_series(1, $1) n', name: 'failing' };
    await expect(runStatement(pool, failing, [9])).rejects.toMatchObject({ code: '22012' });
    expect(await runStatement(pool, failing, [2])).toEqual([{ share: 6 }, { share: 12 }]);
  });
});
