import pg from 'pg';
import type { Logger } from 'pino';
import { migrations } from '../migrations/index.ts';
import { defineModels } from '../models.ts';
import type { Config } from '../platform/config.ts';
import { openDatabase, type Database } from '../platform/database.ts';
import { startEmbeddedPostgres } from '../platform/embeddedPostgres.ts';
import { migrate } from '../platform/migrate.ts';
import { connect, explained } from './connect.ts';

export type BootedDatabase = {
  readonly url: string;
  readonly db: Database;
  /** Whether this process runs the database itself. */
  readonly embedded: boolean;
  stop(): Promise<void>;
};

async function migrateUp(url: string, logger: Logger): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000 });
  await connect(client);
  try {
    await migrate(client, migrations, logger);
  } catch (error) {
    throw explained(error);
  } finally {
    await client.end();
  }
}

/** The configured database, or the embedded one in the data folder, with the schema up to date. */
export async function bootDatabase(config: Config, logger: Logger): Promise<BootedDatabase> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, logger })
      : null;
  const url = config.databaseUrl ?? (embedded?.url as string);
  try {
    await migrateUp(url, logger);
    const db = openDatabase(url, config.databasePool);
    defineModels(db.sequelize);
    return {
      url,
      db,
      embedded: embedded !== null,
      stop: async () => {
        await db.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
