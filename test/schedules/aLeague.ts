import type { GameToPlace } from '../../server/schedules/board.ts';
import type { OpenSlot } from '../../server/schedules/courts.ts';
import { overlaps } from '../../server/schedules/overlap.ts';
import { roundRobin } from '../../server/schedules/roundRobin.ts';

export const teams = (count: number) => Array.from({ length: count }, (_, index) => `team ${index + 1}`);

export const leagueGames = (count: number, legs = 1): GameToPlace[] =>
  roundRobin(teams(count), legs).flatMap((round, index) =>
    round.map(({ home, away }, place) => ({ id: `${index}-${place}`, teams: [home, away], round: index })),
  );

const minute = 60_000;

/** `slot('09:30', '10:30', 'Court 1')`: on 1 May 2026 unless said otherwise, times in UTC. */
export const slot = (from: string, until: string, court: string | null, day = '2026-05-01'): OpenSlot => ({
  id: `${day} ${from} ${court}`,
  start: new Date(`${day}T${from}:00Z`),
  end: new Date(`${day}T${until}:00Z`),
  location: court === null ? null : 'Hall',
  court,
});

/** Hours one after another, each with so many courts. */
export const hours = (courtsAt: readonly number[]): OpenSlot[] =>
  courtsAt.flatMap((courts, hour) =>
    Array.from({ length: courts }, (_, court) => ({
      id: `${hour}/${court}`,
      start: new Date(hour * 60 * minute),
      end: new Date((hour + 1) * 60 * minute),
      location: 'Hall',
      court: `Court ${court + 1}`,
    })),
  );

type Scheduled = { slotOf: Map<string, OpenSlot> };

/** The schedule, or the refusal as an error of the test. */
export function scheduled<S>(answer: { slotOf: Map<string, S> } | { error: string }): Map<string, S> {
  if ('error' in answer) throw new Error(JSON.stringify(answer));
  return answer.slotOf;
}

/** Everything that may never happen in a schedule, in words; empty for a sound one. */
export function faults(games: readonly GameToPlace[], { slotOf }: Scheduled): string[] {
  const found: string[] = [];
  const placed = games.map((game) => ({ game, at: slotOf.get(game.id) }));
  placed.forEach(({ game, at }, index) => {
    if (!at) return void found.push(`${game.id} has no slot`);
    for (const feeder of game.after ?? []) {
      const earlier = slotOf.get(feeder);
      if (earlier && earlier.end > at.start) found.push(`${game.id} starts before ${feeder} has ended`);
    }
    for (const other of placed.slice(index + 1)) {
      if (!other.at || !overlaps(at, other.at)) continue;
      const isSameCourt =
        at.court !== null && at.court === other.at.court && at.location === other.at.location;
      if (isSameCourt || at.id === other.at.id) found.push(`${game.id} and ${other.game.id} share a court`);
      const both = game.teams.filter((team) => other.game.teams.includes(team));
      if (both.length > 0) found.push(`${both.join()} play ${game.id} and ${other.game.id} at once`);
    }
  });
  return found;
}

/** The widest gap between a team's most and least used court. */
export function courtGap(
  games: readonly GameToPlace[],
  slotOf: ReadonlyMap<string, OpenSlot>,
  courts: number,
) {
  const use = new Map<string, Map<string, number>>();
  for (const game of games) {
    const court = slotOf.get(game.id)?.court ?? '';
    for (const team of game.teams) {
      const of = use.get(team) ?? new Map<string, number>();
      use.set(team, of.set(court, (of.get(court) ?? 0) + 1));
    }
  }
  const gaps = [...use.values()].map((of) => {
    const counts = [...of.values(), ...(of.size < courts ? [0] : [])];
    return Math.max(...counts) - Math.min(...counts);
  });
  return Math.max(0, ...gaps);
}
