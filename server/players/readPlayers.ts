import type { z } from 'zod';
import type { Player } from '../../contract/players.ts';
import { hasScope, ownOrganizations } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import {
  filtersOf,
  findVisible,
  listVisible,
  type Condition,
  type Page,
  type Paging,
} from '../platform/reads.ts';
import { readablePlayer, type PlayerRow } from './model.ts';
import { managesPlayer } from './playerRoles.ts';
import { presentTeamMate, presentWholePlayer } from './presenter.ts';

/** On the roster of a placed team of `divisions y`, or of a submission for one, or for a registration `z` of the same. */
const playsBelow = (division: string, registration: string): string =>
  'r.team = ANY(ARRAY(SELECT x.id FROM division_teams x JOIN divisions y ON y.id = x.division ' +
  `WHERE ${division})) OR (r.team IS NULL AND r.registration_team = ANY(ARRAY(` +
  'SELECT x.id FROM registration_teams x JOIN registrations z ON z.id = x.registration ' +
  `LEFT JOIN divisions y ON y.id = x.division WHERE ${division} OR (x.division IS NULL AND ${registration}))))`;

const leaguesNamed = `(SELECT n.id FROM leagues n WHERE lower(n.name COLLATE "default") = lower(?))`;
const leaguesOfTournament = '(SELECT n.id FROM leagues n WHERE n.tournament = ?)';

const filters = {
  organization: 'r.organization = ?',
  team: 'r.team = ?',
  division: `(${playsBelow('y.id = ?', 'false')})`,
  league: `(${playsBelow('y.league = ?', 'z.league = ?')})`,
  leagueName: `(${playsBelow(`y.league IN ${leaguesNamed}`, `z.league IN ${leaguesNamed}`)})`,
  tournament: `(${playsBelow(
    `(y.tournament = ? OR y.league IN ${leaguesOfTournament})`,
    `(z.tournament = ? OR z.league IN ${leaguesOfTournament})`,
  )})`,
  registration: 's.registration = ?',
  registrationTeam: 'r.registration_team = ?',
  game: 'r.team = ANY(ARRAY(SELECT unnest(ARRAY[x.home_team, x.away_team]) FROM games x WHERE x.id = ?))',
};

/** The records that lists of players can be of, and where the caller's organization has one. */
const parents = {
  team: 'SELECT 1 FROM division_teams x WHERE x.id = $1',
  division: 'SELECT 1 FROM divisions x WHERE x.id = $1',
  league: 'SELECT 1 FROM leagues x WHERE x.id = $1',
  leagueName: 'SELECT 1 FROM leagues x WHERE lower(x.name COLLATE "default") = lower($1)',
  registration: 'SELECT 1 FROM registrations x WHERE x.id = $1',
  registrationTeam: 'SELECT 1 FROM registration_teams x WHERE x.id = $1',
  game: 'SELECT 1 FROM games x WHERE x.id = $1',
} as const;

export type PlayerParent = keyof typeof parents;

type PlayerFilters = Partial<Record<keyof typeof filters, string>>;

export type PlayerQuery = Paging & PlayerFilters & { removed?: boolean; q?: string };

/** `%` and `_` in what is searched for stand for themselves. */
const patternOf = (q: string) => `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** A search by address would tell people the addresses of others. */
function searchFor(ctx: Context, q: string): Condition {
  const columns = ['r.name', 'r.number', ...(ownOrganizations(ctx.actor) ? ['r.email'] : [])];
  const sql = columns.map((column) => `lower(${column} COLLATE "default") LIKE lower(?)`).join(' OR ');
  return { sql: `(${sql})`, value: patternOf(q) };
}

export const getPlayer = (ctx: Context, id: string) => findVisible(ctx, readablePlayer, id);

/** On the roster, or with `removed` off it; never of a removed submission. */
export const listPlayers = (
  ctx: Context,
  { removed = false, q, ...query }: PlayerQuery,
  within: PlayerFilters = {},
) =>
  listVisible(ctx, readablePlayer, query, [
    ...filtersOf(query, filters, within),
    ...(q === undefined ? [] : [searchFor(ctx, q)]),
    { sql: `r.removed_at IS ${removed ? 'NOT ' : ''}NULL AND s.deleted_at IS NULL` },
  ]);

/**
 * The players below one record. Throws 404 where the caller sees none of a record that is not of its organization: a
 * stranger can't learn that there is such a team. Whoever sees some gets an empty page where a filter leaves them out.
 */
export async function listPlayersBelow(
  ctx: Context,
  parent: PlayerParent,
  id: string,
  query: PlayerQuery,
): Promise<Page<PlayerRow>> {
  const within = { [parent]: id };
  const page = await listPlayers(ctx, query, within);
  if (page.count > 0) return page;
  const known = await ctx.db.select(`${parents[parent]} AND x.organization = ANY($2)`, [
    id,
    ownOrganizations(ctx.actor) ?? [],
  ]);
  if (known.length === 0 && (await listPlayers(ctx, { limit: 1 }, within)).count === 0) throw notFound();
  return page;
}

/** The ids of those of the rows that a signed-in person manages. */
async function managedBy(ctx: Context, rows: readonly PlayerRow[]): Promise<ReadonlySet<string>> {
  if (ctx.actor.kind !== 'user' || rows.length === 0) return new Set();
  const values: unknown[] = [rows.map(({ _id }) => _id)];
  const managed = managesPlayer(ctx.actor, (value) => `$${values.push(value)}`);
  const found = await ctx.db.select<{ _id: string }>(
    `SELECT p.id AS "_id" FROM players p WHERE p.id = ANY($1) AND ${managed}`,
    values,
  );
  return new Set(found.map(({ _id }) => _id));
}

/** The players as they are answered: addresses and answers of others only to those who manage them. */
export async function presentPlayers(
  ctx: Context,
  rows: readonly PlayerRow[],
): Promise<z.infer<typeof Player>[]> {
  const { actor } = ctx;
  const managed = await managedBy(ctx, rows);
  return rows.map((row) => {
    const isOwn = actor.kind !== 'anonymous' && row.user === actor.id;
    const isShown = isOwn || managed.has(row._id) || hasScope(actor, 'read:players', row.organization);
    return isShown ? presentWholePlayer(row) : presentTeamMate(row);
  });
}

export const presentPlayer = async (ctx: Context, row: PlayerRow): Promise<z.infer<typeof Player>> => {
  const [player] = await presentPlayers(ctx, [row]);
  return player as z.infer<typeof Player>;
};

/** The players with these ids, whoever asks, in the order of their creation. */
export const storedPlayers = (ctx: Context, ids: readonly string[]) =>
  ctx.db.select<PlayerRow>(
    `SELECT ${readablePlayer.columns} FROM ${readablePlayer.from} WHERE r.id = ANY($1) ORDER BY r.created, r.id`,
    [ids],
  );
