import { times, useService } from '../support/service.ts';

describe('the rows of a statement', () => {
  const service = useService();

  async function asTheDriverReads(sql: string, values: unknown[]): Promise<unknown[]> {
    const client = await service.db.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  it('hold what the driver reads by itself', async () => {
    const sql = `SELECT 'text' AS a, 7 AS b, 1.5::float8 AS c, true AS d, '{"x":[1]}'::jsonb AS e, ARRAY['p', NULL] AS f,
                   NULL AS "camelCase", 12345678901::bigint AS h, '2026-03-08'::date AS i, $1::text AS j`;
    expect(await service.db.select(sql, ['é'])).toEqual(await asTheDriverReads(sql, ['é']));
  });

  it.each([
    '2026-03-08 18:00:00+00',
    '2024-02-29 23:59:59.999999+00',
    '2026-03-08 18:00:00.029+00',
    '2026-07-01 12:00:00+05:30',
    '0050-01-01 00:00:00+00',
    '10000-01-01 00:00:00+00',
    '0044-03-15 12:00:00+00 BC',
    '1899-12-31 23:59:59.999001+00',
    '1999-12-31 23:59:59.999999+00',
    '2999-12-31 23:59:59.999+00',
    'infinity',
    '-infinity',
  ])('hold the moment %s, whatever the zone of the connection', async (moment) => {
    const sql = 'SELECT $1::timestamptz AS "at"';
    const driver = await asTheDriverReads(sql, [moment]);
    // The first time on a connection moments come as texts, from then on in binary.
    for (const _ of ['text', 'binary']) expect(await service.db.select(sql, [moment])).toEqual(driver);
    const elsewhere = await service.db.transaction(async () => {
      await service.db.select(`SET LOCAL TIME ZONE 'Asia/Kolkata'`);
      return service.db.select(sql, [moment]);
    });
    expect(elsewhere).toEqual(driver);
  });

  it('hold moments beside other values, and none', async () => {
    const sql = `SELECT $1::text AS a, $2::timestamptz AS b, 7 AS c, NULL::timestamptz AS d, $2::timestamptz AS e`;
    const values = ['é', '2026-03-08 18:00:00.5+00'];
    const driver = await asTheDriverReads(sql, values);
    for (const _ of ['text', 'binary']) expect(await service.db.select(sql, values)).toEqual(driver);
  });

  it('are of each run alone', async () => {
    const sql = 'SELECT v AS "value" FROM unnest($1::text[]) v';
    const runs = await Promise.all(
      [['a', null], [], ['b']].map((values) => service.db.select(sql, [values])),
    );
    expect(runs).toEqual([[{ value: 'a' }, { value: null }], [], [{ value: 'b' }]]);
  });

  it('follow a table that has changed meanwhile', async () => {
    await service.db.select('CREATE TABLE changing (a integer)');
    await service.db.select('INSERT INTO changing VALUES (1)');
    expect(await service.db.select('SELECT * FROM changing')).toEqual([{ a: 1 }]);
    await service.db.select('ALTER TABLE changing ALTER a TYPE text');
    // Within a transaction it is another connection, which has not prepared the statement before.
    const after = await service.db.transaction(() => service.db.select('SELECT * FROM changing'));
    expect(after).toEqual([{ a: '1' }]);
  });

  it('follow it on each connection that has read the table before', async () => {
    const { db } = service;
    const read = () => db.select('SELECT * FROM renewed');
    const readTogether = () => Promise.all(times(4, () => db.transaction(read)));
    await db.select('CREATE TABLE renewed (a integer)');
    await db.select('INSERT INTO renewed VALUES (1)');
    await Promise.all([readTogether(), ...times(4, read)]);
    await db.select('ALTER TABLE renewed ALTER a TYPE text');
    expect(await Promise.all([read(), read()])).toEqual([[{ a: '1' }], [{ a: '1' }]]);
    await db.select('ALTER TABLE renewed ADD b boolean DEFAULT true');
    expect(await readTogether()).toEqual(times(4, () => [{ a: '1', b: true }]));
    expect(await readTogether()).toEqual(times(4, () => [{ a: '1', b: true }]));
  });

  it('are refused with the caller in the stack, and the connection goes on', async () => {
    const dividing = () => service.db.select('SELECT 1 / $1::integer AS "share"', [0]);
    const error = await dividing().catch((caught: unknown) => caught as Error & { code: string });
    expect(error).toMatchObject({ code: '22012', stack: expect.stringContaining('rows.test.ts') as string });
    expect(await service.db.select('SELECT 1 / $1::integer AS "share"', [1])).toEqual([{ share: 1 }]);
  });
});
