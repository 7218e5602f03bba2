import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { scopes } from '../../contract/permissions.ts';
import { PushStandIn } from '../support/expo/standIn.ts';
import { ProcessorStandIn } from '../support/processor/standIn.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readyWithinMs = 120_000;

export interface TestedServer {
  readonly origin: string;
  readonly adminKey: string;
  readonly readOnlyKey: string;
  /** Of the person who manages a team of the demonstration. */
  readonly personToken: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('No port is free on 127.0.0.1.');
  return address.port;
}

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
};

async function send<Data>(address: string, body: object, token?: string): Promise<Data> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${address} answered ${answer.status}: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const ended = await Promise.race([once(child, 'exit'), sleep(45_000, undefined, { ref: false })]);
  if (ended === undefined) child.kill('SIGKILL');
}

/** The services outside: a card or a push of the run must not reach the real ones. */
async function startOutside() {
  const processor = new ProcessorStandIn();
  const pushes = new PushStandIn();
  await Promise.all([processor.start(), pushes.start()]);
  return { processor, pushes, stop: () => Promise.all([processor.stop(), pushes.stop()]) };
}

/** Starts the built server on a free port with the demonstration in a folder of its own, and makes its keys. */
export async function startServer(workFolder: string): Promise<TestedServer> {
  const outside = await startOutside();
  const dataDir = join(workFolder, 'data');
  const log = join(workFolder, 'server.log');
  const origin = `http://127.0.0.1:${await freePort()}`;
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/main.js')], {
    cwd: root,
    // Only what is named here: the run must not reach the database or mail server of the caller's environment.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: new URL(origin).port,
      DATA_DIR: dataDir,
      DEMO: '1',
      STRIPE_SECRET_KEY: outside.processor.secretKey,
      STRIPE_WEBHOOK_SECRET: outside.processor.webhookSecret,
      STRIPE_API_BASE: outside.processor.apiBase,
      EXPO_BASE_URL: outside.pushes.baseUrl,
      // Who fuzzes asks more often than any client.
      RATE_LIMIT_PER_MINUTE: '1000000',
      AUTH_RATE_LIMIT_PER_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', output, output],
  });
  const kill = (): void => void child.kill('SIGTERM');
  process.once('exit', kill);
  const deadline = Date.now() + readyWithinMs;
  const credentialsFile = join(dataDir, 'credentials.json');
  // The first start listens before the demonstration is whole; its credentials are written last.
  while (!existsSync(credentialsFile) || !(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      await outside.stop();
      throw new Error(`The server did not start:\n${readFileSync(log, 'utf8')}`);
    }
    await sleep(100);
  }
  try {
    const credentials = JSON.parse(readFileSync(credentialsFile, 'utf8')) as {
      apiKey: string;
      admin: { email: string; password: string };
      manager: { email: string; password: string };
    };
    const api = `${origin}/api/v1`;
    const { token } = await send<{ token: string }>(`${api}/admins/login`, credentials.admin);
    const readScopes = scopes.filter((scope) => scope.startsWith('read:'));
    const { key } = await send<{ key: string }>(
      `${api}/apiKeys`,
      { name: 'Read only', scopes: readScopes },
      token,
    );
    const person = await send<{ token: string }>(`${api}/users/loginUser`, credentials.manager);
    return {
      origin,
      personToken: person.token,
      adminKey: credentials.apiKey,
      readOnlyKey: key,
      stop: async () => {
        process.off('exit', kill);
        await stop(child);
        await outside.stop();
        if (child.exitCode !== 0)
          throw new Error(`The server did not stop cleanly:\n${readFileSync(log, 'utf8')}`);
      },
    };
  } catch (error) {
    await stop(child);
    await outside.stop();
    throw error;
  }
}
