import { sampleMails } from '../../server/notifications/sampleMails.ts';
import { removeLeftovers } from '../../server/platform/housekeeping.ts';
import { enqueueMail } from '../../server/platform/outbox.ts';
import { aMail, anOutbox, rowsOf, type OutboxDatabase } from './anOutbox.ts';

let outbox: OutboxDatabase;
beforeEach(async () => {
  outbox = await anOutbox();
});
afterEach(() => outbox.close());

const noTouch = () => Promise.resolve();

describe('housekeeping', () => {
  it('forgets an Idempotency-Key after 24 hours, however many there are', async () => {
    const db = outbox.db;
    await db.select(
      `INSERT INTO idempotency_keys (key_hash, request_hash, answer, created)
       SELECT 'old' || n, '', '', now() - interval '24 hours 1 minute' FROM generate_series(1, 12000) n`,
    );
    await db.select(
      `INSERT INTO idempotency_keys (key_hash, request_hash, answer, created)
       VALUES ('young', '', '', now() - interval '23 hours 59 minutes')`,
    );
    let touched = 0;
    await removeLeftovers(db, () => Promise.resolve(void (touched += 1)));
    expect(await db.select('SELECT key_hash FROM idempotency_keys')).toEqual([{ key_hash: 'young' }]);
    expect(touched).toBe(2);
  });

  it('forgets messages that were sent or given up 90 days ago, and never one that waits', async () => {
    for (const to of ['sent', 'dead', 'waiting', 'recent']) {
      await enqueueMail(outbox.ctx, aMail(`${to}@league.example`));
    }
    await outbox.db.select(`UPDATE outbox SET state = 'sent' WHERE recipient ~ 'sent|recent'`);
    await outbox.db.select(`UPDATE outbox SET state = 'dead' WHERE recipient ~ 'dead'`);
    await outbox.db.select(
      `UPDATE outbox SET created = now() - interval '91 days' WHERE recipient !~ 'recent'`,
    );
    await removeLeftovers(outbox.db, noTouch);
    expect((await rowsOf(outbox.db)).map(({ recipient }) => recipient).sort()).toEqual([
      'recent@league.example',
      'waiting@league.example',
    ]);
  });

  it('remembers for a year whom it has asked to hurry, so that nobody is asked twice for one deadline', async () => {
    const { ctx, db } = outbox;
    const ask = (to: string) =>
      enqueueMail(ctx, {
        template: 'hurry_finish_team_registration',
        to,
        data: { ...sampleMails.hurry_finish_team_registration, daysLeft: 300 },
        dedupeKey: `hurry_finish_team_registration:${to}`,
      });
    for (const to of ['asked@league.example', 'past@league.example']) await ask(to);
    await db.select(`UPDATE outbox SET state = 'sent', created = now() - interval '365 days'`);
    await db.select(`UPDATE outbox SET created = now() - interval '367 days' WHERE recipient ~ 'past'`);
    await removeLeftovers(db, noTouch);
    expect(await ask('asked@league.example')).toBe(false);
    expect((await rowsOf(db)).map(({ recipient }) => recipient)).toEqual(['asked@league.example']);
  });
});
