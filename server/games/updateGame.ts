import type { z } from 'zod';
import type { UpdateGame } from '../../contract/games.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { findForWrite, sentFields } from '../platform/writes.ts';
import { gameDay } from './gameDay.ts';
import { followWrite, lockFollowed, reviewWrite } from './followers.ts';
import { requireGamePlayers } from './gamePlayers.ts';
import { competitionAfter, requireSides, takenSlot, zoneOfGame } from './gameReferences.ts';
import { GameModel, readableGame, type GameRow } from './model.ts';
import { wholeResults } from './participantResults.ts';
import { writtenResult } from './result.ts';
import { saveGames } from './saveGames.ts';
import { foreignFields } from './sportRules.ts';
import { fieldsOfSlot, slotFields } from './timedGame.ts';

type Change = z.infer<typeof UpdateGame>;

/** The fields that are kept as they are sent. */
const plainFields = [
  'duration',
  'isBye',
  'isCancelled',
  'isHidden',
  'location',
  'locationModel',
  'court',
  'gameLabel',
  'playoffRound',
  'homeTeam',
  'awayTeam',
  'homeTeamPlaceholder',
  'awayTeamPlaceholder',
  'winner',
  'round',
  'gender',
  'format',
  'eventName',
  'resultType',
  'isRelay',
  'participants',
] as const;

/**
 * Only the fields sent change; what follows from a score follows in the same transaction. Throws `wrong_sport`,
 * `invalid_reference`, `double_booked`, and for a bracket's game `decided_by_bracket` and `game_not_playable`.
 */
export const updateGame = (ctx: Context, id: string, body: Change) =>
  ctx.transaction(async () => {
    await lockFollowed(ctx, id);
    const game = await findForWrite(ctx, GameModel, readableGame, id);
    const foreign = foreignFields(game.sport, body);
    if (foreign.length > 0) throw new DomainError('wrong_sport', { details: foreign });
    await requireSides(ctx, game.organization, body, game);
    await requireGamePlayers(ctx, game.organization, body, game);
    const keepsSlot = typeof body.timeSlot === 'string' && body.timeSlot === game.timeSlot;
    const slot = await takenSlot(ctx, game.organization, keepsSlot ? undefined : body.timeSlot);
    game.set({
      ...(slot ? {} : await whenAndWhere(ctx, game, body)),
      ...(await competitionAfter(game.organization, body, {
        division: game.division,
        league: game.league,
        tournament: game.tournament,
      })),
      ...sentFields(body, plainFields),
      ...(body.results === undefined ? {} : { results: wholeResults(body.results) }),
      ...writtenResult(body),
      ...(slot ? fieldsOfSlot(slot) : {}),
    });
    const moved = slotFields.filter((field) => game.changed(field));
    if (keepsSlot) requireUnmoved(moved);
    else if (!slot && (body.timeSlot === null || moved.length > 0)) game.timeSlot = null;
    await reviewWrite(ctx, game);
    const others = game.changed() ? await followWrite(ctx, game) : [];
    const [row] = await saveGames(ctx, [game, ...others]);
    return row as GameRow;
  });

/** A game that is to be in its slot and elsewhere too: which of the two is meant only the caller knows. */
function requireUnmoved(moved: readonly string[]): void {
  if (moved.length === 0) return;
  const message = 'The game’s slot says otherwise: another slot, or null, moves the game.';
  throw new DomainError('invalid_reference', { message, details: moved.map((path) => ({ path, message })) });
}

const dayFields = ['date', 'time', 'globalDate', 'locationModel'] as const;

/** The day and time of the game after the change; a wall time stays what it is when the game moves to another venue. */
async function whenAndWhere(ctx: Context, game: GameModel, body: Change) {
  if (dayFields.every((field) => body[field] === undefined)) return {};
  const locationModel = body.locationModel === undefined ? game.locationModel : body.locationModel;
  const timeZone = await zoneOfGame(ctx, game.organization, locationModel);
  const { date, dateHasTime, time, globalDate } = game;
  const stored = { date, dateHasTime, time, globalDate };
  return gameDay(body, stored, timeZone, ctx.now(), locationModel !== game.locationModel);
}
