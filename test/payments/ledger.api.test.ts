import { useService, type TestOrganization } from '../support/service.ts';
import { addressOf, lineOf, pay, signUp } from '../registrationTeams/aSeat.ts';
import { amountsOf, aPayingTeam, ledgerOf, type Team } from './cardPayments.ts';

const service = useService();
let organization: TestOrganization;

beforeEach(async () => {
  organization = await service.organization();
});

const record = (team: Team, more: object = {}) =>
  organization.admin.payments.create({
    ...{ registrationTeam: team._id, amount: 5_000, method: 'cash' as const },
    ...more,
  });
const refund = ({ _id }: { _id: string }, order: object = {}) =>
  organization.admin.payments.refund(_id, order);
const read = (team: Team) => organization.admin.registrationTeams.get(team._id);

describe('money that came in past the processor', () => {
  it('is entered by whoever took it, and pays the fee', async () => {
    const { form, team } = await aPayingTeam(organization);
    const payment = await record(team, { method: 'check', note: 'No. 1047' });
    expect(payment).toMatchObject({
      organization: organization._id,
      registration: form.registration,
      registrationTeam: team._id,
      player: null,
      amount: 5_000,
      platformFee: 0,
      currency: 'usd',
      method: 'check',
      kind: 'fee',
      externalId: null,
      refundOf: null,
      note: 'No. 1047',
      createdBy: { kind: 'admin', id: organization.adminId, name: expect.any(String) as string },
    });
    expect(await organization.admin.payments.get(payment._id)).toEqual(payment);
    expect(await read(team)).toMatchObject({
      ...{ paymentStatus: 'partial', capacityState: 'Secured' },
      ...{ amountDue: 12_500, amountPaid: 5_000, amountRemaining: 7_500 },
    });
    await record(team, { amount: 7_500 });
    expect(await read(team)).toMatchObject({ paymentStatus: 'paid', amountRemaining: 0 });
  });

  it('moves through unpaid, partial, paid and refunded, and gives the seat up at the end', async () => {
    const { form, team } = await aPayingTeam(organization, { config: { capacity: 1, waitlistCapacity: 1 } });
    const states: string[] = [(await read(team)).paymentStatus];
    const first = await record(team, { amount: 2_500 });
    states.push((await read(team)).paymentStatus);
    const second = await record(team, { amount: 10_000 });
    states.push((await read(team)).paymentStatus);
    expect((await lineOf(form)).secured).toEqual(['Riverside Hawks']);
    await refund(first);
    await refund(second);
    states.push((await read(team)).paymentStatus);
    expect(states).toEqual(['unpaid', 'partial', 'paid', 'refunded']);
    expect(await lineOf(form)).toEqual({ secured: [], waitlisted: [], pending: ['Riverside Hawks'] });
    expect(await read(team)).toMatchObject({
      amountPaid: 0,
      amountRefunded: 12_500,
      amountRemaining: 12_500,
    });
  });

  it('is told to the team and to the organizers', async () => {
    const { team } = await aPayingTeam(organization);
    await record(team);
    const mails = await service.db.select<{ template: string; recipient: string; data: object }>(
      `SELECT template, recipient, data FROM outbox WHERE organization = $1 AND template LIKE '%payment%' ORDER BY id`,
      [organization._id],
    );
    expect(mails).toMatchObject([
      {
        template: 'payment_receipt',
        recipient: addressOf('Riverside Hawks'),
        data: {
          amount: 5_000,
          currency: 'usd',
          method: 'cash',
          donation: 0,
          remaining: 7_500,
          seat: 'secured',
        },
      },
      {
        template: 'team_payment_send_to_admins',
        recipient: organization.adminEmail,
        data: { amount: 5_000 },
      },
    ]);
  });

  it('can be a player’s share', async () => {
    const { team } = await aPayingTeam(organization);
    const { _id: player } = await organization.admin.registrationTeams.addPlayer(team._id, { name: 'Ada' });
    expect(await record(team, { player })).toMatchObject({ player });
    const { data } = await organization.admin.payments.list({
      player,
      include: 'player,registrationTeam(name)',
    });
    expect(data).toMatchObject([{ player: { name: 'Ada' }, registrationTeam: { name: 'Riverside Hawks' } }]);
  });

  it('can be a donation, which settles no fee and holds no seat', async () => {
    const { team } = await aPayingTeam(organization);
    await record(team, { kind: 'donation', amount: 20_000 });
    expect(await read(team)).toMatchObject({
      ...{ paymentStatus: 'unpaid', amountPaid: 0, amountRemaining: 12_500, capacityState: 'Pending' },
    });
    await expect(organization.admin.registrationTeams.remove(team._id)).rejects.toMatchObject({
      code: 'unrefunded_payments',
    });
  });

  it('comes from a team of the organization and a player of that team', async () => {
    const { form, team } = await aPayingTeam(organization);
    const other = await signUp(form, 'Lakeside');
    const { _id: player } = await organization.admin.registrationTeams.addPlayer(other._id, { name: 'Ada' });
    const foreign = await aPayingTeam(await service.organization());
    const refusal = (path: string) => ({ status: 409, code: 'invalid_reference', details: [{ path }] });
    await expect(record(team, { player })).rejects.toMatchObject(refusal('player'));
    await expect(record(foreign.team)).rejects.toMatchObject(refusal('registrationTeam'));
    await expect(record({ _id: 'f'.repeat(24) })).rejects.toMatchObject(refusal('registrationTeam'));
    expect(await amountsOf(organization, team)).toEqual([]);
  });

  it('does not go to a team that was removed', async () => {
    const { team } = await aPayingTeam(organization);
    await organization.admin.registrationTeams.remove(team._id);
    await expect(record(team)).rejects.toMatchObject({ status: 409, code: 'removed' });
  });

  it('is never nothing, never negative and never a card’s', async () => {
    const { team } = await aPayingTeam(organization);
    for (const [field, value] of [
      ['amount', 0],
      ['amount', -1],
      ['amount', 1.5],
      ['method', 'card'],
    ] as const) {
      await expect(record(team, { [field]: value })).rejects.toMatchObject({
        ...{ status: 400, details: [{ path: field }] },
      });
    }
  });
});

