import { initContract } from '@ts-rest/core';
import { apiKeys } from './apiKeys.ts';
import { auditLogs } from './auditLogs.ts';
import { brackets, playoffs } from './brackets.ts';
import { divisions } from './divisions.ts';
import { divisionTeams } from './divisionTeams.ts';
import { divisionFeeds, divisionTeamFeeds } from './feeds.ts';
import { games } from './games.ts';
import { admins, users } from './identity.ts';
import { leagues } from './leagues.ts';
import { locations } from './locations.ts';
import { organizations } from './organizations.ts';
import { paymentProducts } from './paymentProducts.ts';
import { schedules } from './schedules.ts';
import { stats } from './stats.ts';
import { teams } from './teams.ts';
import { timeSlots } from './timeSlots.ts';
import { tournaments } from './tournaments.ts';

/** The whole interface, one key per resource. Paths are relative to `/api/v1`. */
export const contract = initContract().router({
  users,
  admins,
  apiKeys,
  organizations,
  paymentProducts,
  leagues,
  tournaments,
  divisions: { ...divisions, ...divisionFeeds },
  teams,
  divisionTeams: { ...divisionTeams, ...divisionTeamFeeds },
  locations,
  timeSlots,
  games,
  schedules,
  playoffs,
  brackets,
  stats,
  auditLogs,
});

export const apiPrefix = '/api/v1';
