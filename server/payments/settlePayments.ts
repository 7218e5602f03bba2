import type { Context } from '../platform/context.ts';
import type { Processor } from '../platform/stripe.ts';
import { cancelCheckout } from './cancelCheckout.ts';
import { findOverdueCheckouts, putOff, type Checkout } from './checkoutRows.ts';
import { endCheckout } from './endCheckout.ts';
import { nextLook } from './nextLook.ts';
import { findWaitingIntents } from './refundIntents.ts';
import { sendRefund } from './sendRefund.ts';

const atOnce = 50;

const waitedSeconds = 120;

/** Of a run: told what failed, and that it is still at work after each thing done. */
type SettlingRun = {
  failed(error: unknown): void;
  touch(): Promise<void>;
  /** How long after a refund was asked for it is asked for again: its own request must have ended. */
  waitedSeconds?: number;
};

/** All of them, a page at a time and each by itself: one that fails is left for the next run and stops no other. */
async function eachOf<T extends { _id: string }>(
  find: (after: string) => Promise<T[]>,
  work: (item: T) => Promise<unknown>,
  { failed, touch }: SettlingRun,
): Promise<void> {
  for (let page = await find(''); page.length > 0; page = await find((page.at(-1) as T)._id)) {
    for (const item of page) {
      try {
        await work(item);
      } catch (error) {
        failed(error);
      }
      await touch();
    }
  }
}

/**
 * A page whose payment the processor does not know is looked at again, ever less often. In the end it is `unsettled` and
 * keeps nobody from paying on another; an event of its payment still enters that.
 */
async function closeOverdue(
  ctx: Context,
  processor: Processor,
  { _id, sessionId, registrationTeam, looks }: Checkout,
): Promise<void> {
  if (await cancelCheckout(ctx, processor, { _id })) return;
  const next = nextLook(looks, ctx.now());
  if (next) {
    await putOff(ctx, _id, next);
    return;
  }
  await endCheckout(ctx, { _id, sessionId, registrationTeam }, 'unsettled');
  throw new Error(
    `The processor calls page ${sessionId} of checkout ${_id} paid and knows no payment of it.`,
  );
}

/**
 * Brings to an end what was left open: pages past their time, on which somebody may have paid at the last moment, and
 * refunds whose answer was lost.
 */
export async function settlePayments(ctx: Context, processor: Processor, run: SettlingRun): Promise<void> {
  const now = ctx.now();
  await eachOf(
    (after) => findOverdueCheckouts(ctx, now, after, atOnce),
    (checkout) => closeOverdue(ctx, processor, checkout),
    run,
  );
  await eachOf(
    (after) => findWaitingIntents(ctx, run.waitedSeconds ?? waitedSeconds, after, atOnce),
    (intent) => sendRefund(ctx, processor, intent),
    run,
  );
}
