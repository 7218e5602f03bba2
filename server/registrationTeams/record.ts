import type { AuditedRecord } from '../audit/index.ts';
import { readableRegistrationTeam, RegistrationTeamModel, type RegistrationTeamRow } from './model.ts';
import { presentSubmission } from './presenter.ts';

export const registrationTeamRecord: AuditedRecord<RegistrationTeamModel, RegistrationTeamRow> = {
  resource: 'registrationTeam',
  model: RegistrationTeamModel,
  readable: readableRegistrationTeam,
  present: presentSubmission,
};
