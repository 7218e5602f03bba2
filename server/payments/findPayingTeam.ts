import { hasScope } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { findSubmission, mayEdit, type RegistrationTeamRow } from '../registrationTeams/index.ts';
import { findPayers } from './requireTeamPlayers.ts';

/** Whether these are the caller's own places on the team's roster, and at least one. */
async function paysForThemselves(
  ctx: Context,
  team: RegistrationTeamRow,
  players: readonly string[],
): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || team.deletedAt !== null || players.length === 0) return false;
  const found = await findPayers(ctx, [team._id], players);
  return found.length === new Set(players).size && found.every(({ user }) => user === actor.id);
}

/** The team, for who may see what it owes. Throws 404 for everybody else. */
export async function findQuotedTeam(ctx: Context, id: string): Promise<RegistrationTeamRow> {
  const team = await findSubmission(ctx, id);
  if (hasScope(ctx.actor, 'read:payments', team.organization) || mayEdit(ctx.actor, team)) return team;
  throw notFound();
}

/** The team, for who may pay for it, or as a player for its own share. Throws 404 for everybody else. */
export async function findPayingTeam(
  ctx: Context,
  id: string,
  players: readonly string[],
): Promise<RegistrationTeamRow> {
  const team = await findSubmission(ctx, id);
  if (mayEdit(ctx.actor, team) || (await paysForThemselves(ctx, team, players))) return team;
  throw notFound();
}
