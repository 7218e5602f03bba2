import type { Database } from '../../../server/platform/database.ts';

/** What every request of a key may touch. */
const volatile = `- 'last_used_at'`;

/**
 * What stands in the whole database at this moment, a digest a table: records, log, mails and everything else. Reads
 * change nothing of it.
 */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const tables = await db.select<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
    [],
  );
  const digests = await db.select<{ name: string; digest: string }>(
    tables
      .map(
        ({ name }) =>
          `SELECT '${name}' AS name, coalesce(md5(string_agg(row, '' ORDER BY row)), '') AS digest
           FROM (SELECT md5((to_jsonb(t) ${volatile})::text) AS row FROM ${name} t) rows`,
      )
      .join(' UNION ALL '),
    [],
  );
  return Object.fromEntries(digests.map(({ name, digest }) => [name, digest]));
}
