import fc from 'fast-check';
import type { ChargePart } from '../../server/payments/chargeParts.ts';
import { missingEntries, type ChargeHistory, type LedgerEntry } from '../../server/payments/ledgerEntries.ts';

const part = (amount: number, more: Partial<ChargePart> = {}): ChargePart => ({
  ...{ kind: 'fee', player: null, amount, platformFee: Math.round(amount / 100), label: 'Fee' },
  ...more,
});

const noTargets = new Map<string, string>();

/** The ledger after each of these answers of the processor was taken in, one after the other. */
function ledgerAfter(
  parts: readonly ChargePart[],
  answers: readonly ChargeHistory[],
  targets = noTargets,
): LedgerEntry[] {
  const ledger: LedgerEntry[] = [];
  for (const answer of answers) ledger.push(...missingEntries(answer, parts, ledger, targets));
  return ledger;
}

const charge = (amount: number, more: Partial<ChargeHistory> = {}): ChargeHistory => ({
  ...{ id: 'pi_1', amount, refunds: [], disputes: [] },
  ...more,
});

const refund = (
  id: string,
  amount: number,
  state: 'sent' | 'failed' = 'sent',
  intent: string | null = null,
) => ({
  ...{ id, amount, state, intent },
});

const shown = (entries: readonly LedgerEntry[]) =>
  entries.map(({ externalId, amount, platformFee }) => [externalId, amount, platformFee]);

describe('the entries of a charge', () => {
  it('are one for a payment', () => {
    expect(shown(ledgerAfter([part(10_000)], [charge(10_000)]))).toEqual([['pi_1', 10_000, 100]]);
  });

  it('are one for each share and the donation', () => {
    const parts = [
      part(3_000, { player: 'a' }),
      part(2_000, { player: 'b' }),
      part(500, { kind: 'donation' }),
    ];
    const entries = ledgerAfter(parts, [charge(5_500)]);
    expect(entries.map(({ externalId, player, kind }) => [externalId, player, kind])).toEqual([
      ['pi_1', 'a', 'fee'],
      ['pi_1:2', 'b', 'fee'],
      ['pi_1:3', null, 'donation'],
    ]);
  });

  it('are none for what is there', () => {
    const answer = charge(10_000, { refunds: [refund('re_1', 4_000)] });
    expect(ledgerAfter([part(10_000)], [answer, answer, answer])).toHaveLength(2);
  });

  it('give a refund the platform’s fee in proportion', () => {
    const answer = charge(10_000, { refunds: [refund('re_1', 3_333), refund('re_2', 6_667)] });
    expect(shown(ledgerAfter([part(10_000)], [answer]))).toEqual([
      ['pi_1', 10_000, 100],
      ['re_1', -3_333, -33],
      ['re_2', -6_667, -67],
    ]);
  });

  it('can be refunded where the fee rounds to nothing (field report 20)', () => {
    const answer = charge(40, { refunds: [refund('re_1', 40)] });
    expect(shown(ledgerAfter([part(40)], [answer]))).toEqual([
      ['pi_1', 40, 0],
      ['re_1', -40, 0],
    ]);
  });

  it('take a refund of ours from the payment it was asked for, under its own identifier', () => {
    const parts = [part(3_000, { player: 'a' }), part(2_000, { player: 'b' })];
    const first = ledgerAfter(parts, [charge(5_000)]);
    const target = first[1]?._id as string;
    const targets = new Map([['intent', target]]);
    const answer = charge(5_000, { refunds: [refund('re_1', 500, 'sent', 'intent')] });
    expect(missingEntries(answer, parts, first, targets)).toMatchObject([
      { _id: 'intent', refundOf: target, player: 'b', amount: -500, externalId: 're_1' },
    ]);
  });

  it('take no payment below nothing where a refund made at the processor was there before ours', () => {
    const parts = [part(3_000, { player: 'a' }), part(2_000, { player: 'b' })];
    const first = ledgerAfter(parts, [charge(5_000)]);
    const targets = new Map([['intent', first[0]?._id as string]]);
    const refunds = [refund('re_1', 500), refund('re_2', 3_000, 'sent', 'intent')];
    expect(missingEntries(charge(5_000, { refunds }), parts, first, targets)).toMatchObject([
      { player: 'a', amount: -500, externalId: 're_1' },
      { _id: 'intent', player: 'a', amount: -2_500, externalId: 're_2' },
      { player: 'b', amount: -500, externalId: 're_2:2' },
    ]);
  });

  it('take a refund made at the processor from the shares in their order', () => {
    const parts = [part(3_000, { player: 'a' }), part(2_000, { player: 'b' })];
    const answer = charge(5_000, { refunds: [refund('re_1', 4_000)] });
    expect(shown(ledgerAfter(parts, [answer])).slice(2)).toEqual([
      ['re_1', -3_000, -30],
      ['re_1:2', -1_000, -10],
    ]);
  });

  it('enter a refund that failed and enter it back', () => {
    const sent = charge(10_000, { refunds: [refund('re_1', 4_000)] });
    const failed = charge(10_000, { refunds: [refund('re_1', 4_000, 'failed')] });
    const expected = [
      ['pi_1', 10_000, 100],
      ['re_1', -4_000, -40],
      ['re_1:failed', 4_000, 40],
    ];
    expect(shown(ledgerAfter([part(10_000)], [sent, failed]))).toEqual(expected);
    expect(shown(ledgerAfter([part(10_000)], [failed]))).toEqual(expected);
  });

  it('follow a dispute, which may take the net below nothing, and leave the platform’s fee', () => {
    const answer = charge(10_000, {
      refunds: [refund('re_1', 4_000)],
      disputes: [{ id: 'dp_1', amount: 10_000, state: 'withdrawn' }],
    });
    expect(shown(ledgerAfter([part(10_000)], [answer]))).toEqual([
      ['pi_1', 10_000, 100],
      ['re_1', -4_000, -40],
      ['dp_1', -10_000, 0],
    ]);
  });

  it('give back what a won dispute had taken, and take nothing for an inquiry', () => {
    const disputed = (state: 'inquiry' | 'withdrawn' | 'won') =>
      charge(10_000, { disputes: [{ id: 'dp_1', amount: 10_000, state }] });
    expect(ledgerAfter([part(10_000)], [disputed('inquiry')])).toHaveLength(1);
    expect(shown(ledgerAfter([part(10_000)], [disputed('withdrawn'), disputed('won')])).slice(1)).toEqual([
      ['dp_1', -10_000, 0],
      ['dp_1:won', 10_000, 0],
    ]);
  });
});

