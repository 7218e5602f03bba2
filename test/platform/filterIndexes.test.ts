import pg from 'pg';
import { pino } from 'pino';
import { migrations } from '../../server/migrations/index.ts';
import { createContext, type Context } from '../../server/platform/context.ts';
import { migrate } from '../../server/platform/migrate.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { listOutbox } from '../../server/outbox/listOutbox.ts';
import { listPayments } from '../../server/payments/readPayments.ts';
import { listPlayers } from '../../server/players/readPlayers.ts';
import { listRegistrationTeams } from '../../server/registrationTeams/readRegistrationTeams.ts';
import { listTeams } from '../../server/teams/readTeams.ts';
import { listLocations } from '../../server/venues/readLocations.ts';
import { useService } from '../support/service.ts';

const service = useService();
let organization: string;

const rows = 3_000;

/** Records of every kind, so that the database has something to choose by. */
beforeAll(async () => {
  const { db } = service;
  const own = await service.organization();
  organization = own._id;
  const { _id: registration } = await own.admin.registrations.create({});
  const team = await own.admin.registrationTeams.create({ registration, name: 'Riverside Hawks' });
  const fill = (sql: string, ...values: string[]) => db.select(sql, [organization, rows, ...values]);
  const id = "lpad(n::text, 24, '0')";
  await fill(
    `INSERT INTO payments (id, organization, created, updated, registration, registration_team, amount, currency, method,
       kind, created_by)
     SELECT ${id}, $1, now(), now(), $3, $4, 1, 'usd', CASE n % 500 WHEN 0 THEN 'check' ELSE 'cash' END,
       CASE n % 500 WHEN 1 THEN 'donation' ELSE 'fee' END, '{}' FROM generate_series(1, $2::integer) n`,
    registration,
    team._id,
  );
  await fill(
    `INSERT INTO registration_teams (id, organization, created, updated, registration, name, status, registered_at,
       queued_at)
     SELECT ${id}, $1, now(), now(), $3, 'Team ' || n, CASE n % 500 WHEN 0 THEN 'Waitlist' ELSE 'Accepted' END, now(),
       now() FROM generate_series(1, $2::integer) n`,
    registration,
  );
  await fill(
    `INSERT INTO outbox (id, organization, kind, template, recipient, lane, data, dedupe_key, state)
     SELECT ${id}, $1, CASE n % 500 WHEN 0 THEN 'push' ELSE 'mail' END,
       CASE n % 500 WHEN 1 THEN 'team_waitlisted' ELSE 'payment_receipt' END, 'sam@league.test', '', '{}', 'key ' || n, 'sent'
     FROM generate_series(1, $2::integer) n`,
  );
  for (const table of ['locations', 'teams', 'leagues']) {
    await fill(
      `INSERT INTO ${table} (id, organization, created, updated, name)
       SELECT ${id}, $1, now(), now(), 'Name ' || n FROM generate_series(1, $2::integer) n`,
    );
  }
  await fill(
    `INSERT INTO players (id, organization, name, email, number, created, updated)
     SELECT ${id}, $1, 'Player ' || md5(n::text), md5(n::text) || '@players.test', n::text, now(), now()
     FROM generate_series(1, $2::integer) n`,
  );
  await db.select(`SELECT gin_clean_pending_list('players_search')`);
  await db.select('ANALYZE');
});

/** How the database looks for what the organization's list asks for, where it may not read whole tables. */
async function planOf(list: (ctx: Context) => Promise<unknown>): Promise<string> {
  const { db } = service;
  const plans: string[] = [];
  const explaining = {
    ...db,
    select: async (sql: string, values: readonly unknown[]) => {
      const plan = await db.select<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values);
      plans.push(...plan.map((line) => line['QUERY PLAN']));
      return [];
    },
  } as typeof db;
  const actor = {
    kind: 'admin',
    ...{ id: 'a'.repeat(24), name: 'Sam', email: 'sam@league.test' },
    ...{ expiresAt: new Date(), organizations: [organization] },
  } as const;
  await db.transaction(async () => {
    await db.select('SET LOCAL enable_seqscan = off');
    await list(createContext(explaining, { actor, requestId: 'plans' }));
  });
  return plans.join('\n');
}

it.each<[string, string, (ctx: Context) => Promise<unknown>]>([
  ['payments by method', 'payments_organization_method', (ctx) => listPayments(ctx, { method: 'check' })],
  ['payments by kind', 'payments_organization_kind', (ctx) => listPayments(ctx, { kind: 'donation' })],
  [
    'submissions by status',
    'registration_teams_organization_status',
    (ctx) => listRegistrationTeams(ctx, { status: 'Waitlist' }),
  ],
  ['messages by kind', 'outbox_organization_kind', (ctx) => listOutbox(ctx, { kind: 'push' })],
  [
    'messages by template',
    'outbox_organization_template',
    (ctx) => listOutbox(ctx, { template: 'team_waitlisted' }),
  ],
  ['venues by name', 'locations_organization_name', (ctx) => listLocations(ctx, { name: 'Gym' })],
  ['clubs by name', 'teams_organization_name', (ctx) => listTeams(ctx, { name: 'Hawks' })],
  ['players by their league’s name', 'leagues_name', (ctx) => listPlayers(ctx, { leagueName: 'Spring' })],
  ['players by any part of their names', 'players_search', (ctx) => listPlayers(ctx, { q: 'e3f1a' })],
])('%s are found by an index of their own', async (_, index, list) => {
  expect(await planOf(list)).toContain(index);
});

it('are made on a server whose users may add no extension too, where a search does without its own', async () => {
  const [name, password] = [`plain_${newObjectId()}`, 'only-here'];
  const own = new URL(service.databaseUrl);
  own.pathname = `/${name}`;
  const onServer = await service.db.connect();
  await onServer.query(`CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
  await onServer.query(`CREATE DATABASE ${name}`);
  const asOwner = new pg.Client({ connectionString: own.href });
  await asOwner.connect();
  await asOwner.query(`GRANT CREATE ON SCHEMA public TO ${name}`);
  await asOwner.end();
  Object.assign(own, { username: name, password });
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  try {
    await migrate(client, migrations, pino({ level: 'silent' }));
    const { rows: made } = await client.query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE indexname = ANY($1)`,
      [['players_search', 'leagues_name']],
    );
    expect(made).toEqual([{ name: 'leagues_name' }]);
  } finally {
    await client.end();
    await onServer.query(`DROP DATABASE ${name}`);
    await onServer.query(`DROP ROLE ${name}`);
    await onServer.end();
  }
});
