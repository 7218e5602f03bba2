import { oneLine } from './layout.ts';

/**
 * Whoever signs up chooses the name, and the mail goes to whatever address they gave: a name that is an advertisement
 * is not passed on.
 */
const looksLikeAnAddress = /:\/\/|www\.|@|\.[a-z]{2,}\b/i;

const longestName = 60;

/** "Hello Ada Lovelace," or, with no name that can be used, "Hello,". */
export function greeting(name: string): string {
  const usable = oneLine(name, longestName);
  return usable === '' || looksLikeAnAddress.test(usable) ? 'Hello,' : `Hello ${usable},`;
}

/** A link's life in words. */
export function validFor(hours: number): string {
  const [amount, unit] = hours >= 48 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `The link works once, for ${amount} ${unit}${amount === 1 ? '' : 's'}.`;
}
