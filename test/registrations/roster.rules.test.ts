import { isRosterLocked, rosterBounds } from '../../server/registrations/roster.ts';

describe('a roster', () => {
  const rosterLockDate = '2026-04-01T00:00:00.000Z';
  const locked = new Date('2026-04-01T00:00:00.001Z');

  it('is locked after the lock date, and not at it', () => {
    expect(isRosterLocked({ rosterLock: true, rosterLockDate }, new Date(rosterLockDate))).toBe(false);
    expect(isRosterLocked({ rosterLock: true, rosterLockDate }, locked)).toBe(true);
  });

  it('is open without the lock, and without its date', () => {
    expect(isRosterLocked({ rosterLock: false, rosterLockDate }, locked)).toBe(false);
    expect(isRosterLocked({ rosterLockDate }, locked)).toBe(false);
    expect(isRosterLocked({ rosterLock: true }, locked)).toBe(false);
  });

  it('has at least one player and no maximum where all is blank', () => {
    expect(rosterBounds({})).toEqual({ min: 1, max: null });
    expect(rosterBounds({ division: {}, league: null, tournament: {} })).toEqual({ min: 1, max: null });
  });

  it('takes each bound from the division, else the league, else the tournament', () => {
    const levels = {
      division: { maxPlayers: 10 },
      league: { maxPlayers: 12, minPlayers: 5 },
      tournament: { minPlayers: 4, maxPlayers: 15 },
    };
    expect(rosterBounds(levels)).toEqual({ min: 5, max: 10 });
    expect(rosterBounds({ ...levels, division: null, league: null })).toEqual({ min: 4, max: 15 });
  });

  it('may be empty where the division says so', () => {
    expect(rosterBounds({ division: { minPlayers: 0 }, league: { minPlayers: 5 } }).min).toBe(0);
  });
});
