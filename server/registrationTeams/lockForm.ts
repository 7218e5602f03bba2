import { hasScope } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { invalidReference, notFound } from '../platform/errors.ts';
import { findVisibleByIds } from '../platform/reads.ts';
import { findRecord } from '../platform/records.ts';
import { readableRegistration, RegistrationModel } from '../registrations/index.ts';

/** The registration of a submission, whoever asks. */
export async function findForm(ctx: Pick<Context, 'db'>, id: string): Promise<RegistrationModel> {
  const registration = await findRecord(ctx, RegistrationModel, id);
  if (!registration) throw notFound();
  return registration;
}

/**
 * The registration that a team is to be entered into: by a person on the public view, an administrator or a key within
 * the organization. Throws `invalid_reference` for one that is missing or another's.
 */
export const findEntryForm = async (ctx: Context, id: string): Promise<RegistrationModel> =>
  requireMayEnter(ctx, await findRecord(ctx, RegistrationModel, id));

/** The same of one that was looked up already. */
export async function requireMayEnter(
  ctx: Context,
  registration: RegistrationModel | null,
): Promise<RegistrationModel> {
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
