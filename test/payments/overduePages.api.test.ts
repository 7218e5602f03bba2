import type { TestOrganization } from '../support/service.ts';
import { aPayingTeam, settle, useCardPayments } from './cardPayments.ts';

const parts = useCardPayments();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await parts.service.organization();
});

it('ends every page past its time, however many there are before it that can’t be ended', async () => {
  const { db } = parts.service;
  const { form, team } = await aPayingTeam(organization);
  const insert = (kind: string, count: number) =>
    db.select(
      `INSERT INTO checkouts (id, organization, registration, registration_team, state, players, parts, amount,
         platform_fee, currency, destination, return_to, session_id, expires_at, created, created_by)
       SELECT $1 || lpad(n::text, 23, '0'), $2, $3, $4, 'open', '{}', '[]', 100, 1, 'usd', 'acct_1', '/',
         CASE $1 WHEN 'a' THEN 'cs_failing_' || n END, now() - interval '1 minute', now(), '{}'
       FROM generate_series(1, $5::integer) n`,
      [kind, organization._id, form.registration, team._id, count],
    );
  await insert('a', 60);
  await insert('b', 3);
  parts.processor.treat = ({ path }) => (path.includes('cs_failing_') ? { status: 402 } : 'answer');

  expect((await settle(parts)).length).toBe(60);

  const [left] = await db.select(
    `SELECT count(*) FILTER (WHERE id LIKE 'a%' AND state = 'open')::integer AS failing,
            count(*) FILTER (WHERE id LIKE 'b%' AND state = 'expired')::integer AS ended FROM checkouts`,
  );
  expect(left).toEqual({ failing: 60, ended: 3 });
});
