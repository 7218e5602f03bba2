export type BracketFormat = 'playoffs' | 'playoffs_consolation';
export type BracketSize = 2 | 4 | 8 | 16 | 32;
export type Outcome = 'winner' | 'loser';

/** The rounds a bracket can generate. `consolation` is a name games may carry, but no bracket makes one. */
type PlayoffRound =
  | 'quarterfinal'
  | 'consolation_semifinal'
  | 'semifinal'
  | 'championship'
  | 'third_place'
  | 'fifth_place'
  | 'seventh_place';

/** Where a side of a game comes from: a seed (1 is the best), or the winner or loser of another game. */
export type Slot = { seed: number } | { game: string; outcome: Outcome };

export interface PlannedGame {
  /** Unique in the bracket and the same in every size: `quarterfinal_1`, `round_of_16_3`, `third_place`. */
  key: string;
  /** Order of the round in this bracket, from 1; every game's feeders have a lower number. */
  round: number;
  /** Games of one stage wait for the same earlier ones and can be played side by side, from 1. */
  stage: number;
  roundName: string;
  /** Unset before the quarterfinals. */
  playoffRound: PlayoffRound | null;
  /** `Round of 16` for every game before the quarterfinals, else the game's own name: `Semifinal 2`. */
  gameLabel: string;
  /** The game's own name, as placeholders say it: `Winner of Round of 16 Game 3`. */
  title: string;
  home: Slot;
  away: Slot;
}

export interface BracketShape {
  format: BracketFormat;
  size: BracketSize;
  /** In playing order: feeders first, the championship last. */
  games: PlannedGame[];
}

/** Sizes in which `playoffs_consolation` may be asked for: specification, "playoff bracket sizes". */
export const consolationSizes: readonly BracketSize[] = [4, 8];

/** The places that a round's game decides; rounds not named here decide none. */
export const placesDecided: Partial<Record<string, { winner: number; loser: number }>> = {
  championship: { winner: 1, loser: 2 },
  third_place: { winner: 3, loser: 4 },
  fifth_place: { winner: 5, loser: 6 },
  seventh_place: { winner: 7, loser: 8 },
} satisfies Partial<Record<PlayoffRound, { winner: number; loser: number }>>;

/** The elimination rounds by the number of teams still in; standard naming. */
const eliminationRounds: Record<BracketSize, { name: string; playoffRound: PlayoffRound | null }> = {
  32: { name: 'Round of 32', playoffRound: null },
  16: { name: 'Round of 16', playoffRound: null },
  8: { name: 'Quarterfinal', playoffRound: 'quarterfinal' },
  4: { name: 'Semifinal', playoffRound: 'semifinal' },
  2: { name: 'Championship', playoffRound: 'championship' },
};

const sizesDescending: readonly BracketSize[] = [32, 16, 8, 4, 2];

/**
 * Seeds from the top of the bracket to the bottom: standard seeding, in which 1 and 2 meet only in the final and
 * neighbours meet. Eight is 1 8 4 5 2 7 3 6, so the quarterfinals are 1v8, 4v5, 2v7, 3v6.
 */
export function seedOrder(size: BracketSize): number[] {
  let order = [1];
  while (order.length < size) {
    const teams = order.length * 2;
    order = order.flatMap((seed) => [seed, teams + 1 - seed]);
  }
  return order;
}

type Sides = [home: Slot, away: Slot];

function roundOf(
  name: string,
  playoffRound: PlayoffRound | null,
  stage: number,
  sides: readonly Sides[],
): Omit<PlannedGame, 'round'>[] {
  const stem = name.toLowerCase().replaceAll(' ', '_');
  return sides.map(([home, away], index) => {
    const alone = sides.length === 1;
    const numbered = playoffRound === null ? `${name} Game ${index + 1}` : `${name} ${index + 1}`;
    const title = alone ? name : numbered;
    return {
      key: alone ? stem : `${stem}_${index + 1}`,
      stage,
      roundName: name,
      playoffRound,
      gameLabel: playoffRound === null ? name : title,
      title,
      home,
      away,
    };
  });
}

/** Neighbours meet: the given outcome of games 1 and 2, of 3 and 4, ... */
function neighbours(feeders: readonly { key: string }[], outcome: Outcome): Sides[] {
  const slots = feeders.map((game): Slot => ({ game: game.key, outcome }));
  return pairs(slots);
}

function pairs(slots: readonly Slot[]): Sides[] {
  const result: Sides[] = [];
  for (let index = 0; index + 1 < slots.length; index += 2) {
    result.push([slots[index]!, slots[index + 1]!]);
  }
  return result;
}

/**
 * The games of a full bracket. `playoffs_consolation` adds a third-place game from size 4 on and, in size 8, the
 * consolation rounds of the quarterfinal losers: twelve games, eight distinct places. In other sizes it adds nothing
 * below the third place; who may ask for it is `consolationSizes`.
 */
export function bracketShape(format: BracketFormat, size: BracketSize): BracketShape {
  const elimination: Omit<PlannedGame, 'round'>[][] = [];
  let sides = pairs(seedOrder(size).map((seed): Slot => ({ seed })));
  for (const teams of sizesDescending.filter((candidate) => candidate <= size)) {
    const { name, playoffRound } = eliminationRounds[teams];
    const games = roundOf(name, playoffRound, elimination.length + 1, sides);
    elimination.push(games);
    sides = neighbours(games, 'winner');
  }
  const rounds = format === 'playoffs' ? elimination : withConsolation(elimination, size);
  const games = rounds.flatMap((round, index) => round.map((game) => ({ ...game, round: index + 1 })));
  return { format, size, games };
}

function withConsolation(elimination: Omit<PlannedGame, 'round'>[][], size: BracketSize) {
  if (size === 2) return elimination;
  const stages = elimination.length;
  const earlier = elimination.slice(0, -2);
  const [semifinals = [], championship = []] = elimination.slice(-2);
  const thirdPlace = roundOf('Third Place', 'third_place', stages, neighbours(semifinals, 'loser'));
  if (size !== 8) return [...earlier, semifinals, thirdPlace, championship];
  const quarterfinalLosers = neighbours(elimination[0] ?? [], 'loser');
  const consolation = roundOf(
    'Consolation Semifinal',
    'consolation_semifinal',
    stages - 1,
    quarterfinalLosers,
  );
  const fifthPlace = roundOf('Fifth Place', 'fifth_place', stages, neighbours(consolation, 'winner'));
  const seventhPlace = roundOf('Seventh Place', 'seventh_place', stages, neighbours(consolation, 'loser'));
  return [...earlier, consolation, semifinals, seventhPlace, fifthPlace, thirdPlace, championship];
}
