import type { z } from 'zod';
import type { CreateRegistration } from '../../contract/registrations.ts';
import type { Cost } from './fees.ts';

type Sent = z.infer<typeof CreateRegistration>;

/** Stored settings: only fields that are set. */
export type StoredSettings = {
  numDaysToRemindTeam?: number;
  emailReminderTeam?: boolean;
  rosterLock?: boolean;
  /** ISO 8601, in UTC. */
  rosterLockDate?: string;
  hurryFinishTeamRegistration?: { enabled?: boolean; numDaysAgo?: number };
};

/** Field by field: what is sent replaces what is stored, null unsets, what is not sent stays. */
function merge<T extends object>(stored: T, sent: object | undefined): T {
  const merged = { ...stored } as Record<string, unknown>;
  for (const [field, value] of Object.entries(sent ?? {})) {
    if (value === null) delete merged[field];
    else if (value !== undefined) merged[field] = value;
  }
  return merged as T;
}

export const mergeCost = (stored: Cost, sent: Sent['cost']): Cost => merge(stored, sent);

/** As above; the urgency mode merges in itself. A lock date that is a day alone is its midnight in UTC. */
export function mergeSettings(stored: StoredSettings, sent: Sent['settings']): StoredSettings {
  const { rosterLockDate, hurryFinishTeamRegistration: hurry } = sent ?? {};
  return merge(stored, {
    ...sent,
    ...(rosterLockDate ? { rosterLockDate: new Date(rosterLockDate).toISOString() } : {}),
    ...(hurry ? { hurryFinishTeamRegistration: merge(stored.hurryFinishTeamRegistration ?? {}, hurry) } : {}),
  });
}
