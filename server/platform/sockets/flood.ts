/** Frames that a socket may send at once, and how many a second it may go on with. Nobody types as fast. */
const burst = 500;
const perSecond = 250;

/** Requests of a socket that may wait for those before them. */
export const maxWaiting = 256;

/** Counts the frames of one socket. */
export class FloodGauge {
  private left = burst;
  private last: number;

  constructor(nowMs: number) {
    this.last = nowMs;
  }

  /** False when that is a flood. */
  take(nowMs: number): boolean {
    this.left = Math.min(burst, this.left + ((nowMs - this.last) / 1000) * perSecond);
    this.last = nowMs;
    this.left -= 1;
    return this.left >= 0;
  }
}

/**
 * A frame of 16 KiB needs no more parts than these. Each part costs the memory of many bytes, so that the size of a
 * frame alone would let whoever sends it byte by byte take a thousand times as much.
 */
export const partsOfFrame = { maxFragments: 64, maxBufferedChunks: 1024 };
