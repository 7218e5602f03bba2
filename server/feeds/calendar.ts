import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
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

/**
 * The games as an iCalendar feed (RFC 5545). A game keeps its UID for ever and raises SEQUENCE with every change, so
 * that a calendar moves the event it has. Times are wall times with their zone, so that a weekly 19:00 stays 19:00
 * across a clock change; a game without a time is an event of its day.
 *
 * @param timeZone the organization's, which the feed always carries
 */
export function calendarOf(name: string, timeZone: string, games: readonly CalendarGame[]): string {
  const own = zoneOf(timeZone);
  let carriesOwn = false;
  const generator = (id: string) => {
    const block = zoneOf(id)?.block ?? '';
    const missing = own !== null && own.id !== id && !carriesOwn ? `${own.block}\r\n` : '';
    carriesOwn = true;
    return missing + block;
  };
  const calendar = ical({
    name: escaped(name),
    prodId: { company: 'Sports League', product: 'Schedule', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    // A calendar with a zone of its own has its time stamps written in that zone without saying so; without an event
    // there is no time stamp, and a calendar needs a component.
    timezone: { name: games.length === 0 && own ? own.id : null, generator },
    ...(games.length === 0 ? {} : { x: [{ key: 'X-WR-TIMEZONE', value: own?.id ?? 'UTC' }] }),
  });
  for (const game of games) {
    const zone = zoneOf(game.timeZone)?.id ?? 'UTC';
    const day = DateTime.fromISO(game.globalDate, { zone });
    const start = game.isTimed ? DateTime.fromJSDate(game.date, { zone }) : day;
    calendar.createEvent({
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
    });
  }
  return calendar.toString();
}
