import type { Database } from '../../server/platform/database.ts';

/** A row that the test holds as another writer would, so that those who want it meet there. */
type HeldRow = {
  /** How many transactions of this database wait for a lock. */
  waiting(): Promise<number>;
  release(): Promise<void>;
};

export const holdRow = (db: Database, table: 'divisions' | 'payments', id: string): Promise<HeldRow> =>
  holdBy(db, `SELECT 1 FROM ${table} WHERE id = $1 FOR NO KEY UPDATE`, id);

/** The row is deleted once it is released: until then everybody else still sees it. */
export const holdRowBeforeDeletion = (
  db: Database,
  table: 'leagues' | 'divisions' | 'discount_codes' | 'waivers',
  id: string,
): Promise<HeldRow> => holdBy(db, `DELETE FROM ${table} WHERE id = $1`, id);

async function holdBy(db: Database, statement: string, id: string): Promise<HeldRow> {
  const holder = await db.connect();
  await holder.query('BEGIN');
  await holder.query(statement, [id]);
  return {
    waiting: async () => {
      const waiting = await db.select(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length;
    },
    release: async () => {
      await holder.query('COMMIT');
      await holder.end();
    },
  };
}
