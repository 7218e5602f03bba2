import { createRefusals, mailDelivery } from '../../server/notifications/index.ts';
import { sampleMails } from '../../server/notifications/sampleMails.ts';
import type { RenderedMail } from '../../server/platform/mailer.ts';
import { enqueueMail } from '../../server/platform/outbox.ts';
import { createOutboxDelivery, type OutboxDelivery } from '../../server/platform/outboxDelivery.ts';
import { deliverUntil, silent } from '../platform/anOutbox.ts';
import { sessionSecret, useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let delivery: OutboxDelivery;
let sent: { to: string; template: string; mail: RenderedMail }[] = [];

beforeAll(() => {
  const { db } = service;
  const mail = mailDelivery(
    ({ to, template }, rendered) => {
      sent.push({ to, template, mail: rendered });
      return Promise.resolve();
    },
    createRefusals(db, sessionSecret),
  );
  delivery = createOutboxDelivery({ db, logger: silent, deliver: { mail } });
});
afterAll(() => delivery.drain(1_000));
beforeEach(() => {
  sent = [];
});

let keys = 0;

/** Has a mail sent, and says which were. */
async function mailTo(
  to: string,
  { _id: organization }: TestOrganization,
  template: 'hurry_finish_team_registration' | 'team_registration_reminder' | 'waitlist_promoted',
) {
  const { db } = service;
  const dedupeKey = `a mail ${(keys += 1)}`;
  await enqueueMail(
    { db, transaction: (work) => db.transaction(work) },
    { template, to, organization, data: sampleMails[template], dedupeKey },
  );
  await deliverUntil([delivery], async () => {
    const left = await db.select("SELECT 1 FROM outbox WHERE dedupe_key = $1 AND state <> 'sent'", [
      dedupeKey,
    ]);
    return left.length === 0;
  });
  return sent.filter((mail) => mail.to === to);
}

/** Follows a link as somebody with a browser or a mail program does. */
const follow = (link: string, init: RequestInit = {}) => {
  const { pathname, search } = new URL(link);
  return fetch(new URL(pathname + search, service.baseUrl), init);
};

const oneClick = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};

it('ends the reminders of one organization, at one click, and nothing else', async () => {
  const [organization, other] = [await service.organization(), await service.organization()];
  const to = 'Sam@league.test';
  const [first] = await mailTo(to, organization, 'team_registration_reminder');
  const link = first?.mail.unsubscribe as string;
  expect(first?.mail.text).toContain(`Unsubscribe: ${link}`);
  expect(first?.mail.html).toContain(`href="${link}"`);

  // A scanner that opens every link of a mail unsubscribes nobody.
  const page = await follow(link);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<button>Unsubscribe</button>');
  expect(await mailTo(to, organization, 'hurry_finish_team_registration')).toHaveLength(2);

  for (const _ of [1, 2]) expect((await follow(link, oneClick)).status).toBe(200);
  sent = [];
  expect(await mailTo(to.toLowerCase(), organization, 'hurry_finish_team_registration')).toEqual([]);
  expect(await mailTo(to, other, 'team_registration_reminder')).toHaveLength(1);
  const [seat] = (await mailTo(to, organization, 'waitlist_promoted')).slice(-1);
  expect([seat?.template, seat?.mail.unsubscribe]).toEqual(['waitlist_promoted', undefined]);
});

it('knows no link that is not its own', async () => {
  const organization = await service.organization();
  const [mail] = await mailTo('ada@league.test', organization, 'team_registration_reminder');
  const link = new URL(mail?.mail.unsubscribe as string);
  const [text = '', signature = ''] = (link.searchParams.get('token') ?? '').split('.');
  const forged = Buffer.from(`${organization._id}:eve@league.test`).toString('base64url');
  for (const token of [`${forged}.${signature}`, text, `${text}.`, '', 'x'.repeat(500)]) {
    link.searchParams.set('token', token);
    expect((await follow(link.href, oneClick)).status).toBe(404);
  }
  expect((await follow(`${link.origin}/unsubscribe`, oneClick)).status).toBe(404);
});
