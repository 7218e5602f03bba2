import { Transaction } from 'sequelize';
import {
  configLevelsOf,
  DivisionModel,
  getDivision,
  LeagueModel,
  resolveField,
  TournamentModel,
  type ConfigLevels,
} from '../competitions/index.ts';
import { getOrganization } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';
import { requireReference } from '../platform/writes.ts';
import { requireDivisionTeam } from '../teams/index.ts';
import { LocationModel, locationZone, requireTimeSlots, type SlotToPlay } from '../venues/index.ts';

/** What a game belongs to. */
export type Competition = { division: string | null; league: string | null; tournament: string | null };

type Sent<T> = { [K in keyof T]?: T[K] | undefined };

const either = <T>(sent: T | undefined, stored: T): T => (sent === undefined ? stored : sent);

/**
 * What a game belongs to after a write: the league and tournament of its division, or else of its league; null there
 * says nothing, another one is refused. Throws `invalid_reference`.
 */
export async function competitionAfter(
  organization: string,
  sent: Sent<Competition>,
  stored: Competition,
): Promise<Competition> {
  if (sent.division === undefined && sent.league === undefined && sent.tournament === undefined)
    return stored;
  const division = either(sent.division, stored.division);
  const above = division === null ? null : await aboveDivision(division, organization);
  const league = above ? above.league : either(sent.league, stored.league);
  if (sent.league && sent.league !== league) throw invalidReference('league');
  const tournament = above?.tournament ?? (await aboveLeague(league, organization));
  if (tournament !== null || above) {
    if (sent.tournament && sent.tournament !== tournament) throw invalidReference('tournament');
    return { division, league, tournament };
  }
  await requireReference(TournamentModel, sent.tournament, organization, 'tournament');
  return { division, league, tournament: either(sent.tournament, stored.tournament) };
}

// The lock keeps a division from moving to another league until the game that is said to be of it is there to follow.
const lock = Transaction.LOCK.KEY_SHARE;

async function aboveDivision(id: string, organization: string) {
  const division = await DivisionModel.findByPk(id, {
    attributes: ['_id', 'organization', 'league', 'tournament'],
    lock,
  });
  if (division?.organization !== organization) throw invalidReference('division');
  return division;
}

async function aboveLeague(id: string | null, organization: string): Promise<string | null> {
  if (id === null) return null;
  const league = await LeagueModel.findByPk(id, { attributes: ['_id', 'organization', 'tournament'], lock });
  if (league?.organization !== organization) throw invalidReference('league');
  return league.tournament;
}

/** Minutes that a game of this competition takes where nothing is said: what its configuration resolves to, or 60. */
export async function usualDuration(ctx: Context, competition: Competition): Promise<number> {
  return resolveField(await levelsOf(ctx, competition), 'gameDurationInMinutes').value ?? 60;
}

async function levelsOf(ctx: Context, { division, league, tournament }: Competition): Promise<ConfigLevels> {
  if (division !== null) return configLevelsOf(await getDivision(ctx, division));
  const [levels] = await ctx.db.select<ConfigLevels>(
    `SELECT l.config AS league, t.config AS tournament, s.config AS registration
     FROM (SELECT $1::text AS league, $2::text AS tournament) g
     LEFT JOIN leagues l ON l.id = g.league LEFT JOIN tournaments t ON t.id = g.tournament
     LEFT JOIN registrations s ON s.id = coalesce(l.signup_registration, t.signup_registration)`,
    [league, tournament],
  );
  return levels ?? {};
}

/** The zone that a game's day and time are read in: the venue's, or else the organization's. Throws `invalid_reference`. */
export async function zoneOfGame(
  ctx: Context,
  organization: string,
  locationModel: string | null,
): Promise<string> {
  if (locationModel === null) return (await getOrganization(ctx, organization)).timeZone;
  await requireReference(LocationModel, locationModel, organization, 'locationModel');
  return locationZone(ctx, locationModel);
}

/** The slot that a game is to have; null where none is sent, or one is given up. Throws `invalid_reference`. */
export async function takenSlot(
  ctx: Context,
  organization: string,
  timeSlot: string | null | undefined,
): Promise<SlotToPlay | null> {
  if (!timeSlot) return null;
  const [slot] = await requireTimeSlots(ctx, organization, [timeSlot], () => 'timeSlot');
  return slot ?? null;
}

type Sides = { homeTeam: string | null; awayTeam: string | null };

/** Refuses a team of another organization, and one that would play itself. Throws `invalid_reference`. */
export async function requireSides(
  ctx: Context,
  organization: string,
  sent: Sent<Sides>,
  stored: Sides,
): Promise<void> {
  for (const side of ['homeTeam', 'awayTeam'] as const) {
    const team = sent[side];
    if (team) await requireDivisionTeam(ctx, team, organization, side);
  }
  requireOpponents(either(sent.homeTeam, stored.homeTeam), either(sent.awayTeam, stored.awayTeam));
}

/** Refuses a team that would play itself. Throws `invalid_reference`. */
export function requireOpponents(home: string | null | undefined, away: string | null | undefined): void {
  if (home && home === away) throw invalidReference('awayTeam');
}
