import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { ArchiveError } from './archiveError.ts';

type Content = Iterable<Buffer> | AsyncIterable<Buffer>;

export type TarWriter = {
  add(name: string, bytes: number, content: Content): Promise<void>;
  /** Writes the end, and waits until the disk has it all. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
};

/** A new compressed archive that its owner alone can read. Throws ArchiveError where the disk takes it no more. */
export function writeTar(path: string, now: Date): TarWriter {
  const pack = tar.pack();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(pack, createGzip(), file).catch((error: Error) => {
    throw new ArchiveError(`The archive can't be written (${error.message}).`);
  });
  written.catch(() => undefined);
  return {
    async add(name, size, content) {
      try {
        await pipeline(content, pack.entry({ name, size, mode: 0o600, mtime: now }));
      } catch (error) {
        // A full disk shows here only as an archive that takes no more.
        if (pack.destroyed) await written;
        throw error;
      }
    },
    async finish() {
      pack.finalize();
      await written;
    },
    async abandon() {
      pack.destroy();
      await written.catch(() => undefined);
    },
  };
}

export type TarEntry = { readonly name: string; readonly content: AsyncIterable<Buffer> };

/**
 * The entries of an archive in their order; each is read before the next one is asked for.
 *
 * @throws ArchiveError that names the entry at which the archive is torn.
 */
export async function* readTar(path: string): AsyncGenerator<TarEntry> {
  let at = 'its beginning';
  async function* guarded<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
    try {
      yield* source;
    } catch (error) {
      const { syscall, message } = error as NodeJS.ErrnoException;
      if (syscall !== undefined) throw new ArchiveError(`${path} can't be read (${message}).`);
      throw new ArchiveError(`${path} is torn or altered at ${at}: ${message}.`);
    }
  }
  const extract = tar.extract();
  const reading = pipeline(createReadStream(path), createGunzip(), extract);
  reading.catch(() => undefined);
  try {
    for await (const entry of guarded(extract)) {
      at = entry.header.name;
      yield { name: at, content: guarded(entry as AsyncIterable<Buffer>) };
    }
    await reading;
  } finally {
    extract.destroy();
  }
}
