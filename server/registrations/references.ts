import type { z } from 'zod';
import type { UpdateRegistration } from '../../contract/registrations.ts';
import { LeagueModel, TournamentModel } from '../competitions/index.ts';
import { PaymentProductModel } from '../paymentProducts/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError, invalidReference } from '../platform/errors.ts';
import { requireReference } from '../platform/writes.ts';

type Sent = Pick<
  z.infer<typeof UpdateRegistration>,
  'tournament' | 'league' | 'contest' | 'contests' | 'paymentProduct' | 'donationProduct' | 'playerWaivers'
>;

/**
 * Refuses references to records that are missing or another organization's, each with its path, and a waiver that is
 * named twice. Throws `invalid_reference`, `already_exists`.
 */
export async function requireReferences(ctx: Context, organization: string, sent: Sent): Promise<void> {
  await requireReference(TournamentModel, sent.tournament, organization, 'tournament');
  await requireReference(LeagueModel, sent.league, organization, 'league');
  await requireReference(LeagueModel, sent.contest, organization, 'contest');
  await requireReference(PaymentProductModel, sent.paymentProduct, organization, 'paymentProduct');
  await requireReference(PaymentProductModel, sent.donationProduct, organization, 'donationProduct');
  await requireAll(ctx, 'leagues', organization, sent.contests ?? [], (index) => `contests.${index}`);
  const waivers = (sent.playerWaivers ?? []).map(({ waiver }) => waiver);
  const pathOf = (index: number) => `playerWaivers.${index}.waiver`;
  await requireAll(ctx, 'waivers', organization, waivers, pathOf);
  const details = waivers.flatMap((waiver, index) =>
    waivers.indexOf(waiver) === index
      ? []
      : [{ path: pathOf(index), message: 'The waiver is named before.' }],
  );
  if (details.length > 0) throw new DomainError('already_exists', { details });
}

async function requireAll(
  ctx: Context,
  table: 'leagues' | 'waivers',
  organization: string,
  ids: readonly string[],
  pathOf: (index: number) => string,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await ctx.db.select<{ id: string }>(
    `SELECT id FROM ${table} WHERE id = ANY($1) AND organization = $2`,
    [ids, organization],
  );
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.findIndex((id) => !known.has(id));
  if (missing >= 0) throw invalidReference(pathOf(missing));
}
