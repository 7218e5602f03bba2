import type { z } from 'zod';
import type { UpdateWaiver } from '../../contract/waivers.ts';
import { updateAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { sentFields } from '../platform/writes.ts';
import { waiverRecord } from './record.ts';
import { writeText } from './writeText.ts';

/** Only the fields sent change. */
export const updateWaiver = (ctx: Context, id: string, body: z.infer<typeof UpdateWaiver>) =>
  updateAudited(ctx, waiverRecord, id, async (waiver, before) => {
    waiver.set(sentFields(body, ['title', 'active']));
    if (body.text !== undefined && body.text !== before.text) await writeText(ctx, waiver, body.text);
  });
