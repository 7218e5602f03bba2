import { resolveField, type ConfigLevels } from '../competitions/index.ts';

type RosterLock = { rosterLock?: boolean | null; rosterLockDate?: string | Date | null };

/** Whether rosters of teams that are registered are frozen: the lock is set, and its date is set and has passed. */
export const isRosterLocked = ({ rosterLock, rosterLockDate }: RosterLock, now: Date): boolean =>
  rosterLock === true && rosterLockDate != null && now > new Date(rosterLockDate);

/** How many players a team has at least, and at most where there is a limit. */
type RosterBounds = { min: number; max: number | null };

/**
 * Division before league before tournament: what is entered on a registration is stored on one of these. Blank at
 * every level is no maximum and a minimum of 1 (specification, Limits).
 */
export function rosterBounds({ division, league, tournament }: ConfigLevels): RosterBounds {
  const levels = { division: division ?? null, league: league ?? null, tournament: tournament ?? null };
  return {
    min: resolveField(levels, 'minPlayers').value ?? 1,
    max: resolveField(levels, 'maxPlayers').value,
  };
}
