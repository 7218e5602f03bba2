import { findDiscountUse, requireDiscountCode } from '../discountCodes/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import type { RegistrationTeamModel } from './model.ts';

/**
 * Enters the code that a text names, or takes it back with null or a blank one, as of a form's empty box. The text that
 * is stored may come back whatever became of the code. Throws `discount_invalid`, also for a team that has paid with its
 * code, `discount_expired` and `discount_used_up`.
 */
export async function setDiscountCode(
  ctx: Context,
  team: RegistrationTeamModel,
  sent: string | null | undefined,
  stored: string | null = null,
): Promise<void> {
  const text = sent?.trim() || null;
  if (sent === undefined || text?.toLowerCase() === stored?.toLowerCase()) return;
  if (text !== null) {
    const code = await requireDiscountCode(
      ctx,
      team.registration,
      text,
      stored === null ? undefined : team._id,
    );
    team.discountCode = code._id;
    return;
  }
  const use = await findDiscountUse(ctx, team._id);
  if (use?.isSettled) {
    throw new DomainError('discount_invalid', { message: 'The team has paid with its discount code.' });
  }
  team.discountCode = null;
}
