import type { AuditedRecord } from '../audit/index.ts';
import { asPerson, managesTeam } from '../roles/index.ts';
import { readableTeamEvent, TeamEventModel, type TeamEventRow } from './model.ts';
import { presentTeamEvent } from './presenter.ts';

export const teamEventRecord: AuditedRecord<TeamEventModel, TeamEventRow> = {
  resource: 'teamEvent',
  model: TeamEventModel,
  readable: readableTeamEvent,
  mayWrite: (ctx, { divisionTeam }) => managesTeam(asPerson(ctx), divisionTeam),
  present: (_actor, row) => presentTeamEvent(row),
};
