import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { errorStatus } from '../../contract/errors.ts';
import type { Context, OnceKey } from './context.ts';
import type { Database } from './database.ts';
import { DomainError } from './errors.ts';
import { errorBody } from './renderError.ts';
import { writeTogether } from './writeTogether.ts';

export type Answer = { status: number; body: unknown };

type StoredAnswer = Answer & { headers: Record<string, string> };
type StoredRow = { requestHash: string; answer: Buffer };
type Nullable<T> = { [F in keyof T]: T[F] | null };

const honouredHours = 24;

const keptHeaders = ['etag', 'location'] as const;

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
};

/**
 * Answers may hold secrets shown once (a key, a token). They are stored encrypted under the Idempotency-Key itself,
 * of which only a hash is kept: the database alone can't read them.
 */
const cipherKey = (key: string, owner: string) =>
  Buffer.from(hkdfSync('sha256', key, owner, 'idempotent answer', 32));

function seal(answer: StoredAnswer, key: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function unseal(stored: Buffer, key: Buffer): StoredAnswer {
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, 12));
  decipher.setAuthTag(stored.subarray(12, 28));
  return JSON.parse(
    Buffer.concat([decipher.update(stored.subarray(28)), decipher.final()]).toString('utf8'),
  ) as StoredAnswer;
}

const ownerOf = ({ actor }: Context) =>
  actor.kind === 'anonymous' ? 'anonymous' : `${actor.kind}:${actor.id}`;

function headersOf(res: Response): Record<string, string> {
  return Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = res.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

type Once = OnceKey & { readonly secret: Buffer };

/** The key of a request that came by another door than HTTP; the same key over HTTP is the same request. */
export const onceKeyOf = (ctx: Context, key: string, request: object): OnceKey => ({
  keyHash: sha256(ownerOf(ctx), key),
  requestHash: sha256(JSON.stringify(request)),
});

/** What the header of a request says; null where there is none. */
function onceOf(req: Request): Once | null {
  const key = req.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length < 1 || key.length > 255) {
    throw new DomainError('invalid_request', {
      details: [{ path: 'Idempotency-Key', message: 'Must have 1 to 255 characters' }],
    });
  }
  const owner = ownerOf(req.ctx);
  return {
    keyHash: sha256(owner, key),
    requestHash: sha256(req.method, req.originalUrl, req.rawBody ?? ''),
    secret: cipherKey(key, owner),
  };
}

/** Refusals that say nothing of the work: who came too often or at the wrong moment may come back with the same key. */
const passing: ReadonlySet<string> = new Set([
  'rate_limited',
  'idempotency_in_progress',
  'idempotency_key_reused',
]);

/** What the same key gets again: refused for good. */
const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && errorStatus[error.code] < 500 && !passing.has(error.code);

/**
 * Runs a POST once for its `Idempotency-Key` (24 hours). Work and answer are one transaction: after a crash either
 * both exist, or neither does and the same key does the work. Without the header it just runs.
 *
 * Throws `idempotency_in_progress` while the first request runs, `idempotency_key_reused` for another request.
 */
export const once = (req: Request, res: Response, run: () => Promise<Answer>): Promise<Answer> =>
  onceInTurn(req, res, () => req.runOnce(run));

/**
 * As `once`, for a POST that waits for its turn before it takes a connection: the work of its turn goes through
 * `req.runOnce`. What refuses the request before its turn is the answer of its key too.
 */
export async function onceInTurn(req: Request, res: Response, run: () => Promise<Answer>): Promise<Answer> {
  const requested = onceOf(req);
  if (!requested) {
    req.runOnce = (work) => work();
    return run();
  }
  const { ctx } = req;
  req.runOnce = <A extends Answer>(work: () => Promise<A>) =>
    ctx.transaction(async () => {
      const stored = await findUnlessInProgress(ctx, requested);
      if (stored) return replay(res, stored, requested) as A;
      const answer = await work();
      const [isKept] = await keepAnswers(ctx, [
        { ...requested, answer: { ...answer, headers: headersOf(res) } },
      ]);
      if (!isKept) throw inProgress();
      return answer;
    });
  try {
    return await run();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The work was undone, or never began.
    return await refuseOnce(req, res, requested, error);
  }
}

/** Keeps the refusal and throws it, unless the key has an answer by now: it is that answer then. */
async function refuseOnce(
  { ctx, requestId }: Request,
  res: Response,
  requested: Once,
  refusal: DomainError,
): Promise<Answer> {
  const body = errorBody(refusal, requestId);
  const answer = { status: errorStatus[refusal.code], body, headers: {} };
  const isKept = await keepTogether(ctx)({ ...requested, answer });
  const stored = isKept ? undefined : await findAnswer(ctx, requested);
  if (!stored) throw refusal;
  return replay(res, stored, requested);
}

