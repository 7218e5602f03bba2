import { mailDelivery } from '../../server/notifications/index.ts';
import { createMailer } from '../../server/platform/mailer.ts';
import { enqueueMail } from '../../server/platform/outbox.ts';
import {
  createOutboxDelivery,
  type OutboxDelivery,
  type OutboxDeliveryOptions,
} from '../../server/platform/outboxDelivery.ts';
import { readBacklog } from '../../server/platform/outboxStore.ts';
import { eventually } from '../support/eventually.ts';
import { aMailbox, type Mailbox } from './mailbox.ts';
import {
  allAre,
  aMail,
  anOrganization,
  anOutbox,
  deliverUntil,
  rowsOf,
  noRefusals,
  silent,
  type OutboxDatabase,
} from './anOutbox.ts';

let outbox: OutboxDatabase;
let mailbox: Mailbox;
let deliveries: OutboxDelivery[];

beforeEach(async () => {
  [outbox, mailbox] = await Promise.all([anOutbox(), aMailbox()]);
  deliveries = [];
});
afterEach(async () => {
  await Promise.all(deliveries.map((delivery) => delivery.drain(0)));
  await mailbox.close();
  await outbox.close();
});

/** One process of the service that sends to the listener, with short waits. */
function aProcess(options: Partial<OutboxDeliveryOptions> = {}): OutboxDelivery {
  const send = createMailer({
    smtpUrl: mailbox.smtpUrl,
    mailFrom: 'Sports League <no-reply@league.example>',
    dataDir: '/nowhere',
    logger: silent,
  });
  const delivery = createOutboxDelivery({
    db: outbox.db,
    deliver: { mail: mailDelivery(send, noRefusals) },
    logger: silent,
    delayMs: () => 1,
    ...options,
  });
  deliveries.push(delivery);
  return delivery;
}

const takenBy = (to: string) => mailbox.taken.filter((taken) => taken.to === to);
const busy = { code: 451, text: 'try again later' };

