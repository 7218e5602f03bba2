import { DomainError } from '../platform/errors.ts';

const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** Throws `invalid_currency` for a code that ISO 4217 does not have. */
export function requireCurrency(currency: string | undefined): void {
  if (currency === undefined || currencies.has(currency)) return;
  throw new DomainError('invalid_currency', {
    details: [{ path: 'currency', message: 'No such currency.' }],
  });
}
