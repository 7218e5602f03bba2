import type pg from 'pg';
import { listOf } from './catalog.ts';

type ForeignKey = { table: string; name: string; definition: string };
type Trigger = { table: string; name: string; enabled: 'O' | 'A' | 'R' };

const enabling = { O: 'ENABLE', A: 'ENABLE ALWAYS', R: 'ENABLE REPLICA' } as const;

const inSchema = 'c.relnamespace = current_schema()::text::regnamespace';

/**
 * For the rest of the transaction rows may come in any order of the tables, and cause nothing: foreign keys are taken
 * off and triggers on new rows are switched off. The owner of the tables may do that without being a superuser.
 *
 * @returns what puts everything back as it was; each foreign key is then checked for all rows.
 */
export async function setConstraintsAside(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(
    `SELECT c.relname::text AS table, k.conname::text AS name, pg_get_constraintdef(k.oid) AS definition
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      WHERE k.contype = 'f' AND k.conparentid = 0 AND ${inSchema} ORDER BY k.oid`,
  );
  // Bit 2 of the type is INSERT.
  const { rows: triggers } = await client.query<Trigger>(
    `SELECT c.relname::text AS table, t.tgname::text AS name, t.tgenabled::text AS enabled
       FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE NOT t.tgisinternal AND t.tgparentid = 0 AND t.tgenabled <> 'D' AND t.tgtype & 4 <> 0 AND ${inSchema}`,
  );
  const alter = ({ table }: { table: string }, change: string) =>
    client.query(`ALTER TABLE ${listOf(client, [table])} ${change}`);
  for (const key of keys) await alter(key, `DROP CONSTRAINT ${listOf(client, [key.name])}`);
  for (const trigger of triggers) await alter(trigger, `DISABLE TRIGGER ${listOf(client, [trigger.name])}`);
  return async () => {
    for (const key of keys) {
      await alter(key, `ADD CONSTRAINT ${listOf(client, [key.name])} ${key.definition}`);
    }
    for (const trigger of triggers) {
      await alter(trigger, `${enabling[trigger.enabled]} TRIGGER ${listOf(client, [trigger.name])}`);
    }
  };
}
