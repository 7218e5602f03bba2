import { hasScope } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database.ts';
import { invalidReference, notFound } from '../platform/errors.ts';
import { lookUpTogether } from '../platform/lookUpTogether.ts';
import { findVisibleByIds } from '../platform/reads.ts';
import { findRecord } from '../platform/records.ts';
import { readableRegistration, RegistrationModel } from '../registrations/index.ts';

type FindForm = (id: string) => Promise<RegistrationModel | null>;

const finders = new WeakMap<Database, FindForm>();

/** Many sign up at the same moment where places are short: they look their form up together. */
function findTogether(ctx: Context, id: string): Promise<RegistrationModel | null> {
  const { db } = ctx;
  // The connection of a transaction is its own, and may wait for others.
  if (db.isInTransaction()) return findRecord(ctx, RegistrationModel, id);
  const finder = finders.get(db) ?? lookUpTogether((form) => findRecord({ db }, RegistrationModel, form));
  finders.set(db, finder);
  return finder(id);
}

/** The registration of a submission, whoever asks. */
export async function findForm(ctx: Context, id: string): Promise<RegistrationModel> {
  const registration = await findRecord(ctx, RegistrationModel, id);
  if (!registration) throw notFound();
  return registration;
}

/**
 * The registration that a team is to be entered into: by a person on the public view, an administrator or a key within
 * the organization. Throws `invalid_reference` for one that is missing or another's.
 */
export async function findEntryForm(ctx: Context, id: string): Promise<RegistrationModel> {
  const registration = await findTogether(ctx, id);
  if (!registration || !(await mayEnter(ctx, registration))) throw invalidReference('registration');
  return registration;
}

/**
 * The same as it is now, and as nobody can change it before the transaction ends: the first lock of whoever adds a
 * team. Throws `invalid_reference`.
 */
export async function lockForm(ctx: Context, found: RegistrationModel): Promise<RegistrationModel> {
  const { _id, version } = found;
  const [locked] = await ctx.db.select<{ version: number }>(
    'SELECT version FROM registrations WHERE id = $1 FOR SHARE',
    [_id],
  );
  return locked?.version === version ? found : findEntryForm(ctx, _id);
}

async function mayEnter(ctx: Context, { _id, organization }: RegistrationModel): Promise<boolean> {
  if (hasScope(ctx.actor, 'write:registrations', organization)) return true;
  if (ctx.actor.kind !== 'user') return false;
  const visible = await findVisibleByIds(ctx, readableRegistration, [_id]);
  return visible.length > 0;
}
