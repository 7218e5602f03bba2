import { compareBooks } from '../../server/payments/compareBooks.ts';
import type { TestOrganization } from '../support/service.ts';
import { pay } from '../registrationTeams/aSeat.ts';
import { aPayingTeam, payByCard, payOnPage, useCardPayments } from './cardPayments.ts';

const parts = useCardPayments();
const { processor, service } = parts;
const { books } = processor;
let organization: TestOrganization;

beforeEach(async () => {
  organization = await service.organization();
});

const reconcile = (query: object = {}) => organization.admin.payments.reconcile(query);
const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();

describe('reconciliation', () => {
  it('finds nothing where ledger and processor agree, net of refunds and disputes', async () => {
    const { form, team } = await aPayingTeam(organization, { fee: 10_000 });
    await payByCard(parts, organization.admin, team, { donation: 700 });
    const { data } = await organization.admin.payments.list({ method: 'card' });
    await organization.admin.payments.refund(data[0]?._id as string, { amount: 4_000 });
    await pay(form, team, 900);
    expect(await reconcile()).toMatchObject({
      ledger: 6_700,
      processor: 6_700,
      charges: 1,
      unchecked: 0,
      differences: [],
    });
  });

  it('reports a payment, a refund and a dispute of which the service never heard', async () => {
    const { team } = await aPayingTeam(organization, { fee: 10_000 });
    const unheard = await payOnPage(parts, organization.admin, team);
    const others = [await aPayingTeam(organization), await aPayingTeam(organization)];
    const refunded = await payByCard(parts, organization.admin, others[0]?.team as { _id: string });
    const disputed = await payByCard(parts, organization.admin, others[1]?.team as { _id: string });
    books.refund(refunded, 2_500);
    books.dispute(disputed, 12_500);
    const { differences, ledger, processor: held } = await reconcile();
    expect(differences).toHaveLength(3);
    expect(differences).toEqual(
      expect.arrayContaining([
        {
          ...{ externalId: unheard, kind: 'missing_in_ledger', registrationTeam: null },
          ...{ ledger: 0, processor: 10_000 },
        },
        {
          ...{ externalId: refunded, kind: 'amount_differs', registrationTeam: others[0]?.team._id },
          ...{ ledger: 12_500, processor: 10_000 },
        },
        {
          ...{ externalId: disputed, kind: 'amount_differs', registrationTeam: others[1]?.team._id },
          ...{ ledger: 12_500, processor: 0 },
        },
      ]),
    );
    expect([ledger, held]).toEqual([25_000, 20_000]);
  });

  it('reports a card payment that the processor does not know', async () => {
    const { team } = await aPayingTeam(organization);
    const charge = await payByCard(parts, organization.admin, team);
    books.charges.delete(charge);
    expect((await reconcile()).differences).toEqual([
      {
        ...{ externalId: charge, kind: 'missing_at_processor', registrationTeam: team._id },
        ...{ ledger: 12_500, processor: 0 },
      },
    ]);
  });

  it('takes a charge that was entered days later from the list, and asks for no payment by itself', async () => {
    const { team } = await aPayingTeam(organization);
    const charge = books.charges.get(await payByCard(parts, organization.admin, team));
    if (charge) charge.created -= 2 * 86_400;
    processor.asked.length = 0;
    expect(await reconcile({ from: hours(-1), to: hours(1) })).toMatchObject({ charges: 1, differences: [] });
    expect(processor.asked.filter(({ path }) => path.includes('payment_intents'))).toEqual([]);
  });

  /** Payments in the ledger that are not on the processor's list. */
  const unlisted = async (kind: string, count: number) => {
    const { form, team } = await aPayingTeam(organization);
    await service.db.select(
      `INSERT INTO payments (id, organization, created, updated, registration, registration_team, amount, currency,
         method, external_id, created_by)
       SELECT $4 || lpad(n::text, 23, '0'), $1, now(), now(), $2, $3, 100, 'usd', 'card', 'pi_gone_' || $4 || n, '{}'
       FROM generate_series(1, $5::integer) n`,
      [organization._id, form.registration, team._id, kind, count],
    );
  };

  it('asks for 200 of them at most, where it is the wrong account, and says of how many it can say nothing', async () => {
    await unlisted('a', 205);
    const { team } = await aPayingTeam(organization);
    const disputed = await payByCard(parts, organization.admin, team);
    books.dispute(disputed, 12_500);
    processor.asked.length = 0;
    const compared = await reconcile();
    expect(compared).toMatchObject({ charges: 200, unchecked: 6, ledger: 19_900 + 12_500, processor: 0 });
    expect(compared.differences.find(({ externalId }) => externalId === disputed)).toMatchObject({
      kind: 'amount_differs',
    });
    const asked = processor.asked.filter(({ path }) => path.startsWith('/v1/payment_intents/'));
    expect(asked).toHaveLength(200);
  });

  it('asks for payments that the processor did not list a few at a time', async () => {
    await unlisted('e', 30);
    let [asking, most] = [0, 0];
    processor.treat = async ({ path }): Promise<'answer'> => {
      if (!path.includes('pi_gone_')) return 'answer';
      most = Math.max(most, (asking += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      asking -= 1;
      return 'answer';
    };
    const { differences } = await reconcile();
    expect(differences.map(({ kind }) => kind)).toEqual(Array(30).fill('missing_at_processor'));
    expect(processor.asked.filter(({ path }) => path.includes('pi_gone_'))).toHaveLength(30);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('looks at the charges of the time that is asked for, and of the organization alone', async () => {
    const { team } = await aPayingTeam(organization);
    await payByCard(parts, organization.admin, team);
    expect(await reconcile({ from: hours(-1), to: hours(1) })).toMatchObject({ charges: 1 });
    expect(await reconcile({ from: hours(-3), to: hours(-2) })).toMatchObject({ charges: 0, ledger: 0 });
    const other = await service.organization();
    expect(await other.admin.payments.reconcile({})).toMatchObject({ charges: 0, processor: 0 });
  });

  it('goes through more charges than the processor shows at once', async () => {
    const { team } = await aPayingTeam(organization);
    const charge = await payByCard(parts, organization.admin, team);
    const known = books.charges.get(charge);
    for (let n = 0; n < 230; n += 1) {
      const id = `pi_many_${n}`;
      books.charges.set(id, { ...(known as NonNullable<typeof known>), id: `ch_${n}`, payment_intent: id });
    }
    const { charges, differences } = await reconcile();
    expect([charges, differences.length]).toEqual([231, 230]);
  });

  it('is refused for a time that ends before it begins or lasts too long', async () => {
    for (const query of [
      { from: hours(1), to: hours(-1) },
      { from: '2026-01-01', to: '2026-06-01' },
    ]) {
      await expect(reconcile(query)).rejects.toMatchObject({ status: 409, code: 'invalid_interval' });
    }
  });
});

it('compares what both have, and says on which side something is missing', () => {
  const charge = { externalId: 'pi', registrationTeam: null };
  const compared = compareBooks([
    { ...charge, ledger: 5, processor: 5 },
    { ...charge, ledger: 5, processor: 4 },
    { ...charge, ledger: null, processor: 3 },
    { ...charge, ledger: 2, processor: null },
  ]);
  expect(compared).toMatchObject({ ledger: 12, processor: 12, charges: 4 });
  expect(compared.differences.map(({ kind }) => kind)).toEqual([
    'amount_differs',
    'missing_in_ledger',
    'missing_at_processor',
  ]);
});
