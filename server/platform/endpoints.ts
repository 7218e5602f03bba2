import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core';
import { createExpressEndpoints, type AppRouteImplementation } from '@ts-rest/express';
import express, { type Express, type NextFunction, type Request, type Response, type Router } from 'express';
import type { Deprecation } from '../../contract/deprecation.ts';
import type { Permission } from '../../contract/permissions.ts';
import { addressOf, authenticate, limitKeyOf, requirePermissible, type Credentials } from './authenticate.ts';
import { readWithin } from './boundedBody.ts';
import { createContext } from './context.ts';
import { readCsvBody } from './csvBody.ts';
import type { Database } from './database.ts';
import { deprecationHeaders } from './deprecation.ts';
import { DomainError } from './errors.ts';
import { once, onceInSteps, onceInTurn, type Answer } from './idempotency.ts';
import type { RateLimits } from './rateLimit.ts';
import { readPhotoBody } from './photoBody.ts';
import { compileSerializer, type Serializer } from './serialize.ts';
import { takeTurns } from './takeTurns.ts';
import { illFormedText, reservedName } from './wellFormed.ts';

/** What a route of the contract says about itself. */
export type RouteMetadata = {
  readonly permission: Permission;
  readonly tags: readonly string[];
  /** Sign-in, sign-up and recovery have a stricter limit. */
  readonly strictLimit?: boolean;
  /** A field that a person could find out by trying: who sends it has the stricter limit too. */
  readonly guessable?: string;
  /** Mails go to addresses that the caller names: of each of the `players` in the body, or of the one it is about. */
  readonly mailsPlayers?: 'each' | 'one';
  /** A POST whose work can't be one transaction: it finds its unfinished work by `ctx.onceKey`. */
  readonly inSteps?: boolean;
  /** A POST that waits for others of its kind before it takes a connection: its work goes through `req.runOnce`. */
  readonly inTurn?: boolean;
  /** What the body is where it is not JSON: CSV, alone or in a form, or a form with a photo. */
  readonly accepts?: 'csv' | 'photo';
  /** Announced by the headers of each of its answers. */
  readonly deprecated?: Deprecation;
};

export type EndpointParts = {
  readonly db: Database;
  readonly credentials: Credentials;
  readonly limits: RateLimits;
};

/** Doors for every route of a contract. */
export type Implementation<C extends AppRouter> = {
  [K in keyof C]: C[K] extends AppRoute
    ? AppRouteImplementation<C[K]>
    : C[K] extends AppRouter
      ? Implementation<C[K]>
      : never;
};

type Parsed = { body?: unknown; query?: unknown; params?: unknown };
type Handler = (args: Parsed & { req: Request; res: Response }) => Promise<Answer>;
type Endpoint = { readonly key: string; readonly route: AppRoute; readonly handler: Handler };

const maxBodyBytes = 1_000_000;

const metadataOf = (route: AppRoute) => route.metadata as RouteMetadata | undefined;

function flatten(router: AppRouter, implementation: Record<string, unknown>, prefix = ''): Endpoint[] {
  return Object.entries(router).flatMap(([name, value]) => {
    const key = prefix + name;
    const part = implementation[name];
    if (!isAppRoute(value)) return flatten(value, (part ?? {}) as Record<string, unknown>, `${key}.`);
    if (typeof part !== 'function') throw new Error(`The contract's ${key} has no implementation.`);
    return [{ key, route: value, handler: part as Handler }];
  });
}

const segments = (path: string) => path.split('/').filter(Boolean);

