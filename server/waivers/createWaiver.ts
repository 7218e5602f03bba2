import type { z } from 'zod';
import type { CreateWaiver } from '../../contract/waivers.ts';
import { recordAudit } from '../audit/index.ts';
import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { WaiverModel, type WaiverRow } from './model.ts';
import { presentWaiver } from './presenter.ts';
import { getWaiver } from './readWaivers.ts';
import { waiverRecord } from './record.ts';
import { addText } from './writeText.ts';

/** Throws `organization_required`, `invalid_reference`. */
export const createWaiver = (ctx: Context, body: z.infer<typeof CreateWaiver>): Promise<WaiverRow> =>
  ctx.transaction(async () => {
    const organization = organizationForCreate(ctx, body.organization);
    const { text, ...attributes } = body;
    const { _id, edition } = await WaiverModel.create({ ...attributes, organization } as object as never);
    await addText(ctx, _id, edition, text);
    const row = await getWaiver(ctx, _id);
    await recordAudit(ctx, {
      action: 'create',
      resource: waiverRecord.resource,
      resourceId: _id,
      organization,
      after: presentWaiver(row),
    });
    return row;
  });
