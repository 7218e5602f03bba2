import { initContract } from '@ts-rest/core';
import { apiKeys } from './apiKeys.ts';
import { assignments } from './assignments.ts';
import { auditLogs } from './auditLogs.ts';
import { availabilities } from './availabilities.ts';
import { brackets, playoffs } from './brackets.ts';
import { divisionCapacity } from './capacity.ts';
import { chatMessages } from './chat.ts';
import { divisions } from './divisions.ts';
import { discountCodes } from './discountCodes.ts';
import { divisionTeams } from './divisionTeams.ts';
import { divisionFeeds, divisionTeamFeeds, registrationFeeds } from './feeds.ts';
import { games } from './games.ts';
import { admins, users } from './identity.ts';
import { leagues } from './leagues.ts';
import { locations } from './locations.ts';
import { myTeams } from './myTeams.ts';
import { organizations } from './organizations.ts';
import { outbox } from './outbox.ts';
import { paymentProducts } from './paymentProducts.ts';
import { payments, registrationTeamPayments } from './payments.ts';
import { players } from './players.ts';
import { pushTokens } from './pushTokens.ts';
import { registrations } from './registrations.ts';
import { registrationTeams } from './registrationTeams.ts';
import { schedules } from './schedules.ts';
import { stats } from './stats.ts';
import { teamEvents } from './teamEvents.ts';
import { teamPhotos } from './teamPhotos.ts';
import { teams } from './teams.ts';
import { timeSlots } from './timeSlots.ts';
import { tournaments } from './tournaments.ts';
import { waivers } from './waivers.ts';

/** The whole interface, one key per resource. Paths are relative to `/api/v1`. */
export const contract = initContract().router({
  users: { ...users, ...myTeams },
  admins,
  apiKeys,
  organizations,
  paymentProducts,
  leagues,
  tournaments,
  divisions: { ...divisions, ...divisionCapacity, ...divisionFeeds },
  teams,
  divisionTeams: { ...divisionTeams, ...divisionTeamFeeds },
  locations,
  timeSlots,
  games,
  schedules,
  playoffs,
  brackets,
  stats,
  registrations: { ...registrations, ...registrationFeeds },
  registrationTeams: { ...registrationTeams, ...registrationTeamPayments },
  players,
  waivers,
  payments,
  discountCodes,
  chatMessages,
  teamEvents,
  availabilities,
  assignments,
  teamPhotos,
  pushTokens,
  outbox,
  auditLogs,
});

export const apiPrefix = '/api/v1';
