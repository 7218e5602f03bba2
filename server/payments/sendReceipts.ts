import type { Context } from '../platform/context.ts';
import { enqueueMails } from '../platform/outbox.ts';
import { moneyOf } from '../registrations/index.ts';
import {
  capacityStatesOf,
  findSubmission,
  findTeamFacts,
  organizerAddresses,
  type RegistrationTeamRow,
} from '../registrationTeams/index.ts';
import { totalOf } from './chargeParts.ts';
import type { PaymentRow } from './model.ts';

/** Of whoever registered the team, and of its managers: each address once. */
async function payerAddresses(ctx: Context, registrationTeam: string): Promise<string[]> {
  const rows = await ctx.db.select<{ email: string }>(
    `SELECT DISTINCT ON (lower(a.email)) a.email
     FROM registration_teams r LEFT JOIN users u ON u.id = r.registrant
     CROSS JOIN LATERAL unnest(u.email || r.manager_addresses) AS a (email)
     WHERE r.id = $1 AND a.email IS NOT NULL ORDER BY lower(a.email)`,
    [registrationTeam],
  );
  return rows.map(({ email }) => email);
}

/** What the team holds in its division, now that the money is there. */
async function seatOf(ctx: Context, { _id, division }: RegistrationTeamRow) {
  const state = (await capacityStatesOf(ctx, [division])).get(_id);
  if (state === 'Secured') return 'secured' as const;
  return state === 'Waitlisted' ? ('waitlisted' as const) : null;
}

/**
 * Tells the team and the organizers, in the transaction that enters them, of payments that came in together: one mail
 * an address. What goes back is no receipt.
 */
export async function sendReceipts(ctx: Context, entries: readonly PaymentRow[]): Promise<void> {
  const payments = entries.filter(({ refundOf }) => refundOf === null);
  const [first] = payments;
  if (!first) return;
  const team = await findSubmission(ctx, first.registrationTeam);
  const { organization, ...facts } = await findTeamFacts(ctx, team._id);
  const { method, currency } = first;
  const news = { ...facts, amount: totalOf(payments), currency, method };
  const donation = totalOf(payments.filter(({ kind }) => kind === 'donation'));
  const remaining = moneyOf(team).amountRemaining;
  const seat = await seatOf(ctx, team);
  const keyOf = (template: string, to: string) => `${template}:${first._id}:${to.toLowerCase()}`;
  await enqueueMails(
    ctx,
    (await payerAddresses(ctx, team._id)).map((to) => ({
      ...{ template: 'payment_receipt' as const, to, organization },
      data: { ...news, donation, remaining, seat },
      dedupeKey: keyOf('payment_receipt', to),
    })),
  );
  await enqueueMails(
    ctx,
    (await organizerAddresses(ctx, team)).map((to) => ({
      ...{ template: 'team_payment_send_to_admins' as const, to, organization },
      data: news,
      dedupeKey: keyOf('team_payment_send_to_admins', to),
    })),
  );
}
