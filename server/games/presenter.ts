import type { z } from 'zod';
import type { Game } from '../../contract/games.ts';
import type { Actor } from '../platform/actor.ts';
import type { GameRow } from './model.ts';

type AnsweredGame = z.infer<typeof Game>;
type Of<S extends AnsweredGame['sport']> = Extract<AnsweredGame, { sport: S }>;

const commonFields = (row: GameRow) => ({
  _id: row._id,
  organization: row.organization,
  league: row.league,
  division: row.division,
  tournament: row.tournament,
  date: row.date,
  time: row.time,
  globalDate: row.globalDate,
  duration: row.duration,
  location: row.location,
  locationModel: row.locationModel,
  court: row.court,
  timeSlot: row.timeSlot,
  gameLabel: row.gameLabel,
  playoffRound: row.playoffRound,
  isBye: row.isBye,
  isCancelled: row.isCancelled,
  isHidden: row.isHidden,
  created: row.created,
  updated: row.updated,
});

/** Where a side of a bracket's game comes from. */
const sourceOf = (game: string | null, outcome: GameRow['homeFromOutcome']) =>
  game === null || outcome === null ? null : { game, outcome };

const participation = (row: GameRow) => ({
  participants: row.participants ?? [],
  results: row.results ?? [],
});

/**
 * The common fields and those of the game's sport, and no others. Nothing in a game depends on who reads it. Assigned
 * and not spread: that is thirty times faster for objects of so many fields, and half the time of a list.
 */
export function presentGame(_actor: Actor, row: GameRow): AnsweredGame {
  const common = commonFields(row);
  switch (row.sport) {
    case 'judo':
      return Object.assign(common, {
        sport: row.sport,
        winner: row.winner,
        gender: row.gender as Of<'judo'>['gender'],
        round: row.round,
      });
    case 'golf':
      return Object.assign(common, {
        sport: row.sport,
        format: row.format as Of<'golf'>['format'],
        ...participation(row),
      });
    case 'racket':
      return Object.assign(common, {
        sport: row.sport,
        format: row.format as Of<'racket'>['format'],
        ...participation(row),
      });
    case 'track':
      return Object.assign(common, {
        sport: row.sport,
        eventName: row.eventName,
        resultType: row.resultType,
        gender: row.gender as Of<'track'>['gender'],
        isRelay: row.isRelay ?? false,
        ...participation(row),
      });
    default:
      return Object.assign(common, {
        sport: row.sport,
        homeTeam: row.homeTeam,
        awayTeam: row.awayTeam,
        homeTeamPlaceholder: row.homeTeamPlaceholder,
        awayTeamPlaceholder: row.awayTeamPlaceholder,
        homeScore: row.homeScore,
        awayScore: row.awayScore,
        forfeitedBy: row.forfeitedBy,
        homeFrom: sourceOf(row.homeFrom, row.homeFromOutcome),
        awayFrom: sourceOf(row.awayFrom, row.awayFromOutcome),
      });
  }
}
