import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepOnce, replaceFile } from '../privateFile.ts';
import { EmbeddedPostgresError, quoted, reasonOf } from './failure.ts';
import { birthMark, isAlive } from './processes.ts';

interface Owner {
  pid: number;
  born: string | undefined;
}

const lockOf = (dataDir: string): string => join(dataDir, 'server.lock');

const ownerIn = (path: string): Owner | undefined => {
  try {
    const owner = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number' ? { pid: owner.pid, born: owner.born } : undefined;
  } catch {
    return undefined;
  }
};

const stillRuns = (owner: Owner): boolean =>
  isAlive(owner.pid) && (owner.born === undefined || owner.born === birthMark(owner.pid));

/** Whether a process that runs has the data folder. */
export function isHeld(dataDir: string): boolean {
  const owner = ownerIn(lockOf(dataDir));
  return owner !== undefined && stillRuns(owner);
}

/** A take-over is a few file operations: a file this old was left by a process that died in the middle of one. */
const abandonedAfterMs = 10_000;

/** Runs a take-over alone: two processes that both see a dead owner must not both become the next. */
async function alone(path: string, takeOver: () => void): Promise<void> {
  for (;;) {
    try {
      closeSync(openSync(path, 'wx', 0o600));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > abandonedAfterMs) rmSync(path, { force: true });
    else await sleep(20);
  }
  try {
    takeOver();
  } finally {
    rmSync(path, { force: true });
  }
}

/**
 * Makes this process the only one that runs the database of a data folder. The lock of a process that was killed
 * is taken over.
 *
 * @returns a function that gives the folder back.
 * @throws EmbeddedPostgresError when another process holds it, or the folder can't be written.
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  const path = lockOf(dataDir);
  const content = JSON.stringify({ pid: process.pid, born: birthMark(process.pid) });

  const refuse = (owner: Owner): never => {
    throw new EmbeddedPostgresError(
      owner.pid === process.pid
        ? `This process already runs the database in ${dataDir}.`
        : `Another server (process ${owner.pid}) already runs on ${dataDir}. Stop it (kill ${owner.pid}), or give ` +
            `this one a folder and port of its own: DATA_DIR=${quoted(`${dataDir}-2`)} PORT=3001 npm start`,
    );
  };

  try {
    if (!keepOnce(path, content)) {
      await alone(`${path}.takeover`, () => {
        const owner = ownerIn(path);
        if (owner !== undefined && stillRuns(owner)) refuse(owner);
        replaceFile(path, content);
      });
    }
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const isOthers = ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} can't be written (${reasonOf(error)}). ` +
        (isOthers
          ? `Make it yours with: sudo chown -R "$(id -u)" ${quoted(dataDir)}`
          : 'Free what it names, or choose another folder with: DATA_DIR=~/sports-league npm start'),
    );
  }
  return () => {
    if (ownerIn(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}
