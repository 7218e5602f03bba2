import { DataTypes, type Sequelize } from 'sequelize';
import type { availabilityStatuses } from '../../contract/availabilities.ts';
import { columnsOf, defineRecord, RecordModel } from '../platform/model.ts';
import { commonSorts, type Readable, type ReadRow } from '../platform/reads.ts';
import { hasRoleOn } from '../roles/index.ts';

type Status = (typeof availabilityStatuses)[number];

export class AvailabilityModel extends RecordModel {
  declare organization: string;
  declare player: string;
  declare game: string | null;
  declare teamEvent: string | null;
  declare status: Status;
  declare note: string | null;
}

export function defineAvailability(sequelize: Sequelize): void {
  defineRecord(sequelize, AvailabilityModel, 'availabilities', {
    organization: DataTypes.TEXT,
    player: DataTypes.TEXT,
    game: DataTypes.TEXT,
    teamEvent: DataTypes.TEXT,
    status: DataTypes.TEXT,
    note: DataTypes.TEXT,
  });
}

/** A row of a list: of a player who has not answered there is nothing but the player. */
export type AvailabilityRow = Pick<AvailabilityModel, 'organization' | 'player' | 'game' | 'teamEvent'> & {
  [Field in '_id' | 'created' | 'updated' | 'status' | 'note']: AvailabilityModel[Field] | null;
} & { divisionTeam: string | null; name: string };

export type AnsweredRow = AvailabilityRow & ReadRow;

/** An answer is nobody's but the team's that its player is on. */
export const readableAvailability: Readable<AnsweredRow> = {
  get columns() {
    return `${columnsOf(AvailabilityModel, 'r')}, p.team AS "divisionTeam", p.name`;
  },
  from: 'availabilities r JOIN players p ON p.id = r.player',
  public: 'false',
  personal: hasRoleOn('p.team'),
  scope: 'admin',
  sorts: commonSorts,
  defaultSort: 'created',
};
