import { joinedTeams } from '../players/index.ts';
import type { PersonContext } from '../roles/index.ts';

/** A division team that the caller plays in, and the IANA zone of its organization. */
type OwnTeam = { _id: string; organization: string; timeZone: string };

/**
 * The teams of the players linked to the caller's account, each once, in one statement; without archived, withdrawn and
 * test teams and those of archived leagues and tournaments.
 */
export function ownTeams({ actor, db }: PersonContext): Promise<OwnTeam[]> {
  const values: unknown[] = [];
  const mine = joinedTeams(actor, (value) => `$${values.push(value)}`);
  return db.select<OwnTeam>(
    `SELECT e.id AS "_id", e.organization, o.time_zone AS "timeZone"
     FROM division_teams e
     JOIN division_levels v ON v.division = e.division
     JOIN organizations o ON o.id = e.organization
     WHERE e.id IN (${mine}) AND v.active AND NOT e.archived AND NOT e.withdrawn AND NOT e.is_test
     ORDER BY e.id`,
    values,
  );
}

export const idsOf = (teams: readonly OwnTeam[]): string[] => teams.map(({ _id }) => _id);

export const zonesOf = (teams: readonly OwnTeam[]): Map<string, string> =>
  new Map(teams.map(({ organization, timeZone }) => [organization, timeZone]));
