import type { z } from 'zod';
import type { DivisionTeam } from '../../contract/divisionTeams.ts';
import type { Team } from '../../contract/teams.ts';
import type { Actor } from '../platform/actor.ts';
import type { DivisionTeamRow, TeamRow } from './model.ts';
import { isNameHidden, shownName } from './publicTeams.ts';

export const presentTeam = (row: TeamRow): z.infer<typeof Team> => ({
  _id: row._id,
  organization: row.organization,
  name: row.name,
  logoUrl: row.logoUrl,
  color: row.color,
  created: row.created,
  updated: row.updated,
});

const presented = (
  row: DivisionTeamRow,
  { name, team }: Pick<DivisionTeamRow, 'name' | 'team'>,
): z.infer<typeof DivisionTeam> => ({
  _id: row._id,
  name,
  team,
  division: row.division,
  league: row.league,
  tournament: row.tournament,
  organization: row.organization,
  registration: row.registration,
  registrationTeam: row.registrationTeam,
  withdrawn: row.withdrawn,
  seed: row.seed,
  archived: row.archived,
  isTest: row.isTest,
  created: row.created,
  updated: row.updated,
});

/** As the caller reads it: under the name that it is shown by. */
export const presentDivisionTeam = (actor: Actor, row: DivisionTeamRow): z.infer<typeof DivisionTeam> =>
  presented(row, { name: shownName(actor, row), team: isNameHidden(actor, row) ? null : row.team });

/** As it is stored, for the log. */
export const presentStoredDivisionTeam = (row: DivisionTeamRow): z.infer<typeof DivisionTeam> =>
  presented(row, row);
