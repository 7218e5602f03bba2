import type { Context } from '../platform/context.ts';

/** Another zone in which an organization, or one of its venues, reads times of day. */
export type ZoneChange = {
  organization: string;
  /** The venue; null for what is read in the organization's own zone. */
  location: string | null;
  from: string;
  to: string;
};

/**
 * Who keeps times of day as they are when their zone changes. Those who have such times import those who have zones, so
 * the app brings the two together: `followZones` at its start.
 *
 * In the transaction of the change, under the lock of what has the zone; refuses it by throwing.
 */
type ZoneFollower = (ctx: Context, change: ZoneChange) => Promise<void>;

const followers = new Set<ZoneFollower>();

/** Registers a follower for all changes of zones in this process; once is enough. */
export const followZones = (follower: ZoneFollower): void => {
  followers.add(follower);
};

export async function changeZone(ctx: Context, change: ZoneChange): Promise<void> {
  if (change.from === change.to) return;
  for (const follower of followers) await follower(ctx, change);
}
