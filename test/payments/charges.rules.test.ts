import fc from 'fast-check';
import {
  chargeParts,
  partsOfAmount,
  totalOf,
  type ChargeFacts,
  type ChargePart,
} from '../../server/payments/chargeParts.ts';
import { isChargeable } from '../../server/payments/chargeable.ts';
import { pageLines } from '../../server/payments/pageLines.ts';
import { feeShare, platformFeeOf } from '../../server/payments/platformFee.ts';
import { quoteOf } from '../../server/payments/quote.ts';
import type { MoneyFacts } from '../../server/registrations/fees.ts';

const facts: ChargeFacts = {
  teamName: 'Riverside Hawks',
  donationName: 'Donation',
  remaining: 12_500,
  perPlayer: 0,
  players: null,
  donation: 0,
};

const feesOf = (parts: readonly ChargePart[]) => parts.map(({ platformFee }) => platformFee);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the platform’s fee', () => {
  it.each([
    [0, 0],
    [49, 0],
    [50, 1],
    [149, 1],
    [150, 2],
    [12_500, 125],
    [12_550, 126],
    [100_000_000, 1_000_000],
  ])('of %p cents is %p: 1 %%, rounded half up', (amount, fee) => expect(platformFeeOf(amount)).toBe(fee));

  it('comes to the same however an amount is refunded in parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e8 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
        (amount, cuts) => {
          const fee = platformFeeOf(amount);
          const steps = [...cuts.map((cut) => Math.floor(cut * amount)), 0, amount].sort((a, b) => a - b);
          const shares = steps.slice(1).map((step, index) => {
            const before = steps[index] as number;
            return feeShare(fee, step, amount) - feeShare(fee, before, amount);
          });
          expect(sum(shares)).toBe(fee);
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('what a checkout charges', () => {
  it('is what the team has left to pay', () => {
    expect(chargeParts(facts)).toEqual([
      {
        kind: 'fee',
        player: null,
        amount: 12_500,
        platformFee: 125,
        label: 'Registration fee of Riverside Hawks',
      },
    ]);
  });

  it('is nothing for a team that has paid', () => {
    expect(chargeParts({ ...facts, remaining: 0 })).toEqual([]);
  });

  it('is the shares of the players that are named, less what was paid of them', () => {
    const players = [
      { _id: 'a', name: 'Ada', paid: 0 },
      { _id: 'b', name: '', paid: 1_000 },
      { _id: 'c', name: 'Cy', paid: 3_000 },
    ];
    const parts = chargeParts({ ...facts, perPlayer: 3_000, players });
    expect(parts.map(({ player, amount, label }) => [player, amount, label])).toEqual([
      ['a', 3_000, 'Player fee of Ada, Riverside Hawks'],
      ['b', 2_000, 'Player fee of a player, Riverside Hawks'],
    ]);
  });

  it('takes no share that the team does not owe any more', () => {
    const players = ['a', 'b', 'c'].map((_id) => ({ _id, name: _id, paid: 0 }));
    const parts = chargeParts({ ...facts, remaining: 5_000, perPlayer: 3_000, players });
    expect(parts.map(({ amount }) => amount)).toEqual([3_000, 2_000]);
  });

  it('keeps a donation apart from the fee', () => {
    const parts = chargeParts({ ...facts, donation: 500 });
    expect(parts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['fee', 12_500],
      ['donation', 500],
    ]);
    expect(sum(feesOf(parts))).toBe(130);
  });

  it('shares the platform’s fee out exactly, to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 99_999 }),
        (shares, donation) => {
          const players = shares.map((share, index) => ({
            _id: `${index}`,
            name: 'P',
            paid: 99_999 - share,
          }));
          const parts = chargeParts({ ...facts, remaining: 1e9, perPlayer: 99_999, players, donation });
          expect(totalOf(parts)).toBe(sum(shares) + donation);
          expect(sum(feesOf(parts))).toBe(platformFeeOf(totalOf(parts)));
          for (const { amount, platformFee } of parts) {
            expect(platformFee).toBeGreaterThanOrEqual(0);
            expect(platformFee).toBeLessThanOrEqual(amount);
          }
        },
      ),
    );
  });

  it('adds up to what came in, also where that is another amount than was asked for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 60_000 }),
        (shares, amount) => {
          const players = shares.map((share, index) => ({
            _id: `${index}`,
            name: 'P',
            paid: 10_000 - share,
          }));
          const asked = chargeParts({ ...facts, remaining: 1e9, perPlayer: 10_000, players });
          const parts = partsOfAmount(asked, amount);
          expect(totalOf(parts)).toBe(amount);
          expect(sum(feesOf(parts))).toBe(sum(feesOf(asked)));
          expect(Math.min(...parts.map((part) => part.amount))).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('a quote', () => {
  const money: MoneyFacts = {
    hasPayments: null,
    cost: { amount: 2_000, perTeam: true, perPlayer: true },
    divisionProductAmount: null,
    productAmount: null,
    players: 3,
    amountOff: 0,
    discountSettled: false,
    hasPaid: false,
    customPaidAmount: null,
    net: 0,
    refunded: 0,
  };

  it('has a line for the team and one for its players', () => {
    expect(quoteOf(money)).toEqual({
      lines: [
        { label: 'Team fee', quantity: 1, unitAmount: 2_000, amount: 2_000 },
        { label: 'Player fee', quantity: 3, unitAmount: 2_000, amount: 6_000 },
      ],
      discount: 0,
      amountDue: 8_000,
      amountPaid: 0,
      amountRemaining: 8_000,
      platformFee: 80,
    });
  });

  it('takes no more off than there is', () => {
    expect(quoteOf({ ...money, amountOff: 10_000 })).toMatchObject({
      discount: 8_000,
      amountDue: 0,
      platformFee: 0,
    });
  });

  it('is empty where nothing is charged', () => {
    expect(quoteOf({ ...money, hasPayments: false })).toMatchObject({ lines: [], amountDue: 0, discount: 0 });
  });

  it('always adds up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fc.nat(30),
        fc.nat(500_000),
        fc.integer({ min: -10_000, max: 600_000 }),
        (amount, players, amountOff, net) => {
          const cost = { amount, perTeam: true, perPlayer: true };
          const quote = quoteOf({ ...money, cost, players, amountOff, net });
          expect(totalOf(quote.lines) - quote.discount).toBe(quote.amountDue);
          expect(quote.amountRemaining).toBe(Math.max(0, quote.amountDue - net));
        },
      ),
    );
  });
});

describe('a card', () => {
  it.each([
    [12_345, 'usd', true],
    [12_345, 'jpy', true],
    [99_999_999, 'usd', true],
    [100_000_000, 'usd', false],
    [12_345, 'kwd', false],
    [12_340, 'kwd', true],
    [12_345, 'isk', false],
    [12_300, 'isk', true],
  ])('is charged with %p of %p: %p', (remaining, currency, isPossible) =>
    expect(isChargeable({ parts: chargeParts({ ...facts, remaining }), currency })).toBe(isPossible),
  );
});

describe('the lines of a page', () => {
  it('are the parts of the charge, a hundred at most, and come to the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 201 }), (amounts) => {
        const lines = pageLines(amounts.map((amount, index) => ({ label: `Player ${index}`, amount })));
        expect(totalOf(lines)).toBe(sum(amounts));
        expect(lines.length).toBe(Math.min(100, amounts.length));
        if (amounts.length <= 100) expect(lines.map(({ amount }) => amount)).toEqual(amounts);
      }),
    );
  });
});
