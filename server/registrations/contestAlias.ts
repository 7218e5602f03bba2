import { invalidReference } from '../platform/errors.ts';

type Sent = { league?: string | null | undefined; contest?: string | null | undefined };

/**
 * The league that a body names, by either of its two names; undefined where it names none. Throws `invalid_reference`
 * for two different ones.
 */
export function leagueSent({ league, contest }: Sent): string | null | undefined {
  if (league !== undefined && contest !== undefined && league !== contest) {
    throw invalidReference('contest', 'Another name of `league`: the two must be the same.');
  }
  return league === undefined ? contest : league;
}
