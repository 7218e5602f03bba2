import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import type { Refusal } from './findDiscountCode.ts';
import { findDiscountUse } from './findDiscountUse.ts';

/**
 * Takes a use of a code for a team, in the caller's transaction, with the team's row locked: at most `maxUses` teams
 * ever hold one. A use that the team has reserved of another code is given up for it. Throws `discount_invalid`,
 * `discount_expired`, `discount_used_up`.
 */
export async function takeDiscountUse(ctx: Context, registrationTeam: string, code: string): Promise<void> {
  const use = await findDiscountUse(ctx, registrationTeam);
  if (use?.discountCode === code) return;
  if (use?.isSettled) {
    throw new DomainError('discount_invalid', { message: 'The team has paid with another discount code.' });
  }
  // The lock first, the count after it: of two checkouts at once the second sees the use of the first.
  await ctx.db.select('SELECT 1 FROM discount_codes WHERE id = $1 FOR NO KEY UPDATE', [code]);
  const [found] = await ctx.db.select<{ refusal: Refusal | null }>(
    'SELECT discount_refusal(c) AS refusal FROM discount_codes c WHERE c.id = $1',
    [code],
  );
  if (!found || found.refusal) throw new DomainError(found?.refusal ?? 'discount_invalid');
  await ctx.db.select(
    `INSERT INTO discount_uses (registration_team, discount_code, amount_off, created)
     SELECT $1, id, amount_off, now() FROM discount_codes WHERE id = $2
     ON CONFLICT (registration_team) DO UPDATE
     SET discount_code = excluded.discount_code, amount_off = excluded.amount_off, created = excluded.created`,
    [registrationTeam, code],
  );
}

/** Money has come in with the reserved use, if there is one: it is kept for good. */
export const settleDiscountUse = (ctx: Context, registrationTeam: string) =>
  ctx.db.select('UPDATE discount_uses SET used_at = now() WHERE registration_team = $1 AND used_at IS NULL', [
    registrationTeam,
  ]);

/** Gives a use back that was reserved and that nothing was paid with. */
export const releaseDiscountUse = (ctx: Context, registrationTeam: string) =>
  ctx.db.select('DELETE FROM discount_uses WHERE registration_team = $1 AND used_at IS NULL', [
    registrationTeam,
  ]);
