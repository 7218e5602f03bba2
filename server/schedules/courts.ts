import { courtKey, overlaps } from './overlap.ts';
import type { Interval } from './overlap.ts';

/** An offered time on a court (or at a venue, or nowhere in particular), room for one game. */
export interface OpenSlot extends Interval {
  id: string;
  location: string | null;
  court: string | null;
  /** The slot's calendar day (`YYYY-MM-DD`, in the venue's zone); with it, teams play once a day where possible. */
  day?: string;
}

/** What already stands: it keeps its court and its teams busy. */
export interface Occupied extends Interval {
  location?: string | null;
  court?: string | null;
  teams?: readonly string[];
}

/** The slots in order of time, without those on a court that is occupied then and those that end before they start. */
export function freeSlots<S extends OpenSlot>(slots: readonly S[], occupied: readonly Occupied[]): S[] {
  const taken = new Map<string, Occupied[]>();
  for (const block of occupied) {
    const key = courtKey(block.location, block.court);
    if (key !== null) taken.set(key, [...(taken.get(key) ?? []), block]);
  }
  const isFree = (slot: S) => {
    const key = courtKey(slot.location, slot.court);
    return slot.start < slot.end && !(key !== null && taken.get(key)?.some((block) => overlaps(block, slot)));
  };
  return slots.filter(isFree).sort((a, b) => +a.start - +b.start || +a.end - +b.end);
}

/**
 * Of slots that overlap on a court as many as fit one after another: earliest end first, which no other choice beats
 * in number.
 */
export function mostSlotsTogether<S extends OpenSlot>(slots: readonly S[]): Set<S> {
  const lastEnd = new Map<string, Date>();
  const together = new Set<S>();
  for (const slot of [...slots].sort((a, b) => +a.end - +b.end || +b.start - +a.start)) {
    const key = courtKey(slot.location, slot.court);
    const free = key === null ? undefined : lastEnd.get(key);
    if (free && free > slot.start) continue;
    if (key !== null) lastEnd.set(key, slot.end);
    together.add(slot);
  }
  return together;
}
