import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { waiverRecord } from './record.ts';

/** Throws `in_use` while a registration asks for it, or once somebody was asked to sign it. */
export const removeWaiver = (ctx: Context, id: string) => removeAudited(ctx, waiverRecord, id, 'in_use');
