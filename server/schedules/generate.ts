import { assignSlots } from './assign.ts';
import type { ScheduleImpossible } from './assign.ts';
import type { GameToPlace } from './board.ts';
import { mostSlotsTogether } from './courts.ts';
import type { Occupied, OpenSlot } from './courts.ts';
import { playingDays } from './playingDays.ts';
import type { Weekday } from './playingDays.ts';
import { instantAt, type WallTime } from '../platform/wallTime.ts';

/** When and where a league plays, as `POST /divisions/:id/schedule` says it. */
export interface PlayingTimes {
  /** First day, `YYYY-MM-DD`. */
  start: string;
  /** Without it, weekly on the weekday of `start`. */
  daysOfWeek?: readonly Weekday[];
  /** Wall times at which games start on every playing day, where they are played. */
  times?: readonly WallTime[];
  /** Without it, games are timed but have no court, and a day's round is spread evenly over the times. */
  courts?: readonly { location: string | null; court: string | null; timeZone?: string }[];
  /** IANA name, for games without a court and for courts that name no zone of their own. */
  timeZone: string;
  gameDurationInMinutes: number;
}

/** A slot made from playing times: `day` and `time` (`HH:mm`) are what clocks and calendars in the zone show. */
interface MadeSlot extends OpenSlot {
  day: string;
  time: string;
}

/** Courts without times: games follow one another from here. */
const firstTime: WallTime = { hour: 18, minute: 0 };
const minutesPerDay = 24 * 60;

/**
 * Gives every game a time on the playing days, on as many days as it takes: a team plays once a day, a round starts
 * when the one before has its places, and the courts are evened out (`assignSlots` states the bounds). Courts without
 * times play one game after another from 18:00.
 *
 * @returns each game's slot by game id; impossible only where `occupied` leaves too little
 */
export function scheduleOnDays(
  games: readonly GameToPlace[],
  playing: PlayingTimes,
  occupied: readonly Occupied[] = [],
): { slotOf: Map<string, MadeSlot> } | ScheduleImpossible {
  const rounds = roundSizes(games);
  const starts = startsOfDay(playing, Math.max(1, ...rounds));
  const dayRoom = mostSlotsTogether(slotsOfDay(playing.start, starts, playing)).size;
  const fewest = rounds.reduce((sum, size) => sum + Math.ceil(size / Math.max(1, dayRoom)), 0);
  const within = (days: number, effort: 'anyOrder' | 'roundsInOrder') => {
    const calendar = playingDays(playing.start, playing.daysOfWeek, days);
    return assignSlots(
      games,
      calendar.flatMap((day) => slotsOfDay(day, starts, playing)),
      occupied,
      effort,
    );
  };
  // Courts and teams that are busy elsewhere push games back: later days before two games on one.
  const furthest = 2 * fewest + 26;
  for (const days of [fewest, fewest + 8, furthest]) {
    const answer = within(days, 'roundsInOrder');
    if ('slotOf' in answer) return answer;
  }
  return within(furthest, 'anyOrder');
}

/**
 * A schedule without times: one round a playing day (a week, unless several weekdays are given).
 *
 * @returns each game's day (`YYYY-MM-DD`) by game id
 */
export function scheduleUntimed(
  games: readonly GameToPlace[],
  { start, daysOfWeek }: Pick<PlayingTimes, 'start' | 'daysOfWeek'>,
): Map<string, string> {
  const rounds = [...new Set(games.map((game) => game.round))].sort((a, b) => a - b);
  const days = playingDays(start, daysOfWeek, rounds.length);
  return new Map(games.map((game) => [game.id, days[rounds.indexOf(game.round)]!]));
}

function roundSizes(games: readonly GameToPlace[]): number[] {
  const sizes = new Map<number, number>();
  for (const game of games) sizes.set(game.round, (sizes.get(game.round) ?? 0) + 1);
  return [...sizes.values()];
}

type Start = WallTime & { location: string | null; court: string | null; timeZone?: string; room: number };

function startsOfDay(playing: PlayingTimes, largestRound: number): Start[] {
  const courts = playing.courts ?? [];
  if (courts.length === 0) {
    const times = playing.times?.length ? playing.times : [firstTime];
    const room = Math.ceil(largestRound / times.length);
    return times.map((time) => ({ ...time, location: null, court: null, room }));
  }
  const times = playing.times?.length
    ? playing.times
    : timesInARow(Math.ceil(largestRound / courts.length), playing.gameDurationInMinutes);
  return times.flatMap((time) => courts.map((court) => ({ ...time, ...court, room: 1 })));
}

function timesInARow(count: number, gameDurationInMinutes: number): WallTime[] {
  const first = firstTime.hour * 60 + firstTime.minute;
  const fitting = Math.max(1, Math.floor((minutesPerDay - first) / gameDurationInMinutes));
  return Array.from({ length: Math.min(count, fitting) }, (_, index) => {
    const minutes = first + index * gameDurationInMinutes;
    return { hour: Math.floor(minutes / 60), minute: minutes % 60 };
  });
}

const twoDigits = (n: number) => String(n).padStart(2, '0');

function slotsOfDay(day: string, starts: readonly Start[], playing: PlayingTimes): MadeSlot[] {
  const instants = new Map<string, Date>();
  return starts.flatMap(({ hour, minute, location, court, timeZone = playing.timeZone, room }, index) => {
    const time = `${twoDigits(hour)}:${twoDigits(minute)}`;
    const start = instants.get(time + timeZone) ?? instantAt(day, { hour, minute }, timeZone);
    instants.set(time + timeZone, start);
    const end = new Date(+start + playing.gameDurationInMinutes * 60_000);
    return Array.from({ length: room }, (_, place) => ({
      id: `${day}-${index}-${place}`,
      start,
      end,
      location,
      court,
      day,
      time,
    }));
  });
}
