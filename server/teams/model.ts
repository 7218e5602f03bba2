import { DataTypes, type Sequelize } from 'sequelize';
import type { Actor } from '../platform/actor.ts';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';
import {
  listsPublicView,
  nameColumns,
  namedTeam,
  playersName,
  publicTeam,
  publicTeamInLists,
  type TeamNames,
} from './publicTeams.ts';

export class TeamModel extends RecordModel {
  declare organization: string;
  declare name: string;
  declare logoUrl: string | null;
  declare color: string | null;
}

export class DivisionTeamModel extends RecordModel {
  declare organization: string;
  declare name: string;
  declare team: string | null;
  declare division: string;
  /** The submission that was placed. */
  declare registrationTeam: string | null;
  /** The submission is withdrawn, on the waitlist by its status, or removed; follows it by a trigger. */
  declare withdrawn: boolean;
  declare seed: number | null;
  declare archived: boolean;
  declare isTest: boolean;
}

export function defineTeams(sequelize: Sequelize): void {
  defineRecord(sequelize, TeamModel, 'teams', {
    organization: DataTypes.TEXT,
    name: DataTypes.TEXT,
    logoUrl: DataTypes.TEXT,
    color: DataTypes.TEXT,
  });
  defineRecord(sequelize, DivisionTeamModel, 'division_teams', {
    organization: DataTypes.TEXT,
    name: DataTypes.TEXT,
    team: DataTypes.TEXT,
    division: DataTypes.TEXT,
    registrationTeam: DataTypes.TEXT,
    withdrawn: { type: DataTypes.BOOLEAN, defaultValue: false },
    seed: DataTypes.INTEGER,
    archived: { type: DataTypes.BOOLEAN, defaultValue: false },
    isTest: { type: DataTypes.BOOLEAN, defaultValue: false },
  });
}

export type TeamRow = ReadRow & {
  name: string;
  logoUrl: string | null;
  color: string | null;
  created: Date;
  updated: Date;
};

export type DivisionTeamRow = ReadRow &
  TeamNames & {
    team: string | null;
    division: string;
    league: string | null;
    tournament: string | null;
    registration: string | null;
    registrationTeam: string | null;
    withdrawn: boolean;
    seed: number | null;
    archived: boolean;
    isTest: boolean;
    created: Date;
    updated: Date;
  };

/** True for a club that has a division team which meets `condition`, over `p` and the levels `v` of its division. */
export const playsWhere = (condition: string) =>
  'EXISTS (SELECT 1 FROM division_teams p JOIN divisions d ON d.id = p.division ' +
  `JOIN division_levels v ON v.division = p.division WHERE p.team = r.id AND ${condition})`;

/** A club shows through a team that carries its name: where names are hidden, so is who plays. */
export const publicClubInLists = `${publicTeamInLists('p', 'v')} AND NOT v.hide_teams`;

export const readableTeam: Readable<TeamRow> = {
  get columns() {
    return columnsOf(TeamModel, 'r');
  },
  from: 'teams r',
  public: playsWhere(`${publicTeam('p', 'v')} AND NOT v.hide_teams`),
  publicInLists: playsWhere(publicClubInLists),
  scope: 'read:teams',
  sorts: { ...commonSorts, name: [{ sql: 'r.name' }] },
  defaultSort: 'created',
};

const from =
  'division_teams r JOIN divisions d ON d.id = r.division LEFT JOIN leagues l ON l.id = d.league ' +
  'LEFT JOIN registration_teams s ON s.id = r.registration_team ' +
  'JOIN division_levels v ON v.division = r.division';

const divisionTeam = (name: string) => ({
  get columns() {
    return (
      columnsOf(DivisionTeamModel, 'r') +
      ', d.league AS "league", coalesce(d.tournament, l.tournament) AS "tournament", s.registration' +
      `, ${nameColumns('r', 'v')}`
    );
  },
  from,
  public: publicTeam('r', 'v'),
  publicInLists: publicTeamInLists('r', 'v'),
  scope: 'read:teams' as const,
  sorts: {
    ...commonSorts,
    name: [{ sql: name }],
    seed: [{ sql: 'r.seed', whenNull: '0' }],
  },
  defaultSort: 'created',
});

const nameInOrder = `coalesce(${playersName('r', 'v')}, r.name)`;

export const readableDivisionTeam: Readable<DivisionTeamRow> = divisionTeam(nameInOrder);

// By `_id`, the tie-breaker, hidden teams stand in the order of their numbers; by name they would tell their names.
const publicDivisionTeam: Readable<DivisionTeamRow> = divisionTeam(
  `CASE WHEN v.hide_teams THEN 'Team' ELSE ${nameInOrder} END`,
);

/** As they are named by what refers to them. */
export const referredDivisionTeam: Readable<DivisionTeamRow> = {
  get columns() {
    return readableDivisionTeam.columns;
  },
  from,
  public: namedTeam('r', 'v'),
  scope: readableDivisionTeam.scope,
  sorts: readableDivisionTeam.sorts,
  defaultSort: readableDivisionTeam.defaultSort,
};

/** How the caller lists division teams: an order by name must not tell what the names hide. */
export const listableDivisionTeam = (actor: Actor): Readable<DivisionTeamRow> =>
  listsPublicView(actor) ? publicDivisionTeam : readableDivisionTeam;
