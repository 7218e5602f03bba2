import { signUp } from '../registrationTeams/aSeat.ts';
import type { TestOrganization } from '../support/service.ts';
import {
  amountsOf,
  aPayingTeam,
  deliverAll,
  payOnPage,
  settle,
  useCardPayments,
  type Team,
} from './cardPayments.ts';

const parts = useCardPayments();
const { books } = parts.processor;
let organization: TestOrganization;

beforeAll(async () => {
  organization = await parts.service.organization();
});

it('ends every page past its time, however many there are before it that can’t be ended', async () => {
  const { db } = parts.service;
  const { form, team } = await aPayingTeam(organization);
  const insert = (kind: string, count: number) =>
    db.select(
      `INSERT INTO checkouts (id, organization, registration, registration_team, state, players, parts, amount,
         platform_fee, currency, destination, return_to, session_id, expires_at, created, created_by)
       SELECT $1 || lpad(n::text, 23, '0'), $2, $3, $4, 'open', '{}', '[]', 100, 1, 'usd', 'acct_1', '/',
         CASE $1 WHEN 'a' THEN 'cs_failing_' || n END, now() - interval '1 minute', now(), '{}'
       FROM generate_series(1, $5::integer) n`,
      [kind, organization._id, form.registration, team._id, count],
    );
  await insert('a', 60);
  await insert('b', 3);
  parts.processor.treat = ({ path }) => (path.includes('cs_failing_') ? { status: 402 } : 'answer');

  expect((await settle(parts)).length).toBe(60);

  const [left] = await db.select(
    `SELECT count(*) FILTER (WHERE id LIKE 'a%' AND state = 'open')::integer AS failing,
            count(*) FILTER (WHERE id LIKE 'b%' AND state = 'expired')::integer AS ended FROM checkouts`,
  );
  expect(left).toEqual({ failing: 60, ended: 3 });
});

describe('a page that the processor calls paid without a payment that it knows', () => {
  /** Such a page, past its time, and the charge that is missing. */
  const anUnknownPayment = async (of?: Team, order = {}) => {
    const { db } = parts.service;
    const team = of ?? (await aPayingTeam(organization)).team;
    const from = books.events.length;
    const payment = await payOnPage(parts, organization.admin, team, order);
    const charge = books.charges.get(payment);
    if (!charge) throw new Error('Nobody has paid.');
    books.charges.delete(payment);
    await db.select(
      `UPDATE checkouts SET expires_at = now() - interval '1 second' WHERE registration_team = $1`,
      [team._id],
    );
    return { team, payment, charge, from };
  };
  const pageOfTeam = async ({ _id }: Team) =>
    (
      await parts.service.db.select<{ state: string; looks: number; waits: number | null }>(
        `SELECT state, looks, round(extract(epoch FROM next_look_at - now()) / 60)::integer AS waits
         FROM checkouts WHERE registration_team = $1`,
        [_id],
      )
    )[0];
  const lookAgain = ({ _id }: Team) =>
    parts.service.db.select(
      `UPDATE checkouts SET next_look_at = now() - interval '1 second' WHERE registration_team = $1`,
      [_id],
    );

  it('is looked at ever less often, and in the end told of once and left to the operators', async () => {
    const { team } = await anUnknownPayment();
    for (let looks = 1; looks <= 10; looks += 1) {
      expect(await settle(parts)).toEqual([]);
      expect(await settle(parts)).toEqual([]);
      expect(await pageOfTeam(team)).toEqual({ state: 'open', looks, waits: 2 ** (looks - 1) });
      await lookAgain(team);
    }
    expect(await settle(parts)).toMatchObject([
      { message: expect.stringContaining('knows no payment') as string },
    ]);
    expect(await pageOfTeam(team)).toMatchObject({ state: 'unsettled' });
    expect(await settle(parts)).toEqual([]);
    const metrics = await fetch(`${new URL(parts.service.baseUrl).origin}/metrics`);
    expect(await metrics.text()).toContain('checkouts_unsettled 1');
    const { url } = await organization.admin.registrationTeams.checkout(team._id, {});
    expect(url).not.toBeNull();
  });

  it('counts with the discount that it was charged with, as long as the code has a use left', async () => {
    const { admin } = organization;
    for (const [usedMeanwhile, owes] of [
      [false, 0],
      [true, 2_500],
    ] as const) {
      const { form, team } = await aPayingTeam(organization);
      const code = { registration: form.registration, code: 'EarlyBird', amountOff: 2_500, maxUses: 1 };
      await admin.discountCodes.create(code);
      const late = await anUnknownPayment(team, { discountCode: 'earlybird' });
      for (let looks = 0; looks <= 10; looks += 1) {
        await settle(parts);
        await lookAgain(team);
      }
      const other = await signUp(form, 'Lakeside');
      if (usedMeanwhile) await admin.registrationTeams.checkout(other._id, { discountCode: 'earlybird' });
      books.charges.set(late.payment, late.charge);
      await deliverAll(parts, late.from);
      if (!usedMeanwhile) {
        await expect(
          admin.registrationTeams.checkout(other._id, { discountCode: 'earlybird' }),
        ).rejects.toMatchObject({ code: 'discount_used_up' });
      }
      expect(await admin.registrationTeams.get(team._id)).toMatchObject({
        ...{ amountPaid: 10_000, amountRemaining: owes },
      });
    }
  });

  it('is entered as soon as the payment is known, also long afterwards', async () => {
    const soon = await anUnknownPayment();
    await settle(parts);
    books.charges.set(soon.payment, soon.charge);
    await lookAgain(soon.team);
    expect(await settle(parts)).toEqual([]);
    expect(await amountsOf(organization, soon.team)).toEqual([12_500]);

    const late = await anUnknownPayment();
    for (let looks = 0; looks <= 10; looks += 1) {
      await settle(parts);
      await lookAgain(late.team);
    }
    expect(await pageOfTeam(late.team)).toMatchObject({ state: 'unsettled' });
    books.charges.set(late.payment, late.charge);
    await deliverAll(parts);
    expect(await amountsOf(organization, late.team)).toEqual([12_500]);
    expect(await pageOfTeam(late.team)).toMatchObject({ state: 'paid' });
  });
});
