import fc from 'fast-check';
import { gameDay, type GameDay, type SentDay } from '../../server/games/gameDay.ts';
import { dayOf, parseWallTime } from '../../server/platform/wallTime.ts';

const newYork = 'America/New_York';
const tokyo = 'Asia/Tokyo';
const now = new Date('2026-03-01T03:30:00Z');

const aNewGame = (sent: SentDay, zone = newYork) => gameDay(sent, null, zone, now);
const changed = (stored: GameDay, sent: SentDay, zone = newYork) => gameDay(sent, stored, zone, now);
const shown = ({ date, globalDate, time }: GameDay) => ({ date: date.toISOString(), globalDate, time });

describe('a new game', () => {
  it('is now, on the day it is where it is played, when nothing is said', () => {
    expect(shown(aNewGame({}))).toEqual({
      date: '2026-03-01T03:30:00.000Z',
      globalDate: '2026-02-28',
      time: null,
    });
    expect(aNewGame({}, tokyo).globalDate).toBe('2026-03-01');
  });

  it('is on that very day of a day alone, whatever the zone', () => {
    for (const zone of [newYork, tokyo, 'Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
      expect(shown(aNewGame({ date: '2026-03-08' }, zone))).toEqual({
        date: '2026-03-08T00:00:00.000Z',
        globalDate: '2026-03-08',
        time: null,
      });
    }
  });

  it('is on the local day of an instant', () => {
    const sent = { date: '2026-03-08T02:00:00Z' };
    expect(aNewGame(sent).globalDate).toBe('2026-03-07');
    expect(aNewGame(sent, tokyo).globalDate).toBe('2026-03-08');
  });

  it('begins at its time on its day where it is played', () => {
    const sent = { date: '2026-03-08', time: '6:00 PM' };
    expect(shown(aNewGame(sent))).toEqual({
      date: '2026-03-08T22:00:00.000Z',
      globalDate: '2026-03-08',
      time: '6:00 PM',
    });
    expect(aNewGame(sent, tokyo).date.toISOString()).toBe('2026-03-08T09:00:00.000Z');
  });

  it('takes the day from globalDate, not from date, where it has a time', () => {
    const sent = { date: '2026-03-01T12:00:00Z', time: '18:00', globalDate: '2026-03-08' };
    expect(aNewGame(sent).date.toISOString()).toBe('2026-03-08T22:00:00.000Z');
  });

  it('keeps its date as it was sent beside a time that is no time of day', () => {
    const sent = { date: '2026-03-08T20:15:00Z', time: 'after game 3' };
    expect(shown(aNewGame(sent))).toEqual({
      date: '2026-03-08T20:15:00.000Z',
      globalDate: '2026-03-08',
      time: 'after game 3',
    });
  });

  it('lies on its globalDate when only that is said', () => {
    expect(aNewGame({ globalDate: '2026-03-08' }).date.toISOString()).toBe('2026-03-08T00:00:00.000Z');
  });

  it('tells a day with a time to begin at from a day alone', () => {
    expect(aNewGame({ date: '2026-03-08' }).dateHasTime).toBe(false);
    expect(aNewGame({}).dateHasTime).toBe(false);
    expect(aNewGame({ date: '2026-03-08T00:00:00Z' }).dateHasTime).toBe(true);
  });
});

describe('a change', () => {
  const evening = aNewGame({ date: '2026-03-08', time: '6:00 PM' });

  it('of the day keeps the wall time, across a clock change too', () => {
    for (const sent of [{ globalDate: '2026-03-07' }, { date: '2026-03-07' }]) {
      expect(shown(changed(evening, sent))).toEqual({
        date: '2026-03-07T23:00:00.000Z',
        globalDate: '2026-03-07',
        time: '6:00 PM',
      });
    }
  });

  it('of the time keeps the day', () => {
    expect(shown(changed(evening, { time: '20:30' }))).toEqual({
      date: '2026-03-09T00:30:00.000Z',
      globalDate: '2026-03-08',
      time: '20:30',
    });
  });

  it('that takes the time away leaves the day', () => {
    for (const time of [null, 'TBD']) {
      expect(shown(changed(evening, { time }))).toEqual({
        date: '2026-03-08T00:00:00.000Z',
        globalDate: '2026-03-08',
        time,
      });
    }
  });

  it('to a venue in another zone keeps the wall time', () => {
    expect(gameDay({}, evening, tokyo, now, true).date.toISOString()).toBe('2026-03-08T09:00:00.000Z');
  });

  it('takes globalDate as it is said, also where it is the same as before', () => {
    const said = { date: '2026-03-01', globalDate: '2026-03-08' };
    expect(shown(changed(evening, said))).toEqual(shown(evening));
  });

  it('moves a day without a time with its globalDate', () => {
    const untimed = aNewGame({ date: '2026-03-08' });
    expect(changed(untimed, { globalDate: '2026-03-09' }).date.toISOString()).toBe(
      '2026-03-09T00:00:00.000Z',
    );
  });

  it('that clears the day goes back to that of the date', () => {
    const stated = aNewGame({ date: '2026-03-08T02:00:00Z', globalDate: '2026-03-08' });
    expect(changed(stated, { globalDate: null }).globalDate).toBe('2026-03-07');
    expect(shown(changed(evening, { globalDate: null }))).toEqual(shown(evening));
  });
});

describe('whatever the zone', () => {
  const zone = fc.constantFrom(
    newYork,
    tokyo,
    'Europe/Madrid',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'America/Sao_Paulo',
    'UTC',
  );
  const instant = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2037-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  const day = instant.map((date) => date.toISOString().slice(0, 10));
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${hour}:${String(minute).padStart(2, '0')}`);
  const sent = fc.record(
    {
      date: fc.oneof(
        day,
        instant.map((date) => date.toISOString()),
      ),
      time: fc.oneof(time, fc.constantFrom(null, 'TBD')),
      globalDate: fc.oneof(day, fc.constant(null)),
    },
    { requiredKeys: [] },
  );

  it('a game with a time is on its globalDate there', () => {
    fc.assert(
      fc.property(zone, sent, time, (timeZone, said, at) => {
        const game = gameDay({ ...said, time: at }, null, timeZone, now);
        expect(dayOf(game.date, timeZone)).toBe(game.globalDate);
      }),
    );
  });

  it('a game that comes back as it was read stays as it is', () => {
    fc.assert(
      fc.property(zone, sent, sent, (timeZone, first, second) => {
        const game = gameDay(second, gameDay(first, null, timeZone, now), timeZone, now);
        const read = { date: game.date.toISOString(), time: game.time, globalDate: game.globalDate };
        expect(gameDay(read, game, timeZone, now)).toEqual(game);
      }),
    );
  });

  it('saying the same again changes nothing more', () => {
    fc.assert(
      fc.property(zone, sent, sent, (timeZone, first, change) => {
        const once = gameDay(change, gameDay(first, null, timeZone, now), timeZone, now);
        expect(gameDay(change, once, timeZone, now)).toEqual(once);
      }),
    );
  });

  it('a date-only date without more is that very day', () => {
    fc.assert(
      fc.property(zone, day, fc.oneof(time, fc.constant(null)), (timeZone, date, at) => {
        const game = gameDay({ date, time: at }, null, timeZone, now);
        expect(game.globalDate).toBe(date);
        if (at === null || !parseWallTime(at)) expect(game.date).toEqual(new Date(date));
      }),
    );
  });
});
