import type { Sequelize } from 'sequelize';
import { defineAudit } from './audit/index.ts';
import { defineBrackets } from './brackets/index.ts';
import { defineCompetitions } from './competitions/index.ts';
import { defineGames } from './games/index.ts';
import { defineIdentity } from './identity/index.ts';
import { definePaymentProducts } from './paymentProducts/index.ts';
import { defineStats } from './stats/index.ts';
import { defineTeams } from './teams/index.ts';
import { defineVenues } from './venues/index.ts';

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
}
