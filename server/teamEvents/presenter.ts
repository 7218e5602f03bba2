import type { z } from 'zod';
import type { TeamEvent } from '../../contract/teamEvents.ts';
import type { TeamEventRow } from './model.ts';

export const presentTeamEvent = (row: TeamEventRow): z.infer<typeof TeamEvent> => ({
  _id: row._id,
  organization: row.organization,
  divisionTeam: row.divisionTeam,
  title: row.title,
  eventType: row.eventType,
  date: row.date,
  dateKey: row.globalDate,
  globalDate: row.globalDate,
  time: row.time,
  durationMinutes: row.durationMinutes,
  location: row.location,
  notes: row.notes,
  isCancelled: row.isCancelled,
  created: row.created,
  updated: row.updated,
});
