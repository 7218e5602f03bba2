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
 * Brings to an end what was left open: pages past their time, on which somebody may have paid at the last moment, and
 * refunds whose answer was lost.
 */
export async function settlePayments(ctx: Context, processor: Processor, run: SettlingRun): Promise<void> {
  await eachOf(
    (after) => findOverdueCheckouts(ctx, after, atOnce),
    (checkout) => cancelCheckout(ctx, processor, checkout),
    run,
  );
  await eachOf(
    (after) => findWaitingIntents(ctx, run.waitedSeconds ?? waitedSeconds, after, atOnce),
    (intent) => sendRefund(ctx, processor, intent),
    run,
  );
}
