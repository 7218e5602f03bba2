import type { z } from 'zod';
import type { Assignment } from '../../contract/assignments.ts';
import type { AssignmentRow } from './model.ts';

export const presentAssignment = (row: AssignmentRow): z.infer<typeof Assignment> => ({
  _id: row._id,
  organization: row.organization,
  divisionTeam: row.divisionTeam,
  game: row.game,
  teamEvent: row.teamEvent,
  player: row.player,
  title: row.title,
  note: row.note,
  completed: row.completed,
  created: row.created,
  updated: row.updated,
});
