import type { Server } from 'node:http';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import type { Scope } from '../../contract/permissions.ts';
import { createApp } from '../../server/app.ts';
import { startRealtime, type Realtime } from '../../server/boot/realtime.ts';
import { defineModels } from '../../server/models.ts';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { createDiskStorage } from '../../server/platform/diskStorage.ts';
import { createHttpServer, type HttpLimits } from '../../server/platform/httpServer.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import type { FileStorage } from '../../server/platform/storage.ts';
import { createStripe, type StripeSettings } from '../../server/platform/stripe.ts';
import { clusterUrl } from './embeddedCluster.ts';
import { anAccount, anApiKey, anOrganizationRow, aSession } from './identity.ts';
import { copyTemplate, dropDatabase } from './templateDatabase.ts';

export const sessionSecret = 'a secret that only the tests of this service know';

/** An organization with an administrator and a key, each with a client of its own. */
export type TestOrganization = {
  readonly _id: string;
  readonly adminId: string;
  readonly adminEmail: string;
  readonly adminToken: string;
  /** As the dashboard. */
  readonly admin: SportsLeagueClient;
  /** As a key with the scope `admin`. */
  readonly key: SportsLeagueClient;
  readonly apiKey: string;
};

export type TestUser = {
  readonly _id: string;
  readonly email: string;
  readonly token: string;
  readonly client: SportsLeagueClient;
};

/**
 * The whole HTTP side of the service on a database of its own, listening on a free port, for the tests of one file.
 * The pool has two connections, so that a statement outside its transaction shows as a deadlock.
 */
export class TestService {
  private server: Server | undefined;
  private realtime: Realtime | undefined;
  private database: Database | undefined;
  private databaseName = '';
  baseUrl = '';
  databaseUrl = '';

  constructor(
    private readonly options: {
      rateLimitPerMinute?: number;
      authRateLimitPerMinute?: number;
      pool?: number;
      /** Of apps in browsers that may open sockets. */
      corsOrigins?: readonly string[];
      /** Where card payments go; none without. Asked for once the service starts. */
      processor?: () => StripeSettings;
      /** Of uploaded files; a folder of its own without. */
      storage?: () => FileStorage;
      /** How long connections may take. */
      http?: HttpLimits;
    },
  ) {}

  /** Where uploaded files lie. */
  get dataDir(): string {
    return join(tmpdir(), `sports-league-files-${this.databaseName}`);
  }

  get db(): Database {
    if (!this.database) throw new Error('The service has not started.');
    return this.database;
  }

  async start(): Promise<void> {
    this.databaseName = `test_${newObjectId()}`;
    this.databaseUrl = await copyTemplate(clusterUrl(), this.databaseName);
    this.database = openDatabase(this.databaseUrl, this.options.pool ?? 2);
    defineModels(this.database.sequelize);
    const { rateLimitPerMinute = 1e9, authRateLimitPerMinute = 1e9 } = this.options;
    const logger = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
    const metrics = createMetrics();
    const { app, credentials, limits } = createApp({
      config: { rateLimitPerMinute, authRateLimitPerMinute, trustProxy: false, corsOrigins: '*' },
      publicUrl: () => 'https://league.test',
      sessionSecret,
      db: this.database,
      redis: null,
      processor: this.options.processor ? createStripe(this.options.processor()) : null,
      storage: this.options.storage?.() ?? createDiskStorage(this.dataDir),
      logger,
      metrics,
      readiness: { ready: true, draining: false, refusing: false },
    });
    this.server = createHttpServer(app, this.options.http);
    this.realtime = startRealtime(this.server, {
      corsOrigins: this.options.corsOrigins ?? '*',
      db: this.database,
      redis: null,
      credentials,
      limits,
      logger,
      metrics,
      draining: () => false,
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    this.baseUrl = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api/v1`;
  }

  async stop(): Promise<void> {
    await this.realtime?.close();
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
    await this.database?.close();
    await dropDatabase(clusterUrl(), this.databaseName);
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** A client with this credential, or an anonymous one. Nothing is retried: a test sees each answer. */
  client(token?: string): SportsLeagueClient {
    return new SportsLeagueClient({ baseUrl: this.baseUrl, token, maxRetries: 0 });
  }

  /** A plain request, for what a typed client can't send. */
  fetch(path: string, { token, headers, ...init }: RequestInit & { token?: string } = {}): Promise<Response> {
    const sent = new Headers(headers);
    if (typeof init.body === 'string' && !sent.has('content-type'))
      sent.set('content-type', 'application/json');
    if (token !== undefined) sent.set('authorization', `Bearer ${token}`);
    return fetch(this.baseUrl + path, { ...init, headers: sent });
  }

  async organization(attributes: { name?: string; timeZone?: string } = {}): Promise<TestOrganization> {
    const _id = await anOrganizationRow(this.db, attributes);
    const account = await anAccount(this.db, { administers: [_id] });
    const adminToken = await aSession(sessionSecret, account._id, 'admin');
    const apiKey = await this.apiKey(_id, ['admin']);
    return {
      _id,
      adminId: account._id,
      adminEmail: account.email,
      adminToken,
      admin: this.client(adminToken),
      apiKey,
      key: this.client(apiKey),
    };
  }

  /** A new key of the organization with these scopes. */
  apiKey(organization: string, scopes: readonly Scope[]): Promise<string> {
    return anApiKey(this.db, organization, scopes);
  }

  /** A person with a confirmed address, signed in to the mobile interface. */
  async user(): Promise<TestUser> {
    const account = await anAccount(this.db, {});
    return { ...account, ...(await this.signedIn(account._id)) };
  }

  /** The account, signed in to the mobile interface. */
  async signedIn(account: string): Promise<Pick<TestUser, 'token' | 'client'>> {
    const token = await aSession(sessionSecret, account, 'mobile');
    return { token, client: this.client(token) };
  }
}

/** Starts a service before the tests of the file and stops it after them. */
export function useService(options: ConstructorParameters<typeof TestService>[0] = {}): TestService {
  const service = new TestService(options);
  beforeAll(() => service.start());
  afterAll(() => service.stop());
  return service;
}

/** `n` results of `make`, in order. */
export const times = <T>(n: number, make: (index: number) => T): T[] =>
  Array.from({ length: n }, (_, index) => make(index));