/** A charge's life at the processor: its state after each thing that happened to it. */
const lives = fc
  .record({
    parts: fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 4 }),
    acts: fc.array(
      fc.tuple(fc.constantFrom('refund', 'fail', 'dispute', 'win'), fc.integer({ min: 1, max: 5_000 })),
      {
        maxLength: 8,
      },
    ),
  })
  .map(({ parts, acts }) => {
    const amount = parts.reduce((sum, each) => sum + each, 0);
    const states: ChargeHistory[] = [charge(amount)];
    acts.forEach(([act, size], index) => {
      const { refunds, disputes } = states.at(-1) as ChargeHistory;
      const refunded = refunds
        .filter(({ state }) => state === 'sent')
        .reduce((sum, each) => sum + each.amount, 0);
      const taken = Math.min(size, amount - refunded);
      if (act === 'refund' && taken > 0) {
        states.push(charge(amount, { refunds: [...refunds, refund(`re_${index}`, taken)], disputes }));
      }
      if (act === 'fail') {
        const failed = refunds.map((each, place) =>
          place === size % refunds.length ? { ...each, state: 'failed' as const } : each,
        );
        states.push(charge(amount, { refunds: failed, disputes }));
      }
      if (act === 'dispute') {
        const dispute = { id: `dp_${index}`, amount: size, state: 'withdrawn' as const };
        states.push(charge(amount, { refunds, disputes: [...disputes, dispute] }));
      }
      if (act === 'win') {
        const won = disputes.map((each) => ({ ...each, state: 'won' as const }));
        states.push(charge(amount, { refunds, disputes: won }));
      }
    });
    return { parts: parts.map((each) => part(each)), states };
  });

const heldAt = ({ amount, refunds, disputes }: ChargeHistory) =>
  [
    ...refunds.filter(({ state }) => state === 'sent'),
    ...disputes.filter(({ state }) => state === 'withdrawn'),
  ].reduce((held, each) => held - each.amount, amount);

describe('whatever happens to a charge', () => {
  it('the ledger holds what the processor holds, however often and with whatever gaps it was looked at', () => {
    fc.assert(
      fc.property(lives, fc.infiniteStream(fc.boolean()), ({ parts, states }, seen) => {
        const last = states.at(-1) as ChargeHistory;
        const looked = states.filter(() => seen.next().value);
        const ledger = ledgerAfter(parts, [...looked, last]);
        expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(heldAt(last));
        expect(missingEntries(last, parts, ledger, noTargets)).toEqual([]);
        expect(new Set(ledger.map(({ externalId }) => externalId)).size).toBe(ledger.length);
      }),
    );
  });

  it('an older answer that comes late changes nothing', () => {
    fc.assert(
      fc.property(lives, ({ parts, states }) => {
        const ledger = ledgerAfter(parts, states);
        for (const state of states) expect(missingEntries(state, parts, ledger, noTargets)).toEqual([]);
      }),
    );
  });
});
