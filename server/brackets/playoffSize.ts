import type { BracketFormat } from './shapes.ts';

export type PlayoffSize = 2 | 4 | 8;

/**
 * The size of a division's playoffs: what `playoffTeams` resolves to. Where no level of the configuration says
 * anything: the smallest bracket that holds the seeds given, or, for the order of the standings, the largest one that
 * the teams fill. A consolation is never smaller than 4.
 *
 * @param seeds how many were given; null for the standings' order
 * @param teams how many the division has
 */
export function playoffSize(
  configured: PlayoffSize | null,
  format: BracketFormat,
  seeds: number | null,
  teams: number,
): PlayoffSize {
  if (configured !== null) return configured;
  const sizes: PlayoffSize[] = format === 'playoffs_consolation' ? [4, 8] : [2, 4, 8];
  if (seeds !== null) return sizes.find((size) => size >= seeds) ?? 8;
  return sizes.findLast((size) => size <= teams) ?? (sizes[0] as PlayoffSize);
}
