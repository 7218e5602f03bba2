import fc from 'fast-check';
import { groupsOf, sumsOf, totalsOf, unknownKeys, type Line } from '../../server/stats/rules.ts';

const aLine: fc.Arbitrary<Line> = fc.record({
  game: fc.constantFrom('g1', 'g2', 'g3'),
  player: fc.constantFrom('p1', 'p2'),
  divisionTeam: fc.constantFrom('t1', 't2'),
  figures: fc.dictionary(fc.constantFrom('points', 'rebounds', 'fouls'), fc.integer({ min: -100, max: 100 })),
});

describe('sums', () => {
  it('do not depend on the order of the rows', () => {
    fc.assert(
      fc.property(fc.array(aLine), (lines) => {
        expect(sumsOf([...lines].reverse())).toEqual(sumsOf(lines));
      }),
    );
  });

  it('of the players add up to those of all', () => {
    fc.assert(
      fc.property(fc.array(aLine), (lines) => {
        const parts = groupsOf(lines, 'player').map(([, own]) => ({ figures: sumsOf(own).totals }));
        expect(totalsOf(parts)).toEqual(sumsOf(lines).totals);
      }),
    );
  });

  it('add decimals as they are written', () => {
    expect(totalsOf([{ figures: { time: 0.1 } }, { figures: { time: 0.2 } }])).toEqual({ time: 0.3 });
  });

  it('of nothing are nothing', () => {
    expect(sumsOf([])).toEqual({ games: 0, totals: {}, averages: {} });
  });
});

describe('keys', () => {
  it('are all known where none are configured, and none where an empty list is', () => {
    expect(unknownKeys({ dunks: 1 }, {}, undefined)).toEqual([]);
    expect(unknownKeys({ dunks: 1 }, {}, [])).toEqual(['dunks']);
  });

  it('that are stored may stay as they are', () => {
    expect(unknownKeys({ dunks: 1, points: 2 }, { dunks: 1 }, ['points'])).toEqual([]);
    expect(unknownKeys({ dunks: 2 }, { dunks: 1 }, ['points'])).toEqual(['dunks']);
  });
});
