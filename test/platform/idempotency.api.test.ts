import type { Request, Response } from 'express';
import { createContext } from '../../server/platform/context.ts';
import { DomainError } from '../../server/platform/errors.ts';
import { once, type Answer } from '../../server/platform/idempotency.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { times, useService } from '../support/service.ts';

describe('an Idempotency-Key', () => {
  const service = useService();

  it('of somebody who came too often is good once it is time to come back', async () => {
    const organizations = await Promise.all(times(6, () => service.organization()));
    const body = JSON.stringify({ email: `${newObjectId()}@league.test` });
    const invite = (token = '', key = newObjectId()) =>
      service.fetch('/admins', { method: 'POST', token, body, headers: { 'idempotency-key': key } });
    for (const { adminToken } of organizations.slice(0, 5))
      expect((await invite(adminToken)).status).toBe(201);
    const last = organizations[5]?.adminToken;
    const refused = await invite(last, 'the same key');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    await service.db.select(`UPDATE mail_tokens SET created = created - interval '2 hours'`);
    const again = await invite(last, 'the same key');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, null]);
  });

  it('that did its work while its first request was being refused keeps the work’s answer', async () => {
    const { adminId: id } = await service.organization();
    const key = newObjectId();
    const ctx = createContext(service.db, {
      actor: {
        kind: 'admin',
        id,
        name: 'A',
        email: 'a@league.test',
        expiresAt: new Date(),
        organizations: [],
      },
      requestId: key,
    });
    const headers = new Map<string, unknown>();
    const ask = (run: () => Promise<Answer>, whose = ctx) =>
      once(
        {
          ctx: whose,
          headers: { 'idempotency-key': key },
          method: 'POST',
          originalUrl: '/',
        } as object as Request,
        {
          getHeader: () => undefined,
          setHeader: (name: string, value: unknown) => headers.set(name, value),
        } as object as Response,
        run,
      );
    const done = { status: 201, body: { success: true } };
    const refuse = () => Promise.reject(new DomainError('already_exists'));
    const interrupted = {
      ...ctx,
      // Between the end of the refused work and the moment that its refusal is written down.
      transaction: <T>(work: () => Promise<T>) =>
        ctx.transaction(work).catch(async (error: unknown) => {
          await ask(() => Promise.resolve(done));
          throw error;
        }),
    };
    expect(await ask(refuse, interrupted)).toEqual(done);
    expect(await ask(refuse)).toEqual(done);
    expect(headers.get('Idempotency-Replayed')).toBe('true');
  });
});
