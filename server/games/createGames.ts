import { createAllAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { RecordModel } from '../platform/model.ts';
import { refusingDoubleBooking } from './doubleBooking.ts';
import type { GameModel, GameRow } from './model.ts';
import { gameRecord } from './record.ts';
import { isTimed } from './timedGame.ts';

/** A game whose references and day have been checked and worked out. `_id` where others refer to it. */
export type NewGame = Partial<Omit<GameModel, keyof RecordModel>> &
  Pick<GameModel, 'organization' | 'sport' | 'date' | 'dateHasTime' | 'globalDate' | 'duration'> & {
    _id?: string;
  };

const timed = (game: NewGame): NewGame => ({ ...game, isTimed: isTimed(game) });

/** Writes many games, in as many statements as a few take, in the open transaction. Throws `double_booked`. */
export const createGames = (ctx: Context, games: readonly NewGame[]): Promise<GameRow[]> =>
  refusingDoubleBooking(() => createAllAudited(ctx, gameRecord, games.map(timed), (made) => made));
