import { signUp } from '../registrationTeams/aSeat.ts';
import { eventually } from '../support/eventually.ts';
import { holdRow } from '../support/heldRow.ts';
import type { TestOrganization } from '../support/service.ts';
import {
  amountsOf,
  aPayingTeam,
  deliverAll,
  ledgerOf,
  payByCard,
  settle,
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
const refund = (payment: string, order: object = {}, options: object = {}) =>
  organization.admin.payments.refund(payment, order, options);

/** A team that has paid 100.00 by card: its payment in the ledger, and the processor's. */
async function aCardPayment(fee = 10_000) {
  const { form, team } = await aPayingTeam(organization, {
    fee,
    config: { capacity: 1, waitlistCapacity: 5 },
  });
  const charge = await payByCard(parts, organization.admin, team);
  const [entry] = await ledgerOf(organization, team);
  processor.asked.length = 0;
  return { form, team, charge, payment: entry?._id as string };
}

const refundsAsked = () =>
  processor.asked.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds');

describe('a refund of a card payment', () => {
  it('goes back through the processor, with the platform’s fee in proportion', async () => {
    const { team, charge, payment } = await aCardPayment();
    const entry = await refund(payment, { amount: 2_500, note: 'One game less' });
    expect(entry).toMatchObject({
      ...{ amount: -2_500, platformFee: -25, method: 'card', refundOf: payment, note: 'One game less' },
      createdBy: { kind: 'admin', id: organization.adminId },
    });
    expect(books.refunds.at(-1)).toMatchObject({
      ...{ payment_intent: charge, amount: 2_500, metadata: { intent: entry._id } },
    });
    expect(books.charges.get(charge)).toMatchObject({ amount_refunded: 2_500, feeRefunded: 25 });
    expect(refundsAsked()).toMatchObject([{ key: entry._id }]);
    await refund(payment);
    expect(await amountsOf(organization, team)).toEqual([10_000, -2_500, -7_500]);
    expect(books.charges.get(charge)).toMatchObject({ amount_refunded: 10_000, feeRefunded: 100 });
    expect(await read(team)).toMatchObject({
      paymentStatus: 'refunded',
      amountPaid: 0,
      capacityState: 'Pending',
    });
  });

  it('is entered once, also when the processor’s own messages come after it', async () => {
    const { team, payment } = await aCardPayment();
    const from = books.events.length;
    await refund(payment, { amount: 2_500 });
    await deliverAll(parts, from);
    expect(await amountsOf(organization, team)).toEqual([10_000, -2_500]);
  });

  it('never exceeds it: two refunds of 60 on 100 arrive together and one is refused (field report 19)', async () => {
    const { team, charge, payment } = await aCardPayment(100);
    processor.treat = () => ({ delayMs: 30 });
    const answers = await Promise.allSettled([60, 60].map((amount) => refund(payment, { amount })));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'refund_exceeds_payment' },
    });
    expect(await amountsOf(organization, team)).toEqual([100, -60]);
    expect(books.held(charge)).toBe(40);
  });

  it('that leaves no room for another keeps that one from being asked of the processor at all', async () => {
    const { payment } = await aCardPayment();
    const { db } = service;
    const held = await holdRow(db, 'payments', payment);
    const both = Promise.allSettled([refund(payment, { amount: 6_000 }), refund(payment, { amount: 6_000 })]);
    await eventually(async () => (await held.waiting()) >= 2 || refundsAsked().length > 0);
    const waitedForIt = await held.waiting();
    await held.release();
    const outcomes = await both;
    expect(waitedForIt).toBe(2);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'refund_exceeds_payment' },
    });
    expect(refundsAsked()).toHaveLength(1);
    const written = await db.select('SELECT 1 FROM refund_intents WHERE payment = $1', [payment]);
    expect(written).toHaveLength(1);
  });

  it('in many parts at once comes to the payment and no cent more', async () => {
    const { charge, payment } = await aCardPayment();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => refund(payment, { amount: 1_500 })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(books.held(charge)).toBe(1_000);
  });

  it('seats the next in line', async () => {
    const { form, team, payment } = await aCardPayment();
    await organization.admin.divisions.update(form.division, { config: { autoPromote: true } });
    const next = await signUp(form, 'Lakeside');
    await payByCard(parts, organization.admin, next);
    expect(await read(next)).toMatchObject({ capacityState: 'Waitlisted' });
    await refund(payment);
    expect(await read(next)).toMatchObject({ capacityState: 'Secured', status: 'Accepted' });
    expect(await read(team)).toMatchObject({ capacityState: 'Pending' });
  });

  it('of one share leaves the others', async () => {
    const { team } = await aPayingTeam(organization, {
      ...{ fee: 3_000, registration: { cost: { amount: 3_000, perPlayer: true } } },
    });
    for (const name of ['Ada', 'Ben'])
      await organization.admin.registrationTeams.addPlayer(team._id, { name });
    const { data: players } = await organization.admin.players.list({ registrationTeam: team._id });
    await payByCard(parts, organization.admin, team, {
      players: players.map(({ _id }) => _id),
      donation: 500,
    });
    const [, ben, donation] = await ledgerOf(organization, team);
    expect(await refund(ben?._id as string)).toMatchObject({ amount: -3_000, player: ben?.player });
    expect(await refund(donation?._id as string)).toMatchObject({ amount: -500, kind: 'donation' });
    expect(await read(team)).toMatchObject({ amountPaid: 3_000, paymentStatus: 'partial' });
  });
});

