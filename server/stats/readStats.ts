import { getGame } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Population } from '../platform/include.ts';
import {
  filtersOf,
  findVisible,
  findVisibleByIds,
  findVisibleByParents,
  listVisible,
  type Paging,
} from '../platform/reads.ts';
import { getDivisionTeam } from '../teams/index.ts';
import { readableStat, statByGameDate, type StatRow } from './model.ts';
import { presentStat } from './presenter.ts';
import { groupsOf, sumsOf, totalsOf } from './rules.ts';

const filters = {
  organization: 'r.organization = ?',
  game: 'r.game = ?',
  player: 'r.player = ?',
  team: 'r.division_team = ?',
};

export const getStat = (ctx: Context, id: string) => findVisible(ctx, readableStat, id);

export const listStats = (ctx: Context, query: Paging & Partial<Record<keyof typeof filters, string>>) =>
  listVisible(ctx, readableStat, query, filtersOf(query, filters));

export const statPopulation: Population = {
  byIds: async (ctx, ids) => (await findVisibleByIds(ctx, readableStat, ids)).map(presentStat),
};

const rowsOf = (ctx: Context, column: 'game' | 'player' | 'division_team', ids: readonly string[]) =>
  findVisibleByParents(ctx, statByGameDate, `r.${column}`, ids);

/** Those of the players of whom the caller sees a row, in the order of the ids. */
export async function statsOfPlayers(ctx: Context, ids: readonly string[]) {
  const rows = new Map(groupsOf(await rowsOf(ctx, 'player', ids), 'player'));
  return ids.flatMap((player) => {
    const own = rows.get(player);
    return own ? [{ player, ...sumsOf(own), rows: own }] : [];
  });
}

/** Throws 404 where the caller sees no row of the player. */
export async function statsOfPlayer(ctx: Context, id: string) {
  const [stats] = await statsOfPlayers(ctx, [id]);
  if (!stats) throw notFound();
  return stats;
}

/** Throws 404 for a division team that is unknown or invisible. */
export async function statsOfTeam(ctx: Context, id: string) {
  await getDivisionTeam(ctx, id);
  const rows = await rowsOf(ctx, 'division_team', [id]);
  const players = groupsOf(rows, 'player').map(([player, own]) => ({ player, ...sumsOf(own) }));
  return { team: id, ...sumsOf(rows), players, rows };
}

/** Throws 404 for a game that is unknown or invisible. */
export async function statsOfGame(ctx: Context, id: string) {
  await getGame(ctx, id);
  const rows: StatRow[] = await rowsOf(ctx, 'game', [id]);
  const teams = groupsOf(rows, 'divisionTeam').map(([team, own]) => ({ team, totals: totalsOf(own) }));
  return { game: id, teams, rows };
}
