import type { StoredConfig } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, invalidReference } from '../platform/errors.ts';
import { rosterBounds, type CustomField } from '../registrations/index.ts';
import type { RosterPlace } from './rosterPlace.ts';

export type LockedRoster = RosterPlace & {
  registration: string | null;
  /** The questions that its players answer. */
  fields: CustomField[];
  /** Most players; null where there is no limit. */
  max: number | null;
  /** Players on it. */
  size: number;
};

type Facts = RosterPlace & {
  organization: string;
  registration: string | null;
  fields: CustomField[] | null;
  isRemoved: boolean;
  divisionConfig: StoredConfig | null;
  leagueConfig: StoredConfig | null;
  tournamentConfig: StoredConfig | null;
  size: number;
};

const noRoster: LockedRoster = {
  team: null,
  registrationTeam: null,
  registration: null,
  fields: [],
  max: null,
  size: 0,
};

const submissionOf = async (ctx: Context, team: string): Promise<string | null> => {
  const [placed] = await ctx.db.select<{ registrationTeam: string | null }>(
    'SELECT registration_team AS "registrationTeam" FROM division_teams WHERE id = $1',
    [team],
  );
  return placed?.registrationTeam ?? null;
};

/** The submission's row where there is one, else the team's: whoever adds to this roster takes the same lock. */
async function lock(ctx: Context, { team, registrationTeam }: RosterPlace): Promise<void> {
  const [table, id] = registrationTeam ? ['registration_teams', registrationTeam] : ['division_teams', team];
  await ctx.db.select(`SELECT 1 FROM ${table} WHERE id = $1 FOR NO KEY UPDATE`, [id]);
}

const factsOf = async (ctx: Context, { team, registrationTeam }: RosterPlace): Promise<Facts | undefined> => {
  const [facts] = await ctx.db.select<Facts>(
    `SELECT t.id AS team, s.id AS "registrationTeam", coalesce(s.organization, t.organization) AS organization,
       s.registration, g.fields, s.deleted_at IS NOT NULL AS "isRemoved",
       d.config AS "divisionConfig", l.config AS "leagueConfig", c.config AS "tournamentConfig",
       (SELECT count(*)::integer FROM players p WHERE p.removed_at IS NULL AND
         CASE WHEN s.id IS NULL THEN p.team = t.id ELSE p.registration_team = s.id END) AS size
     FROM (SELECT 1) AS one
     LEFT JOIN registration_teams s ON s.id = $2
     LEFT JOIN division_teams t ON CASE WHEN s.id IS NULL THEN t.id = $1 ELSE t.registration_team = s.id END
     LEFT JOIN registrations g ON g.id = s.registration
     LEFT JOIN divisions d ON d.id = coalesce(t.division, s.division)
     LEFT JOIN leagues l ON l.id = coalesce(d.league, g.league)
     LEFT JOIN tournaments c ON c.id = coalesce(d.tournament, l.tournament, g.tournament)`,
    [team, registrationTeam],
  );
  return facts;
};

/**
 * The roster, locked until the transaction ends, so that its size holds. Throws `invalid_reference` for a team or
 * submission of another organization, and for a team that is not the submission's; `removed` for a removed submission.
 */
export async function lockRoster(
  ctx: Context,
  organization: string,
  { team, registrationTeam }: RosterPlace,
): Promise<LockedRoster> {
  if (team === null && registrationTeam === null) return noRoster;
  const placed = team === null ? null : await submissionOf(ctx, team);
  const place = { team, registrationTeam: placed ?? registrationTeam };
  await lock(ctx, place);
  const facts = await factsOf(ctx, place);
  if (facts?.organization !== organization)
    throw invalidReference(team === null ? 'registrationTeam' : 'team');
  if (registrationTeam !== null && facts.registrationTeam !== registrationTeam) {
    throw invalidReference('registrationTeam', 'No submission of this team.');
  }
  if (team !== null && facts.team !== team) throw invalidReference('team');
  if (facts.isRemoved) throw new DomainError('removed');
  const { max } = rosterBounds({
    division: facts.divisionConfig,
    league: facts.leagueConfig,
    tournament: facts.tournamentConfig,
  });
  return {
    team: facts.team,
    registrationTeam: facts.registrationTeam,
    registration: facts.registration,
    fields: facts.fields ?? [],
    max,
    size: facts.size,
  };
}

/** Refuses to add players to a full roster; one that is over its limit already stays. Throws `roster_full`. */
export function requireRoomFor(roster: Pick<LockedRoster, 'max' | 'size'>, added: number): void {
  if (roster.max === null || added === 0 || roster.size + added <= roster.max) return;
  throw new DomainError('roster_full', {
    message: `The roster may have ${roster.max} players and has ${roster.size}.`,
  });
}
