import type { Context } from '../platform/context.ts';
import type { Processor } from '../platform/stripe.ts';
import { cancelCheckout } from './cancelCheckout.ts';
import { findOverdueCheckouts } from './checkoutRows.ts';
import { findWaitingIntents } from './refundIntents.ts';
import { sendRefund } from './sendRefund.ts';

const atOnce = 50;

const waitedSeconds = 120;

/** Of a run: told what failed, and that it is still at work after each thing done. */
export type SettlingRun = {
  failed(error: unknown): void;
  touch(): Promise<void>;
  /** A refund is asked for again so long after it was asked for first: its own request must have ended. */
  waitedSeconds?: number;
};

/** Each by itself: one that fails is left for the next run and stops no other. */
async function eachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  { failed, touch }: SettlingRun,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failed(error);
    }
    await touch();
  }
}

/**
 * Brings to an end what was left open: pages past their time, on which somebody may have paid at the last moment, and
 * refunds whose answer was lost.
 */
export async function settlePayments(ctx: Context, processor: Processor, run: SettlingRun): Promise<void> {
  const overdue = await findOverdueCheckouts(ctx, atOnce);
  await eachOf(overdue, (checkout) => cancelCheckout(ctx, processor, checkout), run);
  const waiting = await findWaitingIntents(ctx, run.waitedSeconds ?? waitedSeconds, atOnce);
  await eachOf(waiting, (intent) => sendRefund(ctx, processor, intent), run);
}
