import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readyWithinMs = 60_000;

/** Writes the server that `startServerProcess` runs. */
export function buildServer(): void {
  const { status, stderr } = spawnSync(process.execPath, ['.config/build.js'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The server can't be built:\n${stderr}`);
}

/** An empty folder that a database run by another user can pass through. */
export function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sports-league-process-'));
  chmodSync(folder, 0o711);
  return join(folder, 'data');
}

export type ServerProcess = {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Everything it has written so far. */
  output(): string;
  /** Sends the signal and waits for the end: the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>;
};

/** The environment has only what is named: no test reaches the database or mail server of its caller. */
export function spawnServer(env: Record<string, string>): { child: ChildProcess; output(): string } {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/main.js')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DEMO: '0',
      DRAIN_WAIT_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => (written += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written += chunk.toString()));
  return { child, output: () => written };
}

/** A server of its own process that has said its address. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const { child, output } = spawnServer(env);
  const deadline = Date.now() + readyWithinMs;
  for (;;) {
    const origin = /^ {2}API +(http\S+)\/api\/v1$/m.exec(output())?.[1];
    if (origin) {
      return {
        child,
        origin,
        output,
        end: async (signal) => {
          child.kill(signal);
          if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
          return child.exitCode ?? (child.signalCode as NodeJS.Signals);
        },
      };
    }
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export type FirstCredentials = {
  baseUrl: string;
  organization: string;
  apiKey: string;
  admin: { email: string; password: string };
  manager?: { email: string; password: string };
  member?: { email: string; password: string };
};

export const credentialsIn = (dataDir: string): FirstCredentials =>
  JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as FirstCredentials;
