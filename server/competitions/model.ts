import { DataTypes, type Sequelize } from 'sequelize';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, priorityThenName, type Readable, type ReadRow } from '../platform/reads.ts';
import type { StoredConfig } from './configHierarchy.ts';

type Competition = {
  organization: string;
  name: string;
  priority: number | null;
  sports: string[];
  startDate: Date | null;
  config: StoredConfig;
  paymentProduct: string | null;
};

export class TournamentModel extends RecordModel {
  declare organization: string;
  declare name: string;
  declare priority: number | null;
  declare sports: string[];
  declare startDate: Date | null;
  declare active: boolean;
  declare config: StoredConfig;
  declare paymentProduct: string | null;
}

export class LeagueModel extends RecordModel {
  declare organization: string;
  declare name: string;
  declare contestType: string;
  declare priority: number | null;
  declare sports: string[];
  declare startDate: Date | null;
  declare endDate: Date | null;
  declare active: boolean;
  declare config: StoredConfig;
  declare tournament: string | null;
  declare paymentProduct: string | null;
}

export class DivisionModel extends RecordModel {
  declare organization: string;
  declare name: string;
  declare league: string | null;
  declare tournament: string | null;
  declare sports: string[];
  declare priority: number | null;
  declare paymentProduct: string | null;
  declare config: StoredConfig;
  declare strengthLevel: number | null;
  declare startDate: Date | null;
  declare endDate: Date | null;
}

const competition = {
  organization: DataTypes.TEXT,
  name: DataTypes.TEXT,
  priority: DataTypes.DOUBLE,
  sports: { type: DataTypes.ARRAY(DataTypes.TEXT), defaultValue: [] },
  startDate: DataTypes.DATE,
  config: { type: DataTypes.JSONB, defaultValue: {} },
  paymentProduct: DataTypes.TEXT,
};

const active = { type: DataTypes.BOOLEAN, defaultValue: true };

export function defineCompetitions(sequelize: Sequelize): void {
  defineRecord(sequelize, TournamentModel, 'tournaments', { ...competition, active });
  defineRecord(sequelize, LeagueModel, 'leagues', {
    ...competition,
    active,
    contestType: { type: DataTypes.TEXT, defaultValue: 'season' },
    startDate: { type: DataTypes.DATE, defaultValue: DataTypes.NOW },
    endDate: DataTypes.DATE,
    tournament: DataTypes.TEXT,
  });
  defineRecord(sequelize, DivisionModel, 'divisions', {
    ...competition,
    league: DataTypes.TEXT,
    tournament: DataTypes.TEXT,
    strengthLevel: DataTypes.DOUBLE,
    endDate: DataTypes.DATE,
  });
}

export type TournamentRow = ReadRow & Competition & { active: boolean; created: Date; updated: Date };

export type LeagueRow = TournamentRow & {
  contestType: 'season' | 'mens' | 'womens' | 'coed' | 'open';
  endDate: Date | null;
  tournament: string | null;
};

export type DivisionRow = ReadRow &
  Competition & {
    league: string | null;
    tournament: string | null;
    strengthLevel: number | null;
    endDate: Date | null;
    leagueConfig: StoredConfig | null;
    tournamentConfig: StoredConfig | null;
    registrationConfig: StoredConfig | null;
    hideTeams: boolean;
    hideStandings: boolean;
    created: Date;
    updated: Date;
  };

const competitionSorts = {
  ...commonSorts,
  priority: priorityThenName,
  name: [{ sql: 'r.name' }],
  startDate: [{ sql: 'r.start_date', whenNull: "'-infinity'" }],
};

export const readableTournament: Readable<TournamentRow> = {
  get columns() {
    return columnsOf(TournamentModel, 'r');
  },
  from: 'tournaments r',
  public: 'r.active',
  scope: 'read:leagues',
  sorts: competitionSorts,
  defaultSort: 'priority',
};

export const readableLeague: Readable<LeagueRow> = {
  get columns() {
    return columnsOf(LeagueModel, 'r');
  },
  from: 'leagues r LEFT JOIN tournaments t ON t.id = r.tournament',
  public: '(r.active AND coalesce(t.active, true))',
  scope: 'read:leagues',
  sorts: competitionSorts,
  defaultSort: 'priority',
};

export const readableDivision: Readable<DivisionRow> = {
  get columns() {
    return (
      columnsOf(DivisionModel, 'r') +
      ', v.league_config AS "leagueConfig", v.tournament_config AS "tournamentConfig"' +
      ', v.registration_config AS "registrationConfig"' +
      ', v.hide_teams AS "hideTeams", v.hide_standings AS "hideStandings"'
    );
  },
  from: 'divisions r JOIN division_levels v ON v.division = r.id',
  public: 'v.active',
  scope: 'read:leagues',
  sorts: competitionSorts,
  defaultSort: 'priority',
};
