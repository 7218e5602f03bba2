import fc from 'fast-check';
import { aSignUp } from '../registrationTeams/aSeat.ts';
import type { Event } from '../support/processor/books.ts';
import type { TestOrganization } from '../support/service.ts';
import {
  amountsOf,
  aPayingTeam,
  deliver,
  deliverAll,
  ledgerOf,
  payByCard,
  payOnPage,
  useCardPayments,
  type Team,
} from './cardPayments.ts';

const parts = useCardPayments({ pool: 8 });
const { processor, service } = parts;
const { books } = processor;
let organization: TestOrganization;

beforeEach(async () => {
  organization = await service.organization();
});

const read = (team: Team) => organization.admin.registrationTeams.get(team._id);
const send = (body: string, headers: Record<string, string>) =>
  service.fetch('/payments/webhook', { method: 'POST', body, headers });
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

/** What happens to a payment after it has been made, and the events of all of it. */
async function aPaymentWithEvents(team: Team, happen: (payment: string) => void = () => undefined) {
  const from = books.events.length;
  const payment = await payOnPage(parts, organization.admin, team);
  happen(payment);
  return { payment, events: books.events.slice(from) };
}

/** The ledger without what differs from one team to the next. */
const shapeOf = async (team: Team, payment: string) =>
  (await ledgerOf(organization, team)).map(({ externalId, amount, platformFee, kind, refundOf }) => ({
    ...{ amount, platformFee, kind, isRefund: refundOf !== null },
    externalId: externalId?.replace(payment, 'pi').replace(/^(re|dp)_[0-9a-f]+/, '$1'),
  }));

