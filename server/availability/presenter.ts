import type { z } from 'zod';
import type { Availability } from '../../contract/availabilities.ts';
import type { AvailabilityRow } from './model.ts';

export const presentAvailability = (row: AvailabilityRow): z.infer<typeof Availability> => ({
  _id: row._id,
  organization: row.organization,
  divisionTeam: row.divisionTeam,
  game: row.game,
  teamEvent: row.teamEvent,
  player: row.player,
  name: row.name,
  status: row.status,
  note: row.note,
  created: row.created,
  updated: row.updated,
});
