import type { GameModel } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, invalidReference, type ErrorDetail } from '../platform/errors.ts';
import { competitorsOf } from '../teams/index.ts';
import { isPlayable } from './advance.ts';
import { BracketModel } from './model.ts';

type Field = keyof GameModel & string;

const changed = (game: GameModel, fields: readonly Field[]) => fields.filter((field) => game.changed(field));

const isBetweenTwo = ({ homeTeam, awayTeam }: GameModel) => homeTeam !== null && awayTeam !== null;

/** The fields that no hand may change: they follow from the shape of the bracket or from the games before. */
function decidedFields(game: GameModel): Field[] {
  const fields: Field[] = ['division', 'league', 'tournament', 'playoffRound'];
  if (game.homeFrom !== null) fields.push('homeTeam', 'homeTeamPlaceholder');
  if (game.awayFrom !== null) fields.push('awayTeam', 'awayTeamPlaceholder');
  if (game.homeFrom !== null || game.awayFrom !== null || (isBetweenTwo(game) && game.isBye)) {
    fields.push('isBye');
  }
  return changed(game, fields);
}

/**
 * What may be changed by hand in a game of a bracket. Teams, byes and placeholders of sides that come from other games
 * are the bracket's; a first-round side may be given to another team of the competition (one that withdrew is
 * replaced), and the score made with the former team ends. A score needs two teams. Throws `decided_by_bracket`,
 * `game_not_playable`, `invalid_reference`.
 */
export async function reviewBracketGame(ctx: Context, game: GameModel): Promise<void> {
  if (game.bracket === null) return;
  const decided = decidedFields(game);
  if (decided.length > 0) {
    const details = decided.map((path): ErrorDetail => ({ path, message: 'Follows from the bracket.' }));
    throw new DomainError('decided_by_bracket', { details });
  }
  const replaced = changed(game, ['homeTeam', 'awayTeam']);
  if (replaced.length > 0) await requireNewcomers(ctx, game, replaced);
  // A team that comes to the empty side of a first-round bye has somebody to play.
  if (replaced.length > 0 && isBetweenTwo(game)) game.isBye = false;
  const result = changed(game, ['homeScore', 'awayScore', 'forfeitedBy']);
  if (replaced.length > 0 && result.length === 0) {
    game.set({ homeScore: null, awayScore: null, forfeitedBy: null });
  }
  if (result.some((field) => game.get(field) !== null) && !isPlayable(game)) {
    throw new DomainError('game_not_playable');
  }
}

async function requireNewcomers(ctx: Context, game: GameModel, sides: readonly Field[]): Promise<void> {
  const bracket = await BracketModel.findByPk(game.bracket ?? '');
  if (!bracket) return;
  const owner = bracket.division
    ? { division: bracket.division }
    : { tournament: bracket.tournament as string };
  const teams = new Set((await competitorsOf(ctx, owner)).map(({ _id }) => _id));
  const others = await ctx.db.select<{ team: string }>(
    `SELECT unnest(ARRAY[CASE WHEN home_from IS NULL THEN home_team END, CASE WHEN away_from IS NULL THEN away_team END]) AS team
     FROM games WHERE bracket = $1 AND id <> $2`,
    [game.bracket, game._id],
  );
  const seeded = new Set(others.map(({ team }) => team));
  for (const side of sides) {
    const team = game.get(side) as string | null;
    if (team !== null && (!teams.has(team) || seeded.has(team))) throw invalidReference(side);
  }
}
