import type { Bracket } from '../../clients/typescript/src/index.ts';
import real from '../data/knockout-brackets-16.json' with { type: 'json' };
import { times, useService, type TestOrganization } from '../support/service.ts';
import { allGames, aTournamentOf, type BracketGame } from './playedBracket.ts';

/**
 * Forty real brackets of 16, through the API. Several tournaments are played at the same time, each of them one bracket
 * after another: a bracket that has been played is deleted, and the same sixteen teams play the next.
 */

type RealBracket = { year: number; region: number; seeds: string[]; rounds: number[][][][] };

const service = useService({ pool: 8 });
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

const pairing = (seeds: readonly number[]) => [...seeds].sort((a, b) => a - b).join(' v ');

/** A fixed disorder: every bracket is played in another order, the same each time. */
function disorder(seed: number) {
  let state = seed;
  return (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % count;
  };
}

class PlayedBracket {
  private readonly scores: Map<string, Map<number, number>>;

  constructor(
    private readonly tournament: string,
    private readonly seeds: readonly string[],
    readonly data: RealBracket,
  ) {
    this.scores = new Map(
      data.rounds.flat().map((game) => {
        const sides = game.map(([seed, points]) => [seed, points] as [number, number]);
        return [pairing(sides.map(([seed]) => seed)), new Map(sides)];
      }),
    );
  }

  read = () => organization.admin.brackets.get(this.tournament);

  seedOf = (team: unknown) => this.seeds.indexOf(team as string) + 1;

  pairingsOf = (games: readonly BracketGame[]) =>
    games.map(({ homeTeam, awayTeam }) => pairing([this.seedOf(homeTeam), this.seedOf(awayTeam)])).sort();

  private enter({ _id, homeTeam, awayTeam }: BracketGame) {
    const [home, away] = [this.seedOf(homeTeam), this.seedOf(awayTeam)];
    const scores = this.scores.get(pairing([home, away]));
    if (!scores) throw new Error(`${home} never met ${away}`);
    return organization.admin.games.update(_id, {
      homeScore: scores.get(home) as number,
      awayScore: scores.get(away) as number,
    });
  }

  /** Enters every score that is missing, in any order of games that can be played. */
  async play(choose: (count: number) => number): Promise<Bracket> {
    for (;;) {
      const bracket = await this.read();
      const open = allGames(bracket).filter(
        ({ homeTeam, awayTeam, homeScore }) => homeTeam && awayTeam && homeScore === null,
      );
      if (open.length === 0) return bracket;
      // Some of the open ones, so that rounds overlap, and not all by themselves: that is how scores come in.
      const turn = Math.min(open.length, 2 + choose(7));
      for (let entered = 0; entered < turn; entered += 1) {
        const [game] = open.splice(choose(open.length), 1);
        if (game) await this.enter(game);
      }
    }
  }
}

async function aTournamentOf16() {
  const { tournament, seeds } = await aTournamentOf(
    organization,
    times(16, (index) => `Seed ${index + 1}`),
  );
  return { tournament: tournament._id, seeds };
}

/** What the bracket says, without the times at which it was written. */
const resultsOf = (bracket: Bracket) => ({
  places: bracket.places,
  games: allGames(bracket).map(({ _id, homeTeam, awayTeam, homeScore, awayScore, ...game }) => ({
    ...{ _id, homeTeam, awayTeam, homeScore, awayScore },
    placeholders: [game.homeTeamPlaceholder, game.awayTeamPlaceholder],
  })),
});

async function playsAsInTheData(played: PlayedBracket, index: number): Promise<void> {
  const { data } = played;
  const bracket = await played.play(disorder(index + 1));
  bracket.rounds.forEach(({ games }, round) => {
    const expected = (data.rounds[round] ?? []).map((game) => pairing(game.map(([seed]) => seed as number)));
    expect(played.pairingsOf(games as BracketGame[])).toEqual(expected.sort());
  });
  const [one, other] = data.rounds.at(-1)?.[0] as [[number, number], [number, number]];
  const champion = one[1] > other[1] ? one[0] : other[0];
  expect(bracket.places.map(({ place, team }) => [place, played.seedOf(team)])).toEqual([
    [1, champion],
    [2, champion === one[0] ? other[0] : one[0]],
  ]);
}

async function flipsAndRestores(played: PlayedBracket, index: number): Promise<void> {
  const before = resultsOf(await played.read());
  const firstRound = before.games.slice(0, 8);
  const { update } = organization.admin.games;
  for (const { _id, homeScore, awayScore } of firstRound) {
    await update(_id, { homeScore: awayScore, awayScore: homeScore });
  }
  const winners = firstRound.map(({ homeTeam, awayTeam, homeScore, awayScore }) =>
    (homeScore as number) > (awayScore as number) ? homeTeam : awayTeam,
  );
  const flipped = resultsOf(await played.read()).games.slice(8);
  for (const { homeTeam, awayTeam } of flipped) {
    expect(winners).not.toContain(homeTeam);
    expect(winners).not.toContain(awayTeam);
  }
  for (const { _id, homeScore, awayScore } of firstRound) await update(_id, { homeScore, awayScore });
  // The scores of the games that lost a team went with it; entered again they lead to the same end.
  expect(resultsOf(await played.play(disorder(index + 7)))).toEqual(before);
}

const all = real.brackets as RealBracket[];
const tournaments = times(8, (number) => all.filter((_data, index) => index % 8 === number));

it('are forty', () => expect(tournaments.flat()).toHaveLength(40));

it('go as they went, every pairing and champion, and again after each first-round score was flipped and restored', async () => {
  await Promise.all(
    tournaments.map(async (brackets, number) => {
      const { tournament, seeds } = await aTournamentOf16();
      for (const [index, data] of brackets.entries()) {
        await organization.admin.brackets.create(tournament, { size: 16, seeds });
        const played = new PlayedBracket(tournament, seeds, data);
        await playsAsInTheData(played, number * 8 + index);
        await flipsAndRestores(played, number * 8 + index);
        await organization.admin.brackets.remove(tournament, { force: true });
      }
    }),
  );
}, 180_000);
