import type { Migration } from '../platform/migrate.ts';
import { organizations } from './2026-11-27-01-organizations.ts';
import { competitions } from './2026-11-27-02-competitions.ts';
import { identity } from './2026-11-27-03-identity.ts';
import { outbox } from './2026-11-27-04-outbox.ts';
import { audit } from './2026-11-27-05-audit.ts';
import { teams } from './2026-11-27-06-teams.ts';
import { venues } from './2026-11-27-07-venues.ts';
import { games } from './2026-11-27-08-games.ts';
import { watchlist } from './2026-11-27-09-watchlist.ts';
import { timeSlots } from './2026-11-28-01-time-slots.ts';
import { brackets } from './2026-11-28-02-brackets.ts';
import { stats } from './2026-11-28-03-stats.ts';

/** All migrations, oldest first. */
export const migrations: readonly Migration[] = [
  organizations,
  competitions,
  identity,
  outbox,
  audit,
  teams,
  venues,
  games,
  watchlist,
  timeSlots,
  brackets,
  stats,
];
