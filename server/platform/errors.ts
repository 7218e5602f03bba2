import { errorMessage, type ErrorCode } from '../../contract/errors.ts';

export type ErrorDetail = { path: string; message: string };

/** A refusal with a code of the contract. One handler turns it into status and envelope. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(
    code: ErrorCode,
    options: { message?: string; details?: readonly ErrorDetail[]; headers?: Record<string, string> } = {},
  ) {
    super(options.message ?? errorMessage[code]);
    this.name = 'DomainError';
    this.code = code;
    this.details = options.details;
    this.headers = options.headers;
  }
}

export const notFound = () => new DomainError('not_found');
export const forbidden = () => new DomainError('forbidden');

/**
 * A reference in a body to a record that is missing or another organization's: one answer for both.
 *
 * @param message what the record has to be, where being the organization's is not enough
 */
export const invalidReference = (path: string, message = 'No such record in this organization.') =>
  new DomainError('invalid_reference', { details: [{ path, message }] });
