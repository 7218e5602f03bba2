import { mailDelivery } from '../../server/notifications/index.ts';
import { openDatabase } from '../../server/platform/database.ts';
import { createJobs } from '../../server/platform/jobs.ts';
import { createMailer } from '../../server/platform/mailer.ts';
import { defineOutboxDelivery } from '../../server/platform/outboxDelivery.ts';
import { noRefusals, silent } from './anOutbox.ts';

/** A server's process as far as its outbox goes, with short waits; it says so once it runs and drains at SIGTERM. */
const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const db = openDatabase(databaseUrl, 2);
const jobs = createJobs({ databaseUrl, logger: silent, scanEveryMs: 200 });
const send = createMailer({
  smtpUrl,
  mailFrom: 'no-reply@league.example',
  dataDir: '/nowhere',
  logger: silent,
});
const delivery = defineOutboxDelivery(jobs, {
  db,
  deliver: { mail: mailDelivery(send, noRefusals) },
  logger: silent,
  leaseMs: 1_500,
  deliveryTimeoutMs: 1_000,
  delayMs: () => 100,
  pollEvery: 300,
  pollLockMs: 1_000,
});
await jobs.start();
process.on('SIGTERM', () => {
  void Promise.all([jobs.drain(5_000), delivery.drain(5_000)])
    .then(() => db.close())
    .then(() => process.exit(0));
});
process.stdout.write('ready\n');
