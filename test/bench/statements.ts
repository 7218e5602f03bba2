import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { createApp } from '../../server/app.ts';
import { defineModels } from '../../server/models.ts';
import { openDatabase } from '../../server/platform/database.ts';
import { createDiskStorage } from '../../server/platform/diskStorage.ts';
import { createMetrics } from '../../server/platform/metrics.ts';

/** How many SQL statements each of these paths takes, asked anonymously of an app in this process. */
export async function countStatements(databaseUrl: string, paths: readonly string[]): Promise<number[]> {
  const db = openDatabase(databaseUrl, 2);
  defineModels(db.sequelize);
  let statements = 0;
  const counting: typeof db = {
    ...db,
    select: (sql, values) => {
      statements += 1;
      return db.select(sql, values);
    },
  };
  const { app } = createApp({
    config: { rateLimitPerMinute: 1e9, authRateLimitPerMinute: 1e9, trustProxy: false, corsOrigins: '*' },
    publicUrl: () => 'https://league.test',
    sessionSecret: 'nobody signs in here, and a secret is long',
    db: counting,
    redis: null,
    processor: null,
    storage: createDiskStorage(tmpdir()),
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(),
    readiness: { ready: true, draining: false, refusing: false },
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const counts: number[] = [];
    for (const path of paths) {
      statements = 0;
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
      counts.push(statements);
    }
    return counts;
  } finally {
    server.closeAllConnections();
    server.close();
    await db.close();
  }
}
