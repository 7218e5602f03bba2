import fc from 'fast-check';
import { feeOf, grossOf, moneyOf } from '../../server/registrations/fees.ts';
import type { MoneyFacts } from '../../server/registrations/fees.ts';

const facts = (fields: Partial<MoneyFacts> = {}): MoneyFacts => ({
  hasPayments: null,
  cost: {},
  divisionProductAmount: null,
  productAmount: null,
  players: 0,
  amountOff: 0,
  discountSettled: false,
  hasPaid: false,
  customPaidAmount: null,
  net: 0,
  refunded: 0,
  ...fields,
});

const aTeamFee = { cost: { amount: 10_000, perTeam: true } };

describe('the fee', () => {
  it('is the product of the division before all else', () => {
    const fee = feeOf(facts({ ...aTeamFee, divisionProductAmount: 7_500, productAmount: 5_000 }));
    expect(fee).toEqual({ perTeam: 7_500, perPlayer: 0, isFree: false });
  });

  it('is the registration’s cost before the product of registration, league or tournament', () => {
    expect(feeOf(facts({ ...aTeamFee, productAmount: 5_000 })).perTeam).toBe(10_000);
    expect(feeOf(facts({ cost: { perTeam: true }, productAmount: 5_000 })).perTeam).toBe(5_000);
  });

  it('is charged per team, per player, or both', () => {
    const amount = 1_000;
    const charged = (cost: object) => {
      const { perTeam, perPlayer } = feeOf(facts({ cost: { amount, ...cost } }));
      return [perTeam, perPlayer];
    };
    expect(charged({ perTeam: true })).toEqual([amount, 0]);
    expect(charged({ perPlayer: true })).toEqual([0, amount]);
    expect(charged({ perTeam: true, perPlayer: true })).toEqual([amount, amount]);
    expect(charged({})).toEqual([amount, 0]);
    expect(charged({ perTeam: false, perPlayer: false })).toEqual([amount, 0]);
  });

  it('counts the players', () => {
    const fee = feeOf(facts({ cost: { amount: 1_000, perTeam: true, perPlayer: true } }));
    expect([grossOf(fee, 0), grossOf(fee, 8)]).toEqual([1_000, 9_000]);
  });

  it('is none where the registration has no payments, whatever it costs', () => {
    expect(feeOf(facts({ ...aTeamFee, divisionProductAmount: 7_500, hasPayments: false }))).toEqual({
      perTeam: 0,
      perPlayer: 0,
      isFree: true,
    });
  });

  it('is none where it is 0, also where payments are said to be required', () => {
    for (const hasPayments of [true, null]) {
      expect(feeOf(facts({ hasPayments })).isFree).toBe(true);
      expect(feeOf(facts({ hasPayments, cost: { amount: 0 } })).isFree).toBe(true);
      expect(feeOf(facts({ hasPayments, ...aTeamFee, divisionProductAmount: 0 })).isFree).toBe(true);
    }
  });

  it('is charged where nothing is said of payments', () => {
    expect(feeOf(facts(aTeamFee)).isFree).toBe(false);
  });
});

