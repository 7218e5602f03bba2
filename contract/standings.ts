import { z } from './zod.ts';
import { ObjectId } from './primitives.ts';

const record = (what: string) =>
  z.string().openapi({ description: `Wins, losses and ties ${what}.`, example: '3-1-0' });
const count = z.number().int();

export const StandingsRow = z
  .object({
    team: ObjectId.openapi({ description: 'The division team.' }),
    name: z.string(),
    rank: count.openapi({ description: 'Teams equal in everything share a rank: 1, 2, 2, 4.' }),
    gamesPlayed: count,
    wins: count,
    losses: count,
    ties: count,
    points: z.number(),
    winPct: z
      .number()
      .openapi({ description: '0 to 1, to three decimals; a tie is half a win.', example: 0.667 }),
    pointsFor: count,
    pointsAgainst: count,
    pointDifferential: count.openapi({
      description: 'Never capped; the cap of the tiebreakers is for breaking ties.',
    }),
    gamesBack: z.number(),
    streak: z.string().openapi({ description: '`W3`, `L1`, `T1`, or empty.', example: 'W3' }),
    homeRecord: record('at home'),
    awayRecord: record('away'),
    tiebreaker: z.string().nullable().openapi({
      description: 'The rule that separated the team from those level with it.',
      example: 'headToHead',
    }),
  })
  .openapi({ title: 'StandingsRow' });
