import type { Request } from 'express';
import { DomainError } from './errors.ts';

/**
 * Reads a body with `read`, and refuses one of more than `maxBytes` as soon as that is known: by its announced length,
 * or once so much has come. Left to themselves, the parsers answer only when all of it has come, which may be never.
 *
 * Throws `too_large`.
 */
export async function readWithin(req: Request, maxBytes: number, read: () => Promise<void>): Promise<void> {
  const announced = req.headers['content-length'];
  if (Number(announced ?? 0) > maxBytes) throw new DomainError('too_large');
  if (announced !== undefined) return read();
  let bytes = 0;
  let count: ((chunk: Buffer) => void) | undefined;
  const beyond = new Promise<never>((_resolve, reject) => {
    count = (chunk) => {
      bytes += chunk.length;
      if (bytes > maxBytes) reject(new DomainError('too_large'));
    };
    req.on('data', count);
  });
  try {
    await Promise.race([read(), beyond]);
  } finally {
    if (count) req.off('data', count);
  }
}

/** How long the rest of a body is listened to that nobody wants any more: so long its sender may not see the answer. */
const lingerMs = 2_000;

/** Called once the answer is sent: a request of which more is to come then is soon cut off. */
export function cutOffUnread(req: Request): void {
  if (req.complete || req.destroyed) return;
  const cut = setTimeout(() => req.socket.destroy(), lingerMs);
  cut.unref();
  const keep = () => clearTimeout(cut);
  req.once('end', keep);
  req.once('close', keep);
}
