import type { Context } from '../platform/context.ts';

/**
 * Who has something to do when a price changes. Those who charge prices import them, so the app brings the two together:
 * `followPrices` at its start. Runs `work` in the transaction that is open.
 */
type PriceFollower = <T>(ctx: Context, product: string, work: () => Promise<T>) => Promise<T>;

let follower: PriceFollower = (_ctx, _product, work) => work();

/** Registers the follower for all writes of prices in this process. */
export const followPrices = (registered: PriceFollower): void => {
  follower = registered;
};

/** Runs a write of a price. */
export const aroundPrice: PriceFollower = (ctx, product, work) => follower(ctx, product, work);
