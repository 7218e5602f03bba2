import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aDataFolder } from '../support/serverProcess.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readyWithinMs = 60_000;

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Milliseconds from `npm start` to the first good answer of `/readyz`: building and, the first time, the database. */
async function timeStart(dataDir: string): Promise<number> {
  const port = await aFreePort();
  const begin = performance.now();
  // A group of its own: npm and the shell between do not hand signals on.
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), DATA_DIR: dataDir },
  });
  const ended = once(child, 'exit');
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null || performance.now() - begin > readyWithinMs) {
        throw new Error('`npm start` did not get ready.');
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return performance.now() - begin;
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    // The shell ends before the server has drained.
    while (await isListening(port)) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isListening = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

/** As an operator starts it, demonstration included, on an empty folder and again on the same one. */
export async function startTimes(): Promise<{ first: number; second: number }> {
  const dataDir = aDataFolder();
  try {
    const first = await timeStart(dataDir);
    const second = await timeStart(dataDir);
    return { first, second };
  } finally {
    rmSync(dirname(dataDir), { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}
