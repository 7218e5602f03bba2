import { DateTime } from 'luxon';
import type { signUpStates } from '../../contract/registrations.ts';
import { DomainError } from '../platform/errors.ts';

type SignUpState = (typeof signUpStates)[number];

export type GateFacts = {
  active: boolean;
  startDate: Date | null;
  endDate: Date | null;
  /** IANA name; in which a notice names the day. */
  timeZone: string;
  config: { gateByStartDate?: boolean; gateByEndDate?: boolean };
};

/**
 * Whether new teams can sign up: instants are compared, and both are still inside (specification, "Registration
 * gates"). A date without its gate has no effect, nor has a gate without a date.
 */
export function signUpState({ active, startDate, endDate, config }: GateFacts, now: Date): SignUpState {
  if (!active) return 'inactive';
  if (config.gateByStartDate && startDate && now < startDate) return 'not_open';
  if (config.gateByEndDate && endDate && now > endDate) return 'closed';
  return 'open';
}

/** `March 8, 2026`, and the time of day with it where the gate is not at the edge of a day. */
function dayAndTime(instant: Date, timeZone: string): string {
  const local = DateTime.fromJSDate(instant, { zone: timeZone }).setLocale('en-US');
  const day = local.toFormat('MMMM d, yyyy');
  const atEdge = +local === +local.startOf('day') || +local === +local.endOf('day');
  return atEdge ? day : `${day} at ${local.toFormat('h:mm a')}`;
}

/** What the public page says in place of the sign-up form; null while it is open. */
export function signUpNotice(registration: GateFacts, now: Date): string | null {
  const { startDate, endDate, timeZone } = registration;
  const state = signUpState(registration, now);
  if (state === 'inactive') return 'This registration takes no sign-ups.';
  if (state === 'not_open') return `Registration opens on ${dayAndTime(startDate as Date, timeZone)}.`;
  if (state === 'closed') return `Registration closed on ${dayAndTime(endDate as Date, timeZone)}.`;
  return null;
}

const refusals = {
  inactive: 'registration_inactive',
  not_open: 'registration_not_open',
  closed: 'registration_closed',
} as const;

/** Refuses a new team: `registration_inactive`, `registration_not_open` or `registration_closed`, in this order. */
export function requireOpenGates(registration: GateFacts, now: Date): void {
  const state = signUpState(registration, now);
  if (state === 'open') return;
  throw new DomainError(refusals[state], { message: signUpNotice(registration, now) as string });
}
