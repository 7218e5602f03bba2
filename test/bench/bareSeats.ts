import type { FastifyInstance } from 'fastify';
import type { Pool, QueryResultRow } from 'pg';
import { newObjectId } from '../../server/platform/objectId.ts';

/** The same tables as the service's, with no more than a bare row lock and bare reads. */

const text = { type: 'string' } as const;
const timestamp = { type: 'string', format: 'date-time' } as const;

const seat = {
  type: 'object',
  properties: {
    registrationTeam: text,
    name: text,
    status: text,
    paymentStatus: text,
    queuedAt: timestamp,
    promotedAt: { type: ['string', 'null'], format: 'date-time' },
  },
} as const;
const seats = { type: 'array', items: seat } as const;
const capacityAnswer = {
  schema: {
    response: {
      200: {
        type: 'object',
        properties: {
          success: { type: 'boolean' },
          data: {
            type: 'object',
            properties: {
              capacity: { type: 'integer' },
              waitlistCapacity: { type: 'integer' },
              secured: seats,
              waitlisted: seats,
              pending: seats,
            },
          },
        },
      },
    },
  },
};

const line = `
  SELECT r.id AS "registrationTeam", r.name, r.status, r.queued_at AS "queuedAt", r.promoted_at AS "promotedAt",
         CASE WHEN coalesce(p.net, 0) = 0 THEN 'unpaid' WHEN p.net < $2 THEN 'partial' ELSE 'paid' END AS "paymentStatus"
  FROM registration_teams r
  LEFT JOIN LATERAL (SELECT sum(amount) AS net FROM payments WHERE registration_team = r.id) p ON true
  WHERE r.division = $1 AND r.deleted_at IS NULL AND r.status <> 'Withdrawn' ORDER BY r.queued_at, r.id`;

export type BareSignUp = { organization: string; registration: string; name: string; capacity: number };

type Statement = readonly [name: string, text: string, values: readonly unknown[]];

/** The rows that the service writes for a team that gets in: the submission, its place, two audit entries and a mail. */
function rowsOf(division: string, { organization, registration, name }: BareSignUp): Statement[] {
  const [team, placed] = [newObjectId(), newObjectId()];
  const after = JSON.stringify({ _id: team, organization, registration, division, name, status: 'Pending' });
  return [
    [
      'insert team',
      `INSERT INTO registration_teams
         (id, organization, registration, division, name, registered_at, queued_at, created, updated)
       VALUES ($1, $2, $3, $4, $5, now(), now(), now(), now())`,
      [team, organization, registration, division, name],
    ],
    [
      'place team',
      `INSERT INTO division_teams (id, organization, division, name, registration_team, created, updated)
       VALUES ($1, $2, $3, $4, $5, now(), now())`,
      [placed, organization, division, name, team],
    ],
    [
      'audit team',
      `INSERT INTO audit_logs
         (id, organization, actor_kind, actor_name, action, resource, resource_id, after, created, updated)
       VALUES ($1, $2, 'system', 'bare', 'create', 'registrationTeam', $3, $4, now(), now()),
              ($5, $2, 'system', 'bare', 'create', 'divisionTeam', $6, $4, now(), now())`,
      [newObjectId(), organization, team, after, newObjectId(), placed],
    ],
    [
      'mail team',
      // Not to be delivered: that is nobody's work here.
      `INSERT INTO outbox (id, kind, template, recipient, organization, lane, data, dedupe_key, state, next_attempt_at)
       VALUES ($1, 'mail', 'bare', 'office@league.test', $2, $2, $3, $1, 'sent', NULL)`,
      [newObjectId(), organization, after],
    ],
  ];
}

/** One transaction that takes the division's row and counts: whether there was a place. */
async function signUp(pool: Pool, division: string, body: BareSignUp): Promise<boolean> {
  const client = await pool.connect();
  const run = <R extends QueryResultRow>(name: string, text: string, values: readonly unknown[]) =>
    client.query<R>({ name, text, values: [...values] });
  try {
    await client.query('BEGIN');
    await run('lock division', 'SELECT 1 FROM divisions WHERE id = $1 FOR NO KEY UPDATE', [division]);
    const { rows } = await run<{ taken: number }>(
      'count teams',
      'SELECT count(*)::integer AS taken FROM registration_teams WHERE division = $1',
      [division],
    );
    const isFree = (rows[0]?.taken ?? 0) < body.capacity;
    if (isFree) for (const statement of rowsOf(division, body)) await run(...statement);
    await client.query(isFree ? 'COMMIT' : 'ROLLBACK');
    return isFree;
  } finally {
    client.release();
  }
}

export function addSeatRoutes(app: FastifyInstance, pool: Pool): void {
  app.post<{ Params: { id: string }; Body: BareSignUp }>(
    '/divisions/:id/teams',
    async ({ params, body }, reply) => {
      const isIn = await signUp(pool, params.id, body);
      return reply.code(isIn ? 201 : 409).send({ success: isIn });
    },
  );
  app.get<{ Params: { id: string }; Querystring: { fee: string; capacity: string } }>(
    '/divisions/:id/capacity',
    capacityAnswer,
    async ({ params, query }) => {
      const values = [params.id, Number(query.fee)];
      const { rows } = await pool.query<{ paymentStatus: string }>({ name: 'line', text: line, values });
      const paid = rows.filter(({ paymentStatus }) => paymentStatus !== 'unpaid');
      const capacity = Number(query.capacity);
      const data = {
        ...{ capacity, waitlistCapacity: 0 },
        secured: paid.slice(0, capacity),
        waitlisted: paid.slice(capacity),
        pending: rows.filter(({ paymentStatus }) => paymentStatus === 'unpaid'),
      };
      return { success: true, data };
    },
  );
}
