import { DateTime } from 'luxon';
import { decimalsOf } from '../platform/minorUnit.ts';
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

type Place = { organizationName: string; competitionName: string | null; divisionName: string | null };

/** "Spring League, Division A", or where there is neither yet, the organization. */
export const placeOf = ({ competitionName, divisionName, organizationName }: Place): string =>
  [competitionName, divisionName]
    .filter((name) => name !== null)
    .map((name) => oneLine(name))
    .join(', ') || oneLine(organizationName);

/** A day (`YYYY-MM-DD`) as people write it: `Sunday, March 8, 2026`. */
export const dayText = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'en-US' }).toFormat('EEEE, MMMM d, yyyy');

/** An amount as people write it: `$125.00`. `amount` in the smallest unit of the currency, as the processor counts it. */
export function moneyText(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals);
}

/** A link's life in words. */
export function validFor(hours: number): string {
  const [amount, unit] = hours >= 48 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `The link works once, for ${amount} ${unit}${amount === 1 ? '' : 's'}.`;
}
