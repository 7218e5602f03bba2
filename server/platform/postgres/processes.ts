import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the kernel says of a process; fields of `/proc/<pid>/stat` after the name, which may hold anything. */
const statFields = (pid: number): string[] | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
};

const ps = (pid: number, column: 'lstart' | 'comm'): string | undefined => {
  try {
    return (
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
    );
  } catch {
    return undefined;
  }
};

/** Whether a process runs. One that has ended and waits for its parent to notice does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const state = process.platform === 'linux' ? statFields(pid)?.[0] : undefined;
  return state !== 'Z' && state !== 'X';
}

/**
 * A mark that differs between two processes that got the same pid, also across a restart of the machine or
 * container, where the pids begin again. Undefined where the system does not tell.
 */
export function birthMark(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const started = statFields(pid)?.[19];
    if (started === undefined) return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${started}`;
  }
  return process.platform === 'win32' ? undefined : ps(pid, 'lstart');
}

/** The program a process runs, without its folder; undefined where the system does not tell. */
export function programOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') {
    const command = ps(pid, 'comm');
    return command === undefined ? undefined : basename(command);
  }
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Waits until the process has ended; false when it still runs after the given time. */
export async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
