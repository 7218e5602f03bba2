import { type EmbeddedPostgresError, startEmbeddedPostgres } from '../../server/platform/embeddedPostgres.ts';

/**
 * A server's process as far as its database goes: runs the database of the folder it is given, says so in one line of
 * JSON, and stops it at SIGTERM. `databaseProcess()` starts it.
 */
const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const warnings: string[] = [];
const logger = {
  info: (message: string) => void warnings.push(message),
  warn: (message: string) => void warnings.push(message),
  error: (message: string) => void warnings.push(message),
};

try {
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', logger });
  process.on('SIGINT', () => say({ interrupted: true }));
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
  say({ url: database.url, pid: database.pid, said: warnings });
} catch (error) {
  say({ failure: (error as EmbeddedPostgresError).message });
  process.exitCode = 1;
}
