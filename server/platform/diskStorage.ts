import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from './storage.ts';

/** Files in `DATA_DIR/files`, readable by the owner alone. */
export function createDiskStorage(dataDir: string): FileStorage {
  const folder = join(dataDir, 'files');

  async function put(name: string, content: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const beside = join(folder, `${name}.${randomBytes(6).toString('hex')}`);
    try {
      const file = await open(beside, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, join(folder, name));
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  }

  async function openFile(name: string) {
    try {
      const file = await open(join(folder, name));
      const { size } = await file.stat();
      return { stream: file.createReadStream(), bytes: size };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  return { put, open: openFile, remove: (name) => rm(join(folder, name), { force: true }) };
}