/** Fixed segments before parameters, so that `/players/search` is never read as a player's id. */
function bySpecificity(a: Endpoint, b: Endpoint): number {
  const [left, right] = [segments(a.route.path), segments(b.route.path)];
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = Number(left[index]?.startsWith(':')) - Number(right[index]?.startsWith(':'));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:[A-Za-z]+/g, '[^/]+')}/?$`);

type Path = {
  readonly pattern: RegExp;
  /** By method, a router with that one route. */
  readonly routers: Map<string, Router>;
};

/** The paths of the contract by their first segment, the most specific ones first. */
class Paths {
  readonly #byRoot = new Map<string | undefined, Path[]>();
  readonly #byPath = new Map<string, Path>();

  /** The router of a route that is to be added. */
  routerOf({ path, method }: AppRoute): Router {
    const router = express.Router({ caseSensitive: true });
    const known = this.#byPath.get(path) ?? this.#add(path);
    known.routers.set(method, router);
    return router;
  }

  #add(path: string): Path {
    const root = segments(path)[0];
    const added = { pattern: patternOf(path), routers: new Map<string, Router>() };
    this.#byPath.set(path, added);
    this.#byRoot.set(root, [...(this.#byRoot.get(root) ?? []), added]);
    return added;
  }

  /**
   * The router of the most specific path that fits; undefined where none does. Found here, since Express would try the
   * routes one after another. Throws 405 with `Allow` for a method that the path lacks.
   */
  find({ path, method }: Request): Router | undefined {
    const found = this.#byRoot.get(segments(path)[0])?.find(({ pattern }) => pattern.test(path));
    const router = found?.routers.get(method === 'HEAD' ? 'GET' : method);
    if (found && !router) {
      const methods = [...found.routers.keys(), ...(found.routers.has('GET') ? ['HEAD'] : []), 'OPTIONS'];
      throw new DomainError('method_not_allowed', { headers: { Allow: methods.join(', ') } });
    }
    return router;
  }
}

const parseJson = express.json({
  limit: maxBodyBytes,
  verify: (req, _res, buffer) => {
    (req as Request).rawBody = buffer;
  },
});

const hasBody = (req: Request) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

async function readBody(req: Request, res: Response, accepts: RouteMetadata['accepts']): Promise<void> {
  if (!hasBody(req)) {
    req.body = undefined;
    return;
  }
  if (accepts === 'csv') return readCsvBody(req, res);
  if (accepts === 'photo') return readPhotoBody(req, res);
  if (!req.is('json'))
    throw new DomainError('unsupported_media_type', { headers: { Accept: 'application/json' } });
  await readWithin(
    req,
    maxBodyBytes,
    () =>
      new Promise<void>((resolve, reject) =>
        parseJson(req, res, (error?: unknown) => (error ? reject(error as Error) : resolve())),
      ),
  );
  const reserved = req.rawBody?.includes('__proto__') ? reservedName(req.body) : null;
  if (reserved) throw new DomainError('invalid_request', { details: [reserved] });
}

/** Looked at after the contract's own checks: what it ignores may hold anything. */
function requireStorableText({ body, query, params }: Parsed): void {
  const found = illFormedText(body) ?? illFormedText(query) ?? illFormedText(params);
  if (found) throw new DomainError('invalid_request', { details: [found] });
}

const ifMatchOf = (req: Request) => {
  if (req.method !== 'PUT' && req.method !== 'DELETE') return undefined;
  return req.headers['if-match']?.split(',').map((tag) => tag.trim());
};

function sendsGuess({ body, query }: Request, field: string | undefined): boolean {
  if (field === undefined) return false;
  const sent = { ...query, ...(body as object | undefined) } as Record<string, unknown>;
  return typeof sent[field] === 'string';
}

function playersIn({ body }: Request): number {
  const { players } = (body ?? {}) as { players?: unknown };
  return Array.isArray(players) ? players.length : 0;
}

/** Credential, permission, limit, body: everything before the contract's own checks. */
const guard =
  ({ db, credentials, limits }: EndpointParts) =>
  async (req: Request, res: Response): Promise<void> => {
    const metadata = metadataOf(req.contractRoute as AppRoute);
    const actor = await authenticate(req, res, credentials, limits);
    req.ctx = createContext(db, { actor, requestId: req.requestId, ifMatch: ifMatchOf(req) });
    await limits.request(res, limitKeyOf(actor, req));
    requirePermissible(actor, metadata?.permission);
    if (metadata?.strictLimit) await limits.signIn(res, addressOf(req));
    await readBody(req, res, metadata?.accepts);
    if (metadata?.strictLimit) {
      const { email } = (req.body ?? {}) as { email?: unknown };
      if (typeof email === 'string') await limits.signIn(res, `account:${email.toLowerCase()}`);
    }
    if (actor.kind === 'user' && sendsGuess(req, metadata?.guessable)) {
      await limits.signIn(res, `guess:${actor.id}`);
    }
    if (actor.kind === 'user' && metadata?.mailsPlayers) {
      const mails = metadata.mailsPlayers === 'one' ? 1 : playersIn(req);
      if (mails > 0) await limits.mails(`user:${actor.id}`, mails);
    }
  };

/** Answers are written by the route's own serializer. No 304: an ETag names the record, not what was computed with it. */
function answerWith(serialize: Serializer, req: Request, res: Response): void {
  res.json = (body: unknown) => {
    const text = serialize(res.statusCode, body, req.query['include'] !== undefined);
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.setHeader('Content-Length', Buffer.byteLength(text));
    res.end(text);
    return res;
  };
}

/** Of the transactions of a process that check a password, so that a flood of them leaves connections to all others. */
const whileHashing = takeTurns(2, 200);

/** How an `Idempotency-Key` is honoured. */
function onceFor(metadata: RouteMetadata | undefined): typeof once {
  if (metadata?.inSteps) return onceInSteps;
  if (metadata?.inTurn) return onceInTurn;
  if (!metadata?.strictLimit) return once;
  return (req, res, run) =>
    req.headers['idempotency-key'] === undefined ? run() : whileHashing(() => once(req, res, run));
}

const plainJson: Serializer = (_status, body) => JSON.stringify(body);

/** Answers in JSON also before a route is known. */
export const answerPlainly = (req: Request, res: Response, next: NextFunction) => {
  answerWith(plainJson, req, res);
  next();
};

/** Mounts every route of the contract under `prefix`. */
export function mountContract<C extends AppRouter>(
  app: Express,
  prefix: string,
  contract: C,
  implementation: Implementation<C>,
  parts: EndpointParts,
): void {
  const endpoints = flatten(contract, implementation as Record<string, unknown>).sort(bySpecificity);
  const paths = new Paths();
  const guarded = guard(parts);
  for (const { key, route, handler } of endpoints) {
    const serialize = compileSerializer(route);
    const { deprecated } = metadataOf(route) ?? {};
    const announced = deprecated ? deprecationHeaders(deprecated) : {};
    const runOnce = onceFor(metadataOf(route));
    createExpressEndpoints(
      { [key]: route },
      {
        [key]: async (args: Parameters<Handler>[0]) => {
          requireStorableText(args);
          return route.method === 'POST' ? runOnce(args.req, args.res, () => handler(args)) : handler(args);
        },
      } as never,
      paths.routerOf(route) as unknown as Express,
      {
        logInitialization: false,
        requestValidationErrorHandler: (error, _req, _res, next) => next(error),
        globalMiddleware: [
          (req, res, next) => {
            req.contractRoute = route;
            res.set(announced);
            answerWith(serialize, req as unknown as Request, res);
            guarded(req as unknown as Request, res).then(() => next(), next);
          },
        ],
      },
    );
  }
  app.use(prefix, (req, res, next) => {
    const router = paths.find(req);
    if (router) router(req, res, next);
    else next();
  });
}
