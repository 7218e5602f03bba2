import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { Place } from './findEntry.ts';

type Waiting = { readonly begin: () => void; readonly refuse: (refusal: DomainError) => void };

const linesOfDatabases = new WeakMap<Database, Map<string, Waiting[]>>();

function linesOf(db: Database): Map<string, Waiting[]> {
  const lines = linesOfDatabases.get(db) ?? new Map<string, Waiting[]>();
  linesOfDatabases.set(db, lines);
  return lines;
}

const isFull = (error: unknown): boolean => error instanceof DomainError && error.code === 'division_full';

/**
 * Runs the sign-ups for a division through one registration one after the other, in the order they came: in the database
 * they would wait for each other too, each with a connection that others need. Only in this process, so that the lock of
 * the division still decides. Without a division nobody waits.
 *
 * Where `work` is refused with `division_full`, whoever stood in line before it began is refused with it: the seats were
 * counted after they had come, by the rule and configuration that holds for them too. Must not be called in a transaction:
 * those in line would have the connections that the first one needs.
 */
export async function takeTurnFor<T>(
  { db }: Pick<Context, 'db'>,
  { division, registration }: Place,
  work: () => Promise<T>,
): Promise<T> {
  if (division === null || division === undefined) return work();
  const lines = linesOf(db);
  const key = `${division} ${registration}`;
  const line = lines.get(key) ?? [];
  if (lines.has(key)) await new Promise<void>((begin, refuse) => line.push({ begin, refuse }));
  else lines.set(key, line);
  const inLine = line.length;
  try {
    return await work();
  } catch (error) {
    if (isFull(error))
      for (const { refuse } of line.splice(0, inLine)) refuse(new DomainError('division_full'));
    throw error;
  } finally {
    const next = line.shift();
    if (next) next.begin();
    else lines.delete(key);
  }
}
