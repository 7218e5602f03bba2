import type { Context } from '../platform/context.ts';
import { requireOpenGates } from '../registrations/index.ts';
import { findEntry, type Entry } from './findEntry.ts';

type Versions = { form: number; division: number | null };

/** The locks of whoever adds a team, in their order: the form, then the division. */
async function lock(ctx: Context, { form, division }: Entry): Promise<Versions | undefined> {
  const [versions] = await ctx.db.select<Versions>(
    division === null
      ? 'SELECT version AS form, NULL AS division FROM registrations WHERE id = $1 FOR SHARE'
      : `WITH form AS MATERIALIZED (SELECT version FROM registrations WHERE id = $1 FOR SHARE)
         SELECT form.version AS form, d.version AS division FROM form, divisions d WHERE d.id = $2
         FOR NO KEY UPDATE OF d`,
    division === null ? [form._id] : [form._id, division._id],
  );
  return versions;
}

/**
 * The place as it is now, and as nobody can change it before the transaction ends: looked up anew where it has changed.
 * The division is locked as `lockDivisions` does. Throws as `findEntry` does.
 */
export async function lockEntry(ctx: Context, entry: Entry): Promise<Entry> {
  const { form, division } = entry;
  const versions = await lock(ctx, entry);
  const isAsFound =
    versions?.form === form.version && versions.division === (division === null ? null : division.version);
  if (!isAsFound) return findEntry(ctx, { registration: form._id, division: division?._id ?? null });
  requireOpenGates(form, ctx.now());
  return entry;
}
