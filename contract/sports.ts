import { name } from './primitives.ts';
import { z } from './zod.ts';

/** The sports that have a game schema of their own. */
export const gameSports = [
  'basketball',
  'baseball',
  'football',
  'soccer',
  'judo',
  'golf',
  'racket',
  'track',
] as const;

export type GameSport = (typeof gameSports)[number];

export const Sport = z.enum(gameSports).openapi({
  title: 'Sport',
  description: 'A sport that has a game schema of its own.',
});

/** Sports that two teams play and that have standings. */
export const teamSports = ['basketball', 'baseball', 'football', 'soccer'] as const;

export type TeamSport = (typeof teamSports)[number];

export const Sports = z
  .array(name(40))
  .max(20)
  .openapi({ description: 'Sports played.', example: ['basketball'] });

export const contestTypes = ['season', 'mens', 'womens', 'coed', 'open'] as const;

export const ContestType = z.enum(contestTypes).openapi({
  title: 'ContestType',
  description: 'Who plays, or that it is a season.',
  example: 'coed',
});
