import type { z } from 'zod';
import type { UpdateRegistration } from '../../contract/registrations.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, invalidReference } from '../platform/errors.ts';

type Sent = Pick<
  z.infer<typeof UpdateRegistration>,
  'tournament' | 'league' | 'contest' | 'contests' | 'paymentProduct' | 'donationProduct' | 'playerWaivers'
>;

type Kind = 'tournaments' | 'leagues' | 'payment_products' | 'waivers';

type Named = { readonly kind: Kind; readonly id: string; readonly path: string };

/** Every record that is named, in the order in which a missing one is told of. */
function namedIn(sent: Sent): Named[] {
  const one = (kind: Kind, path: keyof Sent & string, id: string | null | undefined) =>
    id === null || id === undefined ? [] : [{ kind, path, id }];
  return [
    ...one('tournaments', 'tournament', sent.tournament),
    ...one('leagues', 'league', sent.league),
    ...one('leagues', 'contest', sent.contest),
    ...one('payment_products', 'paymentProduct', sent.paymentProduct),
    ...one('payment_products', 'donationProduct', sent.donationProduct),
    ...(sent.contests ?? []).map((id, index) => ({
      kind: 'leagues' as const,
      id,
      path: `contests.${index}`,
    })),
    ...(sent.playerWaivers ?? []).map(({ waiver }, index) => ({
      ...{ kind: 'waivers' as const, id: waiver, path: waiverPath(index) },
    })),
  ];
}

const waiverPath = (index: number) => `playerWaivers.${index}.waiver`;

/** Which of them are the organization's, of all kinds in one statement. */
async function findOwn(ctx: Context, organization: string, named: readonly Named[]): Promise<Set<string>> {
  const idsOf = (kind: Kind) => named.filter((each) => each.kind === kind).map(({ id }) => id);
  const found = await ctx.db.select<{ kind: Kind; id: string }>(
    `SELECT 'tournaments' AS kind, id FROM tournaments WHERE id = ANY($2) AND organization = $1
     UNION ALL SELECT 'leagues', id FROM leagues WHERE id = ANY($3) AND organization = $1
     UNION ALL SELECT 'payment_products', id FROM payment_products WHERE id = ANY($4) AND organization = $1
     UNION ALL SELECT 'waivers', id FROM waivers WHERE id = ANY($5) AND organization = $1`,
    [organization, idsOf('tournaments'), idsOf('leagues'), idsOf('payment_products'), idsOf('waivers')],
  );
  return new Set(found.map(({ kind, id }) => `${kind} ${id}`));
}

/**
 * Refuses references to records that are missing or another organization's, with the path of the first, and a waiver
 * that is named twice. Throws `invalid_reference`, `already_exists`.
 */
export async function requireReferences(ctx: Context, organization: string, sent: Sent): Promise<void> {
  const named = namedIn(sent);
  if (named.length === 0) return;
  const own = await findOwn(ctx, organization, named);
  const missing = named.find(({ kind, id }) => !own.has(`${kind} ${id}`));
  if (missing) throw invalidReference(missing.path);
  const waivers = (sent.playerWaivers ?? []).map(({ waiver }) => waiver);
  const details = waivers.flatMap((waiver, index) =>
    waivers.indexOf(waiver) === index
      ? []
      : [{ path: waiverPath(index), message: 'The waiver is named before.' }],
  );
  if (details.length > 0) throw new DomainError('already_exists', { details });
}
