import type { forfeits } from '../../contract/games.ts';

/** The result of a two-sided game. */
export type Result = {
  homeScore: number | null;
  awayScore: number | null;
  forfeitedBy: (typeof forfeits)[number] | null;
};

export const resultFields = ['homeScore', 'awayScore', 'forfeitedBy'] as const;

/**
 * What a body writes of the result. A score written without `forfeitedBy`, cleared ones too, ends a forfeit:
 * whoever enters a score says how the game ended.
 */
export function writtenResult(sent: Partial<Result>): Partial<Result> {
  const written: Partial<Result> = {};
  if (sent.homeScore !== undefined) written.homeScore = sent.homeScore;
  if (sent.awayScore !== undefined) written.awayScore = sent.awayScore;
  if (sent.forfeitedBy !== undefined) written.forfeitedBy = sent.forfeitedBy;
  else if (Object.keys(written).length > 0) written.forfeitedBy = null;
  return written;
}