/** Every order of the items; items that are equal are told apart by nobody. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return [...new Set(items)].flatMap((first) => {
    const rest = [...items];
    rest.splice(items.indexOf(first), 1);
    return ordersOf(rest).map((order) => [first, ...order]);
  });
}

describe('an event', () => {
  const signatures: [string, (event: Event) => { body: string; headers: Record<string, string> }][] = [
    ['signed with another secret', (event) => processor.signed(event, { secret: 'whsec_another' })],
    ['signed ten minutes ago', (event) => processor.signed(event, { ageSeconds: 600 })],
    [
      'of another body than was signed',
      (event) => ({ ...processor.signed(event), body: JSON.stringify({ ...event, id: 'evt_other' }) }),
    ],
    [
      'without a signature',
      (event) => ({ body: JSON.stringify(event), headers: { 'content-type': 'application/json' } }),
    ],
    [
      'with nonsense for a signature',
      (event) => ({ ...processor.signed(event), headers: { 'stripe-signature': 't=1,v1=00' } }),
    ],
  ];

  it.each(signatures)('%s is refused and changes nothing', async (_how, sign) => {
    const { team } = await aPayingTeam(organization);
    const { events } = await aPaymentWithEvents(team);
    for (const event of events) {
      const { body, headers } = sign(event);
      const answer = await send(body, headers);
      expect([answer.status, await codeOf(answer)]).toEqual([400, 'invalid_signature']);
    }
    expect(await amountsOf(organization, team)).toEqual([]);
  });

  it('may be a few minutes old', async () => {
    const { team } = await aPayingTeam(organization);
    const { events } = await aPaymentWithEvents(team);
    for (const event of events) {
      const { body, headers } = processor.signed(event, { ageSeconds: 240 });
      expect((await send(body, headers)).status).toBe(200);
    }
    expect(await amountsOf(organization, team)).toEqual([12_500]);
  });

  it('of a kind that the service does not know is taken in and changes nothing', async () => {
    const event = {
      id: 'evt_x',
      object: 'event' as const,
      type: 'person.created',
      created: 1,
      data: { object: {} },
    };
    expect(await deliver(parts, event)).toBe(200);
    const kept = await service.db.select('SELECT type FROM processor_events WHERE id = $1', ['evt_x']);
    expect(kept).toEqual([{ type: 'person.created' }]);
  });

  it.each([
    ['none', { id: 'evt_bare', type: 'person.created' }],
    ['no data', { id: 'evt_empty', type: 'person.created', data: {} }],
    ['null for it', { id: 'evt_null', type: 'person.created', data: { object: null } }],
    [
      'one without an identifier',
      { id: 'evt_anonymous', type: 'x', data: { object: { object: 'payment_intent' } } },
    ],
    ['a reference to it', { id: 'evt_thin', type: 'v2.core.account.updated', object: 'v2.core.event' }],
  ])('that carries no object but %s is taken in, if it is signed', async (_what, sent) => {
    const event = sent as unknown as Event;
    expect(await deliver(parts, event)).toBe(200);
    const { body, headers } = processor.signed(event, { secret: 'whsec_another' });
    expect((await send(body, headers)).status).toBe(400);
  });

  it('about a payment that no checkout of the service led to changes nothing', async () => {
    const session = books.openSession({
      line_items: { 0: { quantity: '1', price_data: { currency: 'usd', unit_amount: '700' } } },
      expires_at: String(Math.floor(Date.now() / 1000) + 3_600),
    });
    const from = books.events.length;
    const payment = books.pay(session.id);
    for (const event of books.events.slice(from)) expect(await deliver(parts, event)).toBe(200);
    const entered = await service.db.select('SELECT 1 FROM payments WHERE external_id = $1', [payment]);
    expect(entered).toEqual([]);
  });

  it('about something that the processor does not know, as of its test mode, changes nothing', async () => {
    const object = { id: 'pi_unknown', object: 'payment_intent' };
    const event = {
      id: 'evt_y',
      object: 'event' as const,
      type: 'payment_intent.succeeded',
      created: 1,
      data: { object },
    };
    expect(await deliver(parts, event)).toBe(200);
  });

  it('is believed in nothing but what it is about: the processor is asked for the rest', async () => {
    const { team } = await aPayingTeam(organization);
    const { events } = await aPaymentWithEvents(team);
    const inflated = structuredClone(events.find(({ type }) => type === 'charge.succeeded')) as Event;
    Object.assign(inflated.data.object, { amount: 1, amount_captured: 1, metadata: {} });
    await deliver(parts, inflated);
    expect(await amountsOf(organization, team)).toEqual([12_500]);
  });

  it('that the processor can’t be asked about is not taken in: it comes again', async () => {
    const { team } = await aPayingTeam(organization);
    const { events } = await aPaymentWithEvents(team);
    processor.treat = () => ({ status: 503 });
    expect(await deliver(parts, events[0] as Event)).toBe(503);
    processor.treat = () => 'answer';
    expect(await amountsOf(organization, team)).toEqual([]);
    expect(await deliver(parts, events[0] as Event)).toBe(200);
    expect(await amountsOf(organization, team)).toEqual([12_500]);
  });

  it('is kept by its identifier together with what it led to', async () => {
    const { team } = await aPayingTeam(organization);
    const { events } = await aPaymentWithEvents(team);
    await deliverAll(parts, books.events.length - events.length);
    await deliverAll(parts, books.events.length - events.length);
    const kept = await service.db.select<{ id: string }>(
      'SELECT id FROM processor_events WHERE id = ANY($1)',
      [events.map(({ id }) => id)],
    );
    expect(kept).toHaveLength(events.length);
  });

  it.each([
    ['its payment can’t be entered', 'payments'],
    ['its identifier can’t be kept', 'processor_events'],
  ])('leaves nothing behind where %s, and everything once it comes again', async (_, table) => {
    const { db } = service;
    const { team } = await aPayingTeam(organization);
    const { events } = await aPaymentWithEvents(team);
    const event = events[0] as Event;
    const stored = async () => [
      await amountsOf(organization, team),
      (await db.select('SELECT 1 FROM processor_events WHERE id = $1', [event.id])).length,
    ];
    await db.select(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'Refused.'; END $$`);
    await db.select(`CREATE TRIGGER refuse BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`);
    expect(await deliver(parts, event)).toBe(500);
    await db.select('DROP FUNCTION refuse CASCADE');
    expect(await stored()).toEqual([[], 0]);
    expect(await deliver(parts, event)).toBe(200);
    expect(await stored()).toEqual([[12_500], 1]);
  });
});

describe('the events of a payment', () => {
  it('in every order, also each twice, end in the same ledger', async () => {
    const { registration } = await aSignUp(organization, { registration: { cost: { amount: 12_500 } } });
    const ledgerAfter = async (order: readonly number[]) => {
      const team = await organization.admin.registrationTeams.create({ registration, name: order.join() });
      const { payment, events } = await aPaymentWithEvents(team);
      for (const index of order) expect(await deliver(parts, events[index] as Event)).toBe(200);
      return shapeOf(team, payment);
    };
    const orders = [...ordersOf([0, 1, 2]), ...ordersOf([0, 0, 1, 1, 2, 2])];
    expect(orders).toHaveLength(6 + 90);
    for (const order of orders) {
      expect([order, await ledgerAfter(order)]).toEqual([
        order,
        [{ amount: 12_500, platformFee: 125, kind: 'fee', isRefund: false, externalId: 'pi' }],
      ]);
    }
  }, 300_000);

  it('with a refund and a dispute in every order, from any of them on, end in the same ledger', async () => {
    const { team: first } = await aPayingTeam(organization);
    const happen = (payment: string) => {
      books.refund(payment, 4_000, { withFee: true });
      const { id } = books.dispute(payment, 8_500);
      books.closeDispute(id, 'lost');
    };
    const reference = await aPaymentWithEvents(first, happen);
    for (const event of reference.events) await deliver(parts, event);
    const expected = await shapeOf(first, reference.payment);
    expect(expected.map(({ amount }) => amount)).toEqual([12_500, -4_000, -8_500]);
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (choices) => {
        const { team } = await aPayingTeam(organization);
        const { payment, events } = await aPaymentWithEvents(team, happen);
        const waiting = [...events, ...events];
        while (waiting.length > 0) {
          const [event] = waiting.splice(choices.next().value % waiting.length, 1);
          await deliver(parts, event as Event);
        }
        expect(await shapeOf(team, payment)).toEqual(expected);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  }, 120_000);

  it('all at once enter it once, tell of it once and seat the team once', async () => {
    const { team } = await aPayingTeam(organization, { config: { capacity: 1 } });
    const { events } = await aPaymentWithEvents(team);
    const all = [...events, ...events, ...events];
    expect(new Set(await Promise.all(all.map((event) => deliver(parts, event))))).toEqual(new Set([200]));
    expect(await amountsOf(organization, team)).toEqual([12_500]);
    const [mails] = await service.db.select<{ count: string }>(
      `SELECT count(*) FROM outbox WHERE organization = $1 AND template = 'payment_receipt'`,
      [organization._id],
    );
    expect(mails).toEqual({ count: '1' });
  });
});

describe('what happens at the processor', () => {
  it('a refund made there enters the ledger and frees the seat', async () => {
    const { team } = await aPayingTeam(organization, { config: { capacity: 1 } });
    const payment = await payByCard(parts, organization.admin, team);
    const from = books.events.length;
    const refund = books.refund(payment, 12_500, { withFee: true });
    await deliverAll(parts, from);
    expect(await ledgerOf(organization, team)).toMatchObject([
      { amount: 12_500, platformFee: 125 },
      { amount: -12_500, platformFee: -125, externalId: refund.id, createdBy: { kind: 'system' } },
    ]);
    expect(await read(team)).toMatchObject({ paymentStatus: 'refunded', capacityState: 'Pending' });
  });

  it('a refund that fails later is entered back', async () => {
    const { team } = await aPayingTeam(organization);
    const payment = await payByCard(parts, organization.admin, team);
    const from = books.events.length;
    const refund = books.refund(payment, 12_500);
    await deliverAll(parts, from);
    books.failRefund(refund.id);
    await deliverAll(parts, from);
    expect(await amountsOf(organization, team)).toEqual([12_500, -12_500, 12_500]);
    expect(await read(team)).toMatchObject({ paymentStatus: 'paid', amountPaid: 12_500, amountRefunded: 0 });
  });

  it('a dispute takes the money, also below nothing, and gives it back when it is won', async () => {
    const { team } = await aPayingTeam(organization, { config: { capacity: 1 } });
    const payment = await payByCard(parts, organization.admin, team);
    const from = books.events.length;
    books.refund(payment, 5_000, { withFee: true });
    const { id } = books.dispute(payment, 12_500);
    await deliverAll(parts, from);
    expect(await read(team)).toMatchObject({ amountPaid: -5_000, capacityState: 'Pending' });
    books.closeDispute(id, 'won');
    await deliverAll(parts, from);
    expect(await read(team)).toMatchObject({ amountPaid: 7_500, capacityState: 'Secured' });
    expect(await amountsOf(organization, team)).toEqual([12_500, -5_000, -12_500, 12_500]);
  });

  it('an inquiry of a bank moves no money', async () => {
    const { team } = await aPayingTeam(organization);
    const payment = await payByCard(parts, organization.admin, team);
    const from = books.events.length;
    books.dispute(payment, 12_500, 'warning_needs_response');
    await deliverAll(parts, from);
    expect(await amountsOf(organization, team)).toEqual([12_500]);
  });
});

describe('what the organizers said of the payment', () => {
  const say = (team: Team, words: object) => organization.admin.registrationTeams.setPayment(team._id, words);

  it('ends with the next card payment', async () => {
    const { team } = await aPayingTeam(organization);
    const from = books.events.length;
    await payOnPage(parts, organization.admin, team);
    await say(team, { hasPaid: true, customPaidAmount: 500, paidNotes: 'Cash box' });
    await deliverAll(parts, from);
    expect(await read(team)).toMatchObject({
      ...{ hasPaid: false, customPaidAmount: null, paidNotes: 'Cash box', amountPaid: 12_500 },
    });
  });

  it('stays when a donation comes in by card, or goes back: it says nothing of the fee', async () => {
    const { team } = await aPayingTeam(organization, { config: { capacity: 1 } });
    await say(team, { hasPaid: true });
    await payByCard(parts, organization.admin, team, { donation: 500 });
    const [donation] = await ledgerOf(organization, team);
    const paid = { hasPaid: true, paymentStatus: 'paid', capacityState: 'Secured' };
    expect(await read(team)).toMatchObject(paid);
    await organization.admin.payments.refund(donation?._id as string);
    expect(await amountsOf(organization, team)).toEqual([500, -500]);
    expect(await read(team)).toMatchObject(paid);
  });

  it('stays where `disableSync` keeps it', async () => {
    const { team } = await aPayingTeam(organization);
    const from = books.events.length;
    await payOnPage(parts, organization.admin, team);
    await say(team, { hasPaid: true, customPaidAmount: 500, disableSync: true });
    await deliverAll(parts, from);
    expect(await read(team)).toMatchObject({
      hasPaid: true,
      customPaidAmount: 500,
      paymentStatus: 'partial',
    });
  });

  it('counts as paid for status and seat until then, without being ledger money', async () => {
    const { team } = await aPayingTeam(organization, { config: { capacity: 1 } });
    await say(team, { hasPaid: true });
    expect(await read(team)).toMatchObject({
      ...{ paymentStatus: 'paid', capacityState: 'Secured', amountPaid: 0, amountRemaining: 0 },
    });
    await say(team, { customPaidAmount: 2_500 });
    expect(await read(team)).toMatchObject({ paymentStatus: 'partial', amountRemaining: 10_000 });
    expect(await amountsOf(organization, team)).toEqual([]);
  });
});