describe('the delivery of mail', () => {
  it('tries again when the server is busy, and says in the outbox why', async () => {
    mailbox.treat((_to, times) => (times < 3 ? busy : 'accept'));
    const delivery = aProcess({ delayMs: () => 60_000 });
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await eventually(async () => (await rowsOf(outbox.db))[0]?.last_error !== null);
    expect(await rowsOf(outbox.db)).toMatchObject([
      { state: 'pending', attempts: 1, last_error: expect.stringContaining('451 try again later') as string },
    ]);
    expect((await rowsOf(outbox.db))[0]?.next_attempt_at?.getTime()).toBeGreaterThan(Date.now());
    await delivery.drain(5_000);
    await outbox.db.select('UPDATE outbox SET next_attempt_at = now()');
    const eager = aProcess();
    await deliverUntil([eager], () => allAre(outbox.db, 'sent'));
    expect(await rowsOf(outbox.db)).toMatchObject([{ attempts: 3 }]);
    expect(takenBy('ada@league.example')).toHaveLength(1);
  });

  it('keeps no secret that a refusal quotes', async () => {
    mailbox.treat(() => ({ code: 451, text: 'spam: https://league.test/waiver?token=abcdef' }));
    const delivery = aProcess({ delayMs: () => 60_000 });
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await eventually(async () => (await rowsOf(outbox.db))[0]?.last_error !== null);
    const [row] = await rowsOf(outbox.db);
    expect(row?.last_error).toContain('waiver?token=[redacted]');
    expect(row?.last_error).not.toContain('abcdef');
    await delivery.drain(5_000);
  });

  it('takes a 5xx that an operator can mend for temporary', async () => {
    mailbox.treat((_to, times) => (times < 2 ? { code: 554, text: '5.7.1 relaying denied' } : 'accept'));
    const delivery = aProcess();
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await deliverUntil([delivery], () => allAre(outbox.db, 'sent'));
    expect(takenBy('ada@league.example')).toHaveLength(1);
  });

  it('gives up a mailbox that does not exist at the first answer, and keeps what it said', async () => {
    mailbox.treat(() => ({ code: 550, text: '5.1.1 no such mailbox' }));
    const delivery = aProcess();
    const mail = aMail('nobody@league.example');
    await enqueueMail(outbox.ctx, mail);
    await deliverUntil([delivery], () => allAre(outbox.db, 'dead'));
    expect(await rowsOf(outbox.db)).toMatchObject([
      {
        attempts: 1,
        data: mail.data,
        next_attempt_at: null,
        last_error: expect.stringContaining('5.1.1') as string,
      },
    ]);
    expect(await readBacklog(outbox.db)).toMatchObject({ pending: 0, dead: 1 });
  });

  it('gives a message up after 12 attempts', async () => {
    let attempts = 0;
    mailbox.treat((_to, times) => {
      attempts = times;
      return busy;
    });
    const delivery = aProcess();
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await deliverUntil([delivery], () => allAre(outbox.db, 'dead'));
    await delivery.deliverDue();
    expect(await rowsOf(outbox.db)).toMatchObject([{ attempts: 12, state: 'dead' }]);
    expect(attempts).toBe(12);
  });

  it('gives a message up that was cut off 12 times', async () => {
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await outbox.db.select('UPDATE outbox SET attempts = 12, retried = true, in_hand = true');
    const delivery = aProcess();
    await deliverUntil([delivery], () => allAre(outbox.db, 'dead'));
    expect(await rowsOf(outbox.db)).toMatchObject([{ attempts: 12 }]);
    expect(mailbox.taken).toEqual([]);
  });

  it('gives up waiting for a server that stalls, and tries again', async () => {
    mailbox.treat((_to, times) => (times < 2 ? 'stall' : 'accept'));
    const delivery = aProcess({ deliveryTimeoutMs: 300, leaseMs: 20_000 });
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await deliverUntil([delivery], () => allAre(outbox.db, 'sent'));
    expect(await rowsOf(outbox.db)).toMatchObject([
      { attempts: 2, last_error: 'The delivery took too long.' },
    ]);
  });

  it('sends again what a server took without saying so, as the same mail', async () => {
    mailbox.treat((_to, times) => (times < 2 ? 'drop' : 'accept'));
    const delivery = aProcess();
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await deliverUntil([delivery], () => allAre(outbox.db, 'sent'));
    const [row] = await rowsOf(outbox.db);
    const ids = takenBy('ada@league.example').map(({ mail }) => mail.messageId);
    expect(ids).toEqual([`<${row?.id}@league.example>`, `<${row?.id}@league.example>`]);
  });

  it('never sends one message from two processes', async () => {
    const first = aProcess();
    const second = aProcess({ db: outbox.another() });
    const addresses = Array.from({ length: 60 }, (_, n) => `member${n}@league.example`);
    await Promise.all(addresses.map((to) => enqueueMail(outbox.ctx, aMail(to))));
    await deliverUntil([first, second], () => allAre(outbox.db, 'sent'));
    expect(mailbox.taken.map(({ to }) => to).sort()).toEqual([...addresses].sort());
  });

  it('tells of each delivery', async () => {
    const observed: string[] = [];
    mailbox.treat((_to, times) => (times < 2 ? busy : 'accept'));
    const delivery = aProcess({
      metrics: {
        observeDelivery: ({ kind, outcome }) => observed.push(`${kind} ${outcome}`),
        watchOutbox: () => undefined,
      },
    });
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await deliverUntil([delivery], () => observed.length === 2);
    expect(observed).toEqual(['mail failed', 'mail sent']);
  });
});

