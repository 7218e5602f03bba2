import type { z } from 'zod';
import type { Bracket } from '../../contract/brackets.ts';
import { presentGame, type GameRow } from '../games/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { BracketModel } from './model.ts';
import { places } from './places.ts';
import { placesDecided } from './shapes.ts';
import { asBracketGame, inShape, type StoredGame } from './storedGames.ts';

type Round = z.infer<typeof Bracket>['rounds'][number];

/** The places won in games that the caller sees. */
function shownPlaces(all: readonly StoredGame[], visible: ReadonlySet<string>) {
  const shown = all
    .filter(({ row }) => visible.has(row._id))
    .flatMap(({ planned }) => placesDecided[planned.playoffRound ?? ''] ?? [])
    .flatMap(({ winner, loser }) => [winner, loser]);
  return places(all.map(asBracketGame)).filter(({ place }) => shown.includes(place));
}

/**
 * A bracket to be drawn: its rounds, first round first, with the games that the caller sees and in whole rounds only
 * where it sees one, and the places decided so far.
 */
export function presentBracket(
  actor: Actor,
  bracket: Pick<BracketModel, 'format' | 'size'>,
  games: readonly GameRow[],
  visible: ReadonlySet<string>,
): z.infer<typeof Bracket> {
  const all = inShape(bracket, games);
  const rounds = new Map<number, Round>();
  for (const { row, planned } of all) {
    if (!visible.has(row._id)) continue;
    const { roundName: name, playoffRound } = planned;
    const round = rounds.get(planned.round) ?? { name, playoffRound, games: [] };
    round.games.push(presentGame(actor, row));
    rounds.set(planned.round, round);
  }
  return {
    format: bracket.format,
    size: bracket.size,
    rounds: [...rounds.values()],
    places: shownPlaces(all, visible),
  };
}
