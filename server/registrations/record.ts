import type { AuditedRecord } from '../audit/index.ts';
import { readableRegistration, RegistrationModel, type RegistrationRow } from './model.ts';
import { presentStored } from './presenter.ts';

export const registrationRecord: AuditedRecord<RegistrationModel, RegistrationRow> = {
  resource: 'registration',
  model: RegistrationModel,
  readable: readableRegistration,
  present: presentStored,
};
