import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import type { Processor, ProcessorCharge, ProcessorPayment } from '../platform/stripe.ts';
import { sentInstant } from '../platform/writes.ts';
import { compareBooks, type Compared } from './compareBooks.ts';

export type ReconciliationQuery = { organization?: string; from?: string; to?: string };

type Interval = { from: Date; to: Date };

const dayMs = 86_400_000;
const daysLookedAt = 31;
const maxDays = 92;

function intervalOf({ from, to }: ReconciliationQuery, now: Date): Interval {
  const end = sentInstant(to) ?? now;
  const start = sentInstant(from) ?? new Date(end.getTime() - daysLookedAt * dayMs);
  const lasts = end.getTime() - start.getTime();
  if (lasts <= 0 || lasts > maxDays * dayMs) {
    throw new DomainError('invalid_interval', {
      message: `The end must come after the start, by ${maxDays} days at most.`,
    });
  }
  return { from: start, to: end };
}

async function accountOf(ctx: Context, organization: string): Promise<string> {
  const [found] = await ctx.db.select<{ account: string | null }>(
    'SELECT stripe_account_id AS account FROM organizations WHERE id = $1',
    [organization],
  );
  if (!found?.account) throw new DomainError('payments_not_connected');
  return found.account;
}

/** What the processor holds of a payment, net. */
const heldOf = ({ amount, refunds, disputes }: ProcessorPayment): number =>
  [
    ...refunds.filter(({ state }) => state === 'sent'),
    ...disputes.filter(({ state }) => state === 'withdrawn'),
  ].reduce((held, taken) => held - taken.amount, amount);

/** As above from the charge alone where no bank has disputed it, which spares a question for each. */
async function heldOfCharge(processor: Processor, charge: ProcessorCharge): Promise<number> {
  const payment = charge.isDisputed ? await processor.findPayment(charge.payment) : null;
  return payment ? heldOf(payment) : charge.amount - charge.amountRefunded;
}

/** The organization's charges of the time, net, by the processor's payment. */
async function chargesOf(
  processor: Processor,
  organization: string,
  account: string,
  { from, to }: Interval,
): Promise<Map<string, number>> {
  const held = new Map<string, number>();
  for await (const charge of processor.charges(from, to)) {
    // One that no checkout of the service led to is told by the account alone, which organizations may share.
    const isOurs =
      charge.organization === null ? charge.destination === account : charge.organization === organization;
    if (isOurs) held.set(charge.payment, await heldOfCharge(processor, charge));
  }
  return held;
}

type LedgerCharge = { externalId: string; registrationTeam: string; net: number };

/** What the ledger holds of card payments, net, by the processor's payment: those of the time and those named. */
const ledgerOf = (ctx: Context, organization: string, { from, to }: Interval, named: readonly string[]) =>
  ctx.db.select<LedgerCharge>(
    `SELECT split_part(p.external_id, ':', 1) AS "externalId", min(p.registration_team) AS "registrationTeam",
            sum(p.amount + coalesce(c.changed, 0))::double precision AS net
     FROM payments p
     LEFT JOIN LATERAL (SELECT sum(m.amount) AS changed FROM payments m WHERE m.refund_of = p.id) c ON true
     WHERE p.organization = $1 AND p.method = 'card' AND p.refund_of IS NULL
       AND ((p.created >= $2 AND p.created < $3) OR split_part(p.external_id, ':', 1) = ANY($4))
     GROUP BY 1`,
    [organization, from, to, named],
  );

/**
 * Compares the card payments of a time, net of refunds and disputes, as the ledger and as the processor have them. A
 * charge at the edge of the time, which one of the two dates outside of it, is looked up there. Throws
 * `payments_unavailable`, `payments_not_connected`, `invalid_interval` and as `organizationForCreate` does.
 */
export async function reconcilePayments(
  ctx: Context,
  processor: Processor | null,
  query: ReconciliationQuery,
) {
  const organization = organizationForCreate(ctx, query.organization);
  const interval = intervalOf(query, ctx.now());
  if (!processor) throw new DomainError('payments_unavailable');
  const account = await accountOf(ctx, organization);
  const charges = await chargesOf(processor, organization, account, interval);
  const ledger = await ledgerOf(ctx, organization, interval, [...charges.keys()]);
  const compared: Compared[] = [];
  for (const { externalId, registrationTeam, net } of ledger) {
    const outside = charges.has(externalId) ? null : await processor.findPayment(externalId);
    const held = charges.get(externalId) ?? (outside ? heldOf(outside) : null);
    compared.push({ externalId, registrationTeam, ledger: net, processor: held });
  }
  const entered = new Set(ledger.map(({ externalId }) => externalId));
  for (const [externalId, held] of charges) {
    if (!entered.has(externalId)) {
      compared.push({ externalId, registrationTeam: null, ledger: null, processor: held });
    }
  }
  return { ...interval, ...compareBooks(compared) };
}
