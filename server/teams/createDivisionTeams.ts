import { createAllAudited } from '../audit/index.ts';
import type { RecordModel } from '../platform/model.ts';
import type { Context } from '../platform/context.ts';
import type { DivisionTeamModel, DivisionTeamRow } from './model.ts';
import { divisionTeamRecord } from './records.ts';

/** A team whose references have been checked. */
type NewDivisionTeam = Partial<Omit<DivisionTeamModel, keyof RecordModel>> &
  Pick<DivisionTeamModel, 'organization' | 'division' | 'name'>;

/** Enters many teams, in as many statements as a few take, in the open transaction. */
export const createDivisionTeams = (
  ctx: Context,
  teams: readonly NewDivisionTeam[],
): Promise<DivisionTeamRow[]> => createAllAudited(ctx, divisionTeamRecord, teams);
