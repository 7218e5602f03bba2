import { chargeStepOf } from '../platform/minorUnit.ts';
import { totalOf, type ChargePart } from './chargeParts.ts';

/** The most that the processor charges a card with at once: eight digits. */
const maxCharge = 99_999_999;

type Charge = { readonly parts: readonly ChargePart[]; readonly currency: string };

/** Whether a card can be charged with this, as far as that can be known before the processor is asked. */
export const isChargeable = ({ parts, currency }: Charge): boolean =>
  totalOf(parts) <= maxCharge && parts.every(({ amount }) => amount % chargeStepOf(currency) === 0);