/**
 * As `once`, for a POST that asks somebody else in the middle of its work and so can't be one transaction. The answer
 * is kept once it is known; until then the operation itself finds its unfinished work by `ctx.onceKey` and goes on
 * with it, whether it was cut off or still runs.
 */
export async function onceInSteps(req: Request, res: Response, run: () => Promise<Answer>): Promise<Answer> {
  const requested = onceOf(req);
  if (!requested) return run();
  const stored = await findAnswer(req.ctx, requested);
  if (stored) return replay(res, stored, requested);
  const { keyHash, requestHash } = requested;
  req.ctx = { ...req.ctx, onceKey: { keyHash, requestHash } };
  try {
    const answer = await run();
    // Accepted is not done yet: the same key asks again what came of it.
    if (answer.status !== 202) {
      const kept = { ...requested, answer: { ...answer, headers: headersOf(res) } };
      await keepAnswers(req.ctx, [kept], 'whatever they have');
    }
    return answer;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return await refuseOnce(req, res, requested, error);
  }
}

const inProgress = () => new DomainError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });

/**
 * The answer of the key, if any; nobody else works on it then before the transaction ends. Where an answer has come in
 * just now it may be overlooked: `keepAnswers` does not. Throws `idempotency_in_progress`.
 */
async function findUnlessInProgress(ctx: Context, { keyHash }: OnceKey): Promise<StoredRow | undefined> {
  const [found] = await ctx.db.select<{ locked: boolean } & Nullable<StoredRow>>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked, k.request_hash AS "requestHash", k.answer
     FROM (SELECT 1) AS one LEFT JOIN idempotency_keys k
       ON k.key_hash = $1 AND k.created > now() - interval '${honouredHours} hours'`,
    [keyHash],
  );
  if (!found?.locked) throw inProgress();
  const { requestHash, answer } = found;
  return requestHash === null || answer === null ? undefined : { requestHash, answer };
}

async function findAnswer(ctx: Context, { keyHash }: OnceKey): Promise<StoredRow | undefined> {
  const [stored] = await ctx.db.select<StoredRow>(
    `SELECT request_hash AS "requestHash", answer FROM idempotency_keys
     WHERE key_hash = $1 AND created > now() - interval '${honouredHours} hours'`,
    [keyHash],
  );
  return stored;
}

function replay(res: Response, stored: StoredRow, { requestHash, secret }: Once): Answer {
  if (stored.requestHash !== requestHash) throw new DomainError('idempotency_key_reused');
  const { status, body, headers } = unseal(stored.answer, secret);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader('Idempotency-Replayed', 'true');
  return { status, body };
}

type Kept = Once & { readonly answer: StoredAnswer };

/**
 * Keeps the answers of keys that have none yet, or in place of those they have.
 *
 * @returns for each whether it is kept; false where the key has another, which stays
 */
async function keepAnswers(
  { db }: Pick<Context, 'db'>,
  answers: readonly Kept[],
  over: 'nothing' | 'whatever they have' = 'nothing',
): Promise<boolean[]> {
  const kept = await db.select<{ at: number }>(
    // In the order of the keys, so that of two that write the same ones neither waits for the other in vain.
    `WITH given AS (
       SELECT DISTINCT ON (key_hash) * FROM unnest($1::text[], $2::text[], $3::bytea[])
         WITH ORDINALITY AS g (key_hash, request_hash, answer, at) ORDER BY key_hash, at
     ), kept AS (
       INSERT INTO idempotency_keys (key_hash, request_hash, answer, created)
       SELECT key_hash, request_hash, answer, now() FROM given ORDER BY key_hash
       ON CONFLICT (key_hash) DO UPDATE
       SET request_hash = excluded.request_hash, answer = excluded.answer, created = excluded.created
       WHERE $4 OR idempotency_keys.created <= now() - interval '${honouredHours} hours' RETURNING key_hash
     )
     SELECT given.at::integer FROM kept JOIN given ON given.key_hash = kept.key_hash`,
    [
      answers.map(({ keyHash }) => keyHash),
      answers.map(({ requestHash }) => requestHash),
      answers.map(({ answer, secret }) => seal(answer, secret)),
      over !== 'nothing',
    ],
  );
  const places = new Set(kept.map(({ at }) => at - 1));
  return answers.map((_, index) => places.has(index));
}

const keepers = new WeakMap<Database, (answer: Kept) => Promise<boolean>>();

/** Where many are refused at the same moment, their refusals are kept together. */
function keepTogether({ db }: Context): (answer: Kept) => Promise<boolean> {
  const keeper = keepers.get(db) ?? writeTogether((answers: readonly Kept[]) => keepAnswers({ db }, answers));
  keepers.set(db, keeper);
  return keeper;
}
