import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../platform/config.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../platform/embeddedPostgres.ts';
import { BootError } from './bootError.ts';
import { connect } from './connect.ts';
import { textFor } from './operatorError.ts';

/** A database for as long as a command needs it. */
export type CommandDatabase = { readonly url: string; stop(): Promise<void> };

const say = (message: string): void => void process.stderr.write(`${message}\n`);
const logger = { info: () => undefined, warn: say, error: say };

const runningElsewhere = (url: string): CommandDatabase => ({ url, stop: () => Promise.resolve() });

/** The configured database, whether or not the service runs on it at this moment. */
export async function openToRead({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<CommandDatabase> {
  const url = databaseUrl ?? findRunningPostgres(dataDir);
  if (url !== null) return runningElsewhere(url);
  if (existsSync(join(dataDir, 'postgres'))) return startEmbeddedPostgres({ dataDir, logger });
  throw new BootError(
    `There is no database in ${dataDir}. Name its folder in DATA_DIR, or a Postgres of your own in DATABASE_URL.`,
  );
}

/** The configured database, for this command alone where it is the embedded one; made where there is none yet. */
export async function openToFill({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<CommandDatabase> {
  return databaseUrl === undefined
    ? startEmbeddedPostgres({ dataDir, logger })
    : runningElsewhere(databaseUrl);
}

/**
 * Opens the database and runs `work` on a connection of its own. A signal cuts that, so that the work fails and clears
 * up, and a database of this command's is stopped.
 */
export async function withClient<T>(
  open: () => Promise<CommandDatabase>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  let signal: NodeJS.Signals | undefined;
  let client: pg.Client | undefined;
  const cut = (name: NodeJS.Signals): void => {
    signal = name;
    void client?.end();
  };
  process.once('SIGINT', cut).once('SIGTERM', cut);
  const database = await open();
  try {
    client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 20_000 });
    await connect(client);
    if (signal !== undefined) throw new Error(signal);
    return await work(client);
  } catch (error) {
    throw signal === undefined ? error : new BootError(`Ended by ${signal}.`);
  } finally {
    await client?.end();
    await database.stop();
    process.off('SIGINT', cut).off('SIGTERM', cut);
  }
}

/** Prints what the command says in the end, or why it can't, which is exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    say(textFor(error));
    process.exitCode = 1;
  }
}
