import { DataTypes, type Sequelize } from 'sequelize';
import { gameLevels, publicGame } from '../games/index.ts';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';

/** Figures by key. */
export type Figures = Record<string, number>;

export class StatModel extends RecordModel {
  declare organization: string;
  declare game: string;
  declare player: string;
  declare divisionTeam: string;
  declare figures: Figures;
}

export function defineStats(sequelize: Sequelize): void {
  defineRecord(sequelize, StatModel, 'stats', {
    organization: DataTypes.TEXT,
    game: DataTypes.TEXT,
    player: DataTypes.TEXT,
    divisionTeam: DataTypes.TEXT,
    figures: DataTypes.JSONB,
  });
}

export type StatRow = ReadRow & Omit<StatModel, keyof RecordModel> & { created: Date; updated: Date };

/** Whether stats show is resolved in the division of the game, or of the team in a game without one. */
const from =
  `stats r JOIN games g ON g.id = r.game ${gameLevels('g')} JOIN division_teams p ON p.id = r.division_team ` +
  'JOIN division_levels s ON s.division = coalesce(g.division, p.division)';

export const readableStat: Readable<StatRow> = {
  get columns() {
    return columnsOf(StatModel, 'r');
  },
  from,
  // A row tells of its game, so it shows no more than the game does.
  public: `(${publicGame('g')} AND s.active AND s.show_stats AND NOT p.is_test)`,
  scope: 'read:players',
  sorts: commonSorts,
  defaultSort: 'created',
};

/** As above, where rows are listed by the date of their game. */
export const statByGameDate: Readable<StatRow> = {
  get columns() {
    return readableStat.columns;
  },
  from,
  public: readableStat.public,
  scope: readableStat.scope,
  sorts: { date: [{ sql: 'g.date' }, { sql: 'g.id' }] },
  defaultSort: 'date',
};
