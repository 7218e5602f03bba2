/** What a submission owes and has paid follows from these, a row of the view `registration_team_money`. */
export type MoneyFacts = {
  hasPayments: boolean | null;
  cost: Cost;
  /** Of the division's own product: a price per team that overrides the registration's. Cents. */
  divisionProductAmount: number | null;
  /** Of the registration's product, else the league's, else the tournament's, per team. Cents. */
  productAmount: number | null;
  /** Players on the roster. */
  players: number;
  /** Of the discount code that the team entered, in cents; 0 without one. */
  amountOff: number;
  /** A checkout found nothing left to pay after the discount. */
  discountSettled: boolean;
  hasPaid: boolean;
  customPaidAmount: number | null;
  /** Sum of the ledger's fee entries, refunds subtracted. Cents; a dispute may take it below 0. */
  net: number;
  /** Sum of the refunds among them, as a positive number. */
  refunded: number;
};

export type Cost = { amount?: number; perTeam?: boolean; perPlayer?: boolean };

/** What is charged, in cents. `isFree`: nothing is charged of anybody, whatever the roster. */
export type Fee = { perTeam: number; perPlayer: number; isFree: boolean };

export type PaymentStatus = 'unpaid' | 'partial' | 'paid' | 'refunded';

export type Money = {
  /** The whole fee after discount. */
  amountDue: number;
  /** What the ledger holds, net of refunds. */
  amountPaid: number;
  amountRefunded: number;
  amountRemaining: number;
  paymentStatus: PaymentStatus;
  /** Free, or paid at least partially: may hold a seat. */
  holdsSeat: boolean;
};

type FeeFacts = Pick<MoneyFacts, 'hasPayments' | 'cost' | 'divisionProductAmount' | 'productAmount'>;

/**
 * The division's product per team if it has one, else the registration's cost, else the amount of the registration's,
 * league's or tournament's product per team. A cost that says neither per team nor per player is per team.
 */
export function feeOf({ hasPayments, cost, divisionProductAmount, productAmount }: FeeFacts): Fee {
  if (hasPayments === false) return { perTeam: 0, perPlayer: 0, isFree: true };
  const fee = (perTeam: number, perPlayer: number): Fee => ({
    perTeam,
    perPlayer,
    isFree: perTeam + perPlayer === 0,
  });
  if (divisionProductAmount !== null) return fee(divisionProductAmount, 0);
  const amount = cost.amount;
  if (amount === undefined) return fee(productAmount ?? 0, 0);
  const perPlayer = cost.perPlayer === true;
  const perTeam = cost.perTeam === true || !perPlayer;
  return fee(perTeam ? amount : 0, perPlayer ? amount : 0);
}

/** The whole fee before the discount, in cents. */
export const grossOf = (fee: Fee, players: number): number => fee.perTeam + fee.perPlayer * players;

/**
 * What a submission owes, has paid and thereby holds. The administrator's word (`hasPaid`) counts in place of the
 * ledger; a code that takes the whole fee away counts as payment once a checkout has settled it, and like any part
 * payment keeps the seat when the roster grows. A fee per player of a team without players is not paid by being nothing
 * yet.
 */
export function moneyOf(facts: MoneyFacts): Money {
  const fee = feeOf(facts);
  const amountDue = Math.max(0, grossOf(fee, facts.players) - facts.amountOff);
  const counted = facts.hasPaid ? (facts.customPaidAmount ?? amountDue) : facts.net;
  const paid = facts.hasPaid ? facts.customPaidAmount !== 0 : facts.net > 0;
  const holdsSeat = fee.isFree || facts.discountSettled || paid;
  return {
    amountDue,
    amountPaid: facts.net,
    amountRefunded: facts.refunded,
    amountRemaining: fee.isFree ? 0 : Math.max(0, amountDue - counted),
    paymentStatus: statusOf(),
    holdsSeat,
  };

  function statusOf(): PaymentStatus {
    if (!holdsSeat) return facts.refunded > 0 ? 'refunded' : 'unpaid';
    return fee.isFree || counted >= amountDue ? 'paid' : 'partial';
  }
}
