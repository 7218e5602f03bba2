import { enqueue, enqueueMail } from '../../server/platform/outbox.ts';
import { createOutboxDelivery, type OutboxMessage } from '../../server/platform/outboxDelivery.ts';
import { readBacklog } from '../../server/platform/outboxStore.ts';
import { eventually } from '../support/eventually.ts';
import { aMail, anOutbox, rowsOf, silent, type OutboxDatabase } from './anOutbox.ts';

let outbox: OutboxDatabase;
beforeEach(async () => {
  outbox = await anOutbox();
});
afterEach(() => outbox.close());

/** Delivers into a list; nothing polls, so only the commit can have woken it. */
const deliverInto = (sent: OutboxMessage[]) =>
  createOutboxDelivery({
    db: outbox.db,
    logger: silent,
    deliver: {
      mail: (message) => {
        sent.push(message);
        return Promise.resolve();
      },
    },
  });

describe('a message in the outbox', () => {
  it('leaves as soon as the change it tells of has committed', async () => {
    const sent: OutboxMessage[] = [];
    const delivery = deliverInto(sent);
    const mail = aMail('ada@league.example');
    await outbox.ctx.transaction(async () => {
      await enqueueMail(outbox.ctx, mail);
      await delivery.deliverDue();
      expect(sent).toEqual([]);
    });
    await eventually(async () => (await rowsOf(outbox.db))[0]?.state === 'sent');
    expect(sent).toMatchObject([
      { to: 'ada@league.example', template: 'verify_email', data: mail.data, attempts: 1 },
    ]);
    await delivery.drain(5_000);
  });

  it('opens a transaction of its own where there is none', async () => {
    expect(await enqueueMail(outbox.ctx, aMail('ada@league.example'))).toBe(true);
    expect(await rowsOf(outbox.db)).toMatchObject([
      { state: 'pending', attempts: 0, recipient: 'ada@league.example' },
    ]);
  });

  it('does not exist when the change was rolled back', async () => {
    const sent: OutboxMessage[] = [];
    const delivery = deliverInto(sent);
    const undone = outbox.ctx.transaction(async () => {
      await enqueueMail(outbox.ctx, aMail('ada@league.example'));
      throw new Error('the team was full');
    });
    await expect(undone).rejects.toThrow('the team was full');
    await delivery.deliverDue();
    await delivery.drain(5_000);
    expect(await rowsOf(outbox.db)).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('is one message for one dedupe key, however many ask for it at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 10 }, () =>
        enqueueMail(outbox.ctx, aMail('ada@league.example', { key: 'verify:1' })),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await rowsOf(outbox.db)).toHaveLength(1);
  });

  it('is not sent again for a key whose message was sent', async () => {
    const sent: OutboxMessage[] = [];
    const delivery = deliverInto(sent);
    await enqueueMail(outbox.ctx, aMail('ada@league.example', { key: 'verify:1' }));
    await eventually(async () => (await rowsOf(outbox.db))[0]?.state === 'sent');
    expect(await enqueueMail(outbox.ctx, aMail('ada@league.example', { key: 'verify:1' }))).toBe(false);
    await delivery.deliverDue();
    await delivery.drain(5_000);
    expect(sent).toHaveLength(1);
  });

  it('keeps no link once it is sent', async () => {
    const delivery = deliverInto([]);
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await eventually(async () => (await rowsOf(outbox.db))[0]?.state === 'sent');
    const [row] = await rowsOf(outbox.db);
    expect(row).toMatchObject({
      data: {},
      next_attempt_at: null,
      last_error: null,
      sent_at: expect.any(Date) as Date,
    });
    await delivery.drain(5_000);
  });

  it('waits while nothing delivers its kind', async () => {
    const delivery = deliverInto([]);
    await enqueue(outbox.ctx, {
      kind: 'push',
      template: 'game_day',
      to: 'a phone',
      data: {},
      dedupeKey: 'push:1',
    });
    await delivery.deliverDue();
    await delivery.drain(5_000);
    expect(await rowsOf(outbox.db)).toMatchObject([{ state: 'pending', attempts: 0 }]);
    expect(await readBacklog(outbox.db)).toMatchObject({ pending: 1, dead: 0 });
  });
});
