import { pay, signUp } from '../registrationTeams/aSeat.ts';
import type { TestOrganization } from '../support/service.ts';
import {
  amountsOf,
  aPayingTeam,
  checkoutsOf,
  deliverAll,
  ledgerOf,
  pageOf,
  payByCard,
  useCardPayments,
} from './cardPayments.ts';

const parts = useCardPayments({ pool: 8 });
const { processor, service } = parts;
const { books } = processor;
let organization: TestOrganization;

beforeEach(async () => {
  organization = await service.organization();
});

const { checkout, read, session, sessionsOf } = checkoutsOf(parts, () => organization);

describe('a discount code at the checkout', () => {
  const aCode = (registration: string, fields: object = {}) =>
    organization.admin.discountCodes.create({
      ...{ registration, code: 'EarlyBird', amountOff: 2_500 },
      ...fields,
    });
  const uses = async (code: { _id: string }) => (await organization.admin.discountCodes.get(code._id)).uses;

  it('is reserved while the page is open, and used once it is paid', async () => {
    const { form, team } = await aPayingTeam(organization);
    const code = await aCode(form.registration, { maxUses: 1 });
    const { url, amount } = await checkout(team, { discountCode: 'earlybird' });
    expect([amount, await uses(code)]).toEqual([10_000, 1]);
    expect(await read(team)).toMatchObject({ discountCode: 'EarlyBird', amountDue: 10_000 });
    books.pay(pageOf(url));
    await deliverAll(parts);
    expect(await read(team)).toMatchObject({ paymentStatus: 'paid', amountPaid: 10_000 });
    expect(await uses(code)).toBe(1);
  });

  it('is given back when the page ends unpaid', async () => {
    const { form, team } = await aPayingTeam(organization);
    const code = await aCode(form.registration, { maxUses: 1 });
    const { url } = await checkout(team, { discountCode: 'earlybird' });
    books.expire(pageOf(url));
    await deliverAll(parts);
    expect(await uses(code)).toBe(0);
    const other = await signUp(form, 'Lakeside');
    expect(await checkout(other, { discountCode: 'earlybird' })).toMatchObject({ amount: 10_000 });
    await expect(checkout(team, { discountCode: 'earlybird' })).rejects.toMatchObject({
      code: 'discount_used_up',
    });
    // Entered earlier and not to be had any more, it does not stand in the way of paying.
    expect(await checkout(team)).toMatchObject({ amount: 12_500 });
  });

  it('that takes away all that is left is used at once: nothing is left to be paid on a page', async () => {
    const { form, team } = await aPayingTeam(organization, { config: { capacity: 1 } });
    const code = await aCode(form.registration, { maxUses: 1 });
    await pay(form, team, 10_000);
    expect(await checkout(team, { discountCode: 'earlybird' })).toMatchObject({ url: null, amount: 0 });
    expect(await read(team)).toMatchObject({
      ...{ paymentStatus: 'paid', discountCode: 'EarlyBird', amountDue: 10_000, amountRemaining: 0 },
    });
    expect(await uses(code)).toBe(1);
    // Unlike a discount of the whole fee it holds no seat by itself.
    const [payment] = await ledgerOf(organization, team);
    await organization.admin.payments.refund(payment?._id as string);
    expect(await read(team)).toMatchObject({ paymentStatus: 'refunded', capacityState: 'Pending' });
  });

  it('of `maxUses` 1 discounts one of two checkouts at once (field report 21)', async () => {
    const { form, team } = await aPayingTeam(organization);
    const code = await aCode(form.registration, { maxUses: 1 });
    const teams = [team];
    for (let n = 1; n <= 7; n += 1) {
      // Each in a division of its own: they meet at the code alone.
      const { _id: division } = await organization.admin.divisions.create({
        name: `D${n}`,
        league: form.league,
      });
      teams.push(await signUp({ ...form, division }, `Team ${n}`));
    }
    const answers = await Promise.allSettled(
      teams.map((each) => checkout(each, { discountCode: 'EARLYBIRD' })),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    for (const answer of refused) expect(answer).toMatchObject({ reason: { code: 'discount_used_up' } });
    expect(await uses(code)).toBe(1);
  });

  it('that was entered at sign-up discounts one of two as well, and the other is told the whole fee', async () => {
    const { form } = await aPayingTeam(organization);
    await aCode(form.registration, { maxUses: 1 });
    const teams = await Promise.all(
      ['A', 'B', 'C'].map((name) =>
        organization.admin.registrationTeams.create({
          ...{ registration: form.registration, division: form.division, name, discountCode: 'earlybird' },
        }),
      ),
    );
    const answers = await Promise.all(teams.map((each) => checkout(each)));
    expect(answers.map(({ amount }) => amount).sort()).toEqual([10_000, 12_500, 12_500]);
    answers.forEach(({ url, amount }) => expect(session(url).amount_total).toBe(amount));
    const told = await Promise.all(teams.map(read));
    expect(told.map(({ amountDue }) => amountDue)).toEqual(answers.map(({ amount }) => amount));
  });

  it('is given back by a page on which nothing but a donation was paid', async () => {
    const { form, team } = await aPayingTeam(organization);
    const code = await aCode(form.registration, { maxUses: 1 });
    await organization.admin.registrationTeams.setPayment(team._id, { hasPaid: true, disableSync: true });
    await payByCard(parts, organization.admin, team, { discountCode: 'earlybird', donation: 500 });
    expect(await amountsOf(organization, team)).toEqual([500]);
    expect(await uses(code)).toBe(0);
  });

  it('may be changed for another until something is paid by it', async () => {
    const { form, team } = await aPayingTeam(organization);
    const first = await aCode(form.registration);
    const second = await aCode(form.registration, { code: 'Friends', amountOff: 5_000 });
    const page = await checkout(team, { discountCode: 'earlybird' });
    expect(await checkout(team, { discountCode: 'friends' })).toMatchObject({ amount: 7_500 });
    expect(session(page.url).status).toBe('expired');
    expect([await uses(first), await uses(second)]).toEqual([0, 1]);
    await payByCard(parts, organization.admin, team);
    await expect(checkout(team, { discountCode: 'earlybird' })).rejects.toMatchObject({
      code: 'discount_invalid',
    });
  });

  it('that takes the whole fee away settles at once: no page, and the team counts as paid', async () => {
    const { form, team } = await aPayingTeam(organization, { config: { capacity: 1 } });
    const code = await aCode(form.registration, { amountOff: 20_000, maxUses: 1 });
    const settled = { url: null, amount: 0, platformFee: 0, expiresAt: null };
    expect(await checkout(team, { discountCode: 'earlybird' })).toEqual(settled);
    expect(await checkout(team)).toEqual(settled);
    expect(await read(team)).toMatchObject({
      ...{ paymentStatus: 'paid', capacityState: 'Secured', amountDue: 0, amountPaid: 0 },
    });
    expect(await uses(code)).toBe(1);
    expect(sessionsOf(team)).toEqual([]);
    expect(await ledgerOf(organization, team)).toEqual([]);
  });
});
