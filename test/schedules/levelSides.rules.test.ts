import fc from 'fast-check';
import { levelSides } from '../../server/schedules/levelSides.ts';
import { remainingGames, type PlannedGame } from '../../server/schedules/remainingGames.ts';
import { roundRobin, type Pairing } from '../../server/schedules/roundRobin.ts';
import { teams } from './aLeague.ts';

const turned = <T extends Pairing>(game: T): T => ({ ...game, home: game.away, away: game.home });
const pairOf = ({ home, away }: Pairing) => [home, away].sort().join(' - ');

/** What is planned beside the games that stand, and with which sides it is played. */
function replaced(names: readonly string[], legs: number, standing: readonly Pairing[]) {
  const rounds = roundRobin(names, legs);
  const roundsOfLeg = rounds.length / legs;
  const { toPlay, placed } = remainingGames(rounds, standing);
  const played = levelSides(toPlay, { all: standing, placed }, roundsOfLeg);
  const legOf = ({ round }: PlannedGame) => Math.floor(round / roundsOfLeg);
  return { toPlay, placed, played, legOf };
}

const differences = (names: readonly string[], games: readonly Pairing[]) =>
  names.map(
    (name) =>
      games.filter(({ home }) => home === name).length - games.filter(({ away }) => away === name).length,
  );
const squares = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n * n, 0);
const widest = (numbers: readonly number[]) => Math.max(...numbers.map(Math.abs));

/** All ways to choose sides for these games. */
function* everyChoice<T extends Pairing>(games: readonly T[]): Generator<T[]> {
  for (let choice = 0; choice < 2 ** games.length; choice += 1) {
    yield games.map((game, index) => ((choice >> index) & 1 ? turned(game) : game));
  }
}

const least = (values: Iterable<number>) => {
  let found = Infinity;
  for (const value of values) found = Math.min(found, value);
  return found;
};

const anyStanding = (count: number) =>
  fc
    .array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 9 })
    .map((sides) =>
      sides.flatMap(([one, two]) =>
        one === two ? [] : [{ home: `team ${one + 1}`, away: `team ${two + 1}` }],
      ),
    );
const aLeague = fc
  .integer({ min: 2, max: 5 })
  .chain((count) => fc.tuple(fc.constant(teams(count)), anyStanding(count)));

describe('the sides of a replaced schedule', () => {
  it('are those of the round robin while nothing has been played', () => {
    for (const count of [2, 5, 8, 13]) {
      for (const legs of [1, 2, 3, 4]) {
        const { toPlay, played } = replaced(teams(count), legs, []);
        expect(played).toEqual(toPlay);
      }
    }
  });

  it('stay as planned in two legs where every game was played as planned, in each leg too', () => {
    const rounds = roundRobin(teams(8), 2);
    const { toPlay, played } = replaced(teams(8), 2, rounds.slice(0, 5).flat());
    expect(played).toEqual(toPlay);
  });

  it('make up for home games that were given away: nobody is left with two more at home', () => {
    const names = teams(8);
    // The last team's hall was closed in the first rounds.
    const standing = roundRobin(names, 1)
      .slice(0, 3)
      .flat()
      .map((game) => (game.home === 'team 8' ? turned(game) : game));
    const { toPlay, played } = replaced(names, 1, standing);
    expect(widest(differences(names, [...standing, ...toPlay]))).toBeGreaterThan(1);
    expect(differences(names, [...standing, ...played]).map(Math.abs)).toEqual(names.map(() => 1));
  });

  it('level out a schedule that a late team has changed', () => {
    for (const count of [5, 6, 7, 12]) {
      const standing = roundRobin(teams(count), 1).slice(0, 2).flat();
      const names = ['late', ...teams(count)];
      const { played } = replaced(names, 1, standing);
      expect(widest(differences(names, [...standing, ...played]))).toBeLessThanOrEqual(1);
    }
  });

  it('are turned in the return game where both games of a pair are still to play', () => {
    fc.assert(
      fc.property(aLeague, ([names, standing]) => {
        const { played, legOf } = replaced(names, 2, standing);
        for (const first of played.filter((game) => legOf(game) === 0)) {
          const second = played.find((game) => legOf(game) === 1 && pairOf(game) === pairOf(first));
          if (second) expect(second).toMatchObject({ home: first.away, away: first.home });
        }
      }),
    );
  });

  it('change nothing else: the same pairs meet in the same rounds', () => {
    fc.assert(
      fc.property(aLeague, fc.integer({ min: 1, max: 4 }), ([names, standing], legs) => {
        const { toPlay, played } = replaced(names, legs, standing);
        const meetings = (games: readonly PlannedGame[]) => games.map((game) => [pairOf(game), game.round]);
        expect(meetings(played)).toEqual(meetings(toPlay));
      }),
    );
  });

  it('in one leg are as level as any choice, and within one game wherever that is possible', () => {
    fc.assert(
      fc.property(aLeague, ([names, standing]) => {
        const { toPlay, played } = replaced(names, 1, standing);
        const choices = [...everyChoice(toPlay)].map((games) => differences(names, [...standing, ...games]));
        const chosen = differences(names, [...standing, ...played]);
        expect(squares(chosen)).toBe(least(choices.map(squares)));
        if (choices.some((choice) => widest(choice) <= 1)) expect(widest(chosen)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('in two legs are as level as any choice that turns return games, over all and then in each leg', () => {
    fc.assert(
      fc.property(aLeague, ([names, standing]) => {
        const { toPlay, played, placed, legOf } = replaced(names, 2, standing);
        const isSingle = (game: PlannedGame) =>
          toPlay.filter((other) => pairOf(other) === pairOf(game)).length === 1;
        const singles = toPlay.filter(isSingle);
        const overall = (games: readonly Pairing[]) => squares(differences(names, [...standing, ...games]));
        expect(overall(played)).toBe(least([...everyChoice(singles)].map(overall)));

        const chosenSingles = played.filter(isSingle);
        const doubles = toPlay.filter((game) => legOf(game) === 0 && !isSingle(game));
        const inLegs = (games: readonly PlannedGame[]) =>
          [0, 1].reduce((sum, leg) => {
            const ofLeg = [...placed, ...games].filter((game) => legOf(game) === leg);
            return sum + squares(differences(names, ofLeg));
          }, 0);
        const withReturns = (firsts: readonly PlannedGame[]) => {
          const roundsOfLeg = roundRobin(names, 1).length;
          const returns = firsts.map((game) => ({ ...turned(game), round: game.round + roundsOfLeg }));
          return inLegs([...chosenSingles, ...firsts, ...returns]);
        };
        expect(inLegs(played)).toBe(least([...everyChoice(doubles)].map(withReturns)));
      }),
    );
  });

  it('are within one game for many teams after two rounds with sides exchanged at will', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 20 }), fc.infiniteStream(fc.boolean()), (count, coins) => {
        const names = teams(count);
        const rounds = roundRobin(names, 1);
        const coin = coins[Symbol.iterator]();
        const standing = rounds
          .slice(0, 2)
          .flat()
          .map((game) => (coin.next().value ? turned(game) : game));
        const { played } = replaced(names, 1, standing);
        expect(widest(differences(names, [...standing, ...played]))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
