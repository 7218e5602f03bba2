import type { z } from 'zod';
import type { GenerateSchedule } from '../../contract/schedules.ts';
import { busyTimes, usualDuration, zoneOfGame, type Competition } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { requireCourts, type PlaceToPlay } from '../venues/index.ts';
import type { GameToPlace } from './board.ts';
import { findSlots, occupied, placed } from './findSlots.ts';
import { scheduleOnDays, scheduleUntimed } from './generate.ts';
import { dayOf, instantAt, parseWallTime, timeOf, type WallTime } from '../platform/wallTime.ts';

type Asked = {
  organization: string;
  competition: Competition;
  body: z.infer<typeof GenerateSchedule>;
  /** Games that are about to go: their courts and teams are free. */
  except: readonly string[];
};

type Place = {
  date: Date;
  dateHasTime: boolean;
  globalDate: string;
  duration: number;
  time?: string;
  locationModel?: string | null;
  court?: string | null;
  timeSlot?: string;
};

/** By a game's id, when and where it is played. */
type PlaceOf = (id: string) => Place;

/**
 * A time and a court for each game, in the slots or on the days and courts that the body offers, around the games that
 * stand already. Throws `invalid_reference`, `schedule_impossible`.
 */
export async function findPlaces(
  ctx: Context,
  games: readonly GameToPlace[],
  asked: Asked,
): Promise<PlaceOf> {
  const { body } = asked;
  if ('timeSlots' in body) {
    const { organization, except } = asked;
    const times = wallTimes(body.times);
    // The slots may be of many venues: a start with a time of day is read where the organization is.
    const start = firstDay(body.start, await zoneOfGame(ctx, organization, null));
    const wanted = { start, daysOfWeek: body.daysOfWeek, times };
    return findSlots(ctx, games, { organization, timeSlots: body.timeSlots, wanted, except });
  }
  const courts = await courtsOf(ctx, asked, body.courts ?? []);
  const duration = body.gameDurationInMinutes ?? (await usualDuration(ctx, asked.competition));
  const timeZone = courts[0]?.timeZone ?? (await zoneOfGame(ctx, asked.organization, null));
  const start = firstDay(body.start, timeZone);
  const times = wallTimes(body.times);
  if (courts.length === 0 && times.length === 0) {
    const dayOfGame = scheduleUntimed(games, { start, daysOfWeek: body.daysOfWeek ?? [] });
    return (id) => {
      const globalDate = dayOfGame.get(id) as string;
      return { date: new Date(globalDate), dateHasTime: false, globalDate, duration };
    };
  }
  const beginnings = [timeZone, ...courts.map((court) => court.timeZone)].map((zone) =>
    instantAt(start, midnight, zone).getTime(),
  );
  const since = new Date(Math.min(...beginnings));
  const busy = await busyAround(ctx, games, asked, { courts, timeSlots: [] }, since);
  const answer = scheduleOnDays(
    games,
    {
      start,
      daysOfWeek: body.daysOfWeek ?? [],
      times,
      courts,
      timeZone,
      gameDurationInMinutes: duration,
    },
    busy.map(occupied),
  );
  const slotOf = placed(answer, 'courts');
  const zoneOf = new Map(courts.map((court) => [court.location, court.timeZone]));
  return (id) => {
    const slot = slotOf(id);
    const zone = (slot.location === null ? undefined : zoneOf.get(slot.location)) ?? timeZone;
    return {
      date: slot.start,
      dateHasTime: true,
      time: timeOf(slot.start, zone),
      globalDate: dayOf(slot.start, zone),
      duration,
      locationModel: slot.location,
      court: slot.court,
    };
  };
}

const midnight: WallTime = { hour: 0, minute: 0 };

const wallTimes = (times: readonly string[] | undefined): WallTime[] =>
  [...new Set(times)].flatMap((time) => parseWallTime(time) ?? []);

const firstDay = (start: string, timeZone: string) =>
  start.length === 'YYYY-MM-DD'.length ? start : dayOf(new Date(start), timeZone);

/** The courts that a body names, each once. Throws `invalid_reference` with the path of one that is none. */
async function courtsOf(
  ctx: Context,
  { organization }: Asked,
  sent: readonly { location: string; court: string }[],
): Promise<PlaceToPlay[]> {
  const courts = await requireCourts(ctx, organization, sent, (index) => `courts.${index}.`, 'alone');
  return [...new Map(courts.map((court) => [JSON.stringify([court.location, court.court]), court])).values()];
}

const busyAround = (
  ctx: Context,
  games: readonly GameToPlace[],
  { organization, except }: Asked,
  where: { courts: readonly { location: string; court: string | null }[]; timeSlots: readonly string[] },
  since: Date,
) => {
  const teams = [...new Set(games.flatMap((game) => game.teams))];
  return busyTimes(ctx, { organization, ...where, teams }, since, except);
};
