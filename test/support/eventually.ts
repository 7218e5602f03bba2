import { setTimeout as sleep } from 'node:timers/promises';

/** Shorter than a test may take, so that what fails is the wait, with its own words. */
const usualWaitMs = 25_000;

type Wait = {
  /** The time is for a machine that is busy with other things: a longer one only for what takes that long. */
  readonly withinMs?: number;
  /** What there is instead, for the failure. */
  readonly seen?: () => string;
};

/** Waits for what is to become true, and fails with the condition and the line of whoever waited. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  { withinMs = usualWaitMs, seen }: Wait = {},
): Promise<void> {
  const failure = new Error(`It did not come true within ${withinMs / 1000} s: ${isSo.toString()}`);
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) {
      if (seen) failure.message += `\nThere is:\n${seen()}`;
      throw failure;
    }
    await sleep(10);
  }
}
