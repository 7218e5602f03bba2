import type { AuditedRecord } from '../audit/index.ts';
import { readableWaiver, WaiverModel, type WaiverRow } from './model.ts';
import { presentWaiver } from './presenter.ts';

export const waiverRecord: AuditedRecord<WaiverModel, WaiverRow> = {
  resource: 'waiver',
  model: WaiverModel,
  readable: readableWaiver,
  present: (_actor, row) => presentWaiver(row),
};
