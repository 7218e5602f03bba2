import { jest } from '@jest/globals';
import { ApiError } from '../../clients/typescript/src/index.ts';
import { eventually } from '../support/eventually.ts';
import { holdRow } from '../support/heldRow.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';
import {
  addressOf,
  aSignUp,
  lineOf,
  mailedTo,
  pay,
  placedIn,
  setStatus,
  signUp,
  signUpPaid,
  type SignUp,
} from './aSeat.ts';

jest.setTimeout(120_000);

const connections = 10;
const service = useService({ pool: connections });
let organization: TestOrganization;

beforeAll(async () => {
  // A cold pool opens its connections one after the other, and so hides what two writes at once do.
  await Promise.all(
    times(connections, () =>
      service.db.transaction(() => service.db.sequelize.query('SELECT pg_sleep(0.05)')),
    ),
  );
});

beforeEach(async () => {
  organization = await service.organization();
});

type Team = { _id: string };

/** How many were done; the others must have been refused by this code. */
async function doneOf(answers: Promise<unknown>[], refusal?: string): Promise<number> {
  const settled = await Promise.allSettled(answers);
  for (const answer of settled) {
    if (answer.status === 'fulfilled') continue;
    expect(answer.reason).toBeInstanceOf(ApiError);
    expect((answer.reason as ApiError).code).toBe(refusal);
  }
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

it('sells the last place once, whoever asks at the same moment', async () => {
  const form = await aSignUp(organization, { config: { capacity: 1 } });
  expect(
    await doneOf(
      times(20, (n) => signUp(form, `Team ${n}`)),
      'division_full',
    ),
  ).toBe(1);
  expect((await lineOf(form)).secured).toHaveLength(1);
  expect(await placedIn(form)).toHaveLength(1);
});

it.each([
  { asking: 20, places: 16, waiting: 0 },
  { asking: 60, places: 8, waiting: 5 },
  { asking: 200, places: 16, waiting: 0 },
])(
  'sells exactly $places places and $waiting on the waitlist to $asking teams',
  async ({ asking, places, waiting }) => {
    const form = await aSignUp(organization, { config: { capacity: places, waitlistCapacity: waiting } });
    const answers = times(asking, (n) => signUp(form, `Team ${n}`));
    expect(await doneOf(answers, 'division_full')).toBe(places + waiting);
    const { secured, waitlisted } = await lineOf(form);
    expect([secured.length, waitlisted.length]).toEqual([places, waiting]);
    expect((await placedIn(form)).sort()).toEqual(secured.sort());
  },
);

/** A sign-up as a client sends it that keeps no key for its repetition, or sends it again with the same one. */
const sendSignUp = ({ registration, division }: SignUp, name: string, key?: string) =>
  service.fetch('/registrationTeams', {
    method: 'POST',
    token: organization.adminToken,
    headers: { 'content-type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify({ registration, division, name }),
  });

/** Answers the status and the code of a refusal. */
async function signUpOnce(form: SignUp, name: string, key?: string): Promise<string> {
  const answer = await sendSignUp(form, name, key);
  const { error } = (await answer.json()) as { error?: { code: string } };
  return `${answer.status} ${error?.code ?? 'in'}`;
}

it('sells exactly the places there are to those with and without an idempotency key together', async () => {
  const form = await aSignUp(organization, { config: { capacity: 16 } });
  const [keyed, once] = await Promise.all([
    doneOf(
      times(60, (n) => signUp(form, `Keyed ${n}`)),
      'division_full',
    ),
    Promise.all(times(140, (n) => signUpOnce(form, `Once ${n}`))),
  ]);
  expect(new Set(once).has('409 division_full')).toBe(true);
  expect(once.filter((outcome) => !['201 in', '409 division_full'].includes(outcome))).toEqual([]);
  expect(keyed + once.filter((outcome) => outcome === '201 in').length).toBe(16);
  expect((await lineOf(form)).secured).toHaveLength(16);
  expect(await placedIn(form)).toHaveLength(16);
});

it('lets a team in once that asks many times at the same moment with one idempotency key', async () => {
  const form = await aSignUp(organization, { config: { capacity: 4 } });
  const answers = await Promise.all(times(20, () => sendSignUp(form, 'Impatient', `one ${form.division}`)));
  const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(bodies.size).toBe(1);
  expect(await placedIn(form)).toHaveLength(1);
});

it('answers a repeated sign-up as the first time, among those who are refused and after a seat has opened', async () => {
  const form = await aSignUp(organization, { config: { capacity: 3 } });
  const rush = () =>
    Promise.all(times(30, (n) => signUpOnce(form, `Team ${n}`, `rush ${n} ${form.division}`)));
  const first = await rush();
  expect(first.filter((outcome) => outcome === '201 in')).toHaveLength(3);
  const [crowd, again] = await Promise.all([
    Promise.all(times(20, (n) => signUpOnce(form, `Crowd ${n}`))),
    rush(),
  ]);
  expect(new Set(crowd)).toEqual(new Set(['409 division_full']));
  expect(again).toEqual(first);
  const [holder] = (await organization.admin.registrationTeams.list({ division: form.division })).data;
  await setStatus(form, holder as Team, 'Withdrawn');
  expect(await rush()).toEqual(first);
  expect((await lineOf(form)).secured).toHaveLength(2);
});

it('gives a seat that was given up to whoever signs up after, however many are being refused', async () => {
  const form = await aSignUp(organization, { config: { capacity: 1 } });
  for (let round = 0; round < 5; round += 1) {
    const [holder] = (await organization.admin.registrationTeams.list({ division: form.division })).data
      .filter(({ status }) => status !== 'Withdrawn')
      .concat(round === 0 ? [await signUp(form, 'First')] : []);
    const crowd = times(20, (n) => signUpOnce(form, `Crowd ${round} ${n}`));
    await setStatus(form, holder as Team, 'Withdrawn');
    const outcomes = await Promise.all([...crowd, signUpOnce(form, `After ${round}`)]);
    expect(outcomes.filter((outcome) => outcome === '201 in')).toHaveLength(1);
    expect((await lineOf(form)).secured).toHaveLength(1);
  }
});

it('seats by registration, whoever of those that pay at the same moment is first', async () => {
  const form = await aSignUp(organization, { config: { capacity: 3, waitlistCapacity: 9 }, fee: 5_000 });
  const names = times(8, (n) => `Team ${n}`);
  const teams = [];
  for (const name of names) teams.push(await signUp(form, name));
  expect(await doneOf([...teams].reverse().map((team) => pay(form, team)))).toBe(8);
  expect(await lineOf(form)).toEqual({ secured: names.slice(0, 3), waitlisted: names.slice(3), pending: [] });
});

it('promotes as many teams as seats open at the same moment, each once and in their order', async () => {
  const form = await aSignUp(organization, {
    config: { capacity: 5, waitlistCapacity: 20, autoPromote: true },
    fee: 5_000,
  });
  const names = times(12, (n) => `Team ${String(n).padStart(2, '0')}`);
  const teams = [];
  for (const name of names) teams.push(await signUpPaid(form, name));
  const [a, b, c, d] = teams.map(({ _id }) => ({ _id })) as [Team, Team, Team, Team];
  await doneOf([
    setStatus(form, a, 'Withdrawn'),
    setStatus(form, b, 'Withdrawn'),
    setStatus(form, c, 'Waitlist'),
    organization.admin.registrationTeams.setPayment(d._id, { hasPaid: true, customPaidAmount: 0 }),
    organization.admin.divisions.update(form.division, { config: { capacity: 6 } }),
  ]);
  const seated = names.slice(5, 10);
  expect((await mailedTo(service, form, 'waitlist_promoted')).sort()).toEqual(seated.map(addressOf));
  const { secured, waitlisted } = await lineOf(form);
  expect(secured.sort()).toEqual(['Team 04', ...seated]);
  expect(waitlisted).toEqual(['Team 10', 'Team 11', 'Team 02']);
  const entries = await organization.admin.auditLogs.list({ action: 'promote' });
  expect(entries.count).toBe(5);
});

it('lets teams change places between two divisions at the same moment, and loses none', async () => {
  const form = await aSignUp(organization, { config: { capacity: 4 } });
  const other = await organization.admin.divisions.create({
    ...{ name: 'Division B', league: form.league },
    config: { capacity: 4 },
  });
  const there = { ...form, division: other._id };
  const here = await Promise.all(times(4, (n) => signUp(form, `Here ${n}`)));
  const over = await Promise.all(times(4, (n) => signUp(there, `There ${n}`)));
  const move = ({ _id }: Team, division: string) =>
    organization.admin.registrationTeams.setStatus(_id, { status: 'Accepted', division });
  const moves = [
    ...here.map((team) => move(team, other._id)),
    ...over.map((team) => move(team, form.division)),
  ];
  expect(await doneOf(moves)).toBe(8);
  expect((await lineOf(form)).secured.sort()).toEqual(times(4, (n) => `There ${n}`));
  expect((await lineOf(there)).secured.sort()).toEqual(times(4, (n) => `Here ${n}`));
  expect(await placedIn(form)).toEqual(times(4, (n) => `There ${n}`));
});

it('takes sign-ups while the configuration above changes at every level', async () => {
  const form = await aSignUp(organization, { config: { waitlistCapacity: 100 } });
  const { admin } = organization;
  const changes = times(6, (n) => [
    admin.divisions.update(form.division, { config: { capacity: n + 1 } }),
    admin.leagues.update(form.league, { config: { autoPromote: n % 2 === 0 } }),
    admin.registrations.update(form.registration, { config: { capacity: n }, hasPayments: n % 2 === 0 }),
    admin.registrations.create({ league: form.league, config: { capacity: n } }),
  ]).flat();
  const answers = [...changes, ...times(20, (n) => signUp(form, `Team ${n}`))];
  expect(await doneOf(answers)).toBe(answers.length);
  const { secured, waitlisted } = await lineOf(form);
  expect(secured.length + waitlisted.length).toBe(20);
});

it.each(['before', 'after'])(
  'seats the next in line of a division that moves into a league just %s the league is given more places',
  async (order) => {
    const { admin } = organization;
    const { db } = service;
    const autoPromote = { capacity: 1, waitlistCapacity: 5, autoPromote: true };
    const from = await aSignUp(organization, { registration: { config: autoPromote } });
    const into = await aSignUp(organization, { registration: { config: autoPromote } });
    await signUp(from, 'First');
    const next = await signUp(from, 'Next');
    expect((await lineOf(from)).waitlisted).toHaveLength(1);

    const held = await holdRow(db, 'divisions', order === 'before' ? from.division : into.division);
    let done = 0;
    const until = (waiters: number) => eventually(async () => done > 0 || (await held.waiting()) >= waiters);
    const move = () => admin.divisions.update(from.division, { league: into.league });
    const raise = () => admin.registrations.update(into.registration, { config: { capacity: 2 } });
    const [one, other] = order === 'before' ? [move, raise] : [raise, move];
    const begin = (write: () => Promise<unknown>) => write().then(() => (done += 1));
    const first = begin(one);
    await until(1);
    const second = begin(other);
    await until(2);
    await held.release();
    await Promise.all([first, second]);
    expect(await admin.registrationTeams.get(next._id)).toMatchObject({
      status: 'Accepted',
      capacityState: 'Secured',
    });
  },
);
