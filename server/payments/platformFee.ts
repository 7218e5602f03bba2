/** The platform's part of what is charged: 1 %, rounded half up to whole cents. */
export const platformFeeOf = (amount: number): number => Math.floor((amount + 50) / 100);

/**
 * What of `fee` belongs to the first `part` of an `amount`, rounded half up. Differences of it share a fee out so that
 * the shares add up to it exactly, however many there are.
 */
export const feeShare = (fee: number, part: number, amount: number): number =>
  Math.floor((2 * fee * part + amount) / (2 * amount));