describe('a refund of it', () => {
  it('is an entry of its own, and the payment stays as it was', async () => {
    const { team } = await aPayingTeam(organization);
    const payment = await record(team);
    const entry = await refund(payment, { amount: 2_000, note: 'Left early' });
    expect(entry).toMatchObject({
      ...{ amount: -2_000, refundOf: payment._id, method: 'cash', note: 'Left early', kind: 'fee' },
    });
    expect(await organization.admin.payments.get(payment._id)).toEqual(payment);
    const { data } = await organization.admin.payments.list({ refundOf: payment._id });
    expect(data).toEqual([entry]);
  });

  it('without an amount is of all that is left', async () => {
    const { team } = await aPayingTeam(organization);
    const payment = await record(team);
    await refund(payment, { amount: 1_999 });
    expect(await refund(payment)).toMatchObject({ amount: -3_001 });
    await expect(refund(payment)).rejects.toMatchObject({ status: 409, code: 'refund_exceeds_payment' });
  });

  it('never exceeds it: two refunds of 60 on 100 arrive together and one is refused (field report 19)', async () => {
    const { team } = await aPayingTeam(organization);
    const payment = await record(team, { amount: 100 });
    const answers = await Promise.allSettled([60, 60].map((amount) => refund(payment, { amount })));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'refund_exceeds_payment' },
    });
    expect(await amountsOf(organization, team)).toEqual([100, -60]);
  });

  it('is refused for an entry that is a refund itself', async () => {
    const { team } = await aPayingTeam(organization);
    const entry = await refund(await record(team), { amount: 1 });
    await expect(refund(entry)).rejects.toMatchObject({ status: 409, code: 'not_refundable' });
  });

  it('is done once for its Idempotency-Key, also when both requests arrive together', async () => {
    const { team } = await aPayingTeam(organization);
    const payment = await record(team);
    const once = { idempotencyKey: `refund-${payment._id}` };
    const again = () => organization.admin.payments.refund(payment._id, { amount: 1_000 }, once);
    const [first, second] = await Promise.all([again(), again()]);
    expect(second._id).toBe(first._id);
    expect(await again()).toEqual(first);
    expect(await amountsOf(organization, team)).toEqual([5_000, -1_000]);
    await expect(
      organization.admin.payments.refund(payment._id, { amount: 2_000 }, once),
    ).rejects.toMatchObject({ status: 409, code: 'idempotency_key_reused' });
  });

  it('seats the next in line', async () => {
    const { form, team } = await aPayingTeam(organization, {
      config: { capacity: 1, waitlistCapacity: 5, autoPromote: true },
    });
    const payment = await pay(form, team);
    const next = await signUp(form, 'Lakeside');
    await pay(form, next);
    expect(await lineOf(form)).toMatchObject({ secured: ['Riverside Hawks'], waitlisted: ['Lakeside'] });
    await refund(payment, { amount: 4_999 });
    expect((await lineOf(form)).secured).toEqual(['Riverside Hawks']);
    await refund(payment);
    expect(await lineOf(form)).toMatchObject({ secured: ['Lakeside'], pending: ['Riverside Hawks'] });
    expect(await read(next)).toMatchObject({ status: 'Accepted', capacityState: 'Secured' });
  });

  it('ends what the organizers said of the payment, unless they keep it', async () => {
    const { form, team } = await aPayingTeam(organization);
    const say = (words: object) => organization.admin.registrationTeams.setPayment(team._id, words);
    const payment = await pay(form, team);
    await say({ hasPaid: true, customPaidAmount: 12_000 });
    expect(await read(team)).toMatchObject({ amountRemaining: 500, amountPaid: 5_000 });
    await refund(payment, { amount: 1_000 });
    expect(await read(team)).toMatchObject({
      hasPaid: false,
      customPaidAmount: null,
      amountRemaining: 8_500,
    });
    await say({ hasPaid: true, disableSync: true });
    await refund(payment);
    expect(await read(team)).toMatchObject({ hasPaid: true, paymentStatus: 'paid', amountPaid: 0 });
  });
});

