import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const besideOf = (path: string) => `${path}.${randomBytes(6).toString('hex')}`;

/** A whole, flushed file beside `path` that only its owner can read; the caller moves it into place. */
function writeBeside(path: string, content: string): string {
  // Beside a database elsewhere, nothing else makes the data folder.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const beside = besideOf(path);
  const file = openSync(beside, 'wx', 0o600);
  try {
    writeSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return beside;
}

/** Writes a file of mode 0600 so that a reader, or a power loss, sees the old content or the new, never a part. */
export function replaceFile(path: string, content: string): void {
  const beside = writeBeside(path, content);
  try {
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** As `replaceFile`, in a folder that is there and while the process goes on with other work. */
export async function replaceFileMeanwhile(path: string, content: string): Promise<void> {
  const beside = besideOf(path);
  const file = await open(beside, 'wx', 0o600);
  try {
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/**
 * Like `replaceFile`, but the first writer wins: of several processes starting at once all find the same content.
 *
 * @returns whether this call made the file.
 */
export function keepOnce(path: string, content: string): boolean {
  const beside = writeBeside(path, content);
  try {
    linkSync(beside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(beside, { force: true });
  }
}
