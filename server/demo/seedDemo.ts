import { DateTime } from 'luxon';
import { createDivision, createLeague } from '../competitions/index.ts';
import { createGame, updateGame } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { roundRobin } from '../schedules/index.ts';
import { createDivisionTeam, createTeam } from '../teams/index.ts';
import { createLocation } from '../venues/index.ts';
import { divisions, finalScore, season, venue } from './league.ts';

const weekday = { monday: 1, thursday: 4 } as const;
const tipOffs = ['18:30', '19:30'] as const;

type Place = { location: string; timeZone: string };

/** Plays the first half of a division's schedule and leaves the second half to come. */
async function seedDivision(
  ctx: Context,
  league: string,
  { name, strengthLevel, day, teams }: (typeof divisions)[number],
  place: Place,
): Promise<void> {
  const division = await createDivision(ctx, { name, league, sports: season.sports, strengthLevel });
  const ids: string[] = [];
  for (const team of teams) {
    const club = await createTeam(ctx, { name: team });
    const placed = await createDivisionTeam(ctx, { name: team, team: club._id, division: division._id });
    ids.push(placed._id);
  }
  const rounds = roundRobin(ids, 1);
  const played = Math.ceil(rounds.length / 2);
  const nextDay = DateTime.fromJSDate(ctx.now(), { zone: place.timeZone })
    .startOf('day')
    .plus({ days: 1 })
    .set({ weekday: weekday[day] })
    .plus({ weeks: 1 });
  for (const [index, games] of rounds.entries()) {
    const date = nextDay.plus({ weeks: index - played }).toISODate() as string;
    for (const [slot, { home, away }] of games.entries()) {
      const game = await createGame(ctx, {
        sport: 'basketball',
        division: division._id,
        homeTeam: home,
        awayTeam: away,
        date,
        time: tipOffs[Math.floor(slot / 2)] as string,
        locationModel: place.location,
        court: venue.courts[slot % 2]?.name as string,
        gameLabel: `Week ${index + 1}`,
      });
      if (index < played) {
        await updateGame(ctx, game._id, finalScore(ids.indexOf(home), ids.indexOf(away), index));
      }
    }
  }
}

/** Fills an organization with a season of two divisions, half of it played. */
export async function seedDemo(ctx: Context): Promise<void> {
  const location = await createLocation(ctx, { ...venue, courts: [...venue.courts] });
  const start = DateTime.fromJSDate(ctx.now(), { zone: venue.timeZone }).minus({ weeks: 5 });
  const league = await createLeague(ctx, {
    ...season,
    startDate: start.toISODate() as string,
    endDate: start.plus({ weeks: 12 }).toISODate() as string,
  });
  for (const division of divisions) {
    await seedDivision(ctx, league._id, division, { location: location._id, timeZone: venue.timeZone });
  }
}
