import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/platform/embeddedPostgres.ts';

const variable = 'TEST_CLUSTER_URL';

/** The superuser's address of the run's cluster, in every worker. */
export function clusterUrl(): string {
  const url = process.env[variable];
  if (url === undefined) throw new Error('The test cluster does not run: start the tests with `npm test`.');
  return url;
}

/**
 * Ends the database and removes its folder once its standard input closes. The system closes it however the run
 * ends, killed or interrupted too, so no run leaves a database behind.
 */
const guardProgram = `
const { readFileSync, rmSync } = require('node:fs');
const folder = process.argv[1];
const pidOf = () => { try { return parseInt(readFileSync(folder + '/postgres/postmaster.pid', 'utf8'), 10); } catch {} };
const runs = (pid) => { try { process.kill(pid, 0); return true; } catch { return false; } };
process.stdin.resume().once('close', async () => {
  const pid = pidOf();
  if (pid && runs(pid)) process.kill(pid, 'SIGQUIT');
  for (let wait = 0; pid && wait < 500 && runs(pid); wait += 1) await new Promise((next) => setTimeout(next, 20));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
`;

let guard: ChildProcess | undefined;
let database: EmbeddedPostgres | undefined;

/** Starts one cluster for a whole run, in a folder of its own, and leaves its address to the workers. */
export async function startCluster(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sports-league-test-'));
  // As root the database runs as another user, who has to pass.
  chmodSync(folder, 0o711);
  guard = spawn(process.execPath, ['-e', guardProgram, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const silent = {
    info: () => undefined,
    warn: () => undefined,
    error: (message: string) => console.error(message),
  };
  database = await startEmbeddedPostgres({
    dataDir: folder,
    logger: silent,
    durable: false,
    maxConnections: 300,
  });
  process.env[variable] = database.url;
}

export async function stopCluster(): Promise<void> {
  await database?.stop();
  if (guard === undefined || guard.exitCode !== null) return;
  guard.stdin?.end();
  await once(guard, 'exit');
  guard = undefined;
}
