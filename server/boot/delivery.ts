import type { Logger } from 'pino';
import { createRefusals, mailDelivery } from '../notifications/index.ts';
import { definePaymentJobs } from '../payments/index.ts';
import { definePhotoJobs } from '../photos/index.ts';
import type { Config } from '../platform/config.ts';
import { defineHousekeeping } from '../platform/housekeeping.ts';
import { createPushService } from '../platform/expo.ts';
import { createJobs } from '../platform/jobs.ts';
import { createMailer } from '../platform/mailer.ts';
import type { Metrics } from '../platform/metrics.ts';
import { defineOutboxDelivery } from '../platform/outboxDelivery.ts';
import { sessionSecret } from '../platform/sessionSecret.ts';
import { createFileStorage } from '../platform/storage.ts';
import type { Processor } from '../platform/stripe.ts';
import { definePushJobs, pushDelivery, type PushParts } from '../push/index.ts';
import { defineReminderJobs, isStillDue } from '../reminders/index.ts';
import { defineSeatJobs } from '../registrationTeams/index.ts';
import type { BootedDatabase } from './database.ts';

export type Delivery = { drain(graceMs: number): Promise<void> };

/** Starts what works beside the requests: the outbox's deliveries, what falls due, and the housekeeping. */
export async function startDelivery(
  config: Config,
  { url, db }: BootedDatabase,
  processor: Processor | null,
  logger: Logger,
  metrics: Metrics,
): Promise<Delivery> {
  const jobs = createJobs({ databaseUrl: url, logger });
  const mailer = createMailer({ ...config, logger });
  const { expoBaseUrl: baseUrl, expoAccessToken: accessToken, pushReceiptSeconds: receiptSeconds } = config;
  const pushes: PushParts = {
    db,
    push: createPushService({ baseUrl, accessToken }),
    logger,
    isStillTrue: (message) => isStillDue(db, message, new Date()),
    receiptSeconds,
  };
  const delivery = defineOutboxDelivery(jobs, {
    db,
    deliver: {
      mail: mailDelivery(mailer, createRefusals(db, sessionSecret(config))),
      push: pushDelivery(pushes),
    },
    logger,
    metrics,
  });
  defineHousekeeping(jobs, db);
  definePushJobs(jobs, pushes);
  defineReminderJobs(jobs, db);
  definePhotoJobs(jobs, db, createFileStorage(config));
  defineSeatJobs(jobs, db);
  if (processor) definePaymentJobs(jobs, { db, processor, logger });
  await jobs.start();
  return {
    drain: async (graceMs) => {
      await Promise.all([jobs.drain(graceMs), delivery.drain(graceMs)]);
    },
  };
}
