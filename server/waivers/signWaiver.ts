import type { z } from 'zod';
import type { SignWaiver } from '../../contract/waivers.ts';
import { recordAudit } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { hashOfToken } from '../platform/mailedToken.ts';
import { isOpenLink } from './findLink.ts';
import { presentWaiverDetail } from './presenter.ts';
import { signatureColumns, type SignatureRow } from './waiverDetails.ts';

/**
 * Signs what the link was mailed for, once: of two at the same moment one is refused. Throws `invalid_token` for a link
 * that was used, replaced or has expired.
 */
export const signWaiver = (ctx: Context, token: string, { signedName }: z.infer<typeof SignWaiver>) =>
  ctx.transaction(async () => {
    const [signed] = await ctx.db.select<SignatureRow>(
      `UPDATE waiver_signatures s SET accepted = true, sign_date = $2, signed_name = $3
       WHERE ${isOpenLink} RETURNING ${signatureColumns}`,
      [hashOfToken(token), ctx.now(), signedName],
    );
    if (!signed) throw new DomainError('invalid_token');
    const detail = presentWaiverDetail(signed);
    // What was signed is part of the player's record, though in a table of its own.
    const [player] = await ctx.db.select<{ organization: string }>(
      'UPDATE players SET version = version + 1, updated = $2 WHERE id = $1 RETURNING organization',
      [signed.player, ctx.now()],
    );
    await recordAudit(ctx, {
      action: 'sign',
      resource: 'player',
      resourceId: signed.player,
      organization: (player as { organization: string }).organization,
      before: { waiverDetails: [{ ...detail, signDate: null, accepted: false, signedName: null }] },
      after: { waiverDetails: [detail] },
    });
    return detail;
  });
