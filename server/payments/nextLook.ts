const minuteMs = 60_000;

/** With waits of 1, 2, 4 ... minutes the last look comes 17 hours after the first. */
const mostLooks = 10;

/**
 * When to ask again for a payment that the processor did not know, after so many looks that found nothing; null once
 * another would find nothing either.
 */
export const nextLook = (looks: number, now: Date): Date | null =>
  looks < mostLooks ? new Date(now.getTime() + 2 ** looks * minuteMs) : null;
