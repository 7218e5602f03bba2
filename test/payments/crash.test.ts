import { jest } from '@jest/globals';
import { rmSync } from 'node:fs';
import { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import type { Event } from '../support/processor/books.ts';
import type { Asked } from '../support/processor/standIn.ts';
import {
  aDataFolder,
  buildServer,
  startServerProcess,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { sessionSecret, type TestOrganization } from '../support/service.ts';
import {
  amountsOf,
  aPayingTeam,
  deliverAll,
  ledgerOf,
  pageOf,
  payByCard,
  payOnPage,
  settle,
  useCardPayments,
  type Team,
} from './cardPayments.ts';

jest.setTimeout(300_000);

const parts = useCardPayments({ pool: 8 });
const { processor, service } = parts;
const { books } = processor;
const dataDir = aDataFolder();
let organization: TestOrganization;
let server: ServerProcess;

/** The process that is to die, on the database and the processor of the service, which lives on. */
const startServer = () =>
  startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: service.databaseUrl,
    SESSION_SECRET: sessionSecret,
    STRIPE_SECRET_KEY: processor.secretKey,
    STRIPE_WEBHOOK_SECRET: processor.webhookSecret,
    STRIPE_API_BASE: processor.apiBase,
    RATE_LIMIT_PER_MINUTE: '1000000',
  });

beforeAll(buildServer);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  organization = await service.organization();
  server = await startServer();
});
afterEach(() => server.end('SIGKILL'));

const mortal = () =>
  new SportsLeagueClient({
    baseUrl: `${server.origin}/api/v1`,
    token: organization.adminToken,
    maxRetries: 0,
  });

const deliverToMortal = (event: Event) =>
  fetch(`${server.origin}/api/v1/payments/webhook`, { method: 'POST', ...processor.signed(event) });

/** Does something in the process and kills it at the moment that `dies` names; what it answered is lost. */
async function dieDuring(act: () => Promise<unknown>, dies: (kill: () => void) => void): Promise<void> {
  const ended = new Promise<void>((resolve) => server.child.once('exit', () => resolve()));
  const acted = act().catch(() => undefined);
  dies(() => server.child.kill('SIGKILL'));
  await Promise.all([ended, acted]);
}

/** Dies when the processor has done what it was asked for and its answer is on the way. */
const onceTaken =
  (asksFor: (asked: Asked) => boolean, afterMs: number) =>
  (kill: () => void): void => {
    processor.treat = (asked) => {
      if (!asksFor(asked)) return 'answer';
      setTimeout(kill, afterMs);
      return 'answer';
    };
  };

const asksForRefund = ({ method, path }: Asked) => method === 'POST' && path === '/v1/refunds';
const asksForPage = ({ method, path }: Asked) => method === 'POST' && path === '/v1/checkout/sessions';

async function recover(from: number): Promise<void> {
  processor.treat = () => 'answer';
  server = await startServer();
  for (const event of books.events.slice(from)) expect((await deliverToMortal(event)).status).toBe(200);
  await settle(parts);
}

const firstPaymentOf = async (team: Team) => (await ledgerOf(organization, team))[0]?._id as string;

/** From the processor's answer to well past our commit. */
const moments = [0, 5, 15, 40];

