import fc from 'fast-check';
import { aSignUp, signUp } from '../registrationTeams/aSeat.ts';
import type { Treatment } from '../support/processor/standIn.ts';
import type { TestOrganization } from '../support/service.ts';
import { deliver, ledgerOf, pageOf, settle, useCardPayments, type Team } from './cardPayments.ts';

const parts = useCardPayments({ pool: 8 });
const { processor, service } = parts;
const { books } = processor;

/** A moment of the history: what is done, to what of which there are several, by how much, and how the processor is. */
type Step = { act: Act; choice: number; share: number; mood: Treatment };

/** What leads to money comes oftener, so that something can happen to it. */
const acts = [
  ...Array<'open a page'>(4).fill('open a page'),
  ...Array<'pay on a page'>(4).fill('pay on a page'),
  ...Array<'refund'>(3).fill('refund'),
  'let a page end',
  'hear of something',
  'hear of something again',
  'pay in cash',
  'refund at the processor',
  'fail a refund',
  'dispute',
  'decide a dispute',
  'run the job',
  'change the price',
] as const;
type Act = (typeof acts)[number];

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts),
  choice: fc.nat(1_000),
  share: fc.double({ min: 0.05, max: 1, noNaN: true }),
  mood: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Treatment>('answer') },
    fc.constant<Treatment>('takeAndDrop'),
    fc.constant<Treatment>('drop'),
  ),
});

/** One organization with three teams that live through a history. */
class History {
  private heard = 0;
  private readonly charges: string[] = [];
  readonly teams: Team[] = [];
  private product = '';

  constructor(readonly organization: TestOrganization) {}

  async begin(): Promise<void> {
    const { admin } = this.organization;
    const form = await aSignUp(this.organization, {
      fee: 10_000,
      config: { capacity: 2, waitlistCapacity: 9 },
    });
    this.product = (await admin.registrations.get(form.registration)).paymentProduct as unknown as string;
    for (const name of ['A', 'B', 'C']) this.teams.push(await signUp(form, name));
    this.heard = books.events.length;
  }

  private pick<T>(items: readonly T[], { choice }: Step): T | undefined {
    return items[choice % Math.max(1, items.length)];
  }

  private pagesOf(status: 'open') {
    const own = new Set(this.teams.map(({ _id }) => _id));
    return [...books.sessions.values()].filter(
      (session) => session.status === status && own.has(session.metadata['registrationTeam'] ?? ''),
    );
  }

