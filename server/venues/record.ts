import type { AuditedRecord } from '../audit/index.ts';
import {
  LocationModel,
  readableLocation,
  readableTimeSlot,
  TimeSlotModel,
  type LocationRow,
  type TimeSlotRow,
} from './model.ts';
import { presentLocation, presentTimeSlot } from './presenter.ts';

export const locationRecord: AuditedRecord<LocationModel, LocationRow> = {
  resource: 'location',
  model: LocationModel,
  readable: readableLocation,
  present: (_actor, row) => presentLocation(row),
};

export const timeSlotRecord: AuditedRecord<TimeSlotModel, TimeSlotRow> = {
  resource: 'timeSlot',
  model: TimeSlotModel,
  readable: readableTimeSlot,
  present: (_actor, row) => presentTimeSlot(row),
};
