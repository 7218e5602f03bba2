import type { Context } from '../platform/context.ts';

/** A team's use of a code: reserved by an open checkout, or settled by money that came in. */
type DiscountUse = {
  readonly discountCode: string;
  readonly text: string;
  /** As it was promised, whatever became of the code. Cents. */
  readonly amountOff: number;
  readonly isSettled: boolean;
};

export async function findDiscountUse(ctx: Context, registrationTeam: string): Promise<DiscountUse | null> {
  const [use] = await ctx.db.select<DiscountUse>(
    `SELECT u.discount_code AS "discountCode", c.code AS text, u.amount_off AS "amountOff",
            u.used_at IS NOT NULL AS "isSettled"
     FROM discount_uses u JOIN discount_codes c ON c.id = u.discount_code WHERE u.registration_team = $1`,
    [registrationTeam],
  );
  return use ?? null;
}
