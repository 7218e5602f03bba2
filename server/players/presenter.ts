import type { z } from 'zod';
import type { Player } from '../../contract/players.ts';
import { presentWaiverDetails } from '../waivers/index.ts';
import type { PlayerRow } from './model.ts';

type PresentedPlayer = z.infer<typeof Player> & { _id: string };

/** The whole record, for those whom it concerns, and for the log. */
export const presentWholePlayer = (row: PlayerRow): PresentedPlayer => ({
  _id: row._id,
  name: row.name,
  email: row.email,
  number: row.number,
  info: row.info ?? null,
  fields: row.answers,
  waiverDetails: presentWaiverDetails(row.waiverDetails),
  team: row.team,
  registrationTeam: row.registrationTeam,
  registration: row.registration,
  organization: row.organization,
  tournament: row.tournament,
  league: row.league,
  division: row.division,
  user: row.user,
  removedAt: row.removedAt,
  created: row.created,
  updated: row.updated,
});

/** As a team-mate reads it. */
export const presentTeamMate = (row: PlayerRow): PresentedPlayer => ({
  ...presentWholePlayer(row),
  email: '',
  info: null,
  fields: {},
  waiverDetails: [],
});
