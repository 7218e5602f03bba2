import type { Logger } from 'pino';
import { mailDelivery } from '../notifications/index.ts';
import type { Config } from '../platform/config.ts';
import { defineHousekeeping } from '../platform/housekeeping.ts';
import { createJobs } from '../platform/jobs.ts';
import { createMailer } from '../platform/mailer.ts';
import type { Metrics } from '../platform/metrics.ts';
import { defineOutboxDelivery } from '../platform/outboxDelivery.ts';
import type { BootedDatabase } from './database.ts';

export type Delivery = { drain(graceMs: number): Promise<void> };

/** Starts what works beside the requests: the outbox's deliveries and the housekeeping. */
export async function startDelivery(
  config: Config,
  { url, db }: BootedDatabase,
  logger: Logger,
  metrics: Metrics,
): Promise<Delivery> {
  const jobs = createJobs({ databaseUrl: url, logger });
  const mailer = createMailer({ ...config, logger });
  const delivery = defineOutboxDelivery(jobs, {
    db,
    deliver: { mail: mailDelivery(mailer) },
    logger,
    metrics,
  });
  defineHousekeeping(jobs, db);
  await jobs.start();
  return {
    drain: async (graceMs) => {
      await Promise.all([jobs.drain(graceMs), delivery.drain(graceMs)]);
    },
  };
}
