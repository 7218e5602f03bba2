import type { Context } from '../platform/context.ts';
import type { Processor } from '../platform/stripe.ts';
import { cancelCheckout } from './cancelCheckout.ts';
import { findOverdueCheckouts, findTeamsPaying, putOff, type Checkout } from './checkoutRows.ts';
import { endCheckout } from './endCheckout.ts';
import { endPagesBeyond } from './endPagesBeyond.ts';
import { nextLook } from './nextLook.ts';
import { findWaitingIntents, type RefundIntent } from './refundIntents.ts';
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

/** All of them, a batch at a time. */
async function* batches<T extends { _id: string }>(find: (after: string) => Promise<T[]>) {
  for (let batch = await find(''); batch.length > 0; batch = await find((batch.at(-1) as T)._id)) yield batch;
}

/** All of them, each by itself: one that fails is left for the next run and stops no other. */
async function eachOf<T extends { _id: string }>(
  find: (after: string) => Promise<T[]>,
  work: (item: T) => Promise<unknown>,
  { failed, touch }: SettlingRun,
): Promise<void> {
  for await (const batch of batches(find)) {
    for (const item of batch) {
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
 * A page that can't be closed is looked at again, ever less often. In the end it is `unsettled` and keeps nobody from
 * paying on another; an event of its payment still enters that.
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
    `The processor does not close page ${sessionId} of checkout ${_id}, and knows no payment of it.`,
  );
}

/** A refund that is refused at last was called pending to whoever asked for it: the operators hear of it. */
async function sendAgain(ctx: Context, processor: Processor, intent: RefundIntent): Promise<void> {
  const { state, reason } = await sendRefund(ctx, processor, intent);
  if (state !== 'refused') return;
  throw new Error(`The processor refuses refund ${intent._id} of payment ${intent.payment}: ${reason}`);
}

/**
 * Brings to an end what was left open: pages that charge more than is owed any more, pages past their time, on which
 * somebody may have paid at the last moment, and refunds whose answer was lost.
 */
export async function settlePayments(ctx: Context, processor: Processor, run: SettlingRun): Promise<void> {
  for await (const teams of batches((after) => findTeamsPaying(ctx, ctx.now(), after, atOnce))) {
    await endPagesBeyond(
      ctx,
      teams.map(({ _id }) => _id),
    );
  }
  const now = ctx.now();
  await eachOf(
    (after) => findOverdueCheckouts(ctx, now, after, atOnce),
    (checkout) => closeOverdue(ctx, processor, checkout),
    run,
  );
  await eachOf(
    (after) => findWaitingIntents(ctx, run.waitedSeconds ?? waitedSeconds, after, atOnce),
    (intent) => sendAgain(ctx, processor, intent),
    run,
  );
}
