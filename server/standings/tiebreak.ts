import { compareFractions, criteria, rankingValue } from './criteria.ts';
import type { Fraction, Season } from './criteria.ts';
import type { Criterion } from './presets.ts';
import { emptyTally } from './records.ts';

/** Teams that share a rank (mostly one), and the criterion that told a single team from those it was level with. */
export type Place = { teams: string[]; separatedBy: Criterion | null };

/** The table from the top down: by `rankBy`, ties broken by `order` as far as it goes. */
export function placesOf(teams: readonly string[], season: Season): Place[] {
  const { rules, records } = season;
  const level = partition(teams, (team) => rankingValue(records.get(team)?.overall ?? emptyTally(), rules));
  return level.flatMap((group) => separate(group, season, 0, null));
}

/**
 * Splits a tied group by the first criterion that finds a difference in it, then each part that is still level: from
 * the first criterion again (`restart`: NBA, NFL, UEFA; the part's mutual games may now speak) or from the next one
 * (`continue`). A part is always smaller than its group, so a restart comes to an end.
 */
function separate(group: string[], season: Season, from: number, by: Criterion | null): Place[] {
  if (group.length === 1) return [{ teams: group, separatedBy: by }];
  const { order, multiTeam } = season.rules;
  for (const [index, criterion] of order.entries()) {
    if (index < from) continue;
    const valueOf = criteria[criterion](group, season);
    const parts = valueOf ? partition(group, valueOf) : [group];
    if (parts.length > 1) {
      const next = multiTeam === 'restart' ? 0 : index + 1;
      return parts.flatMap((part) => separate(part, season, next, criterion));
    }
  }
  return [{ teams: group, separatedBy: null }];
}

/** Best first; teams of equal value stay together. */
function partition(teams: readonly string[], valueOf: (team: string) => Fraction): string[][] {
  const valued = teams.map((team) => ({ team, value: valueOf(team) }));
  valued.sort((a, b) => compareFractions(a.value, b.value));
  const parts: string[][] = [];
  let last: Fraction | undefined;
  for (const { team, value } of valued) {
    const part = parts.at(-1);
    if (part && last && compareFractions(last, value) === 0) part.push(team);
    else parts.push([team]);
    last = value;
  }
  return parts;
}
