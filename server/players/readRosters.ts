import { hasScope, ownOrganizations } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Document, PopulateByParents, Population } from '../platform/include.ts';
import { findVisibleByIds } from '../platform/reads.ts';
import { readablePlayer, type PlayerRow } from './model.ts';
import { rosterOwners, type RosterOwner } from './playerRoles.ts';
import { presentTeamMate, presentWholePlayer } from './presenter.ts';
import { presentPlayers } from './readPlayers.ts';

/** The players on the rosters of these teams or submissions, whoever asks, in the order of their creation. */
const rosters = (ctx: Context, owner: RosterOwner, ids: readonly string[]) =>
  ctx.db.select<PlayerRow>(
    `SELECT ${readablePlayer.columns} FROM ${readablePlayer.from}
     WHERE r.${rosterOwners[owner].column} = ANY($1) AND r.removed_at IS NULL ORDER BY r.created, r.id`,
    [ids],
  );

/** By submission, for what follows from a roster; one without players is an empty list. */
export async function rosterOf(
  ctx: Context,
  registrationTeams: readonly string[],
): Promise<Map<string, PlayerRow[]>> {
  const byTeam = new Map(registrationTeams.map((id): [string, PlayerRow[]] => [id, []]));
  for (const row of await rosters(ctx, 'registrationTeam', registrationTeams)) {
    byTeam.get(row.registrationTeam as string)?.push(row);
  }
  return byTeam;
}

/** Whether a player is on the roster of a submission, whoever asks. */
export async function isOnRoster(ctx: Context, registrationTeam: string, player: string): Promise<boolean> {
  const found = await ctx.db.select(
    'SELECT 1 FROM players WHERE id = $1 AND registration_team = $2 AND removed_at IS NULL',
    [player, registrationTeam],
  );
  return found.length > 0;
}

/** Those of the teams or submissions whose roster the caller may see, and whether whole or as a team-mate. */
async function readableRosters(
  ctx: Context,
  owner: RosterOwner,
  ids: readonly string[],
): Promise<Map<string, { isWhole: boolean }>> {
  const { actor } = ctx;
  const { table, managed, joined } = rosterOwners[owner];
  const values: unknown[] = [ids];
  const add = (value: unknown) => `$${values.push(value)}`;
  if (actor.kind === 'user') {
    const roles = `x.id = ANY(ARRAY(${managed(actor, add)}))`;
    const found = await ctx.db.select<{ _id: string; isWhole: boolean }>(
      `SELECT x.id AS "_id", ${roles} AS "isWhole" FROM ${table} x
       WHERE x.id = ANY($1) AND (${roles} OR x.id = ANY(ARRAY(${joined(actor, add)})))`,
      values,
    );
    return new Map(found.map(({ _id, isWhole }) => [_id, { isWhole }]));
  }
  const organizations = (ownOrganizations(actor) ?? []).filter(
    (organization) =>
      hasScope(actor, 'read:teams', organization) || hasScope(actor, 'read:players', organization),
  );
  if (organizations.length === 0) return new Map();
  const found = await ctx.db.select<{ _id: string; organization: string }>(
    `SELECT x.id AS "_id", x.organization FROM ${table} x WHERE x.id = ANY($1) AND x.organization = ANY(${add(organizations)})`,
    values,
  );
  return new Map(
    found.map(({ _id, organization }) => [_id, { isWhole: hasScope(actor, 'read:players', organization) }]),
  );
}

/** The rosters that the caller may see; the token is ignored for the others. */
const populateRosters =
  (owner: RosterOwner): PopulateByParents =>
  async (ctx, ids) => {
    const readable = await readableRosters(ctx, owner, ids);
    if (readable.size === 0) return null;
    const byOwner = new Map<string, Document[] | null>(ids.map((id) => [id, readable.has(id) ? [] : null]));
    for (const row of await rosters(ctx, owner, [...readable.keys()])) {
      const id = (owner === 'divisionTeam' ? row.team : row.registrationTeam) as string;
      const isOwn = ctx.actor.kind === 'user' && row.user === ctx.actor.id;
      const present = readable.get(id)?.isWhole || isOwn ? presentWholePlayer : presentTeamMate;
      byOwner.get(id)?.push(present(row));
    }
    return byOwner;
  };

export const playerPopulation: Population = {
  byIds: async (ctx, ids): Promise<Document[]> =>
    presentPlayers(ctx, await findVisibleByIds(ctx, readablePlayer, ids)),
  byParents: {
    divisionTeam: populateRosters('divisionTeam'),
    registrationTeam: populateRosters('registrationTeam'),
  },
};
