import type { z } from 'zod';
import type { DivisionTeam } from '../../contract/divisionTeams.ts';
import type { Team } from '../../contract/teams.ts';
import type { Actor } from '../platform/actor.ts';
import type { DivisionTeamRow, TeamRow } from './model.ts';
import { seesTeamNames } from './publicTeams.ts';

export const presentTeam = (row: TeamRow): z.infer<typeof Team> => ({
  _id: row._id,
  organization: row.organization,
  name: row.name,
  logoUrl: row.logoUrl,
  color: row.color,
  created: row.created,
  updated: row.updated,
});

export function presentDivisionTeam(actor: Actor, row: DivisionTeamRow): z.infer<typeof DivisionTeam> {
  const hiddenName = seesTeamNames(actor, row.organization) ? null : row.hiddenName;
  return {
    _id: row._id,
    name: hiddenName ?? row.name,
    team: hiddenName === null ? row.team : null,
    division: row.division,
    league: row.league,
    tournament: row.tournament,
    organization: row.organization,
    seed: row.seed,
    archived: row.archived,
    isTest: row.isTest,
    created: row.created,
    updated: row.updated,
  };
}
