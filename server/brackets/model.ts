import { DataTypes, type Sequelize } from 'sequelize';
import { defineRecord, RecordModel } from '../platform/model.ts';
import type { BracketFormat, BracketSize } from './shapes.ts';

/** What a bracket is of. */
export type BracketOwner = { division: string } | { tournament: string };

/** The bracket of a division or of a tournament; its games name it. */
export class BracketModel extends RecordModel {
  declare organization: string;
  declare division: string | null;
  declare tournament: string | null;
  declare format: BracketFormat;
  /** The size played. */
  declare size: BracketSize;
}

export function defineBrackets(sequelize: Sequelize): void {
  defineRecord(sequelize, BracketModel, 'brackets', {
    organization: DataTypes.TEXT,
    division: DataTypes.TEXT,
    tournament: DataTypes.TEXT,
    format: DataTypes.TEXT,
    size: DataTypes.INTEGER,
  });
}
