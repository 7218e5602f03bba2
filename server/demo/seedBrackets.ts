import type { z } from 'zod';
import type { Bracket } from '../../contract/brackets.ts';
import { createPlayoffs, createTournamentBracket } from '../brackets/index.ts';
import { createDivision, createTournament } from '../competitions/index.ts';
import { updateGame } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { createTimeSlot } from '../venues/index.ts';
import { coming, type Weekday } from './days.ts';
import { finalScore, openTournament, season, venue } from './league.ts';
import { seedTeams, type SeededDivision } from './seedDivision.ts';

type Shown = z.infer<typeof Bracket>;

/** Slots on both courts: on the last such day at the first hours, on the coming one at the others. */
async function seedSlots(
  ctx: Context,
  location: string,
  day: Weekday,
  lastHours: readonly number[],
  comingHours: readonly number[],
): Promise<string[]> {
  const next = coming(day, ctx.now(), venue.timeZone);
  const starts = [
    ...lastHours.map((hour) => next.minus({ weeks: 1 }).set({ hour })),
    ...comingHours.map((hour) => next.set({ hour })),
  ];
  const ids: string[] = [];
  for (const start of starts) {
    const end = start.plus({ minutes: season.config.gameDurationInMinutes });
    for (const { name: court } of venue.courts) {
      const times = { start: start.toJSDate().toISOString(), end: end.toJSDate().toISOString() };
      ids.push((await createTimeSlot(ctx, { location, court, ...times }))._id);
    }
  }
  return ids;
}

/** Scores the first round; whoever wins moves on. */
async function playFirstRound(ctx: Context, bracket: Shown, teams: readonly string[]): Promise<void> {
  for (const game of bracket.rounds[0]?.games ?? []) {
    if (!('homeTeam' in game)) continue;
    const [home, away] = [game.homeTeam, game.awayTeam].map((team) => teams.indexOf(team as string));
    await updateGame(ctx, game._id, finalScore(home as number, away as number, 0));
  }
}

/** A cup of the division's teams in the middle of their season: all places are played out, the quarterfinals are over. */
export async function seedPlayoffs(
  ctx: Context,
  location: string,
  { division, teams }: SeededDivision,
): Promise<void> {
  const timeSlots = await seedSlots(ctx, location, 'saturday', [10, 11], [10, 11, 13, 14]);
  const { shown } = await createPlayoffs(ctx, division, { format: 'playoffs_consolation', timeSlots });
  await playFirstRound(ctx, shown, teams);
}

/** A tournament of sixteen on two Sundays, its first round played. */
export async function seedTournament(ctx: Context, location: string): Promise<void> {
  const { name, teams: names, sports } = openTournament;
  const lastSunday = coming('sunday', ctx.now(), venue.timeZone).minus({ weeks: 1 });
  const startDate = lastSunday.toISODate() as string;
  const config = { gameDurationInMinutes: season.config.gameDurationInMinutes };
  const { _id: tournament } = await createTournament(ctx, { name, sports, startDate, config });
  const division = await createDivision(ctx, { name: 'Open Division', tournament, sports });
  const seeds = await seedTeams(ctx, division._id, names);
  const timeSlots = await seedSlots(ctx, location, 'sunday', [9, 10, 11, 12], [10, 11, 13, 15]);
  const { shown } = await createTournamentBracket(ctx, tournament, { size: 16, seeds, timeSlots });
  await playFirstRound(ctx, shown, seeds);
}
