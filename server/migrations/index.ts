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
import { registrations } from './2026-11-28-04-registrations.ts';
import { waivers } from './2026-11-28-05-waivers.ts';
import { registrationTeams } from './2026-11-28-06-registration-teams.ts';
import { players } from './2026-11-28-07-players.ts';
import { payments } from './2026-11-28-08-payments.ts';
import { checkouts } from './2026-11-28-09-checkouts.ts';
import { teamEvents } from './2026-11-28-11-team-events.ts';
import { chat } from './2026-11-28-20-chat.ts';
import { pushTokens } from './2026-11-28-30-push-tokens.ts';
import { teamPhotos } from './2026-11-28-31-team-photos.ts';
import { reminders } from './2026-11-28-32-reminders.ts';
import { mailRefusals } from './2026-11-28-33-mail-refusals.ts';
import { unsettledCheckouts } from './2026-11-28-34-unsettled-checkouts.ts';
import { filters } from './2026-11-28-35-filters.ts';
import { releaseStatements } from './2026-11-28-36-release-statements.ts';

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
  registrations,
  waivers,
  registrationTeams,
  players,
  payments,
  checkouts,
  teamEvents,
  chat,
  pushTokens,
  teamPhotos,
  reminders,
  mailRefusals,
  unsettledCheckouts,
  filters,
  releaseStatements,
];
