import { fieldsOfSlot, isTimed } from '../../server/games/timedGame.ts';

describe('a game', () => {
  it.each([
    ['with a slot', { timeSlot: 'slot', time: null, dateHasTime: false }, true],
    ['at a time of day', { time: '6 pm', dateHasTime: false }, true],
    ['at no time yet', { time: null, dateHasTime: false }, false],
    ['on a date with a time of day', { time: null, dateHasTime: true }, true],
    ['whose time is not one', { time: 'TBD', dateHasTime: true }, false],
    ['whose time is only a number', { time: '7', dateHasTime: false }, false],
  ])('%s', (_name, game, timed) => {
    expect(isTimed(game)).toBe(timed);
  });
});

describe('a slot', () => {
  const slot = {
    _id: 'slot',
    location: 'hall',
    court: 'Court 1',
    start: new Date('2026-03-09T00:30:00Z'),
    end: new Date('2026-03-09T02:00:00Z'),
    timeZone: 'America/New_York',
  };

  it('says where and when its game is played, as clocks at the venue show it', () => {
    expect(fieldsOfSlot(slot)).toEqual({
      timeSlot: 'slot',
      locationModel: 'hall',
      court: 'Court 1',
      date: slot.start,
      dateHasTime: true,
      time: '20:30',
      globalDate: '2026-03-08',
      duration: 90,
    });
  });

  it('never has its game last into the next slot, nor no time at all', () => {
    const ending = (end: string) => fieldsOfSlot({ ...slot, end: new Date(end) }).duration;
    expect(ending('2026-03-09T01:15:59Z')).toBe(45);
    expect(ending('2026-03-09T00:30:10Z')).toBe(1);
  });
});
