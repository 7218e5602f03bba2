import cors from 'cors';
import express, { type Express } from 'express';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { apiPrefix, contract } from '../contract/index.ts';
import openApiDocument from '../openapi/openapi.json' with { type: 'json' };
import { auditRoutes } from './audit/index.ts';
import { advancement, bracketRoutes } from './brackets/index.ts';
import {
  competitionPopulations,
  divisionRoutes,
  leagueRoutes,
  tournamentRoutes,
} from './competitions/index.ts';
import { divisionFeedRoutes, divisionTeamFeedRoutes } from './feeds/index.ts';
import { followGames, gamePopulation, gameRoutes } from './games/index.ts';
import { createIdentity, organizationsByIds } from './identity/index.ts';
import { accountPages } from './pages/accountPages.ts';
import { referencePage } from './pages/referencePage.ts';
import { paymentProductRoutes, paymentProductsByIds } from './paymentProducts/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { answerPlainly, mountContract, type Implementation } from './platform/endpoints.ts';
import { createPopulate } from './platform/include.ts';
import { refuseWhileDraining } from './platform/lifecycle.ts';
import type { Metrics } from './platform/metrics.ts';
import { createRateLimits } from './platform/rateLimit.ts';
import { renderError } from './platform/renderError.ts';
import { followRequest } from './platform/request.ts';
import { securityHeaders } from './platform/securityHeaders.ts';
import { scheduleRoutes } from './schedules/index.ts';
import { standingsDivisionRoutes } from './standings/index.ts';
import { statPopulation, statRoutes } from './stats/index.ts';
import {
  divisionTeamPopulation,
  divisionTeamRoutes,
  divisionTeamsByIds,
  teamPopulation,
  teamRoutes,
} from './teams/index.ts';
import { locationPopulation, locationRoutes, timeSlotPopulation, timeSlotRoutes } from './venues/index.ts';

/** `ready` is false while the first start fills the database; `draining` is true from the signal to stop on. */
export type Readiness = { readonly ready: boolean; readonly draining: boolean };

export type AppParts = {
  readonly config: Pick<
    Config,
    'rateLimitPerMinute' | 'authRateLimitPerMinute' | 'trustProxy' | 'corsOrigins'
  >;
  /** The address that links in mails begin with; known once the server listens. */
  readonly publicUrl: () => string;
  readonly sessionSecret: string;
  readonly db: Database;
  readonly redis: Redis | null;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
};

/** Headers that apps in a browser may read. */
const exposedHeaders = [
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'X-Request-Id',
];

/** The doors of the whole contract. */
function implementationOf({ db, publicUrl, sessionSecret }: AppParts) {
  followGames(advancement);
  const populate = createPopulate({
    ...competitionPopulations,
    organization: { byIds: organizationsByIds },
    paymentProduct: { byIds: paymentProductsByIds },
    team: teamPopulation,
    divisionTeam: divisionTeamPopulation,
    location: locationPopulation,
    timeSlot: timeSlotPopulation,
    game: gamePopulation,
    stat: statPopulation,
  });
  const identity = createIdentity({ db, publicUrl, sessionSecret, visibleTeams: divisionTeamsByIds });
  const implementation: Implementation<typeof contract> = {
    ...identity.routes,
    ...auditRoutes,
    ...paymentProductRoutes(populate),
    leagues: leagueRoutes(populate),
    tournaments: tournamentRoutes(populate),
    divisions: { ...divisionRoutes(populate), ...standingsDivisionRoutes(populate), ...divisionFeedRoutes },
    teams: teamRoutes(populate),
    divisionTeams: { ...divisionTeamRoutes(populate), ...divisionTeamFeedRoutes },
    locations: locationRoutes(populate),
    timeSlots: timeSlotRoutes(populate),
    games: gameRoutes(populate),
    stats: statRoutes(populate),
    schedules: scheduleRoutes,
    ...bracketRoutes,
  };
  return { implementation, credentials: identity.credentials };
}

/** What load balancers and monitors ask; outside the contract and its limits. */
function mountService(app: Express, { db, readiness, metrics }: AppParts): void {
  app.get('/healthz', (_req, res) => res.json({ status: 'ok' }));
  app.get('/readyz', (_req, res, next) => {
    if (readiness.draining || !readiness.ready) {
      res.status(503).json({ status: readiness.draining ? 'draining' : 'starting' });
      return;
    }
    db.select('SELECT 1').then(
      () => res.json({ status: 'ok' }),
      (error: unknown) => next(error),
    );
  });
  app.get('/metrics', (_req, res, next) => {
    metrics.render().then((text) => res.type(metrics.contentType).send(text), next);
  });
}

/** The HTTP side of the service, ready to be listened with. */
export function createApp(parts: AppParts): Express {
  const { config, logger, metrics, readiness, redis } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);
  app.use(followRequest(logger, metrics), answerPlainly);
  mountService(app, parts);
  app.use(
    refuseWhileDraining(readiness),
    securityHeaders(),
    cors({ origin: config.corsOrigins as string | string[], exposedHeaders, maxAge: 600 }),
  );
  app.use(referencePage(`${apiPrefix}/openapi.json`), accountPages(apiPrefix));
  const document = JSON.stringify(openApiDocument);
  app.get(`${apiPrefix}/openapi.json`, (_req, res) => res.type('json').send(document));

  const { implementation, credentials } = implementationOf(parts);
  const limits = createRateLimits(config.rateLimitPerMinute, config.authRateLimitPerMinute, redis);
  mountContract(app, apiPrefix, contract, implementation, { db: parts.db, credentials, limits });
  app.use(renderError(logger));
  return app;
}
