import type { Logger } from 'pino';
import { anonymous } from '../platform/actor.ts';
import { createContext } from '../platform/context.ts';
import type { Database } from '../platform/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Processor } from '../platform/stripe.ts';
import { settlePayments } from './settlePayments.ts';

export function definePaymentJobs(
  jobs: Pick<Jobs, 'define'>,
  { db, processor, logger }: { db: Database; processor: Processor; logger: Pick<Logger, 'warn'> },
): void {
  const ctx = createContext(db, { actor: anonymous, requestId: 'payments' });
  const failed = (error: unknown) => logger.warn({ err: error }, 'a payment could not be settled');
  jobs.define('payments', { every: '1 minute', lockLifetimeMs: 300_000 }, ({ touch }) =>
    settlePayments(ctx, processor, { failed, touch }),
  );
}
