import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { clusterUrl } from '../support/embeddedCluster.ts';
import {
  aDataFolder,
  buildServer,
  startServerProcess,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { sessionSecret, times } from '../support/service.ts';
import { copyTemplate, dropDatabase } from '../support/templateDatabase.ts';

async function aFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Processes of the service that share a database and a secret. */
export class Processes {
  private readonly name = `test_${newObjectId()}`;
  private readonly dataDir = aDataFolder();
  private readonly servers: ServerProcess[] = [];
  private databaseUrl = '';
  private database: Database | undefined;

  get db(): Database {
    if (!this.database) throw new Error('The processes have not started.');
    return this.database;
  }

  async startAll(count: number): Promise<void> {
    buildServer();
    this.databaseUrl = await copyTemplate(clusterUrl(), this.name);
    this.database = openDatabase(this.databaseUrl, 4);
    const ports = await Promise.all(times(count, aFreePort));
    this.servers.push(...(await Promise.all(ports.map((port) => this.start(port)))));
  }

  at(index: number): ServerProcess {
    return this.servers[index] as ServerProcess;
  }

  baseUrl(index: number): string {
    return `${this.at(index).origin}/api/v1`;
  }

  /** In the place of one that has ended, at its address. */
  async startAgain(index: number): Promise<void> {
    this.servers[index] = await this.start(Number(new URL(this.at(index).origin).port));
  }

  async endAll(): Promise<void> {
    for (const server of this.servers) if (server.child.exitCode === null) await server.end('SIGKILL');
    await this.database?.close();
    await dropDatabase(clusterUrl(), this.name);
    rmSync(dirname(this.dataDir), { recursive: true, force: true });
  }

  private start(port: number): Promise<ServerProcess> {
    return startServerProcess({
      DATABASE_URL: this.databaseUrl,
      SESSION_SECRET: sessionSecret,
      DATA_DIR: this.dataDir,
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: '1000000000',
      LOG_LEVEL: 'error',
    });
  }
}

/** Starts them before the tests of the file and ends them after. */
export function useProcesses(count: number): Processes {
  const processes = new Processes();
  beforeAll(() => processes.startAll(count));
  afterAll(() => processes.endAll());
  return processes;
}
