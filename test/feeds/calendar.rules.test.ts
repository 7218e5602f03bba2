import fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarOf, type CalendarGame } from '../../server/feeds/calendar.ts';
import { times } from '../support/service.ts';

const aGame = (fields: Partial<CalendarGame> = {}): CalendarGame => ({
  _id: '6928d5a0c3f1b2a4d5e6f708',
  version: 1,
  updated: new Date('2026-02-01T12:00:00Z'),
  date: new Date('2026-03-08T23:00:00Z'),
  isTimed: true,
  globalDate: '2026-03-08',
  durationMinutes: 60,
  timeZone: 'America/New_York',
  isCancelled: false,
  summary: 'Hawks vs Owls',
  description: null,
  place: null,
  ...fields,
});

const parsed = (text: string) => new ICAL.Component(ICAL.parse(text) as never);

describe('a calendar of many games', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata'];
  const games = times(1000, (n) => aGame({ _id: `game ${n}`, timeZone: zones[n % 3] ?? '' }));

  it('has every game once, in order, and every zone once', async () => {
    const calendar = parsed(await calendarOf('Winter', 'America/New_York', games));
    const uids = calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'));
    expect(uids).toEqual(games.map(({ _id }) => `${_id}@games.sports-league`));
    const named = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'));
    expect(named.sort()).toEqual([...zones].sort());
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('America/New_York');
  });

  it('lets others have their turn while it is written', async () => {
    let turns = 0;
    let isWritten = false;
    const takeTurn = () => {
      if (isWritten) return;
      turns += 1;
      setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    await calendarOf('Winter', 'America/New_York', games);
    isWritten = true;
    expect(turns).toBeGreaterThan(15);
  });
});

describe('a line', () => {
  it('is at most 75 bytes long, and reads as the text that was written, of any script', async () => {
    const aText = fc.string({ unit: fc.constantFrom(...'aZ ;,\\"ü東🏀\n'), minLength: 1, maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(aText, aText, async (summary, place) => {
        const text = await calendarOf('Winter', 'UTC', [aGame({ summary, place, description: summary })]);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(Buffer.from(line).toString()).toBe(line);
        }
        const event = new ICAL.Event(parsed(text).getFirstSubcomponent('vevent') as never);
        expect([event.summary, event.location, event.description]).toEqual([summary, place, summary]);
      }),
    );
  });
});
