import type { GameRow } from '../games/index.ts';
import type { BracketGame, Source } from './advance.ts';
import { bracketShape, type BracketShape, type PlannedGame } from './shapes.ts';

/** A game of a bracket with its place in the bracket's shape. */
export type StoredGame = { row: GameRow; planned: PlannedGame };

/** The games in the order of the shape: feeders first, each round from the top of the bracket to the bottom. */
export function inShape(
  bracket: Pick<BracketShape, 'format' | 'size'>,
  rows: readonly GameRow[],
): StoredGame[] {
  const byKey = new Map(rows.map((row) => [row.bracketKey, row]));
  return bracketShape(bracket.format, bracket.size).games.flatMap((planned) => {
    const row = byKey.get(planned.key);
    return row ? [{ row, planned }] : [];
  });
}

const sourceOf = (game: string | null, outcome: GameRow['homeFromOutcome']): Source | null =>
  game === null || outcome === null ? null : { game, outcome };

/** A game as the rules of advancement see it. Its round is that of the shape, whatever the record says. */
export const asBracketGame = ({ row, planned }: StoredGame): BracketGame => ({
  id: row._id,
  title: planned.title,
  playoffRound: planned.playoffRound,
  homeFrom: sourceOf(row.homeFrom, row.homeFromOutcome),
  awayFrom: sourceOf(row.awayFrom, row.awayFromOutcome),
  homeTeam: row.homeTeam,
  awayTeam: row.awayTeam,
  homeTeamPlaceholder: row.homeTeamPlaceholder,
  awayTeamPlaceholder: row.awayTeamPlaceholder,
  homeScore: row.homeScore,
  awayScore: row.awayScore,
  forfeitedBy: row.forfeitedBy,
  isCancelled: row.isCancelled,
  isBye: row.isBye,
});
