import type { AuditedRecord } from '../audit/index.ts';
import { asPerson, managesTeam } from '../roles/index.ts';
import { AssignmentModel, readableAssignment, type AssignmentRow } from './model.ts';
import { presentAssignment } from './presenter.ts';

export const assignmentRecord: AuditedRecord<AssignmentModel, AssignmentRow> = {
  resource: 'assignment',
  model: AssignmentModel,
  readable: readableAssignment,
  mayWrite: (ctx, { divisionTeam }) => managesTeam(asPerson(ctx), divisionTeam),
  present: (_actor, row) => presentAssignment(row),
};
