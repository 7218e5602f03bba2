import {
  createStripe,
  ProcessorRefusal,
  type Processor,
  type SessionOrder,
} from '../../server/platform/stripe.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { ProcessorStandIn } from '../support/processor/standIn.ts';

const standIn = new ProcessorStandIn();
let processor: Processor;

beforeAll(async () => {
  await standIn.start();
  processor = createStripe({ ...settings(), timeoutMs: 500 });
});
afterEach(() => {
  standIn.treat = () => 'answer';
  standIn.asked.length = 0;
});
afterAll(() => standIn.stop());

const settings = () => ({
  secretKey: standIn.secretKey,
  webhookSecret: standIn.webhookSecret,
  apiBase: standIn.apiBase,
});

const anOrder = (more: Partial<SessionOrder> = {}): SessionOrder => ({
  checkout: newObjectId(),
  organization: 'organization',
  registrationTeam: 'team',
  currency: 'eur',
  lines: [
    { label: 'Fee', amount: 10_000 },
    { label: 'Donation', amount: 500 },
  ],
  platformFee: 105,
  destination: 'acct_league',
  expiresAt: new Date(Date.now() + 3_600_000),
  successUrl: 'https://league.test/paid',
  cancelUrl: 'https://league.test/not-paid',
  ...more,
});

const unavailable = { code: 'unavailable' };

describe('the processor’s package', () => {
  it('opens a page as a charge for the organization, once for a checkout', async () => {
    const order = anOrder();
    const session = await processor.openSession(order);
    expect(session).toMatchObject({ state: 'open', checkout: order.checkout, payment: null });
    expect(await processor.openSession(order)).toEqual(session);
    expect(standIn.books.session(session.id)).toMatchObject({
      amount_total: 10_500,
      currency: 'eur',
      intent: { fee: 105, destination: 'acct_league' },
    });
  });

  it('asks for no fee where it is nothing', async () => {
    const { id } = await processor.openSession(anOrder({ platformFee: 0 }));
    expect(standIn.books.session(id).intent.fee).toBe(0);
  });

  it('knows a payment with its refunds in their order and its disputes', async () => {
    const order = anOrder();
    const { id } = await processor.openSession(order);
    const payment = standIn.books.pay(id);
    await processor.refund({ intent: 'first', payment, amount: 300, hasFee: true });
    for (let n = 0; n < 120; n += 1) standIn.books.refund(payment, 10);
    standIn.books.failRefund(standIn.books.refund(payment, 20).id);
    const { id: dispute } = standIn.books.dispute(payment, 900);
    const found = await processor.findPayment(payment);
    expect(found).toMatchObject({
      ...{ id: payment, checkout: order.checkout, amount: 10_500, hasFee: true },
      disputes: [{ id: dispute, amount: 900, state: 'withdrawn' }],
    });
    expect(found?.refunds).toHaveLength(122);
    expect(found?.refunds.filter(({ intent }) => intent === 'first')).toHaveLength(1);
    expect(found?.refunds.filter(({ state }) => state === 'failed')).toHaveLength(1);
    expect(await processor.findSession(id)).toMatchObject({ state: 'complete', payment });
  });

  it('knows nothing of what is not there', async () => {
    expect(await processor.findPayment('pi_none')).toBeNull();
    expect(await processor.findSession('cs_none')).toBeNull();
    expect(await processor.expireSession('cs_none')).toBeNull();
  });

  it('closes a page, and answers one that is closed or paid as it is', async () => {
    const { id } = await processor.openSession(anOrder());
    expect(await processor.expireSession(id)).toMatchObject({ state: 'expired' });
    expect(await processor.expireSession(id)).toMatchObject({ state: 'expired' });
    const paid = await processor.openSession(anOrder());
    const payment = standIn.books.pay(paid.id);
    expect(await processor.expireSession(paid.id)).toMatchObject({ state: 'complete', payment });
  });
});

describe('what the processor does not do', () => {
  it('is a refusal with its code', async () => {
    standIn.books.closedAccounts.add('acct_closed');
    const refused = processor.openSession(anOrder({ destination: 'acct_closed' }));
    await expect(refused).rejects.toBeInstanceOf(ProcessorRefusal);
    await expect(refused).rejects.toMatchObject({ code: 'account_invalid' });
    const order = anOrder();
    await processor.openSession(order);
    await expect(processor.openSession({ ...order, platformFee: 1 })).rejects.toMatchObject({
      code: 'idempotency_error',
    });
  });

  it('is not known where it can’t be reached, is too slow or is out of order', async () => {
    for (const treatment of ['drop', 'takeAndStall', { status: 500 }, { status: 429 }] as const) {
      standIn.treat = () => treatment;
      await expect(processor.openSession(anOrder())).rejects.toMatchObject(unavailable);
    }
  }, 60_000);

  it('for a key that it does not take is payments that are not set up', async () => {
    const stranger = createStripe({ ...settings(), secretKey: 'sk_test_another' });
    await expect(stranger.findPayment('pi_1')).rejects.toMatchObject({ code: 'payments_unavailable' });
  });
});

describe('an event', () => {
  const eventOf = (object: object) => ({
    ...{ id: 'evt_1', object: 'event' as const, type: 'any', created: 1, data: { object: { ...object } } },
  });
  const read = (object: object) => {
    const { body, headers } = standIn.signed(eventOf(object));
    return processor.readEvent(Buffer.from(body), headers['stripe-signature']);
  };

  it.each([
    [
      { object: 'checkout.session', id: 'cs_1', payment_intent: 'pi_1' },
      { kind: 'session', id: 'cs_1' },
    ],
    [
      { object: 'payment_intent', id: 'pi_1' },
      { kind: 'payment', id: 'pi_1' },
    ],
    [
      { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' },
      { kind: 'payment', id: 'pi_1' },
    ],
    [
      { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1' } },
      { kind: 'payment', id: 'pi_1' },
    ],
    [
      { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' },
      { kind: 'payment', id: 'pi_1' },
    ],
    [{ object: 'charge', id: 'ch_1', payment_intent: null }, null],
    [{ object: 'customer', id: 'cus_1' }, null],
  ])('%p is about %p', (object, subject) => expect(read(object).subject).toEqual(subject));

  it('needs a secret to be read at all', () => {
    const without = createStripe({ ...settings(), webhookSecret: undefined });
    expect(() => without.readEvent(Buffer.from('{}'), 't=1,v1=0')).toThrow('Card payments are not set up');
  });
});
