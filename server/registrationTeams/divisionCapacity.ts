import { resolveField, type ConfigLevels } from '../competitions/index.ts';
import type { DivisionCapacity } from './capacity.ts';

/**
 * What the configuration says about the seats of a division. `hasWaitlist` opens a waitlist without a limit where no
 * level sets `waitlistCapacity`.
 */
export function divisionCapacityOf(levels: ConfigLevels): DivisionCapacity {
  const waitlist = resolveField(levels, 'waitlistCapacity');
  const isUnlimited = waitlist.source === 'default' && resolveField(levels, 'hasWaitlist').value === true;
  return {
    capacity: resolveField(levels, 'capacity').value ?? 0,
    waitlistCapacity: isUnlimited ? null : (waitlist.value ?? 0),
    autoPromote: resolveField(levels, 'autoPromote').value ?? false,
    promotionPaymentWindowHours: resolveField(levels, 'promotionPaymentWindowHours').value ?? 48,
  };
}
