import type { Context } from '../platform/context.ts';
import { invalidReference } from '../platform/errors.ts';
import type { PayingPlayer } from './chargeParts.ts';

type TeamPlayer = PayingPlayer & { user: string | null; isRemoved: boolean };

/** Players of these teams with what the ledger holds of each one's share. */
export const findPayers = (ctx: Context, registrationTeams: readonly string[], ids: readonly string[]) =>
  ctx.db.select<TeamPlayer>(
    `SELECT p.id AS "_id", p.name, p.user_id AS "user", p.removed_at IS NOT NULL AS "isRemoved",
            (SELECT coalesce(sum(m.amount), 0)::double precision FROM payments m
              WHERE m.player = p.id AND m.kind = 'fee') AS paid
     FROM players p WHERE p.id = ANY($1) AND p.registration_team = ANY($2)`,
    [ids, registrationTeams],
  );

/**
 * The players of the team that a body names, each once, in its order; `onRoster` leaves out those who were taken off.
 * Throws `invalid_reference` with the path.
 */
export async function requireTeamPlayers(
  ctx: Context,
  registrationTeam: string,
  ids: readonly string[],
  pathOf: (index: number) => string,
  whose: 'all' | 'onRoster' = 'all',
): Promise<TeamPlayer[]> {
  const players = await findPayers(ctx, [registrationTeam], ids);
  const eligible = players.filter(({ isRemoved }) => whose === 'all' || !isRemoved);
  const found = new Map(eligible.map((player) => [player._id, player]));
  ids.forEach((id, index) => {
    if (!found.has(id)) throw invalidReference(pathOf(index));
  });
  return [...new Set(ids)].map((id) => found.get(id) as TeamPlayer);
}
