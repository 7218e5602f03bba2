import type { PlannedGame } from './remainingGames.ts';
import type { Pairing } from './roundRobin.ts';

/** Games of one pair in legs that follow each other: sides swap from one to the next, so that one choice decides all. */
type Run = { games: PlannedGame[]; firstLeg: number; turned: boolean };

/** By team, home games less away games. */
type Differences = Map<string, number>;

type Standing = {
  /** All games that stand, also those beyond what the legs ask for. */
  all: readonly Pairing[];
  /** Those that took a place in the round robin, with its round. */
  placed: readonly PlannedGame[];
};

/**
 * Chooses the sides of the games of a round robin that are still to play, so that together with the games that stand
 * each team is at home as often as away.
 *
 * Always: games of a pair in legs that follow each other, both still to play, have swapped sides. Of all choices that
 * keep this, the sum over the teams of (home games − away games)² is the least, standing games included. So every
 * team's home and away games differ by at most one wherever any such choice makes them; without standing games that is
 * the round robin as it was planned.
 *
 * In each leg: where a pair has two or four games to play one after another, the same sum over the legs they are in is
 * the least that turning them can reach, the other games being given. With up to two legs that is for all such pairs
 * together; with more, for those in the same legs.
 */
export function levelSides(
  toPlay: readonly PlannedGame[],
  standing: Standing,
  roundsOfLeg: number,
): PlannedGame[] {
  const runs = runsOf(toPlay, roundsOfLeg);
  const isEven = ({ games }: Run) => games.length % 2 === 0;
  // Of an even number of games each team has half at home, whichever way round.
  const odd = runs.filter((run) => !isEven(run));
  const differences: Differences = new Map();
  for (const game of standing.all) count(differences, game, 1);
  turnToLevel(odd, differences);
  for (const alike of inTheSameLegs(runs.filter(isEven))) {
    const others = runs.filter((run) => !alike.includes(run)).flatMap(gamesOf);
    turnToLevel(alike, differencesInLegs(alike, [...standing.placed, ...others], roundsOfLeg));
  }
  const chosen = new Map(runs.flatMap((run) => run.games.map((game, index) => [game, gamesOf(run)[index]])));
  return toPlay.map((game) => chosen.get(game) ?? game);
}

const swapped = <T extends Pairing>(game: T): T => ({ ...game, home: game.away, away: game.home });

const gamesOf = ({ games, turned }: Run): PlannedGame[] => (turned ? games.map(swapped) : games);

const sidesOf = (run: Run): Pairing => gamesOf(run)[0]!;

function count(differences: Differences, { home, away }: Pairing, games: number): void {
  differences.set(home, (differences.get(home) ?? 0) + games);
  differences.set(away, (differences.get(away) ?? 0) - games);
}

function runsOf(toPlay: readonly PlannedGame[], roundsOfLeg: number): Run[] {
  const runs: Run[] = [];
  const latest = new Map<string, Run>();
  for (const game of [...toPlay].sort((a, b) => a.round - b.round)) {
    const leg = Math.floor(game.round / roundsOfLeg);
    const pair = JSON.stringify([game.home, game.away].sort());
    const run = latest.get(pair);
    if (run && run.firstLeg + run.games.length === leg) {
      run.games.push(game);
      continue;
    }
    const begun = { games: [game], firstLeg: leg, turned: false };
    runs.push(begun);
    latest.set(pair, begun);
  }
  return runs;
}

function inTheSameLegs(runs: readonly Run[]): Run[][] {
  const byLegs = new Map<string, Run[]>();
  for (const run of runs) {
    const legs = `${run.firstLeg}+${run.games.length}`;
    byLegs.set(legs, [...(byLegs.get(legs) ?? []), run]);
  }
  return [...byLegs.values()];
}

/**
 * How the other games stand in the legs of these runs: what a run adds in its first leg it takes away in the next, and
 * so on, so that the squares of all these legs are least where the square of this one number is.
 */
function differencesInLegs(
  [run]: readonly Run[],
  others: readonly PlannedGame[],
  roundsOfLeg: number,
): Differences {
  const differences: Differences = new Map();
  if (!run) return differences;
  const legs = run.games.length;
  for (const game of others) {
    const leg = Math.floor(game.round / roundsOfLeg) - run.firstLeg;
    if (leg >= 0 && leg < legs) count(differences, game, (leg % 2 === 0 ? 1 : -1) / legs);
  }
  return differences;
}

/**
 * Turns runs so that the sum of the squares of the differences, these runs included, is the least possible.
 *
 * A chain of games from a team that is at home too often to one that is so too seldom, each from its home to its away
 * team, is turned as a whole: nobody between notices. Where no chain is left that makes the sum less, no choice does:
 * any other differs by games that fall into such chains and into rings, which change nothing, and the sum is convex.
 */
function turnToLevel(runs: readonly Run[], standing: Differences): void {
  const differences = new Map(standing);
  const atHome = new Map<string, Set<Run>>();
  const host = (run: Run) => {
    const { home } = sidesOf(run);
    const hosted = atHome.get(home);
    if (hosted) hosted.add(run);
    else atHome.set(home, new Set([run]));
  };
  for (const run of runs) {
    host(run);
    count(differences, sidesOf(run), 1);
  }
  for (let turnedAny = true; turnedAny;) {
    turnedAny = false;
    for (const team of atHome.keys()) {
      const chain = chainFrom(team, atHome, differences);
      if (chain.length === 0) continue;
      turnedAny = true;
      for (const run of chain) {
        atHome.get(sidesOf(run).home)?.delete(run);
        count(differences, sidesOf(run), -1);
        run.turned = !run.turned;
        host(run);
        count(differences, sidesOf(run), 1);
      }
    }
  }
}

/** The chain from the team to the one least at home, where turning it makes the sum of squares less; else empty. */
function chainFrom(
  team: string,
  atHome: ReadonlyMap<string, ReadonlySet<Run>>,
  differences: Differences,
): Run[] {
  const cameBy = new Map<string, Run | null>([[team, null]]);
  for (const reached of cameBy.keys()) {
    for (const run of atHome.get(reached) ?? []) {
      const { away } = sidesOf(run);
      if (!cameBy.has(away)) cameBy.set(away, run);
    }
  }
  const differenceOf = (other: string) => differences.get(other) ?? 0;
  let last = team;
  for (const other of cameBy.keys()) if (differenceOf(other) < differenceOf(last)) last = other;
  // Turning takes two from the one and gives two to the other.
  if (differenceOf(team) - differenceOf(last) <= 2) return [];
  const chain: Run[] = [];
  for (let run = cameBy.get(last); run; run = cameBy.get(sidesOf(run).home)) chain.push(run);
  return chain;
}
