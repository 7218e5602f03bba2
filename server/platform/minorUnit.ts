/**
 * The units that the processor counts each currency in, which are not everywhere those of ISO 4217 or of how people
 * write it: forints and Icelandic krónur have hundredths here (https://docs.stripe.com/currencies).
 */

const withoutDecimals = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const withThreeDecimals = new Set('bhd jod kwd omr tnd'.split(' '));
/** Counted in hundredths of which only whole hundreds can be charged. */
const withoutSmallMoney = new Set(['isk', 'ugx']);

/** Of how many decimals an amount in this currency is the smallest unit: 2 for cents, 0 for yen. */
export function decimalsOf(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}

/** Of what an amount must be a multiple for a card to be charged with it, in the smallest unit. */
export function chargeStepOf(currency: string): number {
  if (withoutSmallMoney.has(currency)) return 100;
  return withThreeDecimals.has(currency) ? 10 : 1;
}
