import type { z } from 'zod';
import type { Stat } from '../../contract/stats.ts';
import type { StatRow } from './model.ts';

export const presentStat = (row: StatRow): z.infer<typeof Stat> => ({
  _id: row._id,
  organization: row.organization,
  game: row.game,
  player: row.player,
  divisionTeam: row.divisionTeam,
  values: row.figures,
  created: row.created,
  updated: row.updated,
});
