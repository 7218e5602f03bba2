import type { AuditedRecord } from '../audit/index.ts';
import { LocationModel, readableLocation, type LocationRow } from './model.ts';
import { presentLocation } from './presenter.ts';

export const locationRecord: AuditedRecord<LocationModel, LocationRow> = {
  resource: 'location',
  model: LocationModel,
  readable: readableLocation,
  present: (_actor, row) => presentLocation(row),
};
