import { zonedDay } from '../../server/games/zonedDay.ts';

describe('a game whose zone changes from New York to Los Angeles', () => {
  const moved = (game: Parameters<typeof zonedDay>[0]) =>
    zonedDay(game, 'America/New_York', 'America/Los_Angeles');

  it('stays at its time of day, on its day', () => {
    const game = {
      date: new Date('2026-03-08T02:30:00Z'),
      dateHasTime: true,
      time: '9:30 PM',
      globalDate: '2026-03-07',
    };
    expect(moved(game)).toEqual({ ...game, date: new Date('2026-03-08T05:30:00Z') });
  });

  it('stays in its slot: clocks there show another time, and before midnight another day', () => {
    const date = new Date('2026-03-08T05:30:00Z');
    const game = { date, dateHasTime: true, time: '00:30', globalDate: '2026-03-08', timeSlot: 'slot' };
    expect(moved(game)).toEqual({ date, dateHasTime: true, time: '21:30', globalDate: '2026-03-07' });
  });

  it('stays at its moment where no time of day was said', () => {
    const date = new Date('2026-03-08T05:30:00Z');
    const game = { date, dateHasTime: true, time: null, globalDate: '2026-03-08' };
    expect(moved(game)).toEqual({ ...game, globalDate: '2026-03-07' });
    expect(moved({ ...game, globalDate: '2026-03-10' })).toEqual({ ...game, globalDate: '2026-03-10' });
  });

  it('stays on its day where it has no time at all', () => {
    const game = {
      date: new Date('2026-03-08'),
      dateHasTime: false,
      time: 'after the first',
      globalDate: '2026-03-08',
    };
    expect(moved(game)).toEqual(game);
  });
});
