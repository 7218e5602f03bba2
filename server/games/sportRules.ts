import { sportFields } from '../../contract/games.ts';
import type { GameSport } from '../../contract/sports.ts';
import type { ErrorDetail } from '../platform/errors.ts';

type Defaults = {
  gender?: string;
  format?: string;
  isRelay?: boolean;
  participants?: string[];
  results?: never[];
};

/** What a new game of each sport has where nothing is said (specification, "Game"). */
export const sportDefaults: Record<GameSport, Defaults> = {
  basketball: {},
  baseball: {},
  football: {},
  soccer: {},
  judo: { gender: 'male' },
  golf: { format: 'stroke', participants: [], results: [] },
  racket: { format: 'best-of-3', participants: [], results: [] },
  track: { gender: 'mixed', isRelay: false, participants: [], results: [] },
};

const fieldsOfAnySport = new Set(Object.values(sportFields).flatMap((fields) => Object.keys(fields)));

/**
 * What in a change belongs to another sport than the game's: the sport itself, a field, or a value that only another
 * sport's field of the same name takes (`format`, `gender`). Empty where all is well.
 */
export function foreignFields(sport: GameSport, sent: Readonly<Record<string, unknown>>): ErrorDetail[] {
  const own = sportFields[sport] as Record<string, { safeParse(value: unknown): { success: boolean } }>;
  const details: ErrorDetail[] = [];
  for (const [field, value] of Object.entries(sent)) {
    if (value === undefined) continue;
    if (field === 'sport') {
      if (value !== sport) details.push({ path: field, message: `This is a game of ${sport}: that stays.` });
    } else if (fieldsOfAnySport.has(field) && own[field]?.safeParse(value).success !== true) {
      details.push({ path: field, message: `Not of ${sport}.` });
    }
  }
  return details;
}
