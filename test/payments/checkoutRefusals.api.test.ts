import { aSignUp, lineOf, pay, signUp } from '../registrationTeams/aSeat.ts';
import { anEntry } from '../registrationTeams/anEntry.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import {
  amountsOf,
  aPayingTeam,
  checkoutsOf,
  deliverAll,
  pageOf,
  payByCard,
  payOnPage,
  settle,
  useCardPayments,
  type Team,
} from './cardPayments.ts';

const parts = useCardPayments({ pool: 8 });
const { processor, service } = parts;
const { books } = processor;
const withoutProcessor = useService();
let organization: TestOrganization;

beforeEach(async () => {
  organization = await service.organization();
});

const { checkout, read, sessionsOf } = checkoutsOf(parts, () => organization);
/** What the receipts of a team said of its seat. */
const seatsTold = async (team: Team) => {
  const { managers } = await read(team);
  const mails = await service.db.select<{ seat: string }>(
    `SELECT data ->> 'seat' AS seat FROM outbox
     WHERE organization = $1 AND template = 'payment_receipt' AND recipient = $2`,
    [organization._id, managers[0]?.email],
  );
  return mails.map(({ seat }) => seat);
};
const refused = (code: string, status = 409) => ({ status, code });

describe('a checkout is refused', () => {
  it('where no card payments are set up, while everything else works', async () => {
    const league = await withoutProcessor.organization();
    const { form, team } = await aPayingTeam(league);
    const { registrationTeams, payments } = league.admin;
    await expect(registrationTeams.checkout(team._id)).rejects.toMatchObject(
      refused('payments_unavailable', 503),
    );
    await expect(payments.reconcile({})).rejects.toMatchObject(refused('payments_unavailable', 503));
    const answer = await withoutProcessor.fetch('/payments/webhook', {
      ...{ method: 'POST', body: JSON.stringify({ id: 'evt_1', type: 'charge.succeeded' }) },
    });
    expect(answer.status).toBe(503);
    expect(await registrationTeams.quote(team._id)).toMatchObject({ amountDue: 12_500 });
    const payment = await pay(form, team);
    await payments.refund(payment._id);
  });

  it('while the organization has connected no account, or one that can’t be paid', async () => {
    const { team } = await aPayingTeam(organization);
    const connect = (account: string | null) =>
      service.db.select('UPDATE organizations SET stripe_account_id = $2 WHERE id = $1', [
        ...[organization._id, account],
      ]);
    await connect(null);
    await expect(checkout(team)).rejects.toMatchObject(refused('payments_not_connected'));
    books.closedAccounts.add('acct_closed');
    await connect('acct_closed');
    await expect(checkout(team)).rejects.toMatchObject(refused('payments_not_connected'));
    await connect('acct_test');
    expect(await checkout(team)).toMatchObject({ amount: 12_500 });
  });

  it('for less or more than a card can be charged with', async () => {
    const { team } = await aPayingTeam(organization, { fee: 40 });
    books.minimumCharge = 50;
    await expect(checkout(team)).rejects.toMatchObject(refused('amount_not_chargeable'));
    books.minimumCharge = 1;
    await expect(checkout(team, { donation: 99_999_990 })).rejects.toMatchObject(
      refused('amount_not_chargeable'),
    );
    expect(await checkout(team)).toMatchObject({ amount: 40 });
  });

  it('where nothing is charged, nothing is left, or the team was removed', async () => {
    const free = await aSignUp(organization);
    const team = await signUp(free, 'Hawks');
    await expect(checkout(team)).rejects.toMatchObject(refused('nothing_due'));
    expect(await checkout(team, { donation: 500 })).toMatchObject({ amount: 500 });
    const paying = await aPayingTeam(organization);
    await organization.admin.registrationTeams.setPayment(paying.team._id, { hasPaid: true });
    await expect(checkout(paying.team)).rejects.toMatchObject(refused('nothing_due'));
    const removed = await aPayingTeam(organization);
    await organization.admin.registrationTeams.remove(removed.team._id);
    await expect(checkout(removed.team)).rejects.toMatchObject(refused('removed'));
  });

  it('past the waitlist, before anything is charged (field report 16)', async () => {
    const { form, team } = await aPayingTeam(organization, { config: { capacity: 1, waitlistCapacity: 1 } });
    const others = [await signUp(form, 'Lakeside'), await signUp(form, 'Hilltop')];
    for (const other of others) await payByCard(parts, organization.admin, other);
    await expect(checkout(team)).rejects.toMatchObject(refused('division_full'));
    expect(sessionsOf(team)).toEqual([]);
    expect(await amountsOf(organization, team)).toEqual([]);
  });

  it('to everybody but the team’s managers, its organization and keys that may register', async () => {
    const { form, team } = await aPayingTeam(organization);
    const [manager, stranger] = [await service.user(), await service.user()];
    const own = await manager.client.registrationTeams.create(anEntry(form, { name: 'Lakeside' }));
    expect(await manager.client.registrationTeams.checkout(own._id)).toMatchObject({ amount: 12_500 });
    expect(await manager.client.registrationTeams.quote(own._id)).toMatchObject({ amountRemaining: 12_500 });
    const key = service.client(await service.apiKey(organization._id, ['write:registrations']));
    expect(await key.registrationTeams.checkout(team._id)).toMatchObject({ amount: 12_500 });
    const other = await service.organization();
    for (const client of [manager.client, stranger.client, other.admin, other.key]) {
      await expect(client.registrationTeams.checkout(team._id)).rejects.toMatchObject({ status: 404 });
      await expect(client.registrationTeams.quote(team._id)).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('the division fills while a checkout is open (field report 18)', () => {
  it('and the team that pays is told what it is: charged, kept and waitlisted', async () => {
    const { form, team } = await aPayingTeam(organization, { config: { capacity: 1, waitlistCapacity: 1 } });
    const { url } = await checkout(team);
    const other = await signUp(form, 'Lakeside');
    await payByCard(parts, organization.admin, other);
    // The earlier registrant pays late: it comes first in line, and the other is told.
    books.pay(pageOf(url));
    await deliverAll(parts);
    expect(await lineOf(form)).toMatchObject({ secured: ['Riverside Hawks'], waitlisted: ['Lakeside'] });
    expect(await read(team)).toMatchObject({ amountPaid: 12_500, capacityState: 'Secured' });
  });

  it('and money of a team that has no room at all any more is kept and shown, not dropped', async () => {
    const { form } = await aPayingTeam(organization, { config: { capacity: 1, waitlistCapacity: 0 } });
    const [first, late] = [await signUp(form, 'Lakeside'), await signUp(form, 'Hilltop')];
    const { url } = await checkout(late);
    await payByCard(parts, organization.admin, first);
    await expect(checkout(late)).rejects.toMatchObject(refused('division_full'));
    books.pay(pageOf(url));
    await deliverAll(parts);
    expect(await amountsOf(organization, late)).toEqual([12_500]);
    expect(await read(late)).toMatchObject({ paymentStatus: 'paid', capacityState: 'Waitlisted' });
    expect(await seatsTold(late)).toEqual(['waitlisted']);
    expect(await lineOf(form)).toMatchObject({ secured: ['Lakeside'], waitlisted: ['Hilltop'] });
  });

  it('and money of a team removed meanwhile is kept and shown', async () => {
    const { team } = await aPayingTeam(organization);
    const payment = await payOnPage(parts, organization.admin, team);
    await organization.admin.registrationTeams.remove(team._id);
    await deliverAll(parts);
    expect(await amountsOf(organization, team)).toEqual([12_500]);
    expect((await organization.admin.payments.list({ method: 'card' })).data).toMatchObject([
      { externalId: payment },
    ]);
    await organization.admin.registrationTeams.restore(team._id);
    expect(await read(team)).toMatchObject({ paymentStatus: 'paid', capacityState: 'Secured' });
  });
});

describe('the processor', () => {
  it.each(['drop', 'takeAndDrop', 'takeAndStall'] as const)(
    'asked once more after a %s makes one page',
    async (how) => {
      const { team } = await aPayingTeam(organization);
      processor.treat = ({ method }, times) => (method === 'POST' && times === 1 ? how : 'answer');
      expect(await checkout(team)).toMatchObject({ amount: 12_500 });
      expect(sessionsOf(team)).toHaveLength(1);
      expect(new Set(processor.asked.map(({ key }) => key)).size).toBe(1);
    },
  );

  it('that does not answer is 503, and the next attempt goes on with the same page', async () => {
    const { team } = await aPayingTeam(organization);
    processor.treat = ({ method }) => (method === 'POST' ? 'takeAndDrop' : 'answer');
    await expect(checkout(team)).rejects.toMatchObject(refused('unavailable', 503));
    processor.treat = () => 'answer';
    expect(await checkout(team)).toMatchObject({ amount: 12_500 });
    expect(sessionsOf(team)).toHaveLength(1);
  });
});

describe('a page past its time', () => {
  const pass = (team: Team) =>
    service.db.select(
      `UPDATE checkouts SET expires_at = now() - interval '1 minute' WHERE registration_team = $1`,
      [team._id],
    );
  it('is closed, and its discount is given back', async () => {
    const { form, team } = await aPayingTeam(organization);
    const code = await organization.admin.discountCodes.create({
      ...{ registration: form.registration, code: 'EarlyBird', amountOff: 2_500, maxUses: 1 },
    });
    const { url } = await checkout(team, { discountCode: 'earlybird' });
    await pass(team);
    expect(await settle(parts)).toEqual([]);
    expect(books.session(pageOf(url)).status).toBe('expired');
    expect(await organization.admin.discountCodes.get(code._id)).toMatchObject({ uses: 0 });
  });

  it('on which somebody paid at the last moment, unheard of, is entered as paid', async () => {
    const { team } = await aPayingTeam(organization);
    await payOnPage(parts, organization.admin, team);
    await pass(team);
    expect(await settle(parts)).toEqual([]);
    expect(await amountsOf(organization, team)).toEqual([12_500]);
    expect(await read(team)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('waits for the processor to answer again, and stops no other', async () => {
    const [first, second] = [await aPayingTeam(organization), await aPayingTeam(organization)];
    const pages = [await checkout(first.team), await checkout(second.team)];
    await pass(first.team);
    await pass(second.team);
    processor.treat = ({ path }) => (path.includes(pageOf(pages[0]?.url ?? '')) ? { status: 503 } : 'answer');
    expect(await settle(parts)).toMatchObject([{ code: 'unavailable' }]);
    expect(pages.map(({ url }) => books.session(pageOf(url)).status)).toEqual(['open', 'expired']);
    processor.treat = () => 'answer';
    await settle(parts);
    expect(books.session(pageOf(pages[0]?.url ?? '')).status).toBe('expired');
  });
});
