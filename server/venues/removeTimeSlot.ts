import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { timeSlotRecord } from './record.ts';

/** Throws `in_use` while a game has it. */
export const removeTimeSlot = (ctx: Context, id: string) => removeAudited(ctx, timeSlotRecord, id, 'in_use');
