import type { AuditedRecord } from '../audit/index.ts';
import { readableStat, StatModel, type StatRow } from './model.ts';
import { presentStat } from './presenter.ts';

export const statRecord: AuditedRecord<StatModel, StatRow> = {
  resource: 'stat',
  model: StatModel,
  readable: readableStat,
  present: (_actor, row) => presentStat(row),
};
