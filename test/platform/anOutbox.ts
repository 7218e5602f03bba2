import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { migrations } from '../../server/migrations/index.ts';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { migrate } from '../../server/platform/migrate.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import type { OutboxDelivery } from '../../server/platform/outboxDelivery.ts';
import { clusterUrl } from '../support/embeddedCluster.ts';
import { eventually } from '../support/eventually.ts';
import { copyTemplate, dropDatabase } from '../support/templateDatabase.ts';

/** Nobody has unsubscribed. */
export const noRefusals = {
  isRefused: () => Promise.resolve(false),
  linkOf: () => 'https://league.example/unsubscribe?token=abc',
};

export const silent = pino({ level: 'silent' });

export type EmptyDatabase = { readonly url: string; drop(): Promise<void> };

/** A database of its own with nothing in it. */
export async function anEmptyDatabase(): Promise<EmptyDatabase> {
  const name = `outbox_${newObjectId()}`;
  await withClient(clusterUrl(), (client) => client.query(`CREATE DATABASE ${name}`));
  const url = new URL(clusterUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(clusterUrl(), name) };
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const migrateAll = (url: string): Promise<void> =>
  withClient(url, (client) => migrate(client, migrations, silent));

export type OutboxDatabase = {
  readonly url: string;
  readonly db: Database;
  /** What an operation is given, as far as the outbox goes. */
  readonly ctx: { db: Database; transaction: Database['transaction'] };
  /** One more process of the service, as far as the database sees. */
  another(): Database;
  close(): Promise<void>;
};

/** A migrated database of its own with nothing in the outbox. */
export async function anOutbox(): Promise<OutboxDatabase> {
  const name = `outbox_${newObjectId()}`;
  const url = await copyTemplate(clusterUrl(), name);
  const opened: Database[] = [];
  const another = () => {
    const db = openDatabase(url, 2);
    opened.push(db);
    return db;
  };
  const db = another();
  return {
    url,
    db,
    ctx: { db, transaction: (work) => db.transaction(work) },
    another,
    async close() {
      await Promise.all(opened.map((database) => database.close()));
      await dropDatabase(clusterUrl(), name);
    },
  };
}

export async function anOrganization(db: Database, name: string): Promise<string> {
  const id = newObjectId();
  await db.select(
    `INSERT INTO organizations (id, name, slug, time_zone, created, updated) VALUES ($1, $2, $1, 'UTC', now(), now())`,
    [id, name],
  );
  return id;
}

export const aMail = (to: string, options: { organization?: string; key?: string } = {}) => ({
  template: 'verify_email' as const,
  to,
  organization: options.organization ?? null,
  data: {
    name: 'Ada',
    link: `https://league.example/verify?token=${randomBytes(8).toString('hex')}`,
    validHours: 24,
  },
  dedupeKey: options.key ?? `verify_email:${randomBytes(8).toString('hex')}`,
});

export type OutboxRow = {
  id: string;
  recipient: string;
  state: string;
  attempts: number;
  data: { link?: string };
  last_error: string | null;
  next_attempt_at: Date | null;
  sent_at: Date | null;
};

export const rowsOf = (db: Database) => db.select<OutboxRow>('SELECT * FROM outbox ORDER BY id');

export const allAre = async (db: Database, state: string): Promise<boolean> =>
  (await rowsOf(db)).every((row) => row.state === state);

/** Looks for due messages again and again, as the recurring job does, until something is true. */
export const deliverUntil = (
  deliveries: readonly OutboxDelivery[],
  holds: () => boolean | Promise<boolean>,
) =>
  eventually(async () => {
    await Promise.all(deliveries.map((delivery) => delivery.deliverDue()));
    return holds();
  });
