import { aroundCapacity } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';

/**
 * Runs a write of a price that divisions charge, by themselves or through what is above them: a fee that becomes free,
 * or is free no more, changes who has a seat.
 */
export async function followPrice<T>(ctx: Context, product: string, work: () => Promise<T>): Promise<T> {
  const rows = await ctx.db.select<{ kind: 'division' | 'league' | 'tournament'; id: string }>(
    `SELECT 'division' AS kind, id FROM divisions WHERE payment_product = $1
     UNION SELECT 'league', id FROM leagues WHERE payment_product = $1
     UNION SELECT 'tournament', id FROM tournaments WHERE payment_product = $1
     UNION SELECT 'league', x.league FROM registrations r JOIN registration_leagues x ON x.registration = r.id
            WHERE r.payment_product = $1
     UNION SELECT 'tournament', r.tournament FROM registrations r
            WHERE r.payment_product = $1 AND r.tournament IS NOT NULL`,
    [product],
  );
  const idsOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const scope = { divisions: idsOf('division'), leagues: idsOf('league'), tournaments: idsOf('tournament') };
  return aroundCapacity(ctx, scope, work);
}
