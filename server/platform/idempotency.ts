import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { errorStatus } from '../../contract/errors.ts';
import type { Context, OnceKey } from './context.ts';
import { DomainError } from './errors.ts';
import { errorBody } from './renderError.ts';

export type Answer = { status: number; body: unknown };

type StoredAnswer = Answer & { headers: Record<string, string> };
type StoredRow = { requestHash: string; answer: Buffer };

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

/** Whether the same key is refused again: one who came too often, or at a bad moment, is told to come back with it. */
const isLasting = (error: unknown): error is DomainError =>
  error instanceof DomainError && errorStatus[error.code] < 500 && error.code !== 'rate_limited';

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

/**
 * Runs a POST once for its `Idempotency-Key` (24 hours). Work and answer are one transaction: after a crash either
 * both exist, or neither does and the same key does the work. Without the header it just runs.
 *
 * Throws `idempotency_in_progress` while the first request runs, `idempotency_key_reused` for another request.
 */
export async function once(req: Request, res: Response, run: () => Promise<Answer>): Promise<Answer> {
  const { ctx } = req;
  const requested = onceOf(req);
  if (!requested) return run();
  const { keyHash, requestHash, secret } = requested;

  let refusal: DomainError | undefined;
  try {
    return await ctx.transaction(async () => {
      const stored = await findStored(ctx, keyHash);
      if (stored) return replay(res, stored, requestHash, secret);
      try {
        const answer = await run();
        await insertAnswer(ctx, requested, { ...answer, headers: headersOf(res) });
        return answer;
      } catch (error) {
        if (isLasting(error)) refusal = error;
        throw error;
      }
    });
  } catch (error) {
    // The work was undone; its refusal is the answer that the same key gets again.
    if (refusal && error === refusal) await keepRefusal(ctx, requested, refusal);
    throw error;
  }
}

/**
 * As `once`, for a POST that asks somebody else in the middle of its work and so can't be one transaction. The answer
 * is kept once it is known; until then the operation itself finds its unfinished work by `ctx.onceKey` and goes on
 * with it, whether it was cut off or still runs.
 */
export async function onceInSteps(req: Request, res: Response, run: () => Promise<Answer>): Promise<Answer> {
  const requested = onceOf(req);
  if (!requested) return run();
  const { keyHash, requestHash, secret } = requested;
  const stored = await findAnswer(req.ctx, keyHash);
  if (stored) return replay(res, stored, requestHash, secret);
  req.ctx = { ...req.ctx, onceKey: { keyHash, requestHash } };
  try {
    const answer = await run();
    // Accepted is not done yet: the same key asks again what came of it.
    if (answer.status !== 202) await insertAnswer(req.ctx, requested, { ...answer, headers: headersOf(res) });
    return answer;
  } catch (error) {
    if (isLasting(error)) await keepRefusal(req.ctx, requested, error);
    throw error;
  }
}

async function findStored(ctx: Context, keyHash: string): Promise<StoredRow | undefined> {
  const [lock] = await ctx.db.select<{ locked: boolean }>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked',
    [keyHash],
  );
  if (!lock?.locked) throw new DomainError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
  return findAnswer(ctx, keyHash);
}

async function findAnswer(ctx: Context, keyHash: string): Promise<StoredRow | undefined> {
  const [stored] = await ctx.db.select<StoredRow>(
    `SELECT request_hash AS "requestHash", answer FROM idempotency_keys
     WHERE key_hash = $1 AND created > now() - interval '${honouredHours} hours'`,
    [keyHash],
  );
  return stored;
}

function replay(res: Response, stored: StoredRow, requestHash: string, secret: Buffer): Answer {
  if (stored.requestHash !== requestHash) throw new DomainError('idempotency_key_reused');
  const { status, body, headers } = unseal(stored.answer, secret);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader('Idempotency-Replayed', 'true');
  return { status, body };
}

async function insertAnswer(
  ctx: Context,
  { keyHash, requestHash, secret }: Once,
  answer: StoredAnswer,
  replaces = 'true',
): Promise<void> {
  await ctx.db.select(
    `INSERT INTO idempotency_keys (key_hash, request_hash, answer, created) VALUES ($1, $2, $3, now())
     ON CONFLICT (key_hash) DO UPDATE
     SET request_hash = excluded.request_hash, answer = excluded.answer, created = excluded.created
     WHERE ${replaces}`,
    [keyHash, requestHash, seal(answer, secret)],
  );
}

/** By now the same key may have been let in and have done the work: then that is its answer. */
const keepRefusal = (ctx: Context, once: Once, refusal: DomainError) =>
  insertAnswer(
    ctx,
    once,
    { status: errorStatus[refusal.code], body: errorBody(refusal, ctx.requestId), headers: {} },
    `idempotency_keys.created <= now() - interval '${honouredHours} hours'`,
  );
