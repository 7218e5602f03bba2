import { setImmediate as othersTurn } from 'node:timers/promises';
import ical, {
  ICalCalendarMethod,
  ICalEvent,
  ICalEventStatus,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator';
import { DateTime, IANAZone } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';

export type CalendarGame = {
  _id: string;
  version: number;
  updated: Date;
  /** When it begins where it is timed. */
  date: Date;
  isTimed: boolean;
  /** `YYYY-MM-DD`: the day of a game without a time. */
  globalDate: string;
  durationMinutes: number;
  /** IANA name: the venue's, or else the organization's. */
  timeZone: string;
  isCancelled: boolean;
  summary: string;
  description: string | null;
  place: string | null;
};

const refreshSeconds = 3600;

type Zone = { id: string; block: string };

/** The zone's VTIMEZONE and the name it goes by there: aliases (`US/Eastern`) are written under the zone's own name. */
function findZone(timeZone: string): Zone | null {
  const [block, line] = tzlib_get_ical_block(timeZone);
  const id = line?.replace(/^TZID=/, '');
  return block && id && IANAZone.isValidZone(id) ? { id, block } : null;
}

// A look-up takes longer than the rest of an event; zones are few and never change while the process runs.
const zones = new Map<string, Zone | null>();

function zoneOf(timeZone: string): Zone | null {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const zone = findZone(timeZone);
  zones.set(timeZone, zone);
  return zone;
}

// ical-generator escapes the texts of events, but not the name of the calendar.
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const lineEnd = '\r\n';

/** Bytes of a line in one piece; with the space that begins the next piece they are the 75 that RFC 5545 allows. */
const longestPiece = 74;

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= longestPiece) return line;
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    bytes += size;
    if (bytes > longestPiece) {
      folded += '\r\n ';
      bytes = size;
    }
    folded += character;
  }
  return folded;
}

// As ical-generator folds a whole calendar, which takes it longer than all else together: it makes an encoder for each
// character.
const foldLines = (text: string) => text.split(lineEnd).map(foldLine).join(lineEnd);

function emptyCalendar(name: string, timeZone: string, isEmpty: boolean): ICalCalendar {
  const own = zoneOf(timeZone);
  let carriesOwn = false;
  const generator = (id: string) => {
    const block = zoneOf(id)?.block ?? '';
    if (own === null || carriesOwn) return id === own?.id ? '' : block;
    carriesOwn = true;
    return own.id === id ? block : `${own.block}\r\n${block}`;
  };
  return ical({
    name: escaped(name),
    prodId: { company: 'Sports League', product: 'Schedule', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    // A calendar with a zone of its own has its time stamps written in that zone without saying so; without an event
    // there is no time stamp, and a calendar needs a component.
    timezone: { name: isEmpty && own ? own.id : null, generator },
    ...(isEmpty ? {} : { x: [{ key: 'X-WR-TIMEZONE', value: own?.id ?? 'UTC' }] }),
  });
}

function eventOf(game: CalendarGame): ICalEventData {
  const zone = zoneOf(game.timeZone)?.id ?? 'UTC';
  const day = DateTime.fromISO(game.globalDate, { zone });
  const start = game.isTimed ? DateTime.fromJSDate(game.date, { zone }) : day;
  return {
    id: `${game._id}@games.sports-league`,
    sequence: game.version - 1,
    stamp: DateTime.fromJSDate(game.updated, { zone: 'utc' }),
    start,
    end: game.isTimed ? start.plus({ minutes: game.durationMinutes }) : day.plus({ days: 1 }),
    allDay: !game.isTimed,
    timezone: zone,
    summary: game.summary,
    description: game.description,
    location: game.place,
    status: game.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/** The calendar before and after its events, with the zones of all of them. */
function frameOf(calendar: ICalCalendar, games: readonly CalendarGame[]): [head: string, tail: string] {
  const ofZone = new Map<string, CalendarGame>();
  for (const game of games) if (!ofZone.has(game.timeZone)) ofZone.set(game.timeZone, game);
  for (const game of ofZone.values()) calendar.createEvent(eventOf(game));
  const text = calendar.toString();
  // At the beginning of a line, where nobody's name can be.
  const head = text.slice(0, text.indexOf('\r\nBEGIN:VEVENT\r\n') + lineEnd.length);
  const last = '\r\nEND:VEVENT\r\n';
  return [head, text.slice(text.lastIndexOf(last) + last.length)];
}

/** So many events take some milliseconds; other requests have their turn between. */
const eventsATurn = 50;

/**
 * The games as an iCalendar feed (RFC 5545). A game keeps its UID for ever and raises SEQUENCE with every change, so
 * that a calendar moves the event it has. Times are wall times with their zone, so that a weekly 19:00 stays 19:00
 * across a clock change; a game without a time is an event of its day.
 *
 * @param timeZone the organization's, which the feed always carries
 */
export async function calendarOf(
  name: string,
  timeZone: string,
  games: readonly CalendarGame[],
): Promise<string> {
  const calendar = emptyCalendar(name, timeZone, games.length === 0);
  if (games.length === 0) return calendar.toString();
  const [head, tail] = frameOf(calendar, games);
  const parts = [head];
  for (let from = 0; from < games.length; from += eventsATurn) {
    const turn = games.slice(from, from + eventsATurn);
    parts.push(...turn.map((game) => foldLines(new ICalEvent(eventOf(game), calendar).toString())));
    await othersTurn();
  }
  return [...parts, tail].join('');
}
