import type { AuditedRecord } from '../audit/index.ts';
import {
  DivisionTeamModel,
  readableDivisionTeam,
  readableTeam,
  TeamModel,
  type DivisionTeamRow,
  type TeamRow,
} from './model.ts';
import { presentStoredDivisionTeam, presentTeam } from './presenter.ts';

export const teamRecord: AuditedRecord<TeamModel, TeamRow> = {
  resource: 'team',
  model: TeamModel,
  readable: readableTeam,
  present: (_actor, row) => presentTeam(row),
};

export const divisionTeamRecord: AuditedRecord<DivisionTeamModel, DivisionTeamRow> = {
  resource: 'divisionTeam',
  model: DivisionTeamModel,
  readable: readableDivisionTeam,
  present: (_actor, row) => presentStoredDivisionTeam(row),
};
