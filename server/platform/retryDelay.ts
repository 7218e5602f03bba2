/** A message is given up after this many attempts, about a day after the first. */
export const maxAttempts = 12;

const firstDelaySeconds = 5;
const factor = 2.5;

/**
 * How long to wait after the nth failed attempt, in milliseconds: 5 s, 12 s, 31 s, ... 14 h, together 22 hours. Up to
 * half more or less by chance, so that what failed together does not come back together.
 *
 * @param random from 0 to 1.
 */
export const retryDelayMs = (attempts: number, random: number): number =>
  firstDelaySeconds * 1000 * factor ** (attempts - 1) * (0.5 + random);