describe('a process that is killed between the processor’s answer and its own commit', () => {
  it('loses and doubles no refund', async () => {
    for (const afterMs of moments) {
      const { team } = await aPayingTeam(organization, { fee: 10_000 });
      const charge = await payByCard(parts, organization.admin, team);
      const payment = await firstPaymentOf(team);
      const from = books.events.length;
      await dieDuring(
        () => mortal().payments.refund(payment, { amount: 6_000 }),
        onceTaken(asksForRefund, afterMs),
      );
      await recover(from);
      expect([afterMs, await amountsOf(organization, team)]).toEqual([afterMs, [10_000, -6_000]]);
      expect(books.held(charge)).toBe(4_000);
    }
  });

  it('loses no refund that the processor’s messages never come for', async () => {
    const { team } = await aPayingTeam(organization, { fee: 10_000 });
    const charge = await payByCard(parts, organization.admin, team);
    const payment = await firstPaymentOf(team);
    await dieDuring(() => mortal().payments.refund(payment, { amount: 6_000 }), onceTaken(asksForRefund, 0));
    await recover(books.events.length);
    expect(await amountsOf(organization, team)).toEqual([10_000, -6_000]);
    expect(books.held(charge)).toBe(4_000);
  });

  it('goes on with the same refund when it is asked again with the same key', async () => {
    const { team } = await aPayingTeam(organization, { fee: 10_000 });
    await payByCard(parts, organization.admin, team);
    const payment = await firstPaymentOf(team);
    const once = { idempotencyKey: `refund-${payment}` };
    const refund = () => mortal().payments.refund(payment, { amount: 6_000 }, once);
    await dieDuring(refund, onceTaken(asksForRefund, 0));
    processor.treat = () => 'answer';
    server = await startServer();
    expect(await refund()).toMatchObject({ amount: -6_000 });
    expect(await amountsOf(organization, team)).toEqual([10_000, -6_000]);
  });

  it('loses and doubles no payment', async () => {
    for (const afterMs of [...moments, 80]) {
      const { team } = await aPayingTeam(organization, { fee: 10_000, config: { capacity: 1 } });
      const from = books.events.length;
      await payOnPage(parts, organization.admin, team);
      const asksForPayment = ({ path }: Asked) => path.startsWith('/v1/payment_intents/');
      await dieDuring(
        () => Promise.all(books.events.slice(from).map(deliverToMortal)),
        onceTaken(asksForPayment, afterMs),
      );
      await recover(from);
      expect([afterMs, await amountsOf(organization, team)]).toEqual([afterMs, [10_000]]);
      expect(await organization.admin.registrationTeams.get(team._id)).toMatchObject({
        ...{ paymentStatus: 'paid', capacityState: 'Secured' },
      });
      const [mails] = await service.db.select<{ count: string }>(
        `SELECT count(*) FROM outbox WHERE template = 'payment_receipt' AND organization = $1`,
        [organization._id],
      );
      expect(Number(mails?.count)).toBe([...moments, 80].indexOf(afterMs) + 1);
    }
  });

  it('opens one page and no second', async () => {
    for (const afterMs of moments) {
      const { form, team } = await aPayingTeam(organization, { fee: 10_000 });
      await organization.admin.discountCodes.create({
        ...{ registration: form.registration, code: 'EarlyBird', amountOff: 2_500, maxUses: 1 },
      });
      const order = { discountCode: 'earlybird' };
      await dieDuring(
        () => mortal().registrationTeams.checkout(team._id, order),
        onceTaken(asksForPage, afterMs),
      );
      await recover(books.events.length);
      const { url, amount } = await mortal().registrationTeams.checkout(team._id, order);
      expect([afterMs, amount]).toEqual([afterMs, 7_500]);
      const pages = [...books.sessions.values()].filter(
        ({ metadata }) => metadata['registrationTeam'] === team._id,
      );
      expect(pages.map(({ id, status }) => [id, status])).toEqual([[pageOf(url), 'open']]);
    }
  });
});

it('a payment of which no process heard is found when its page should have ended', async () => {
  const { team } = await aPayingTeam(organization, { fee: 10_000 });
  await dieDuring(
    async () => {
      const { url } = await mortal().registrationTeams.checkout(team._id);
      books.pay(pageOf(url));
      server.child.kill('SIGKILL');
    },
    () => undefined,
  );
  await service.db.select('UPDATE checkouts SET expires_at = now() WHERE registration_team = $1', [team._id]);
  await settle(parts);
  await deliverAll(parts, books.events.length - 3);
  expect(await amountsOf(organization, team)).toEqual([10_000]);
});
