import { standingsRules } from '../../server/standings/presets.ts';
import { standings } from '../../server/standings/table.ts';
import type { StandingsRow } from '../../server/standings/table.ts';
import type { StandingsGame, StandingsTeam } from '../../server/standings/records.ts';

export function aTeam(name: string, seed: number | null = null): StandingsTeam {
  return { _id: name, name, seed };
}

/** `aGame('Ants 3-1 Bees')`; `aGame('Ants v Bees')` has not been played. */
export function aGame(text: string, fields: Partial<StandingsGame> = {}): StandingsGame {
  const match = /^(\w+) (?:(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)|v) (\w+)$/.exec(text);
  if (!match) throw new Error(`Not a game: ${text}`);
  const [, home, homeScore, awayScore, away] = match;
  return {
    _id: text,
    date: new Date('2026-03-01T00:00:00Z'),
    homeTeam: home ?? null,
    awayTeam: away ?? null,
    homeScore: homeScore === undefined ? null : Number(homeScore),
    awayScore: awayScore === undefined ? null : Number(awayScore),
    forfeitedBy: null,
    isCancelled: false,
    isBye: false,
    playoffRound: null,
    ...fields,
  };
}

/** A game a day, in the order given. */
export function played(...texts: string[]): StandingsGame[] {
  return texts.map((text, day) =>
    aGame(text, { _id: `game ${day}`, date: new Date(Date.UTC(2026, 2, 1 + day)) }),
  );
}

/** The table of everybody who appears in the games. */
export function tableOf(
  games: readonly StandingsGame[],
  tiebreakers: unknown = {},
  sport = 'basketball',
): StandingsRow[] {
  const names = new Set(games.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  const teams = [...names].flatMap((name) => (name === null ? [] : aTeam(name)));
  return standings(teams, games, standingsRules(sport, tiebreakers));
}

export function rowOf(table: readonly StandingsRow[], name: string): StandingsRow {
  const row = table.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`${name} has no row`);
  return row;
}

export function namesIn(table: readonly StandingsRow[]): string[] {
  return table.map((row) => row.name);
}

/** `1 Ants headToHead`, a line a row. */
export function placesIn(table: readonly StandingsRow[]): string[] {
  return table.map((row) => [row.rank, row.name, row.tiebreaker ?? '-'].join(' '));
}
