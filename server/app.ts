import { fileURLToPath } from 'node:url';
import cors from 'cors';
import express, { type Express } from 'express';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { apiPrefix, contract } from '../contract/index.ts';
import { assignmentPopulation, assignmentRoutes } from './assignments/index.ts';
import { auditRoutes } from './audit/index.ts';
import { availabilityPopulation, availabilityRoutes } from './availability/index.ts';
import { advancement, bracketRoutes } from './brackets/index.ts';
import { chatRoutes } from './chat/index.ts';
import {
  competitionPopulations,
  divisionRoutes,
  followCapacity,
  leagueRoutes,
  tournamentRoutes,
} from './competitions/index.ts';
import { discountCodePopulation, discountCodeRoutes } from './discountCodes/index.ts';
import { divisionFeedRoutes, divisionTeamFeedRoutes, registrationFeedRoutes } from './feeds/index.ts';
import { followGames, gamePopulation, gameRoutes, moveGamesToZone } from './games/index.ts';
import { createIdentity, followZones, organizationsByIds } from './identity/index.ts';
import { myTeamRoutes } from './myTeams/index.ts';
import { refusalDoor } from './notifications/index.ts';
import { outboxRoutes } from './outbox/index.ts';
import { accountPages } from './pages/accountPages.ts';
import { invitePage } from './pages/invitePage.ts';
import { paymentPages } from './pages/paymentPages.ts';
import { referencePage } from './pages/referencePage.ts';
import { unsubscribePage } from './pages/unsubscribePage.ts';
import { waiverPage } from './pages/waiverPage.ts';
import { followPrices, paymentProductRoutes, paymentProductsByIds } from './paymentProducts/index.ts';
import {
  countUnsettled,
  paymentPopulation,
  paymentRoutes,
  registrationTeamPaymentRoutes,
} from './payments/index.ts';
import type { Credentials } from './platform/authenticate.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { answerPlainly, mountContract, type Implementation } from './platform/endpoints.ts';
import { notFound } from './platform/errors.ts';
import { createPopulate } from './platform/include.ts';
import { refuseNewWork } from './platform/lifecycle.ts';
import { linkFrom } from './platform/links.ts';
import type { Metrics } from './platform/metrics.ts';
import { publishedFile, type PublishedFile } from './platform/publishedFile.ts';
import { createRateLimits, type RateLimits } from './platform/rateLimit.ts';
import { renderError } from './platform/renderError.ts';
import { followRequest } from './platform/request.ts';
import { securityHeaders } from './platform/securityHeaders.ts';
import type { FileStorage } from './platform/storage.ts';
import type { Processor } from './platform/stripe.ts';
import { createFileLinks, photoFiles, teamPhotoRoutes } from './photos/index.ts';
import { linkPlayers, playerPopulation, playerRoutes } from './players/index.ts';
import { pushTokenRoutes } from './push/index.ts';
import { followPrice, registrationPopulation, registrationRoutes } from './registrations/index.ts';
import {
  changeSeats,
  divisionCapacityRoutes,
  registrationTeamPopulation,
  registrationTeamRoutes,
} from './registrationTeams/index.ts';
import { scheduleRoutes } from './schedules/index.ts';
import { standingsDivisionRoutes } from './standings/index.ts';
import { statPopulation, statRoutes } from './stats/index.ts';
import { moveTeamEventsToZone, teamEventPopulation, teamEventRoutes } from './teamEvents/index.ts';
import {
  divisionTeamPopulation,
  divisionTeamRoutes,
  divisionTeamsByIds,
  teamPopulation,
  teamRoutes,
} from './teams/index.ts';
import { locationPopulation, locationRoutes, timeSlotPopulation, timeSlotRoutes } from './venues/index.ts';
import { waiverPopulation, waiverRoutes } from './waivers/index.ts';

/**
 * `ready` is false while the first start fills the database; `draining` is true from the signal to stop on, and
 * `refusing` where that signal leaves no time to go elsewhere.
 */
type Readiness = { readonly ready: boolean; readonly draining: boolean; readonly refusing: boolean };

/** The HTTP side, and what sockets share with it. */
type App = {
  readonly app: Express;
  readonly credentials: Credentials;
  readonly limits: RateLimits;
};

type AppParts = {
  readonly config: Pick<
    Config,
    'rateLimitPerMinute' | 'authRateLimitPerMinute' | 'trustProxy' | 'corsOrigins'
  >;
  /** The address that links in mails begin with; known once the server listens. */
  readonly publicUrl: () => string;
  readonly sessionSecret: string;
  readonly db: Database;
  readonly redis: Redis | null;
  /** Of card payments; null where none is set up. */
  readonly processor: Processor | null;
  /** Of uploaded files. */
  readonly storage: FileStorage;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
};

/** Headers that apps in a browser may read. */
const exposedHeaders = [
  'Deprecation',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Sunset',
  'X-Request-Id',
];

const photoFilesPath = `${apiPrefix}/teamPhotos/files`;

const photoPartsOf = ({ storage, publicUrl, sessionSecret, logger }: AppParts) => ({
  storage,
  links: createFileLinks(() => publicUrl() + photoFilesPath, sessionSecret),
  logger,
});

