import { DataTypes, type Sequelize } from 'sequelize';
import type { StoredConfig } from '../competitions/index.ts';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';
import type { CustomField } from './customFields.ts';
import type { Cost } from './fees.ts';
import type { StoredSettings } from './settings.ts';

/** A stored configuration of this level, which alone has the gates. */
export type RegistrationConfig = StoredConfig & { gateByStartDate?: boolean; gateByEndDate?: boolean };

export type PlayerWaiver = { waiver: string; required: boolean };

type ContestType = '' | 'season' | 'mens' | 'womens' | 'coed' | 'open';

export class RegistrationModel extends RecordModel {
  declare organization: string;
  declare message: string | null;
  declare active: boolean;
  declare hidden: boolean;
  declare startDate: Date | null;
  declare endDate: Date | null;
  declare timeZone: string;
  declare deadlineDate: Date | null;
  declare contestType: ContestType;
  declare sports: string[];
  declare requirePlayers: boolean | null;
  declare hasPayments: boolean | null;
  declare allowCoaches: boolean | null;
  declare requireReleaseStatement: boolean | null;
  declare releaseStatement: string | null;
  declare requireThankYouMessage: boolean;
  declare thankYouMessage: string;
  declare cost: Cost;
  declare settings: StoredSettings;
  declare config: RegistrationConfig;
  declare teamFields: CustomField[];
  declare managerFields: CustomField[];
  declare fields: CustomField[];
  declare tournament: string | null;
  declare league: string | null;
  declare contests: string[];
  declare paymentProduct: string | null;
  declare donationProduct: string | null;
}

// Sequelize writes the column's name into each of these, so that no two attributes can share one.
const list = () => ({ type: DataTypes.JSONB, defaultValue: [] });
const map = () => ({ type: DataTypes.JSONB, defaultValue: {} });
const texts = () => ({ type: DataTypes.ARRAY(DataTypes.TEXT), defaultValue: [] });

export function defineRegistrations(sequelize: Sequelize): void {
  defineRecord(sequelize, RegistrationModel, 'registrations', {
    organization: DataTypes.TEXT,
    message: DataTypes.TEXT,
    active: { type: DataTypes.BOOLEAN, defaultValue: true },
    hidden: { type: DataTypes.BOOLEAN, defaultValue: false },
    startDate: DataTypes.DATE,
    endDate: DataTypes.DATE,
    timeZone: DataTypes.TEXT,
    deadlineDate: DataTypes.DATE,
    contestType: { type: DataTypes.TEXT, defaultValue: '' },
    sports: texts(),
    requirePlayers: DataTypes.BOOLEAN,
    hasPayments: DataTypes.BOOLEAN,
    allowCoaches: DataTypes.BOOLEAN,
    requireReleaseStatement: DataTypes.BOOLEAN,
    releaseStatement: DataTypes.TEXT,
    requireThankYouMessage: { type: DataTypes.BOOLEAN, defaultValue: false },
    thankYouMessage: { type: DataTypes.TEXT, defaultValue: '' },
    cost: map(),
    settings: map(),
    config: map(),
    teamFields: list(),
    managerFields: list(),
    fields: list(),
    tournament: DataTypes.TEXT,
    league: DataTypes.TEXT,
    contests: texts(),
    paymentProduct: DataTypes.TEXT,
    donationProduct: DataTypes.TEXT,
  });
}

export type RegistrationRow = ReadRow &
  Omit<RegistrationModel, keyof RecordModel> & {
    playerWaivers: PlayerWaiver[];
    /** Of the league or tournament that holds the bounds of rosters entered here; null where there is none. */
    rosterConfig: StoredConfig | null;
    created: Date;
    updated: Date;
  };

const playerWaivers = `(SELECT coalesce(json_agg(json_build_object('waiver', w.waiver, 'required', w.required)
  ORDER BY w.position), '[]') FROM registration_waivers w WHERE w.registration = r.id)`;

/** Below at least one league that is not archived, where it is for leagues at all. */
const hasActiveLeague = `(NOT EXISTS (SELECT FROM registration_leagues x WHERE x.registration = r.id) OR EXISTS (
  SELECT FROM registration_leagues x JOIN leagues xl ON xl.id = x.league LEFT JOIN tournaments xt ON xt.id = xl.tournament
   WHERE x.registration = r.id AND xl.active AND coalesce(xt.active, true)))`;

const publicRegistration = `(coalesce(t.active, true) AND ${hasActiveLeague})`;

export const readableRegistration: Readable<RegistrationRow> = {
  get columns() {
    return (
      `${columnsOf(RegistrationModel, 'r')}, ${playerWaivers} AS "playerWaivers", ` +
      'CASE WHEN l.id IS NULL THEN t.config ELSE l.config END AS "rosterConfig"'
    );
  },
  from:
    'registrations r LEFT JOIN tournaments t ON t.id = r.tournament ' +
    'LEFT JOIN leagues l ON l.id = coalesce(r.league, r.contests[1])',
  public: publicRegistration,
  publicInLists: `(NOT r.hidden AND ${publicRegistration})`,
  scope: 'read:registrations',
  writeScope: 'write:registrations',
  sorts: { ...commonSorts, startDate: [{ sql: 'r.start_date', whenNull: "'-infinity'" }] },
  defaultSort: 'created',
};
