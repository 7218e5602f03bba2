import { DataTypes, type Sequelize } from 'sequelize';
import type { teamStatuses } from '../../contract/registrationTeamRecord.ts';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';
import type { MoneyFacts, StoredAnswers } from '../registrations/index.ts';
import { managesSubmission } from '../teams/index.ts';

export type TeamStatus = (typeof teamStatuses)[number];
export type TeamPerson = { name: string; email: string | null };
/** `date` in ISO 8601, as JSON keeps it; `statement` names the text that was accepted, by the database's own trigger. */
export type StoredRelease = { name: string; accepted: boolean; date: string; statement?: string };

export class RegistrationTeamModel extends RecordModel {
  declare organization: string;
  declare registration: string;
  declare division: string | null;
  declare name: string;
  declare status: TeamStatus;
  /** A placeholder that nobody has filled in. */
  declare unregistered: boolean;
  declare registrant: string | null;
  declare managers: TeamPerson[];
  declare coaches: TeamPerson[];
  declare teamRepresentatives: TeamPerson[];
  declare answers: StoredAnswers;
  declare releaseAccepted: StoredRelease | null;
  declare registeredAt: Date;
  declare queuedAt: Date;
  declare promotedAt: Date | null;
  declare windowOpen: boolean;
  declare waitlistedAt: Date | null;
  declare completedAt: Date | null;
  declare deletedAt: Date | null;
  declare hasPaid: boolean;
  declare customPaidAmount: number | null;
  declare paidNotes: string | null;
  declare disableSync: boolean;
  /** The code's identifier. */
  declare discountCode: string | null;
  /** When a checkout found nothing left to pay after the discount. */
  declare discountSettledAt: Date | null;
  declare acceptRequestedAt: Date | null;
}

// A new object each time: Sequelize writes the column's name into it.
const people = () => ({ type: DataTypes.JSONB, defaultValue: [] });

export function defineRegistrationTeams(sequelize: Sequelize): void {
  defineRecord(sequelize, RegistrationTeamModel, 'registration_teams', {
    organization: DataTypes.TEXT,
    registration: DataTypes.TEXT,
    division: DataTypes.TEXT,
    name: DataTypes.TEXT,
    status: { type: DataTypes.TEXT, defaultValue: 'Pending' },
    unregistered: { type: DataTypes.BOOLEAN, defaultValue: false },
    registrant: DataTypes.TEXT,
    managers: people(),
    coaches: people(),
    teamRepresentatives: people(),
    answers: { type: DataTypes.JSONB, defaultValue: {} },
    releaseAccepted: DataTypes.JSONB,
    registeredAt: DataTypes.DATE,
    queuedAt: DataTypes.DATE,
    promotedAt: DataTypes.DATE,
    windowOpen: { type: DataTypes.BOOLEAN, defaultValue: false },
    waitlistedAt: DataTypes.DATE,
    completedAt: DataTypes.DATE,
    deletedAt: DataTypes.DATE,
    hasPaid: { type: DataTypes.BOOLEAN, defaultValue: false },
    customPaidAmount: DataTypes.INTEGER,
    paidNotes: DataTypes.TEXT,
    disableSync: { type: DataTypes.BOOLEAN, defaultValue: false },
    discountCode: DataTypes.TEXT,
    discountSettledAt: DataTypes.DATE,
    acceptRequestedAt: DataTypes.DATE,
  });
}

/** A submission with what its money follows from: a row of `registration_team_money`. */
export type RegistrationTeamRow = ReadRow &
  Omit<RegistrationTeamModel, keyof RecordModel> &
  Omit<MoneyFacts, 'hasPaid' | 'customPaidAmount'> & {
    tournament: string | null;
    league: string | null;
    divisionTeam: string | null;
    /** The text of the discount code. */
    code: string | null;
    created: Date;
    updated: Date;
  };

/** The columns of the money view `m`, as `moneyOf` takes them beside the submission's own. */
export const moneyColumns =
  'm.has_payments AS "hasPayments", m.cost, m.division_product_amount AS "divisionProductAmount", ' +
  'm.product_amount AS "productAmount", m.players, m.amount_off AS "amountOff", ' +
  'm.discount_settled AS "discountSettled", m.net, m.refunded';

/** Submissions are nobody's but the organization's, the registrant's and the managers'; a removed one only its own. */
export const readableRegistrationTeam: Readable<RegistrationTeamRow> = {
  get columns() {
    return (
      `${columnsOf(RegistrationTeamModel, 'r')}, ${moneyColumns}, ` +
      'coalesce(d.league, g.league) AS "league", ' +
      'coalesce(d.tournament, l.tournament, g.tournament) AS "tournament", ' +
      'p.id AS "divisionTeam", c.code'
    );
  },
  from:
    'registration_teams r JOIN registrations g ON g.id = r.registration ' +
    'LEFT JOIN divisions d ON d.id = r.division LEFT JOIN leagues l ON l.id = coalesce(d.league, g.league) ' +
    'LEFT JOIN division_teams p ON p.registration_team = r.id ' +
    'LEFT JOIN discount_codes c ON c.id = r.discount_code ' +
    'JOIN registration_team_money m ON m.registration_team = r.id',
  public: 'false',
  personal: (user, add) => managesSubmission('r', user, add),
  scope: 'read:registrations',
  sorts: { ...commonSorts, name: [{ sql: 'r.name' }], registeredAt: [{ sql: 'r.registered_at' }] },
  defaultSort: 'created',
};
