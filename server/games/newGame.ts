import type { z } from 'zod';
import type { CreateGame } from '../../contract/games.ts';
import type { RecordModel } from '../platform/model.ts';
import type { SlotToPlay } from '../venues/index.ts';
import type { NewGame } from './createGames.ts';
import { gameDay } from './gameDay.ts';
import type { Competition } from './gameReferences.ts';
import type { GameModel } from './model.ts';
import { wholeResults, type SentResult } from './participantResults.ts';
import { sportDefaults } from './sportRules.ts';
import { fieldsOfSlot } from './timedGame.ts';

/** What a new game takes from where it belongs. */
type Surroundings = {
  organization: string;
  competition: Competition;
  /** In which its day and time are read: the venue's, or else the organization's. */
  timeZone: string;
  /** Minutes, where none are sent. */
  usualDuration: number;
  slot: SlotToPlay | null;
};

/** Fields that are kept as they are sent, of any sport. */
export type SentGame = Partial<Omit<GameModel, keyof RecordModel | 'date' | 'globalDate' | 'results'>> & {
  results?: SentResult[];
};

/** A game as it is kept, from the body that creates it, whose references have been checked. */
export function newGame(body: z.infer<typeof CreateGame>, around: Surroundings, now: Date): NewGame {
  const { results, ...sent }: SentGame = body;
  const { organization, competition, timeZone, usualDuration, slot } = around;
  return {
    ...sportDefaults[body.sport],
    ...sent,
    sport: body.sport,
    ...(results ? { results: wholeResults(results) } : {}),
    ...competition,
    ...gameDay(body, null, timeZone, now),
    duration: sent.duration ?? usualDuration,
    ...(slot ? fieldsOfSlot(slot) : {}),
    organization,
  };
}
