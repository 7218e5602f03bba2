import type { Redis } from 'ioredis';
import type { Response } from 'express';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { DomainError } from './errors.ts';

export type RateLimits = {
  /** Counts a request of this caller and writes the RateLimit headers; 429 beyond the limit. */
  request(res: Response, caller: string): Promise<void>;
  /** As above for one that came over a socket and is answered without headers. */
  socketRequest(caller: string): Promise<void>;
  /** As `request` for sign-in, sign-up and password reset, by address and by account. */
  signIn(res: Response, caller: string): Promise<void>;
  /** Counts mails to addresses that this caller names, a day. */
  mails(caller: string, mails: number): Promise<void>;
};

/** What one person may have sent to others: rosters of many teams, and no advertising. */
const mailsADay = 1_000;

const minute = 60;
const day = 24 * 3600;

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

function writeHeaders(res: Response, limit: number, state: RateLimiterRes): void {
  res.setHeader('RateLimit-Limit', limit);
  res.setHeader('RateLimit-Remaining', Math.max(0, state.remainingPoints));
  res.setHeader('RateLimit-Reset', secondsOf(state.msBeforeNext));
}

async function count(
  limiter: RateLimiterAbstract,
  res: Response | null,
  key: string,
  points = 1,
): Promise<void> {
  try {
    const state = await limiter.consume(key, points);
    if (res) writeHeaders(res, limiter.points, state);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (res) writeHeaders(res, limiter.points, refusal);
    throw new DomainError('rate_limited', {
      headers: { 'Retry-After': String(secondsOf(refusal.msBeforeNext)) },
    });
  }
}

/** Limits, in memory of the process, or shared by all processes where there is a Redis. */
export function createRateLimits(
  perMinute: number,
  signInPerMinute: number,
  redis: Redis | null,
): RateLimits {
  const limiter = (keyPrefix: string, points: number, duration = minute) =>
    redis
      ? new RateLimiterRedis({
          storeClient: redis,
          keyPrefix,
          points,
          duration,
          // A Redis that is away must not close the service: each process counts for itself meanwhile.
          insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
        })
      : new RateLimiterMemory({ keyPrefix, points, duration });
  const requests = limiter('rate', perMinute);
  const signIns = limiter('sign-in', signInPerMinute);
  const mails = limiter('mails', mailsADay, day);
  return {
    request: (res, caller) => count(requests, res, caller),
    socketRequest: (caller) => count(requests, null, caller),
    signIn: (res, caller) => count(signIns, res, caller),
    mails: (caller, number) => count(mails, null, caller, number),
  };
}
