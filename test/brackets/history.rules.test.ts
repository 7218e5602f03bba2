import fc from 'fast-check';
import { isPlayable } from '../../server/brackets/advance.ts';
import type { BracketGame } from '../../server/brackets/advance.ts';
import { places } from '../../server/brackets/places.ts';
import type { BracketFormat, BracketSize } from '../../server/brackets/shapes.ts';
import { aBracket, gameOf, write } from './aBracket.ts';
import type { Write } from './aBracket.ts';

const kinds: readonly [BracketFormat, BracketSize][] = [
  ['playoffs', 4],
  ['playoffs', 8],
  ['playoffs', 16],
  ['playoffs_consolation', 4],
  ['playoffs_consolation', 8],
];

const aKind = fc
  .constantFrom(...kinds)
  .chain(([format, size]) =>
    fc.tuple(fc.constant(format), fc.constant(size), fc.integer({ min: 2, max: size })),
  );

const points = fc.integer({ min: 0, max: 3 });
const aWrite: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ homeScore: points, awayScore: points, forfeitedBy: fc.constant(null) }),
  },
  { weight: 2, arbitrary: fc.constant({ homeScore: null, awayScore: null, forfeitedBy: null }) },
  { weight: 2, arbitrary: fc.record({ forfeitedBy: fc.constantFrom('home', 'away', 'both') }) },
  { weight: 1, arbitrary: fc.record({ isCancelled: fc.boolean() }) },
);
const aHistory = fc.array(fc.tuple(fc.nat(), aWrite), { maxLength: 60 });

function live(bracket: BracketGame[], history: readonly (readonly [number, Write])[]) {
  let now = bracket;
  for (const [choice, fields] of history) {
    const open = now.filter((game) => game.homeTeam !== null && game.awayTeam !== null && !game.isBye);
    const game = open[choice % open.length];
    if (game) now = write(now, game.id, fields).bracket;
  }
  return now;
}

/** Who comes out of a game, told from scratch: a team, `bye` for nobody ever, `?` for not yet. */
function comesOut(bracket: readonly BracketGame[], key: string, outcome: 'winner' | 'loser'): string {
  const game = gameOf(bracket, key);
  const side = (from: BracketGame['homeFrom'], team: string | null) =>
    from ? comesOut(bracket, from.game, from.outcome) : (team ?? 'bye');
  const home = side(game.homeFrom, game.homeTeam);
  const away = side(game.awayFrom, game.awayTeam);
  if (home === 'bye') return outcome === 'winner' ? away : 'bye';
  if (away === 'bye') return outcome === 'winner' ? home : 'bye';
  if (home === '?' || away === '?' || game.isCancelled) return '?';
  if (game.forfeitedBy === 'both') return 'bye';
  const margin =
    game.forfeitedBy === 'home'
      ? -1
      : game.forfeitedBy === 'away'
        ? 1
        : (game.homeScore ?? 0) - (game.awayScore ?? 0);
  if (margin === 0) return '?';
  return margin > 0 === (outcome === 'winner') ? home : away;
}

describe('any history of scores, corrections, clearings, forfeits and cancellations', () => {
  it('ends in the bracket that the final scores alone give', () => {
    fc.assert(
      fc.property(aKind, aHistory, ([format, size, teams], history) => {
        const end = live(aBracket(format, size, teams), history);
        let fresh = aBracket(format, size, teams);
        for (const { id, homeScore, awayScore, forfeitedBy, isCancelled } of end) {
          fresh = write(fresh, id, { homeScore, awayScore, forfeitedBy, isCancelled }).bracket;
        }
        expect(fresh).toEqual(end);
      }),
      { numRuns: 300 },
    );
  });

  it('shows on every side who comes out of its feeder', () => {
    fc.assert(
      fc.property(aKind, aHistory, ([format, size, teams], history) => {
        const end = live(aBracket(format, size, teams), history);
        for (const game of end) {
          for (const [from, team, text] of [
            [game.homeFrom, game.homeTeam, game.homeTeamPlaceholder],
            [game.awayFrom, game.awayTeam, game.awayTeamPlaceholder],
          ] as const) {
            if (!from) continue;
            const expected = comesOut(end, from.game, from.outcome);
            if (expected === 'bye') expect([team, text, game.isBye]).toEqual([null, 'Bye', true]);
            else if (expected === '?') {
              const who = from.outcome === 'winner' ? 'Winner' : 'Loser';
              expect([team, text]).toEqual([null, `${who} of ${gameOf(end, from.game).title}`]);
            } else expect([team, text]).toEqual([expected, null]);
          }
          const isScored = game.homeScore !== null || game.forfeitedBy !== null;
          if (isScored) expect([game.homeTeam, game.awayTeam]).not.toContain(null);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('changes only games that depend on the one written, and only what differs', () => {
    fc.assert(
      fc.property(aKind, aHistory, fc.nat(), aWrite, ([format, size, teams], history, choice, fields) => {
        const before = live(aBracket(format, size, teams), history);
        const open = before.filter(isPlayable);
        const written = open[choice % open.length];
        if (!written) return;
        const dependsOnIt = (id: string): boolean =>
          [gameOf(before, id).homeFrom, gameOf(before, id).awayFrom].some(
            (from) => from !== null && (from.game === written.id || dependsOnIt(from.game)),
          );
        for (const change of write(before, written.id, fields).changes) {
          expect(dependsOnIt(change.id)).toBe(true);
          expect(Object.keys(change.set)).not.toHaveLength(0);
          expect(gameOf(before, change.id)).not.toMatchObject(change.set);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('puts eight teams on eight distinct places once all twelve games are decided', () => {
    const aDecision = fc
      .tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }))
      .filter(([home, away]) => home !== away);
    fc.assert(
      fc.property(aHistory, fc.array(aDecision, { minLength: 12, maxLength: 12 }), (history, scores) => {
        let bracket = live(aBracket('playoffs_consolation', 8, 8), history);
        bracket.forEach(({ id }, index) => {
          const [homeScore, awayScore] = scores[index]!;
          bracket = write(bracket, id, {
            homeScore,
            awayScore,
            forfeitedBy: null,
            isCancelled: false,
          }).bracket;
        });
        const decided = places(bracket);
        expect(decided.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
        expect(new Set(decided.map(({ team }) => team)).size).toBe(8);
      }),
    );
  });
});
