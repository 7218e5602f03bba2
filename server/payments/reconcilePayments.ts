import { organizationForCreate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import type { Processor, ProcessorCharge, ProcessorPayment } from '../platform/stripe.ts';
import { sentInstant } from '../platform/writes.ts';
import { compareBooks, type Compared } from './compareBooks.ts';

type ReconciliationQuery = { organization?: string; from?: string; to?: string };

type Interval = { from: Date; to: Date };

const dayMs = 86_400_000;
const daysLookedAt = 31;
const maxDays = 92;

/** The processor sends an event again for three days: an entry comes at most that long after its charge. */
const marginMs = 3 * dayMs;

/** Questions to the processor at one time, and in all: with another account's key it has none of the charges. */
const askedAtOnce = 8;
const mostAsked = 200;

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

/** The organization's charges by the processor's payment. */
async function chargesOf(
  processor: Processor,
  organization: string,
  account: string,
  { from, to }: Interval,
): Promise<Map<string, ProcessorCharge>> {
  const charges = new Map<string, ProcessorCharge>();
  for await (const charge of processor.charges(from, to)) {
    // One that no checkout of the service led to is told by the account alone, which organizations may share.
    const isOurs =
      charge.organization === null ? charge.destination === account : charge.organization === organization;
    if (isOurs) charges.set(charge.payment, charge);
  }
  return charges;
}

/**
 * What the processor holds of these payments, net; null where it has none. It is asked by itself for one that a bank has
 * disputed, of which the charge says nothing, and for one that it did not list; those beyond `mostAsked` are left out.
 */
async function heldBy(
  processor: Processor,
  payments: readonly string[],
  charges: ReadonlyMap<string, ProcessorCharge>,
): Promise<Map<string, number | null>> {
  const held = new Map<string, number | null>();
  const disputed: string[] = [];
  const unlisted: string[] = [];
  for (const payment of payments) {
    const charge = charges.get(payment);
    if (!charge) unlisted.push(payment);
    else if (charge.isDisputed) disputed.push(payment);
    else held.set(payment, charge.amount - charge.amountRefunded);
  }
  const unsaid = [...disputed, ...unlisted].slice(0, mostAsked);
  while (unsaid.length > 0) {
    const asked = unsaid.splice(0, askedAtOnce);
    const found = await Promise.all(asked.map((payment) => processor.findPayment(payment)));
    found.forEach((payment, index) => held.set(asked[index] as string, payment && heldOf(payment)));
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
  const { from, to } = interval;
  if (!processor) throw new DomainError('payments_unavailable');
  const account = await accountOf(ctx, organization);
  const around = { from: new Date(from.getTime() - marginMs), to: new Date(to.getTime() + marginMs) };
  const charges = await chargesOf(processor, organization, account, around);
  const ofTheTime = [...charges.values()]
    .filter(({ created }) => created >= from && created < to)
    .map(({ payment }) => payment);
  const ledger = new Map(
    (await ledgerOf(ctx, organization, interval, ofTheTime)).map((entry) => [entry.externalId, entry]),
  );
  const payments = [...new Set([...ledger.keys(), ...ofTheTime])];
  const held = await heldBy(processor, payments, charges);
  const compared = [...held].map(([externalId, net]): Compared => {
    const entry = ledger.get(externalId);
    return {
      externalId,
      registrationTeam: entry?.registrationTeam ?? null,
      ledger: entry?.net ?? null,
      processor: net,
    };
  });
  return { ...interval, ...compareBooks(compared), unchecked: payments.length - held.size };
}