describe('the ledger itself', () => {
  const attempts = [
    `UPDATE payments SET amount = amount + 1`,
    `UPDATE payments SET note = 'corrected' WHERE false`,
    `DELETE FROM payments`,
    `TRUNCATE payments CASCADE`,
    `INSERT INTO payments SELECT * FROM payments LIMIT 1 ON CONFLICT (id) DO UPDATE SET amount = 1`,
    `MERGE INTO payments p USING payments q ON p.id = q.id WHEN MATCHED THEN DELETE`,
  ];

  it.each(attempts)('lets nobody change or delete an entry: %s', async (statement) => {
    const { team } = await aPayingTeam(organization);
    const payment = await record(team);
    await expect(service.db.select(statement)).rejects.toThrow('The ledger is append-only.');
    expect(await ledgerOf(organization, team)).toEqual([payment]);
  });

  it('holds even in a session that replays changes, which passes ordinary triggers by', async () => {
    const { team } = await aPayingTeam(organization);
    const payment = await record(team);
    const client = await service.db.connect();
    try {
      await client.query('SET session_replication_role = replica');
      for (const statement of ['UPDATE payments SET amount = 1', 'DELETE FROM payments']) {
        await expect(client.query(statement)).rejects.toThrow('The ledger is append-only.');
      }
    } finally {
      await client.end();
    }
    expect(await ledgerOf(organization, team)).toEqual([payment]);
  });

  it('keeps an entry’s ETag for good', async () => {
    const { team } = await aPayingTeam(organization);
    const payment = await record(team);
    await refund(payment, { amount: 1 });
    const answer = await service.fetch(`/payments/${payment._id}`, { token: organization.adminToken });
    expect(answer.headers.get('etag')).toBe('"1"');
  });

  it('leaves an audit entry for each of its own', async () => {
    const { team } = await aPayingTeam(organization);
    const payment = await record(team);
    const entry = await refund(payment, { amount: 1_000 });
    const { data } = await organization.admin.auditLogs.list({ resource: 'payment' });
    expect(data.map(({ action, resourceId, actor }) => [action, resourceId, actor.kind])).toEqual([
      ['payment', payment._id, 'admin'],
      ['refund', entry._id, 'admin'],
    ]);
    expect(data[0]?.after).toMatchObject({ amount: 5_000, method: 'cash' });
  });
});
