import { DataTypes, type Sequelize } from 'sequelize';
import type { forfeits, outcomes, playoffRounds, resultTypes } from '../../contract/games.ts';
import type { GameSport } from '../../contract/sports.ts';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';
import { isTimed } from './timedGame.ts';

type Outcome = (typeof outcomes)[number];

export type ParticipantResult = { participant: string; value: number | string | null; rank: number | null };

/** A game of any sport: the columns of other sports are null. */
export class GameModel extends RecordModel {
  declare organization: string;
  declare sport: GameSport;
  declare date: Date;
  declare dateHasTime: boolean;
  declare time: string | null;
  declare globalDate: string;
  declare duration: number;
  declare isBye: boolean;
  declare isCancelled: boolean;
  declare isHidden: boolean;
  declare league: string | null;
  declare division: string | null;
  declare tournament: string | null;
  declare location: string | null;
  declare locationModel: string | null;
  declare court: string | null;
  /** The slot that says where and when it is played. */
  declare timeSlot: string | null;
  /** Whether `date` is the moment at which it begins; follows from the other fields with every write. */
  declare isTimed: boolean;
  declare gameLabel: string | null;
  declare playoffRound: (typeof playoffRounds)[number] | null;

  declare homeTeam: string | null;
  declare awayTeam: string | null;
  declare homeTeamPlaceholder: string | null;
  declare awayTeamPlaceholder: string | null;
  declare homeScore: number | null;
  declare awayScore: number | null;
  declare forfeitedBy: (typeof forfeits)[number] | null;

  /** The bracket that the game is of, and its place in it. */
  declare bracket: string | null;
  declare bracketKey: string | null;
  /** The games that the sides come from, and which of the two teams goes on. */
  declare homeFrom: string | null;
  declare homeFromOutcome: Outcome | null;
  declare awayFrom: string | null;
  declare awayFromOutcome: Outcome | null;

  declare winner: string | null;
  declare round: string | null;
  declare gender: string | null;
  declare format: string | null;
  declare eventName: string | null;
  declare resultType: (typeof resultTypes)[number] | null;
  declare isRelay: boolean | null;
  declare participants: string[] | null;
  declare results: ParticipantResult[] | null;
}

// A new object each time: Sequelize writes the column's name into it.
const flag = () => ({ type: DataTypes.BOOLEAN, defaultValue: false });

export function defineGames(sequelize: Sequelize): void {
  defineRecord(sequelize, GameModel, 'games', {
    organization: DataTypes.TEXT,
    sport: DataTypes.TEXT,
    date: DataTypes.DATE,
    dateHasTime: DataTypes.BOOLEAN,
    time: DataTypes.TEXT,
    globalDate: DataTypes.TEXT,
    duration: DataTypes.INTEGER,
    isBye: flag(),
    isCancelled: flag(),
    isHidden: flag(),
    league: DataTypes.TEXT,
    division: DataTypes.TEXT,
    tournament: DataTypes.TEXT,
    location: DataTypes.TEXT,
    locationModel: DataTypes.TEXT,
    court: DataTypes.TEXT,
    timeSlot: DataTypes.TEXT,
    isTimed: flag(),
    gameLabel: DataTypes.TEXT,
    playoffRound: DataTypes.TEXT,
    homeTeam: DataTypes.TEXT,
    awayTeam: DataTypes.TEXT,
    homeTeamPlaceholder: DataTypes.TEXT,
    awayTeamPlaceholder: DataTypes.TEXT,
    homeScore: DataTypes.INTEGER,
    awayScore: DataTypes.INTEGER,
    forfeitedBy: DataTypes.TEXT,
    bracket: DataTypes.TEXT,
    bracketKey: DataTypes.TEXT,
    homeFrom: DataTypes.TEXT,
    homeFromOutcome: DataTypes.TEXT,
    awayFrom: DataTypes.TEXT,
    awayFromOutcome: DataTypes.TEXT,
    winner: DataTypes.TEXT,
    round: DataTypes.TEXT,
    gender: DataTypes.TEXT,
    format: DataTypes.TEXT,
    eventName: DataTypes.TEXT,
    resultType: DataTypes.TEXT,
    isRelay: DataTypes.BOOLEAN,
    participants: DataTypes.ARRAY(DataTypes.TEXT),
    results: DataTypes.JSONB,
  });
  GameModel.beforeSave((game) => {
    game.isTimed = isTimed(game);
  });
}

export type GameRow = ReadRow & Omit<GameModel, keyof RecordModel> & { created: Date; updated: Date };

const publicSchedule = 'v.active AND NOT v.hide_schedules';

/**
 * Neither hidden, nor of an archived league or tournament, nor of a hidden schedule: SQL over a `games` row and the
 * levels `v` of its division, as `gameLevels` joins them: asked once a list and not once a row, and left out by the
 * planner for callers who see the games as their own. A game without a division has a league and a tournament of its
 * own at most, and the configuration of the registration that counts below them.
 */
export const publicGame = (game: string) =>
  `(NOT ${game}.is_hidden AND CASE WHEN ${game}.division IS NOT NULL THEN ${publicSchedule} ` +
  'ELSE (SELECT coalesce(l.active, true) AND coalesce(t.active, true) AND ' +
  "coalesce(l.config -> 'hideSchedules', t.config -> 'hideSchedules', s.config -> 'hideSchedules', 'false') <> 'true' " +
  `FROM (SELECT ${game}.league, ${game}.tournament) g ` +
  'LEFT JOIN leagues l ON l.id = g.league LEFT JOIN tournaments t ON t.id = g.tournament ' +
  'LEFT JOIN registrations s ON s.id = coalesce(l.signup_registration, t.signup_registration)) END)';

export const gameLevels = (game: string) => `LEFT JOIN division_levels v ON v.division = ${game}.division`;

export const readableGame: Readable<GameRow> = {
  get columns() {
    return columnsOf(GameModel, 'r');
  },
  from: `games r ${gameLevels('r')}`,
  public: publicGame('r'),
  publicUnder: {
    condition: 'r.division = ?',
    parent: (division) => `SELECT ${publicSchedule} FROM division_levels v WHERE v.division = ${division}`,
    rows: 'NOT r.is_hidden',
  },
  scope: 'read:games',
  sorts: { ...commonSorts, date: [{ sql: 'r.date' }] },
  defaultSort: 'date',
};
