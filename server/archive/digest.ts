import { createHash } from 'node:crypto';

const newline = 0x0a;

/** Counts and hashes what passes. In the text that COPY writes, each raw newline ends a row. */
export class Digest {
  private readonly hash = createHash('sha256');
  bytes = 0;
  rows = 0;

  add(chunk: Buffer): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) this.rows += 1;
  }

  sha256(): string {
    return this.hash.digest('hex');
  }
}

/** Passes the chunks on, counted. */
export async function* counted(content: AsyncIterable<Buffer>, digest: Digest): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    digest.add(chunk);
    yield chunk;
  }
}

/** Cuts rows into pieces of about this size, each of whole rows. */
export async function* inParts(content: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    const end = chunk.lastIndexOf(newline) + 1;
    if (size + end < bytes || end === 0) {
      held.push(chunk);
      size += chunk.length;
      continue;
    }
    yield Buffer.concat([...held, chunk.subarray(0, end)]);
    held = [chunk.subarray(end)];
    size = chunk.length - end;
  }
  if (size > 0) yield Buffer.concat(held);
}