describe('a team', () => {
  it('is unpaid, partial, paid and refunded as its money comes and goes', () => {
    const at = (net: number, refunded = 0) => {
      const { paymentStatus, holdsSeat, amountRemaining } = moneyOf(facts({ ...aTeamFee, net, refunded }));
      return [paymentStatus, holdsSeat, amountRemaining];
    };
    expect(at(0)).toEqual(['unpaid', false, 10_000]);
    expect(at(1)).toEqual(['partial', true, 9_999]);
    expect(at(10_000)).toEqual(['paid', true, 0]);
    expect(at(12_000)).toEqual(['paid', true, 0]);
    expect(at(4_000, 6_000)).toEqual(['partial', true, 6_000]);
    expect(at(0, 10_000)).toEqual(['refunded', false, 10_000]);
  });

  it('has paid nothing by having no players yet', () => {
    const { amountDue, paymentStatus, holdsSeat } = moneyOf(
      facts({ cost: { amount: 1_000, perPlayer: true } }),
    );
    expect([amountDue, paymentStatus, holdsSeat]).toEqual([0, 'unpaid', false]);
  });

  it('owes nothing in a free division, whatever the bank took back', () => {
    expect(moneyOf(facts({ net: -500, refunded: 500 }))).toMatchObject({
      paymentStatus: 'paid',
      holdsSeat: true,
      amountRemaining: 0,
    });
  });

  it('has paid the whole fee, or the amount given, on the word of an administrator', () => {
    expect(moneyOf(facts({ ...aTeamFee, hasPaid: true }))).toMatchObject({
      paymentStatus: 'paid',
      holdsSeat: true,
      amountPaid: 0,
      amountRemaining: 0,
    });
    expect(moneyOf(facts({ ...aTeamFee, hasPaid: true, customPaidAmount: 4_000 }))).toMatchObject({
      paymentStatus: 'partial',
      holdsSeat: true,
      amountRemaining: 6_000,
    });
    expect(moneyOf(facts({ ...aTeamFee, hasPaid: true, customPaidAmount: 0 }))).toMatchObject({
      paymentStatus: 'unpaid',
      holdsSeat: false,
    });
  });

  it('holds no seat by a code for the whole fee until a checkout has settled it', () => {
    const whole = { ...aTeamFee, amountOff: 10_000 };
    expect(moneyOf(facts(whole))).toMatchObject({ amountDue: 0, paymentStatus: 'unpaid', holdsSeat: false });
    expect(moneyOf(facts({ ...whole, discountSettled: true }))).toMatchObject({
      amountDue: 0,
      paymentStatus: 'paid',
      holdsSeat: true,
    });
  });

  it('owes what a settled code no longer covers, and keeps its seat', () => {
    const grown = { cost: { amount: 1_000, perPlayer: true }, players: 3, amountOff: 2_000 };
    expect(moneyOf(facts({ ...grown, discountSettled: true }))).toMatchObject({
      amountDue: 1_000,
      amountRemaining: 1_000,
      paymentStatus: 'partial',
      holdsSeat: true,
    });
  });
});

const cents = fc.nat(1_000_000);
const someFacts: fc.Arbitrary<MoneyFacts> = fc
  .record({
    hasPayments: fc.constantFrom(true, false, null),
    amount: fc.option(cents, { nil: undefined }),
    perTeam: fc.boolean(),
    perPlayer: fc.boolean(),
    divisionProductAmount: fc.option(cents, { nil: null }),
    productAmount: fc.option(cents, { nil: null }),
    players: fc.nat(30),
    amountOff: cents,
    discountSettled: fc.boolean(),
    hasPaid: fc.boolean(),
    customPaidAmount: fc.option(cents, { nil: null }),
    paid: cents,
    refunded: cents,
  })
  .map(({ amount, perTeam, perPlayer, paid, refunded, ...rest }) => ({
    ...rest,
    cost: { ...(amount === undefined ? {} : { amount }), perTeam, perPlayer },
    net: paid - refunded,
    refunded,
  }));

describe('whatever was charged and paid', () => {
  it('is whole cents, and never less than nothing is due or remains', () => {
    fc.assert(
      fc.property(someFacts, (each) => {
        const { amountDue, amountRemaining } = moneyOf(each);
        for (const amount of [amountDue, amountRemaining]) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(amountDue).toBeLessThanOrEqual(grossOf(feeOf(each), each.players));
      }),
    );
  });

  it('is paid exactly where a team holds a seat and nothing remains', () => {
    fc.assert(
      fc.property(someFacts, (each) => {
        const { paymentStatus, holdsSeat, amountRemaining } = moneyOf(each);
        expect(paymentStatus === 'paid').toBe(holdsSeat && amountRemaining === 0);
        expect(['paid', 'partial'].includes(paymentStatus)).toBe(holdsSeat);
      }),
    );
  });

  it('never loses a seat by paying more', () => {
    fc.assert(
      fc.property(someFacts, cents, (each, more) => {
        const before = moneyOf(each);
        const after = moneyOf({ ...each, net: each.net + more });
        if (before.holdsSeat) expect(after.holdsSeat).toBe(true);
        expect(after.amountRemaining).toBeLessThanOrEqual(before.amountRemaining);
      }),
    );
  });
});
