import { DataTypes, type Sequelize } from 'sequelize';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';
import type { StoredAnswers } from '../registrations/index.ts';
import { waiverDetailsOf, type StoredWaiverDetail } from '../waivers/index.ts';
import { visiblePlayers } from './playerRoles.ts';

export class PlayerModel extends RecordModel {
  declare organization: string;
  declare name: string;
  declare email: string;
  declare number: string;
  declare info: unknown;
  declare answers: StoredAnswers;
  declare team: string | null;
  declare registrationTeam: string | null;
  /** The linked account. */
  declare user: string | null;
  /** Since when the player is off the roster. */
  declare removedAt: Date | null;
}

// A new object each time: Sequelize writes the column's name into it.
const emptyText = () => ({ type: DataTypes.TEXT, defaultValue: '' });

export function definePlayers(sequelize: Sequelize): void {
  defineRecord(sequelize, PlayerModel, 'players', {
    organization: DataTypes.TEXT,
    name: emptyText(),
    email: emptyText(),
    number: emptyText(),
    info: DataTypes.JSONB,
    answers: { type: DataTypes.JSONB, defaultValue: {} },
    team: DataTypes.TEXT,
    registrationTeam: DataTypes.TEXT,
    user: { type: DataTypes.TEXT, field: 'user_id' },
    removedAt: DataTypes.DATE,
  });
}

export type PlayerRow = ReadRow &
  Omit<PlayerModel, keyof RecordModel> & {
    registration: string | null;
    division: string | null;
    league: string | null;
    tournament: string | null;
    waiverDetails: StoredWaiverDetail[];
    created: Date;
    updated: Date;
  };

export const readablePlayer: Readable<PlayerRow> = {
  get columns() {
    return (
      `${columnsOf(PlayerModel, 'r')}, s.registration, d.id AS "division", ` +
      'coalesce(d.league, g.league) AS "league", ' +
      'coalesce(d.tournament, l.tournament, g.tournament) AS "tournament", ' +
      `${waiverDetailsOf('r.id')} AS "waiverDetails"`
    );
  },
  from:
    'players r LEFT JOIN division_teams t ON t.id = r.team ' +
    'LEFT JOIN registration_teams s ON s.id = r.registration_team ' +
    'LEFT JOIN registrations g ON g.id = s.registration ' +
    'LEFT JOIN divisions d ON d.id = coalesce(t.division, s.division) ' +
    'LEFT JOIN leagues l ON l.id = coalesce(d.league, g.league)',
  public: 'false',
  personal: (user, add) => `r.id IN (${visiblePlayers(user, add)})`,
  scope: 'read:players',
  sorts: { ...commonSorts, name: [{ sql: 'r.name' }] },
  defaultSort: 'created',
};
