import type { Condition } from '../platform/reads.ts';
import { dayOf } from '../platform/wallTime.ts';
import { instantOf } from '../platform/writes.ts';

const isDay = (from: string) => from.length === 'YYYY-MM-DD'.length;

/**
 * What has not begun at a moment, as a condition over a row `r` with `date`, `is_timed`, `global_date` and
 * `organization`. What has no time to begin at counts until its day is over where its organization is.
 *
 * @param from as it was sent: a day alone is its midnight in UTC, and for what has no time that very day
 * @param zones the IANA zones of the organizations, by id
 */
export function upcoming(from: string | Date, zones: ReadonlyMap<string, string>): Condition {
  const since = typeof from === 'string' ? instantOf(from) : from;
  const dayIn = (zone: string) => (typeof from === 'string' && isDay(from) ? from : dayOf(since, zone));
  const days = Object.fromEntries([...zones].map(([organization, zone]) => [organization, dayIn(zone)]));
  return {
    sql:
      "CASE WHEN r.is_timed THEN r.date >= (?::jsonb ->> 'since')::timestamptz " +
      "ELSE r.global_date >= (?::jsonb -> 'days' ->> r.organization) END",
    value: JSON.stringify({ since, days }),
  };
}