describe('a processor that', () => {
  it.each(['drop', 'takeAndDrop', 'takeAndStall'] as const)(
    'does a %s at the first attempt refunds once, under one key',
    async (how) => {
      const { team, charge, payment } = await aCardPayment();
      processor.treat = ({ path, method }, times) =>
        method === 'POST' && path === '/v1/refunds' && times === 1 ? how : 'answer';
      const entry = await refund(payment, { amount: 6_000 });
      expect(entry).toMatchObject({ amount: -6_000 });
      expect(new Set(refundsAsked().map(({ key }) => key))).toEqual(new Set([entry._id]));
      expect(await amountsOf(organization, team)).toEqual([10_000, -6_000]);
      expect(books.held(charge)).toBe(4_000);
    },
  );

  it('takes the refund and never answers leads to one refund, which is pending until it is known', async () => {
    const { team, charge, payment } = await aCardPayment();
    processor.treat = ({ path, method }) =>
      method === 'POST' && path === '/v1/refunds' ? 'takeAndDrop' : 'answer';
    const pending = await refund(payment, { amount: 6_000 });
    expect(pending).toEqual({
      ...{ _id: expect.any(String) as string, refundOf: payment, amount: -6_000, state: 'pending' },
    });
    expect(await amountsOf(organization, team)).toEqual([10_000]);
    // Another refund counts the one that is on its way.
    await expect(refund(payment, { amount: 4_001 })).rejects.toMatchObject({
      code: 'refund_exceeds_payment',
    });
    processor.treat = () => 'answer';
    expect(await settle(parts)).toEqual([]);
    expect(await settle(parts)).toEqual([]);
    expect(await organization.admin.payments.get(pending._id)).toMatchObject({ amount: -6_000 });
    expect(await amountsOf(organization, team)).toEqual([10_000, -6_000]);
    expect(books.held(charge)).toBe(4_000);
  });

  it('forgot the key of a refund, as it does after a day, is not asked for another', async () => {
    const { team, charge, payment } = await aCardPayment();
    processor.treat = ({ path, method }) =>
      method === 'POST' && path === '/v1/refunds' ? 'takeAndDrop' : 'answer';
    await refund(payment, { amount: 3_000 });
    processor.forgetKeys();
    processor.treat = () => 'answer';
    expect(await settle(parts)).toEqual([]);
    expect(books.held(charge)).toBe(7_000);
    expect(await amountsOf(organization, team)).toEqual([10_000, -3_000]);
  });

  it('is away when it is asked gets the refund later', async () => {
    const { charge, payment } = await aCardPayment();
    processor.treat = () => ({ status: 500 });
    const pending = await refund(payment, { amount: 6_000 });
    expect(pending).toMatchObject({ state: 'pending' });
    expect(books.held(charge)).toBe(10_000);
    processor.treat = () => 'answer';
    expect(await settle(parts)).toEqual([]);
    expect(books.held(charge)).toBe(4_000);
  });

  it('tells of a refund before the request that asked for it has its answer: one entry', async () => {
    const { team, payment } = await aCardPayment();
    const from = books.events.length;
    processor.treat = ({ path, method }) =>
      method === 'POST' && path === '/v1/refunds' ? { delayMs: 300 } : 'answer';
    const asked = refund(payment, { amount: 6_000, note: 'Rain' });
    await eventually(() => books.events.length > from);
    await deliverAll(parts, from);
    expect(await asked).toMatchObject({ amount: -6_000, note: 'Rain' });
    expect(await ledgerOf(organization, team)).toMatchObject([
      { amount: 10_000 },
      { amount: -6_000, note: 'Rain', createdBy: { kind: 'admin' } },
    ]);
  });

  it('has refunded all of it already says so, and the ledger learns of that refund', async () => {
    const { team, charge, payment } = await aCardPayment();
    books.refund(charge, 10_000);
    await expect(refund(payment, { amount: 100 })).rejects.toMatchObject({ code: 'refund_exceeds_payment' });
    expect(await amountsOf(organization, team)).toEqual([10_000, -10_000]);
  });

  it('will not refund is believed, and the refund may be tried again', async () => {
    const { payment } = await aCardPayment();
    processor.treat = ({ path, method }) =>
      method === 'POST' && path === '/v1/refunds' ? { status: 402 } : 'answer';
    await expect(refund(payment, { amount: 100 })).rejects.toMatchObject({
      status: 409,
      code: 'refund_refused',
    });
    processor.treat = () => 'answer';
    expect(await refund(payment)).toMatchObject({ amount: -10_000 });
  });
});