describe('the turns of the delivery', () => {
  it('lets no organization wait for another whose mail stalls', async () => {
    mailbox.treat((to) => (to.startsWith('slow') ? 'stall' : 'accept'));
    const [stalled, other] = [
      await anOrganization(outbox.db, 'Stalled'),
      await anOrganization(outbox.db, 'Other'),
    ];
    const delivery = aProcess({ slots: 4 });
    for (let n = 0; n < 12; n += 1) {
      await enqueueMail(outbox.ctx, aMail(`slow${n}@league.example`, { organization: stalled }));
    }
    await eventually(() => mailbox.talkingTo.length === 2);
    await enqueueMail(outbox.ctx, aMail('quick@league.example', { organization: other }));
    await deliverUntil([delivery], () => takenBy('quick@league.example').length === 1);
    expect(mailbox.talkingTo).toHaveLength(2);
  });

  it('lets new mail pass what failed before', async () => {
    mailbox.treat((to, times) => (to.startsWith('slow') ? (times === 1 ? busy : 'stall') : 'accept'));
    const delivery = aProcess({ slots: 4 });
    for (let n = 0; n < 12; n += 1) await enqueueMail(outbox.ctx, aMail(`slow${n}@league.example`));
    await deliverUntil([delivery], () => mailbox.talkingTo.length === 2);
    await enqueueMail(outbox.ctx, aMail('quick@league.example'));
    await deliverUntil([delivery], () => takenBy('quick@league.example').length === 1);
    expect(mailbox.talkingTo).toHaveLength(2);
  });

  it('talks to one mailbox once at a time', async () => {
    mailbox.treat(() => 'stall');
    const organization = await anOrganization(outbox.db, 'League');
    const delivery = aProcess();
    for (let n = 0; n < 3; n += 1)
      await enqueueMail(outbox.ctx, aMail('ada@league.example', { organization }));
    await eventually(() => mailbox.talkingTo.length === 1);
    await delivery.deliverDue();
    await delivery.deliverDue();
    expect((await rowsOf(outbox.db)).map((row) => row.attempts).sort()).toEqual([0, 0, 1]);
  });

  it('goes round: each organization’s first message leaves before anybody’s second', async () => {
    const order: string[] = [];
    const organizations = await Promise.all(['A', 'B', 'C'].map((name) => anOrganization(outbox.db, name)));
    for (const organization of organizations) {
      for (let n = 0; n < 3; n += 1)
        await enqueueMail(outbox.ctx, aMail(`member${n}@league.example`, { organization }));
    }
    const delivery = aProcess({
      slots: 1,
      deliver: { mail: ({ organization }) => Promise.resolve(void order.push(organization ?? '')) },
    });
    await deliverUntil([delivery], () => order.length === 9);
    for (const round of [order.slice(0, 3), order.slice(3, 6), order.slice(6, 9)]) {
      expect([...round].sort()).toEqual([...organizations].sort());
    }
  });
});

describe('the end of a process that delivers', () => {
  it('lets what is in hand finish and takes nothing new', async () => {
    let answer: (() => void) | undefined;
    const delivery = aProcess({
      slots: 1,
      deliver: { mail: () => new Promise((resolve) => (answer = resolve)) },
    });
    await enqueueMail(outbox.ctx, aMail('first@league.example'));
    await enqueueMail(outbox.ctx, aMail('second@league.example'));
    await eventually(() => answer !== undefined);
    const drained = delivery.drain(20_000);
    answer?.();
    await drained;
    expect((await rowsOf(outbox.db)).map((row) => row.state).sort()).toEqual(['pending', 'sent']);
  });

  it('leaves what does not finish to the others at once', async () => {
    mailbox.treat((_to, times) => (times === 1 ? 'stall' : 'accept'));
    const delivery = aProcess();
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await eventually(() => mailbox.talkingTo.length === 1);
    await delivery.drain(50);
    const other = aProcess({ db: outbox.another() });
    await deliverUntil([other], () => allAre(outbox.db, 'sent'));
    expect(takenBy('ada@league.example')).toHaveLength(1);
  });

  it('survives a database that goes away between the delivery and its note', async () => {
    let failures = 2;
    const db = outbox.another();
    const flaky = {
      ...db,
      select: <T extends object>(sql: string, values?: readonly unknown[]) => {
        if (sql.includes(`state = 'sent'`) && failures-- > 0)
          return Promise.reject(new Error('Connection terminated'));
        return db.select<T>(sql, values);
      },
    };
    const delivery = aProcess({ db: flaky });
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await deliverUntil([delivery], () => allAre(outbox.db, 'sent'));
    expect(takenBy('ada@league.example')).toHaveLength(1);
  });
});
