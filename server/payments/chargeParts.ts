import { feeShare, platformFeeOf } from './platformFee.ts';

/** What becomes an entry of the ledger by itself, of what is charged at once. Cents. */
export type ChargePart = {
  readonly kind: 'fee' | 'donation';
  readonly player: string | null;
  readonly amount: number;
  readonly platformFee: number;
  /** What the page to pay on calls it. */
  readonly label: string;
};

type UnpricedPart = Omit<ChargePart, 'platformFee'>;

/** A player whose share is to be paid, with what was paid of it before. */
export type PayingPlayer = { readonly _id: string; readonly name: string; readonly paid: number };

export type ChargeFacts = {
  readonly teamName: string;
  readonly donationName: string;
  /** What the team has left to pay, less what other open pages would take of it. */
  readonly remaining: number;
  /** The fee of one player. */
  readonly perPlayer: number;
  /** Null: the team's whole remainder. */
  readonly players: readonly PayingPlayer[] | null;
  readonly donation: number;
};

/** Each part's platform fee, so that they add up to 1 % of the whole. */
function priced(parts: readonly UnpricedPart[], total: number, fee: number): ChargePart[] {
  let before = 0;
  return parts.map((part) => {
    const upTo = before + part.amount;
    const platformFee = feeShare(fee, upTo, total) - feeShare(fee, before, total);
    before = upTo;
    return { ...part, platformFee };
  });
}

export const totalOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

function sharesOf({ players, perPlayer, remaining, teamName }: ChargeFacts): UnpricedPart[] {
  if (players === null) {
    return [{ kind: 'fee', player: null, amount: remaining, label: `Registration fee of ${teamName}` }];
  }
  let left = remaining;
  return players.map(({ _id, name, paid }) => {
    const amount = Math.max(0, Math.min(perPlayer - paid, left));
    left -= amount;
    return { kind: 'fee', player: _id, amount, label: `Player fee of ${name || 'a player'}, ${teamName}` };
  });
}

/** What a checkout charges, part by part; nothing where nothing is left to pay. No share takes more than the team owes. */
export function chargeParts(facts: ChargeFacts): ChargePart[] {
  const donation: UnpricedPart = {
    kind: 'donation',
    player: null,
    amount: facts.donation,
    label: facts.donationName,
  };
  const parts = [...sharesOf(facts), donation].filter(({ amount }) => amount > 0);
  const total = totalOf(parts);
  return priced(parts, total, platformFeeOf(total));
}

/**
 * The parts of a charge that came out at another amount than was asked for: filled in their order, and what is over
 * goes to the first.
 */
export function partsOfAmount(parts: readonly ChargePart[], amount: number): ChargePart[] {
  if (totalOf(parts) === amount) return [...parts];
  const fee = parts.reduce((sum, { platformFee }) => sum + platformFee, 0);
  let left = amount;
  const filled = parts.map((part) => {
    const taken = Math.min(part.amount, left);
    left -= taken;
    return { ...part, amount: taken };
  });
  const over = filled.map((part, index) => (index === 0 ? { ...part, amount: part.amount + left } : part));
  return priced(
    over.filter((part) => part.amount > 0),
    amount,
    fee,
  );
}
