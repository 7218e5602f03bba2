import fc from 'fast-check';
import {
  mergeConfig,
  publicConfig,
  resolveConfig,
  resolveField,
  shownConfig,
  shownDivisionConfig,
} from '../../server/competitions/configHierarchy.ts';

describe('a field of the configuration', () => {
  it('counts from the most specific level that sets it', () => {
    const levels = {
      division: { maxPlayers: 10 },
      league: { maxPlayers: 12, minPlayers: 5 },
      tournament: { minPlayers: 4, hideTeams: true },
      registration: { hideTeams: false, hasWaitlist: true },
    };
    expect(resolveField(levels, 'maxPlayers')).toEqual({ value: 10, source: 'division' });
    expect(resolveField(levels, 'minPlayers')).toEqual({ value: 5, source: 'league' });
    expect(resolveField(levels, 'hideTeams')).toEqual({ value: true, source: 'tournament' });
    expect(resolveField(levels, 'hasWaitlist')).toEqual({ value: true, source: 'registration' });
    expect(resolveField(levels, 'showStats')).toEqual({ value: true, source: 'default' });
  });

  it('counts also where it says no', () => {
    const levels = { division: { showStats: false }, league: { showStats: true } };
    expect(resolveField(levels, 'showStats')).toEqual({ value: false, source: 'division' });
  });

  it('is no limit at its level where capacity is 0, not "full"', () => {
    const levels = { division: { capacity: 0 }, league: { capacity: 16 } };
    expect(resolveField(levels, 'capacity')).toEqual({ value: 16, source: 'league' });
    expect(resolveField({ division: { capacity: 0 }, league: { capacity: 0 } }, 'capacity')).toEqual({
      value: 0,
      source: 'default',
    });
  });

  it('keeps a waitlist of 0 places that a division sets against the one of its league', () => {
    const levels = { division: { waitlistCapacity: 0 }, league: { waitlistCapacity: 4 } };
    expect(resolveField(levels, 'waitlistCapacity')).toEqual({ value: 0, source: 'division' });
  });

  it('lets a roster have at least one player and no maximum where nothing is said', () => {
    expect(resolveConfig({}).minPlayers).toEqual({ value: 1, source: 'default' });
    expect(resolveConfig({}).maxPlayers).toEqual({ value: null, source: 'default' });
  });
});

describe('a division that sets nothing', () => {
  it('shows waitlist, promotion and window as they resolve', () => {
    expect(shownDivisionConfig({ division: {} })).toEqual({
      admins: [],
      waitlistCapacity: 0,
      autoPromote: false,
      promotionPaymentWindowHours: 48,
    });
    expect(shownDivisionConfig({ division: {}, league: { autoPromote: true } }).autoPromote).toBe(true);
  });

  it('stays unset when what it shows comes back', () => {
    const shown = shownDivisionConfig({ division: {}, league: { waitlistCapacity: 3 } });
    expect(mergeConfig({}, shown, shown)).toEqual({});
  });

  it('is set by another value than it shows', () => {
    const shown = shownDivisionConfig({ division: {} });
    expect(mergeConfig({}, { ...shown, waitlistCapacity: 5 }, shown)).toEqual({ waitlistCapacity: 5 });
  });
});

describe('a write of the configuration', () => {
  it('merges field by field, and null unsets', () => {
    const stored = { capacity: 8, hideTeams: true };
    expect(mergeConfig(stored, { capacity: 10, hideTeams: null }, shownConfig(stored))).toEqual({
      capacity: 10,
    });
  });

  it('shows what was written, whatever was stored', () => {
    const field = fc.constantFrom('capacity', 'minPlayers', 'maxPlayers', 'waitlistCapacity' as const);
    const config = fc.dictionary(field, fc.nat(100));
    fc.assert(
      fc.property(config, config, (stored, sent) => {
        const shown = shownDivisionConfig({ division: stored });
        const after = mergeConfig(stored, sent, shown);
        expect(shownDivisionConfig({ division: after })).toEqual({ ...shown, ...sent });
      }),
    );
  });

  it('shows the public no administrators', () => {
    expect(publicConfig(shownConfig({ admins: ['sam@league.test'], capacity: 4 }))).toEqual({ capacity: 4 });
  });
});