/** The doors of the whole contract. */
function implementationOf(parts: AppParts) {
  const { db, publicUrl, sessionSecret, processor } = parts;
  followGames(advancement);
  followCapacity(changeSeats);
  followPrices(followPrice);
  followZones(moveGamesToZone);
  followZones(moveTeamEventsToZone);
  linkFrom(db, publicUrl);
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
    registration: registrationPopulation,
    registrationTeam: registrationTeamPopulation,
    player: playerPopulation,
    waiver: waiverPopulation,
    payment: paymentPopulation,
    discountCode: discountCodePopulation,
    teamEvent: teamEventPopulation,
    availability: availabilityPopulation,
    assignment: assignmentPopulation,
  });
  const identity = createIdentity({
    db,
    publicUrl,
    sessionSecret,
    visibleTeams: divisionTeamsByIds,
    onEmailVerified: [linkPlayers],
    populate,
  });
  const implementation: Implementation<typeof contract> = {
    ...identity.routes,
    users: { ...identity.routes.users, ...myTeamRoutes(populate) },
    ...auditRoutes,
    ...paymentProductRoutes(populate),
    leagues: leagueRoutes(populate),
    tournaments: tournamentRoutes(populate),
    divisions: {
      ...divisionRoutes(populate),
      ...standingsDivisionRoutes(populate),
      ...divisionCapacityRoutes,
      ...divisionFeedRoutes,
    },
    teams: teamRoutes(populate),
    divisionTeams: { ...divisionTeamRoutes(populate), ...divisionTeamFeedRoutes },
    locations: locationRoutes(populate),
    timeSlots: timeSlotRoutes(populate),
    games: gameRoutes(populate),
    stats: statRoutes(populate),
    schedules: scheduleRoutes,
    registrations: { ...registrationRoutes(populate), ...registrationFeedRoutes },
    registrationTeams: {
      ...registrationTeamRoutes(populate),
      ...registrationTeamPaymentRoutes({ processor, publicUrl }),
    },
    payments: paymentRoutes(populate, { processor }),
    ...discountCodeRoutes(populate),
    players: playerRoutes(populate),
    waivers: waiverRoutes(populate),
    chatMessages: chatRoutes,
    teamEvents: teamEventRoutes(populate),
    availabilities: availabilityRoutes(populate),
    assignments: assignmentRoutes(populate),
    teamPhotos: teamPhotoRoutes(photoPartsOf(parts)),
    pushTokens: pushTokenRoutes,
    outbox: outboxRoutes,
    ...bracketRoutes,
  };
  return { implementation, credentials: identity.credentials };
}

/** What is generated from the contract, by the title of its link on the reference page. */
const documents = {
  OpenAPI: 'openapi.json',
  'AsyncAPI (sockets)': 'asyncapi.json',
  Postman: 'postman.json',
} as const;

const fileOf = (document: string): string =>
  fileURLToPath(new URL(`../openapi/${document}`, import.meta.url));

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
  metrics.watchUnsettledPages(() => countUnsettled({ db }));
  app.get('/metrics', (_req, res, next) => {
    metrics.render().then((text) => res.type(metrics.contentType).send(text), next);
  });
}

/** The HTTP side of the service, ready to be listened with. */
export function createApp(parts: AppParts): App {
  const { config, logger, metrics, readiness, redis } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // A path is one path: a proxy that keeps `/metrics` to itself needn't know of `/METRICS` and `/metrics/`.
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);
  app.use(followRequest(logger, metrics), answerPlainly);
  mountService(app, parts);
  app.use(
    refuseNewWork(readiness),
    securityHeaders(),
    cors({ origin: config.corsOrigins as string | string[], exposedHeaders, maxAge: 600 }),
  );
  const { implementation, credentials } = implementationOf(parts);
  const limits = createRateLimits(config.rateLimitPerMinute, config.authRateLimitPerMinute, redis);
  // First, since nearly all requests are for it and none of its paths is a page's.
  mountContract(app, apiPrefix, contract, implementation, { db: parts.db, credentials, limits });
  app.use(photoFiles(photoFilesPath, photoPartsOf(parts)));
  const publish = (file: PublishedFile) => publishedFile(limits, file);
  for (const name of Object.values(documents)) {
    // Asked about each time, so that the document of a new release is seen at once.
    const document = { path: fileOf(name), type: 'json', cacheControl: 'no-cache' };
    app.get(`${apiPrefix}/${name}`, publish(document));
  }
  const addresses = Object.entries(documents).map(([title, name]) => [title, `${apiPrefix}/${name}`]);
  app.use(referencePage(`${apiPrefix}/${documents.OpenAPI}`, Object.fromEntries(addresses), publish));
  app.use(accountPages(apiPrefix), waiverPage(apiPrefix), invitePage(apiPrefix), paymentPages());
  app.use(unsubscribePage(), refusalDoor(parts.db, parts.sessionSecret));
  app.use((_req, _res, next) => next(notFound()));
  app.use(renderError(logger));
  return { app, credentials, limits };
}
