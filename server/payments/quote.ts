import { feeOf, grossOf, moneyOf, type MoneyFacts } from '../registrations/index.ts';
import { platformFeeOf } from './platformFee.ts';

type QuoteLine = { label: string; quantity: number; unitAmount: number; amount: number };

/** What a team would be charged now. Cents. */
export type Quote = {
  lines: QuoteLine[];
  discount: number;
  amountDue: number;
  amountPaid: number;
  amountRemaining: number;
  platformFee: number;
};

const lineOf = (label: string, quantity: number, unitAmount: number): QuoteLine => ({
  label,
  quantity,
  unitAmount,
  amount: quantity * unitAmount,
});

/** The quote follows the same rule as the team's payment status; a discount takes no more off than there is. */
export function quoteOf(facts: MoneyFacts): Quote {
  const fee = feeOf(facts);
  const gross = grossOf(fee, facts.players);
  const { amountDue, amountPaid, amountRemaining } = moneyOf(facts);
  return {
    lines: [
      ...(fee.perTeam > 0 ? [lineOf('Team fee', 1, fee.perTeam)] : []),
      ...(fee.perPlayer > 0 ? [lineOf('Player fee', facts.players, fee.perPlayer)] : []),
    ],
    discount: gross - amountDue,
    amountDue,
    amountPaid,
    amountRemaining,
    platformFee: platformFeeOf(amountRemaining),
  };
}