  /** A refusal of the contract, or a processor that can't be asked, is a part of the history; anything else is a fault. */
  private async attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { status, code } = error as { status?: number; code?: string };
      if (status !== 409 && code !== 'unavailable') throw error;
    }
  }

  async live(moment: Step): Promise<void> {
    const { admin } = this.organization;
    const team = this.pick(this.teams, moment) as Team;
    const amount = Math.max(1, Math.round(moment.share * 10_000));
    switch (moment.act) {
      case 'open a page':
        return this.attempt(() =>
          admin.registrationTeams.checkout(team._id, moment.choice % 3 === 0 ? { donation: amount } : {}),
        );
      case 'pay on a page': {
        const page = this.pick(this.pagesOf('open'), moment);
        if (page) this.charges.push(books.pay(pageOf(page.url)));
        return;
      }
      case 'let a page end': {
        const page = this.pick(this.pagesOf('open'), moment);
        if (page) books.expire(page.id);
        return;
      }
      case 'hear of something':
      case 'hear of something again': {
        const known = moment.act === 'hear of something' ? books.events.slice(this.heard) : books.events;
        const event = this.pick(known, moment);
        if (event) await deliver(parts, event);
        return;
      }
      case 'pay in cash':
        return this.attempt(() =>
          admin.payments.create({ registrationTeam: team._id, amount, method: 'cash' }),
        );
      case 'refund': {
        const payments = (await ledgerOf(this.organization, team)).filter(
          ({ refundOf }) => refundOf === null,
        );
        const payment = this.pick(payments, moment);
        if (payment) await this.attempt(() => admin.payments.refund(payment._id, { amount }));
        return;
      }
      case 'run the job':
        await settle(parts);
        return;
      case 'change the price':
        await admin.paymentProducts.update(this.product, { amount: 5_000 + amount });
        return;
      default:
        return this.happenAtProcessor(moment);
    }
  }

  private happenAtProcessor(moment: Step): void {
    const charge = this.pick(this.charges, moment);
    if (charge === undefined) return;
    const left = books.held(charge);
    if (moment.act === 'refund at the processor' && left > 0) {
      books.refund(charge, Math.max(1, Math.floor(left * moment.share)));
    }
    const sent = books.refunds.filter(
      ({ payment_intent: payment, status }) => payment === charge && status === 'succeeded',
    );
    const refund = this.pick(sent, moment);
    if (moment.act === 'fail a refund' && refund) books.failRefund(refund.id);
    if (moment.act === 'dispute') books.dispute(charge, Math.ceil(moment.share * 10_000));
    const open = books.disputes.filter(
      ({ payment_intent: payment, status }) => payment === charge && status === 'needs_response',
    );
    const dispute = this.pick(open, moment);
    if (moment.act === 'decide a dispute' && dispute) {
      books.closeDispute(dispute.id, moment.choice % 2 === 0 ? 'won' : 'lost');
    }
  }

  /** The processor answers again, its messages arrive, and the job has run. */
  async end(): Promise<void> {
    processor.treat = () => 'answer';
    for (const event of books.events.slice(this.heard)) await deliver(parts, event);
    expect(await settle(parts)).toEqual([]);
  }

  /** Ledger = paid - refunded = what the processor holds, to the cent. */
  async check(): Promise<void> {
    const { admin } = this.organization;
    const sum = (rows: readonly { amount: number }[]) =>
      rows.reduce((total, { amount }) => total + amount, 0);
    for (const team of this.teams) {
      const entries = await ledgerOf(this.organization, team);
      const fees = entries.filter(({ kind }) => kind === 'fee');
      const paid = sum(fees.filter(({ refundOf }) => refundOf === null));
      const { amountPaid, amountRefunded } = await admin.registrationTeams.get(team._id);
      expect([amountPaid, amountRefunded]).toEqual([sum(fees), paid - sum(fees)]);
    }
    const { data } = await admin.payments.list({});
    const payments = data.filter(({ refundOf }) => refundOf === null);
    const cardEntries = data.filter(({ method }) => method === 'card');
    expect(sum(cardEntries)).toBe(this.charges.reduce((total, charge) => total + books.held(charge), 0));
    for (const charge of this.charges) {
      const own = payments.filter(({ externalId }) => externalId?.split(':')[0] === charge);
      const ids = new Set(own.map(({ _id }) => _id));
      const changes = data.filter(({ refundOf }) => ids.has(String(refundOf)));
      expect([charge, sum(own) + sum(changes)]).toEqual([charge, books.held(charge)]);
      expect(sum(own.map(({ platformFee }) => ({ amount: platformFee })))).toBe(
        books.charges.get(charge)?.application_fee_amount ?? 0,
      );
    }
    for (const cash of payments.filter(({ method }) => method === 'cash')) {
      const refunded = sum(data.filter(({ refundOf }) => refundOf === cash._id));
      expect(cash.amount + refunded).toBeGreaterThanOrEqual(0);
    }
    const reconciled = await admin.payments.reconcile({});
    expect(reconciled).toMatchObject({ differences: [], ledger: reconciled.processor });
  }
}

async function live(steps: readonly (readonly Step[])[]): Promise<void> {
  const history = new History(await service.organization());
  processor.treat = () => 'answer';
  await history.begin();
  for (const together of steps) {
    const [first] = together;
    processor.treat = ({ method }) => (method === 'POST' && first ? first.mood : 'answer');
    await Promise.all(together.map((moment) => history.live(moment)));
  }
  await history.end();
  await history.check();
}

describe('whatever happens, the ledger holds what was paid less what went back, and so does the processor', () => {
  it('one thing after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), (steps) =>
        live(steps.map((each) => [each])),
      ),
      { numRuns: 12, endOnFailure: true },
    );
  }, 240_000);

  it('several things at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 4 }), { minLength: 4, maxLength: 8 }),
        live,
      ),
      { numRuns: 10, endOnFailure: true },
    );
  }, 240_000);
});
