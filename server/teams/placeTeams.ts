import { recordAudits, type AuditEntry } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { oneOf, oneOrMany } from '../platform/oneOrMany.ts';
import { insertRecords } from '../platform/records.ts';
import { DivisionTeamModel, type DivisionTeamRow } from './model.ts';
import { storedDivisionTeams } from './storedDivisionTeams.ts';
import { presentStoredDivisionTeam } from './presenter.ts';

type Submission = { _id: string; organization: string; division: string; name: string; withdrawn: boolean };

/**
 * Enters those of the submissions that have a division and are not placed yet, with their rosters, in the open
 * transaction and in as many statements as one takes. Whoever adds players to one at this moment waits.
 *
 * @returns the new team of each submission
 */
export async function placeTeams(
  ctx: Context,
  registrationTeams: readonly string[],
): Promise<Map<string, string>> {
  if (registrationTeams.length === 0) return new Map();
  // The lock first, the look after it: of two at once the second sees what the first has placed.
  await ctx.db.select(
    `SELECT 1 FROM registration_teams WHERE id = ${oneOf('$1', registrationTeams)} ORDER BY id FOR NO KEY UPDATE`,
    [oneOrMany(registrationTeams)],
  );
  const unplaced = await ctx.db.select<Submission>(
    `SELECT s.id AS "_id", s.organization, s.division, s.name,
       s.status IN ('Withdrawn', 'Waitlist') OR s.deleted_at IS NOT NULL AS withdrawn
     FROM registration_teams s
     WHERE s.id = ${oneOf('$1', registrationTeams)} AND s.division IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM division_teams t WHERE t.registration_team = s.id)
     ORDER BY s.id`,
    [oneOrMany(registrationTeams)],
  );
  if (unplaced.length === 0) return new Map();
  const placed = await insertRecords(
    ctx,
    DivisionTeamModel,
    unplaced.map(({ _id, ...attributes }) => ({ ...attributes, registrationTeam: _id })),
  );
  const ids = placed.map(({ _id }) => _id);
  await ctx.db.select(
    `UPDATE players p SET team = t.id, version = p.version + 1, updated = $2
     FROM division_teams t WHERE t.id = ${oneOf('$1', ids)} AND p.registration_team = t.registration_team`,
    [oneOrMany(ids), ctx.now()],
  );
  await recordAudits(ctx, (await storedDivisionTeams(ctx, ids)).map(placingEntry));
  return new Map(unplaced.map(({ _id }, index) => [_id, ids[index] as string]));
}

const placingEntry = (row: DivisionTeamRow): AuditEntry => ({
  action: 'create',
  resource: 'divisionTeam',
  resourceId: row._id,
  organization: row.organization,
  after: presentStoredDivisionTeam(row),
});

/**
 * Enters a submission that the open transaction has just added to a division, before it has players. Nobody else knows
 * of it yet: there is nothing to lock or to look at.
 *
 * @returns the new team, and its entry for the log, which is left to the caller
 */
export async function placeNewTeam(
  ctx: Context,
  { _id, organization, division, name }: Omit<Submission, 'withdrawn'>,
): Promise<{ divisionTeam: string; entry: AuditEntry }> {
  const [placed] = await insertRecords(ctx, DivisionTeamModel, [
    { organization, division, name, registrationTeam: _id },
  ]);
  const divisionTeam = (placed as DivisionTeamModel)._id;
  const [row] = await storedDivisionTeams(ctx, [divisionTeam]);
  return { divisionTeam, entry: placingEntry(row as DivisionTeamRow) };
}
