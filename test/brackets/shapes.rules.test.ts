import { bracketShape, placesDecided, seedOrder } from '../../server/brackets/shapes.ts';
import type { BracketFormat, BracketSize, Slot } from '../../server/brackets/shapes.ts';

const named = (slot: Slot) => ('seed' in slot ? String(slot.seed) : `${slot.outcome} ${slot.game}`);
const drawn = (format: BracketFormat, size: BracketSize) =>
  bracketShape(format, size).games.map(
    (game) => `${game.playoffRound ?? game.gameLabel}: ${named(game.home)} v ${named(game.away)}`,
  );

describe('the shape of a bracket', () => {
  it('of two is the championship alone', () => {
    expect(drawn('playoffs', 2)).toEqual(['championship: 1 v 2']);
  });

  it('of four has 1v4 and 2v3, and with consolation a game for third place', () => {
    const semifinals = ['semifinal: 1 v 4', 'semifinal: 2 v 3'];
    const championship = 'championship: winner semifinal_1 v winner semifinal_2';
    expect(drawn('playoffs', 4)).toEqual([...semifinals, championship]);
    expect(drawn('playoffs_consolation', 4)).toEqual([
      ...semifinals,
      'third_place: loser semifinal_1 v loser semifinal_2',
      championship,
    ]);
  });

  it('of eight has 1v8, 4v5, 2v7, 3v6, and neighbours meet', () => {
    expect(drawn('playoffs', 8)).toEqual([
      'quarterfinal: 1 v 8',
      'quarterfinal: 4 v 5',
      'quarterfinal: 2 v 7',
      'quarterfinal: 3 v 6',
      'semifinal: winner quarterfinal_1 v winner quarterfinal_2',
      'semifinal: winner quarterfinal_3 v winner quarterfinal_4',
      'championship: winner semifinal_1 v winner semifinal_2',
    ]);
  });

  it('of eight with consolation has twelve games that decide all eight places', () => {
    expect(drawn('playoffs_consolation', 8).slice(4)).toEqual([
      'consolation_semifinal: loser quarterfinal_1 v loser quarterfinal_2',
      'consolation_semifinal: loser quarterfinal_3 v loser quarterfinal_4',
      'semifinal: winner quarterfinal_1 v winner quarterfinal_2',
      'semifinal: winner quarterfinal_3 v winner quarterfinal_4',
      'seventh_place: loser consolation_semifinal_1 v loser consolation_semifinal_2',
      'fifth_place: winner consolation_semifinal_1 v winner consolation_semifinal_2',
      'third_place: loser semifinal_1 v loser semifinal_2',
      'championship: winner semifinal_1 v winner semifinal_2',
    ]);
    const { games } = bracketShape('playoffs_consolation', 8);
    const places = games.flatMap((game) => Object.values(placesDecided[game.playoffRound ?? ''] ?? {}));
    expect(games).toHaveLength(12);
    expect(places.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('lets a loser enter no game without a consolation format', () => {
    for (const size of [2, 4, 8, 16, 32] as const) {
      const { games } = bracketShape('playoffs', size);
      expect(games).toHaveLength(size - 1);
      expect(
        games.flatMap((game) => [game.home, game.away]).filter((slot) => 'outcome' in slot),
      ).not.toContainEqual(expect.objectContaining({ outcome: 'loser' }));
    }
  });

  it('labels the rounds before the quarterfinals and names no playoff round for them', () => {
    const early = bracketShape('playoffs', 32).games.filter((game) => game.playoffRound === null);
    expect(early.slice(0, 16).map((game) => game.gameLabel)).toEqual(Array(16).fill('Round of 32'));
    expect(early.slice(16).map((game) => game.gameLabel)).toEqual(Array(8).fill('Round of 16'));
    expect(early[16]?.title).toBe('Round of 16 Game 1');
  });

  it.each([2, 4, 8, 16, 32] as const)('of %i lets the best seeds meet as late as they can', (size) => {
    const order = seedOrder(size);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index + 1));
    // In every round, if the better seed always wins, the best plays the worst that is left, and so on.
    for (let left = order; left.length > 1; left = winners(left)) {
      for (const [a, b] of pairs(left)) expect(a + b).toBe(left.length + 1);
    }
    expect(order.indexOf(2)).toBeGreaterThanOrEqual(size / 2);
  });

  it.each([
    ['playoffs', 32],
    ['playoffs_consolation', 4],
    ['playoffs_consolation', 8],
  ] as const)('%s of %i has feeders in earlier rounds and stages, and every key once', (format, size) => {
    const { games } = bracketShape(format, size);
    expect(new Set(games.map((game) => game.key)).size).toBe(games.length);
    for (const game of games) {
      for (const slot of [game.home, game.away]) {
        if ('seed' in slot) continue;
        const feeder = games.find((other) => other.key === slot.game);
        expect(feeder?.round).toBeLessThan(game.round);
        expect(feeder?.stage).toBe(game.stage - 1);
      }
    }
  });
});

const pairs = (order: readonly number[]) =>
  order.flatMap((seed, index): [number, number][] => (index % 2 === 0 ? [[seed, order[index + 1]!]] : []));
const winners = (order: readonly number[]) => pairs(order).map(([a, b]) => Math.min(a, b));
