import { newObjectId } from '../../server/platform/objectId.ts';
import { mailsTo } from '../identity/asking.ts';
import { aSignUpForm, register } from '../registrationTeams/anEntry.ts';
import { times, useService, type TestOrganization, type TestUser } from '../support/service.ts';

/** Flows that are harmless once, and not a thousand times. */

const service = useService({ authRateLimitPerMinute: 10 });
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

describe('a discount code', () => {
  const guess = (n: number) => ({ discountCode: `GUESS-${n}` });

  it.each<[string, (team: string, manager: TestUser, n: number) => Promise<unknown>]>([
    ['quote', (team, { client }, n) => client.registrationTeams.quote(team, guess(n))],
    ['edit', (team, { client }, n) => client.registrationTeams.update(team, guess(n))],
    ['checkout', (team, { client }, n) => client.registrationTeams.checkout(team, guess(n))],
  ])('can’t be found out by trying: %s', async (_way, attempt) => {
    const manager = await service.user();
    const form = await aSignUpForm(organization, {
      registration: { cost: { amount: 1000, perTeam: true } },
    });
    const { _id } = await register(manager, form);
    const outcomes = await Promise.all(
      times(15, (n) =>
        attempt(_id, manager, n).then(
          () => 'taken',
          (error: unknown) => (error as { code: string }).code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'rate_limited')).toHaveLength(5);
    // What names no code goes on.
    await expect(manager.client.registrationTeams.quote(_id)).resolves.toMatchObject({ amountDue: 1000 });
  });
});

describe('mails to addresses that somebody names', () => {
  const addresses = (n: number) =>
    times(n, (index) => ({ name: `Player ${index}`, email: `${newObjectId()}-${index}@league.test` }));

  it('are at most a thousand a day of one person; the organization’s own are not counted', async () => {
    const manager = await service.user();
    const form = await aSignUpForm(organization);
    for (let round = 0; round < 5; round += 1) await register(manager, form, { players: addresses(200) });
    await expect(register(manager, form, { players: addresses(1) })).rejects.toMatchObject({
      status: 429,
      code: 'rate_limited',
    });
    await expect(register(manager, form)).resolves.toMatchObject({ name: 'Riverside Hawks' });
    const other = await service.user();
    await expect(register(other, form, { players: addresses(1) })).resolves.toBeTruthy();
    await organization.admin.registrationTeams.create({
      ...{ registration: form.registration, name: 'Ours', players: addresses(200) },
    });
  });

  it('fill nobody’s mailbox', async () => {
    const manager = await service.user();
    const form = await aSignUpForm(organization);
    const email = `${newObjectId()}@league.test`;
    await register(manager, form, { players: times(30, () => ({ name: 'Ada', email })) });
    await register(manager, form, {
      players: times(30, () => ({ name: 'Ada', email: email.toUpperCase() })),
    });
    const mails = await mailsTo(service, email);
    expect(mails.filter(({ template }) => template === 'player_signup')).toHaveLength(10);
  });
});

describe('guessing at an account', () => {
  it('is limited for the account, from wherever it comes, and for the address, whatever the account', async () => {
    const signIn = (email: string) =>
      service.fetch('/users/loginUser', {
        method: 'POST',
        body: JSON.stringify({ email, password: 'wrong password' }),
      });
    const statuses = await Promise.all(
      times(20, async (n) => (await signIn(`person-${n}@league.test`)).status),
    );
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses).toContain(429);
  });
});

describe('sign-ins under an Idempotency-Key', () => {
  const busy = useService({ pool: 10 });

  it('leave connections to everybody else while they wait for their turn', async () => {
    let isOver = false;
    const flood = Promise.all(
      times(60, (n) =>
        busy.fetch('/users/loginUser', {
          method: 'POST',
          body: JSON.stringify({ email: 'nobody@league.test', password: 'correct horse battery' }),
          headers: { 'idempotency-key': `flood-${n}` },
        }),
      ),
    ).finally(() => (isOver = true));
    let most = 0;
    while (!isOver) {
      const [open] = await busy.db.select<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction'`,
      );
      most = Math.max(most, open?.count ?? 0);
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
    expect(new Set((await flood).map(({ status }) => status))).toEqual(new Set([401]));
  });
});
