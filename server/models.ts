import type { Sequelize } from 'sequelize';
import { defineAssignments } from './assignments/index.ts';
import { defineAudit } from './audit/index.ts';
import { defineAvailability } from './availability/index.ts';
import { defineBrackets } from './brackets/index.ts';
import { defineCompetitions } from './competitions/index.ts';
import { defineDiscountCodes } from './discountCodes/index.ts';
import { defineGames } from './games/index.ts';
import { defineIdentity } from './identity/index.ts';
import { definePaymentProducts } from './paymentProducts/index.ts';
import { definePayments } from './payments/index.ts';
import { definePlayers } from './players/index.ts';
import { defineRegistrations } from './registrations/index.ts';
import { defineRegistrationTeams } from './registrationTeams/index.ts';
import { defineStats } from './stats/index.ts';
import { defineTeamEvents } from './teamEvents/index.ts';
import { defineTeams } from './teams/index.ts';
import { defineVenues } from './venues/index.ts';
import { defineWaivers } from './waivers/index.ts';

/** Declares the tables of every capability on a connection. */
export function defineModels(sequelize: Sequelize): void {
  defineIdentity(sequelize);
  defineAudit(sequelize);
  definePaymentProducts(sequelize);
  defineCompetitions(sequelize);
  defineTeams(sequelize);
  defineVenues(sequelize);
  defineGames(sequelize);
  defineStats(sequelize);
  defineBrackets(sequelize);
  defineWaivers(sequelize);
  defineRegistrations(sequelize);
  definePlayers(sequelize);
  defineDiscountCodes(sequelize);
  defineRegistrationTeams(sequelize);
  definePayments(sequelize);
  defineTeamEvents(sequelize);
  defineAvailability(sequelize);
  defineAssignments(sequelize);
}
