/** One charge as the ledger and as the processor have it, net in cents; null where one of them has none. */
export type Compared = {
  readonly externalId: string;
  readonly registrationTeam: string | null;
  readonly ledger: number | null;
  readonly processor: number | null;
};

type Difference = {
  externalId: string;
  kind: 'missing_in_ledger' | 'missing_at_processor' | 'amount_differs';
  registrationTeam: string | null;
  ledger: number;
  processor: number;
};

const kindOf = ({ ledger, processor }: Compared): Difference['kind'] => {
  if (ledger === null) return 'missing_in_ledger';
  return processor === null ? 'missing_at_processor' : 'amount_differs';
};

const sumOf = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

/** Both sums, and where they come apart. */
export function compareBooks(charges: readonly Compared[]): {
  ledger: number;
  processor: number;
  charges: number;
  differences: Difference[];
} {
  return {
    ledger: sumOf(charges.map(({ ledger }) => ledger)),
    processor: sumOf(charges.map(({ processor }) => processor)),
    charges: charges.length,
    differences: charges
      .filter(({ ledger, processor }) => ledger !== processor)
      .map((charge) => ({
        externalId: charge.externalId,
        kind: kindOf(charge),
        registrationTeam: charge.registrationTeam,
        ledger: charge.ledger ?? 0,
        processor: charge.processor ?? 0,
      })),
  };
}
