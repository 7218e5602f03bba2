export type Figures = Readonly<Record<string, number>>;

/** What is summed: one player in one game. */
export type Line = { game: string; player: string; divisionTeam: string; figures: Figures };

export type Sums = { games: number; totals: Record<string, number>; averages: Record<string, number> };

/** Figures with decimals (a judge's 9.75, a time in seconds) must add up as written, not as binary. */
const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** By key, in the alphabet's order, so that the sums of the same rows always read the same. */
export function totalsOf(lines: readonly { figures: Figures }[]): Record<string, number> {
  const totals = new Map<string, number>();
  for (const { figures } of lines) {
    for (const [key, value] of Object.entries(figures)) totals.set(key, (totals.get(key) ?? 0) + value);
  }
  return Object.fromEntries(
    [...totals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, total]) => [key, rounded(total, 6)]),
  );
}

/**
 * Games with figures, totals, and averages a game. A key that a row leaves out counts as nothing done in that game, so
 * an average is over all `games`.
 */
export function sumsOf(lines: readonly Line[]): Sums {
  const games = new Set(lines.map(({ game }) => game)).size;
  const totals = totalsOf(lines);
  const averages = Object.fromEntries(
    Object.entries(totals).map(([key, total]) => [key, rounded(total / games, 3)]),
  );
  return { games, totals, averages };
}

/** The lines by what `key` says of them, in the order in which each first comes. */
export function groupsOf<L extends Line>(
  lines: readonly L[],
  key: 'player' | 'divisionTeam',
): [string, L[]][] {
  const groups = new Map<string, L[]>();
  for (const line of lines) groups.set(line[key], [...(groups.get(line[key]) ?? []), line]);
  return [...groups];
}

/**
 * The keys that may not be written: where the division names the stats of the sport (`config.gameStats`), those it does
 * not name. A figure that is stored already may stay as it is, also when the configuration has changed since.
 *
 * @param configured the sport's keys; undefined where nothing is configured for it
 */
export function unknownKeys(
  figures: Figures,
  stored: Figures,
  configured: readonly string[] | undefined,
): string[] {
  if (!configured) return [];
  return Object.keys(figures).filter((key) => !configured.includes(key) && figures[key] !== stored[key]);
}
