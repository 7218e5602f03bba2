import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { ProcessorRefusal, type Processor, type ProcessorSession } from '../platform/stripe.ts';
import { cancelCheckout } from './cancelCheckout.ts';
import { findCheckout, markOpen, type Checkout } from './checkoutRows.ts';
import { endCheckout } from './endCheckout.ts';
import { enterCheckout, type CheckoutOrder } from './enterCheckout.ts';
import { findPayingTeam } from './findPayingTeam.ts';
import { pageLines } from './pageLines.ts';

/** What a checkout needs of the process: the processor, if it is set up, and our own address. */
export type CheckoutParts = { readonly processor: Processor | null; readonly publicUrl: () => string };

/** Where to pay; without an address nothing is left to pay. Cents. */
type CheckoutAnswer = {
  url: string | null;
  amount: number;
  platformFee: number;
  expiresAt: Date | null;
};

const settled: CheckoutAnswer = { url: null, amount: 0, platformFee: 0, expiresAt: null };

/** How long other requests of the team may be in the way before the caller is asked to try again. */
const patienceMs = 15_000;
const pauseMs = 100;

const answerOf = ({ amount, platformFee, expiresAt }: Checkout, url: string): CheckoutAnswer => ({
  ...{ url, amount, platformFee, expiresAt },
});

/** Refusals that say that the organization's account can't be paid. */
const unpayable = new Set(['account_invalid', 'resource_missing', 'insufficient_capabilities_for_transfer']);

const unchargeable = new Set(['amount_too_small', 'amount_too_large']);

function refusalOf(error: ProcessorRefusal): Error {
  if (unchargeable.has(error.code ?? '')) return new DomainError('amount_not_chargeable');
  if (unpayable.has(error.code ?? '')) return new DomainError('payments_not_connected');
  return error;
}

/** The page, made now or when it was asked for before; null where it can't be had in the words of before. */
async function askForPage(
  ctx: Context,
  processor: Processor,
  checkout: Checkout,
): Promise<ProcessorSession | null> {
  try {
    return await processor.openSession({
      checkout: checkout._id,
      organization: checkout.organization,
      registrationTeam: checkout.registrationTeam,
      currency: checkout.currency,
      lines: pageLines(checkout.parts),
      platformFee: checkout.platformFee,
      destination: checkout.destination,
      expiresAt: checkout.expiresAt,
      successUrl: `${checkout.returnTo}/paid`,
      cancelUrl: `${checkout.returnTo}/not-paid`,
    });
  } catch (error) {
    if (!(error instanceof ProcessorRefusal)) throw error;
    await endCheckout(ctx, checkout, 'refused');
    if (error.code === 'idempotency_error') return null;
    throw refusalOf(error);
  }
}

/** One on which somebody is paying, or has paid unknown yet, is as much in the way as another request. */
async function closePage(ctx: Context, processor: Processor, checkout: Checkout): Promise<void> {
  const isClosed = await cancelCheckout(ctx, processor, checkout);
  if (!isClosed) await sleep(pauseMs);
}

/** Whether a page is open still: it may have been paid a moment ago, and the ledger not know yet. */
async function isOpen(ctx: Context, processor: Processor, checkout: Checkout): Promise<boolean> {
  const session = checkout.sessionId === null ? null : await processor.findSession(checkout.sessionId);
  if (session?.state === 'open') return true;
  await closePage(ctx, processor, checkout);
  return false;
}

/** The address of a page that was written down; null where it can't be paid on any more. */
async function openPage(
  ctx: Context,
  processor: Processor,
  checkout: Checkout,
): Promise<CheckoutAnswer | null> {
  if (checkout.url !== null) {
    return (await isOpen(ctx, processor, checkout)) ? answerOf(checkout, checkout.url) : null;
  }
  const session = await askForPage(ctx, processor, checkout);
  if (!session) return null;
  if (session.url !== null && (await markOpen(ctx, checkout._id, session.id, session.url))) {
    return answerOf(checkout, session.url);
  }
  const now = await findCheckout(ctx, checkout._id);
  if (now?.state !== 'paid') await processor.expireSession(session.id);
  return null;
}

/**
 * The page on which a team, or some of its players, pay now: the open one where nothing has changed, else a new one
 * once those before it are closed, so that the same money can't be paid twice. Throws 404, `payments_unavailable`,
 * `unavailable` and the refusals of `enterCheckout`.
 */
export async function createCheckout(
  ctx: Context,
  { processor, publicUrl }: CheckoutParts,
  id: string,
  order: CheckoutOrder,
): Promise<CheckoutAnswer> {
  await findPayingTeam(ctx, id, order.players ?? []);
  if (!processor) throw new DomainError('payments_unavailable');
  const deadline = ctx.now().getTime() + patienceMs;
  do {
    const entered = await enterCheckout(ctx, id, order, publicUrl());
    if (entered.kind === 'settled') return settled;
    if (entered.kind === 'busy') await sleep(pauseMs);
    if (entered.kind === 'superseded') {
      for (const checkout of entered.checkouts) await closePage(ctx, processor, checkout);
    }
    const answer = entered.kind === 'checkout' && (await openPage(ctx, processor, entered.checkout));
    if (answer) return answer;
  } while (ctx.now().getTime() < deadline);
  throw new DomainError('unavailable', { headers: { 'Retry-After': '2' } });
}
