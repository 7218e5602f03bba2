import type { ErrorCode } from '../../contract/errors.ts';

export type ErrorDetail = { path: string; message: string };

const defaultMessages: Record<ErrorCode, string> = {
  invalid_request: 'The request does not match the contract.',
  unauthenticated: 'A valid credential is needed.',
  forbidden: 'This credential does not allow that.',
  email_unverified: 'Confirm the e-mail address first: the link is in the mail sent at sign-up.',
  registration_inactive: 'This registration takes no sign-ups.',
  registration_not_open: 'This registration has not opened yet.',
  registration_closed: 'This registration has closed to new teams.',
  not_found: 'No such record.',
  method_not_allowed: 'This path does not take that method.',
  invalid_reference: 'A reference names a record that does not exist here.',
  invalid_time_zone: 'No such time zone.',
  invalid_token: 'This link has expired, was used already or is not one of ours: ask for a new one.',
  organization_required: 'The account administers several organizations: name one in `organization`.',
  idempotency_key_reused: 'This Idempotency-Key was used for another request.',
  idempotency_in_progress: 'The first request with this Idempotency-Key is still running.',
  not_empty: 'Other records still belong to this one.',
  in_use: 'Other records still refer to this one.',
  already_exists: 'Such a record exists already.',
  last_admin: 'An organization keeps at least one administrator.',
  wrong_sport: 'This field belongs to another sport.',
  invalid_interval: 'The end does not come after the start.',
  double_booked: 'Another game has the court, the team or the slot at that time.',
  schedule_exists: 'There is a schedule already: `replace` replaces the games that are not played.',
  schedule_impossible: 'There are not enough times for so many games.',
  too_few_teams: 'A bracket needs at least two teams.',
  too_many_teams: 'The bracket has no place for so many teams.',
  consolation_not_available: 'Consolation games are played in brackets of 4 and 8 only.',
  bracket_exists: 'There is a bracket already: delete it to make another.',
  bracket_has_scores: 'Games of this bracket have scores: `force=true` deletes them too.',
  decided_by_bracket: 'The bracket decides this: it follows from the games before.',
  game_not_playable: 'This game of the bracket can’t have a score: it is cancelled, a bye, or lacks a team.',
  unknown_stat: 'The division configures other stats for this sport.',
  rows_rejected: 'Nothing was imported: these rows can’t be.',
  permanent_field: 'A permanent field can’t be removed or made another.',
  invalid_fields: 'Some answers don’t fit their fields.',
  division_full: 'The division and its waitlist are full.',
  incomplete: 'The registration of this team is not complete.',
  roster_full: 'The roster has as many players as it may.',
  roster_locked: 'The roster is locked: ask the organizers.',
  removed: 'The team was removed: restore it first.',
  not_removed: 'The team is not removed.',
  unrefunded_payments: 'The team has payments that are not refunded: refund them first.',
  already_linked: 'The player is linked to another account.',
  already_registered: 'The team has been filled in already.',
  already_sent: 'The message was sent, and what it said is erased.',
  already_requested: 'The organizers were asked within the last 24 hours.',
  email_mismatch: 'The player was registered with another address.',
  refund_exceeds_payment: 'That is more than is left of the payment.',
  not_refundable: 'This entry is a refund itself.',
  refund_refused: 'The payment processor has refused the refund.',
  amount_not_chargeable: 'No card can be charged with that amount.',
  payments_not_connected: 'The organization has not connected its account for payments.',
  nothing_due: 'Nothing is left to pay.',
  discount_invalid: 'No such discount code here.',
  discount_expired: 'The discount code has expired.',
  discount_used_up: 'The discount code has been used as often as it may.',
  invalid_signature: 'The signature does not fit the body.',
  payments_unavailable: 'Card payments are not set up on this service.',
  stale: 'The record has changed since it was read.',
  too_large: 'The body is too large.',
  unsupported_media_type: 'The body has a media type that this path does not take.',
  rate_limited: 'Too many requests: wait as long as Retry-After says.',
  internal_error: 'Something went wrong on our side.',
  unavailable: 'The service can’t answer right now: try again as Retry-After says.',
};

/** A refusal with a code of the contract. One handler turns it into status and envelope. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(
    code: ErrorCode,
    options: { message?: string; details?: readonly ErrorDetail[]; headers?: Record<string, string> } = {},
  ) {
    super(options.message ?? defaultMessages[code]);
    this.name = 'DomainError';
    this.code = code;
    this.details = options.details;
    this.headers = options.headers;
  }
}

export const notFound = () => new DomainError('not_found');
export const forbidden = () => new DomainError('forbidden');

/** A reference in a body to a record that is missing or another organization's: one answer for both. */
export const invalidReference = (path: string) =>
  new DomainError('invalid_reference', {
    details: [{ path, message: 'No such record in this organization.' }],
  });
