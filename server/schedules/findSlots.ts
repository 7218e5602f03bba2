import { busyTimes, fieldsOfSlot, type BusyTime } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { requireTimeSlots } from '../venues/index.ts';
import { assignSlots, type ScheduleImpossible } from './assign.ts';
import type { GameToPlace } from './board.ts';
import type { Occupied } from './courts.ts';
import { offeredSlots, type Wanted } from './offeredSlots.ts';

type Asked = {
  organization: string;
  /** Their ids, as a body names them in `timeSlots`. */
  timeSlots: readonly string[];
  /** Which of them may be used; all unless said otherwise. */
  wanted?: Wanted;
  /** Games that are about to go: their courts and teams are free. */
  except?: readonly string[];
};

const anyDay: Wanted = { start: '0000-01-01' };

/**
 * A time slot for each game, around the games that stand already: by a game's id, the fields that the slot gives it.
 * Throws `invalid_reference`, `schedule_impossible`.
 */
export async function findSlots(ctx: Context, games: readonly GameToPlace[], asked: Asked) {
  const { organization, timeSlots, wanted = anyDay, except = [] } = asked;
  const slots = await requireTimeSlots(
    ctx,
    organization,
    timeSlots,
    (index) => `timeSlots.${index}`,
    'alone',
  );
  const byId = new Map(slots.map((slot) => [slot._id, slot]));
  const unique = [...byId.values()];
  const first = new Date(Math.min(...unique.map(({ start }) => start.getTime())));
  const teams = [...new Set(games.flatMap((game) => game.teams))];
  const busy = await busyTimes(ctx, { organization, courts: unique, timeSlots, teams }, first, except);
  const taken = new Set(busy.map(({ timeSlot }) => timeSlot));
  const open = offeredSlots(unique, wanted).filter(({ id }) => !taken.has(id));
  const slotOf = placed(assignSlots(games, open, busy.map(occupied)), 'timeSlots');
  return (id: string) => {
    const slot = byId.get(slotOf(id).id);
    if (!slot) throw new Error('A slot was assigned that was not offered.');
    return fieldsOfSlot(slot);
  };
}

/** A busy time as the rules of assignment see it. */
export const occupied = ({ location, court, team, start, end }: BusyTime): Occupied => ({
  location,
  court,
  teams: team === null ? [] : [team],
  start,
  end,
});

/** The slot of each game, or `schedule_impossible` with the shortfall in numbers, at the path of what was offered. */
export function placed<S>(answer: { slotOf: Map<string, S> } | ScheduleImpossible, path: string) {
  if ('slotOf' in answer) return (id: string) => answer.slotOf.get(id) as S;
  const { needed, available, shortfall } = answer;
  throw new DomainError('schedule_impossible', {
    details: [
      {
        path,
        message: `${needed} games need a time, ${available} find one: ${shortfall} too many.`,
      },
    ],
  });
}