describe('a refund that the processor refuses', () => {
  const refusing = ({ path, method }: { path: string; method: string }) =>
    method === 'POST' && path === '/v1/refunds' ? ({ status: 402 } as const) : ('answer' as const);

  it('says why, to the organizers who asked for it', async () => {
    const { payment } = await aCardPayment();
    processor.treat = refusing;
    await expect(refund(payment, { amount: 100 })).rejects.toMatchObject({
      ...{ code: 'refund_refused', message: expect.stringContaining('Not now.') as string },
    });
  });

  it('after it was called pending is told of in the log, and the money is there to be refunded', async () => {
    const { team, payment } = await aCardPayment();
    processor.treat = () => ({ status: 500 });
    const pending = await refund(payment, { amount: 6_000 });
    processor.treat = refusing;
    expect(await settle(parts)).toMatchObject([
      { message: expect.stringContaining(`refuses refund ${pending._id}`) as string },
    ]);
    expect(await settle(parts)).toEqual([]);
    const { data } = await organization.admin.auditLogs.list({ resourceId: pending._id });
    expect(data).toMatchObject([
      {
        ...{ action: 'refund', resource: 'payment' },
        before: { refundOf: payment, amount: -6_000, state: 'pending' },
        after: { refundOf: payment, amount: -6_000, state: 'refused', reason: 'Not now.' },
      },
    ]);
    processor.treat = () => 'answer';
    await refund(payment);
    expect(await amountsOf(organization, team)).toEqual([10_000, -10_000]);
  });
});

describe('an Idempotency-Key', () => {
  it('of a refund that is pending asks what became of it', async () => {
    const { team, payment } = await aCardPayment();
    const once = { idempotencyKey: `refund-${payment}` };
    processor.treat = ({ path, method }) =>
      method === 'POST' && path === '/v1/refunds' ? 'takeAndDrop' : 'answer';
    const pending = await refund(payment, { amount: 3_000 }, once);
    processor.treat = () => 'answer';
    const entry = await refund(payment, { amount: 3_000 }, once);
    expect(entry).toMatchObject({ _id: pending._id, amount: -3_000, refundOf: payment });
    expect(await refund(payment, { amount: 3_000 }, once)).toEqual(entry);
    expect(await amountsOf(organization, team)).toEqual([10_000, -3_000]);
  });

  it('makes two requests at once one refund', async () => {
    const { team, payment } = await aCardPayment();
    processor.treat = () => ({ delayMs: 40 });
    const once = { idempotencyKey: `both-${payment}` };
    const [first, second] = await Promise.all([1, 2].map(() => refund(payment, { amount: 3_000 }, once)));
    expect(second?._id).toBe(first?._id);
    expect(await amountsOf(organization, team)).toEqual([10_000, -3_000]);
  });
});
