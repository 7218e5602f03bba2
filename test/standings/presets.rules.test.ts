import { standingsRules } from '../../server/standings/presets.ts';

describe('a sport’s own rules', () => {
  it('of basketball look at the mutual games first and start again', () => {
    expect(standingsRules('basketball', undefined)).toEqual({
      rankBy: 'winPct',
      points: { win: 2, tie: 1, loss: 1, forfeit: 0 },
      order: ['headToHead', 'headToHeadDifferential', 'differential', 'scored'],
      maxDifferential: null,
      multiTeam: 'restart',
      headToHead: 'all',
    });
  });

  it('of football ask who beat whom of two teams only', () => {
    expect(standingsRules('football', undefined)).toEqual({
      rankBy: 'winPct',
      points: { win: 2, tie: 1, loss: 0, forfeit: 0 },
      order: ['headToHead', 'allowed', 'differential', 'strengthOfSchedule'],
      maxDifferential: null,
      multiTeam: 'restart',
      headToHead: 'twoTeamsOnly',
    });
  });

  it('of baseball look at runs allowed and cap a margin at ten', () => {
    expect(standingsRules('baseball', undefined)).toEqual({
      rankBy: 'winPct',
      points: { win: 2, tie: 1, loss: 0, forfeit: 0 },
      order: ['headToHead', 'allowed', 'differential'],
      maxDifferential: 10,
      multiTeam: 'restart',
      headToHead: 'all',
    });
  });

  it('of soccer rank by three points a win, then goal difference', () => {
    expect(standingsRules('soccer', undefined)).toEqual({
      rankBy: 'points',
      points: { win: 3, tie: 1, loss: 0, forfeit: 0 },
      order: ['differential', 'scored', 'headToHead'],
      maxDifferential: null,
      multiTeam: 'restart',
      headToHead: 'all',
    });
  });

  it.each(['racket', undefined, 'constructor', ''])('are win percentage and mutual games for %p', (sport) => {
    expect(standingsRules(sport, undefined)).toMatchObject({
      rankBy: 'winPct',
      points: { win: 2, tie: 1, loss: 0, forfeit: 0 },
      order: ['headToHead', 'headToHeadDifferential', 'differential', 'scored'],
    });
  });
});

describe('a division’s tiebreakers', () => {
  it('change only what they name', () => {
    const rules = standingsRules('baseball', { points: { forfeit: -1 }, rankBy: 'points' });
    expect(rules).toEqual({
      ...standingsRules('baseball', undefined),
      rankBy: 'points',
      points: { win: 2, tie: 1, loss: 0, forfeit: -1 },
    });
  });

  it('replace the order as a whole', () => {
    expect(standingsRules('soccer', { order: ['headToHead', 'seed'] })).toEqual({
      ...standingsRules('soccer', undefined),
      order: ['headToHead', 'seed'],
    });
  });

  it('may be just the order', () => {
    expect(standingsRules('basketball', ['wins', 'allowed'])).toEqual({
      ...standingsRules('basketball', undefined),
      order: ['wins', 'allowed'],
    });
  });

  it('may ask for shared places by an empty order', () => {
    expect(standingsRules('basketball', []).order).toEqual([]);
  });

  it.each([[null], [0]])('lift a sport’s cap with maxDifferential %p', (maxDifferential) => {
    expect(standingsRules('baseball', { maxDifferential }).maxDifferential).toBeNull();
  });

  it('set a cap where the sport has none', () => {
    expect(standingsRules('basketball', { maxDifferential: 15 }).maxDifferential).toBe(15);
  });

  it('are unharmed by what nobody understands', () => {
    const odd = {
      coinToss: true,
      rankBy: 'luck',
      points: { win: '3', bonus: 4, tie: Number.NaN },
      maxDifferential: -5,
      multiTeam: 7,
      headToHead: null,
    };
    expect(standingsRules('baseball', odd)).toEqual(standingsRules('baseball', undefined));
    expect(standingsRules('soccer', ['coinToss', 'scored', 3, 'scored', null]).order).toEqual(['scored']);
    for (const nothing of [null, undefined, 'headToHead', 12, true, {}]) {
      expect(standingsRules('soccer', nothing)).toEqual(standingsRules('soccer', undefined));
    }
  });

  it('never reach into the defaults of other divisions', () => {
    standingsRules('soccer', undefined).order.push('seed');
    standingsRules('soccer', undefined).points.win = 99;
    expect(standingsRules('soccer', undefined)).toMatchObject({
      order: ['differential', 'scored', 'headToHead'],
      points: { win: 3 },
    });
  });
});
