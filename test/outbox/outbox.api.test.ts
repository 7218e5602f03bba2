import { enqueueMail } from '../../server/platform/outbox.ts';
import { createOutboxDelivery, UndeliverableError } from '../../server/platform/outboxDelivery.ts';
import { aMail, deliverUntil, silent } from '../platform/anOutbox.ts';
import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;
let other: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
  other = await service.organization();
});

type Message = { _id: string; to: string; state: string; attempts: number };

const messagesOf = async (
  { admin }: TestOrganization,
  query: Parameters<TestOrganization['admin']['outbox']['list']>[0] = {},
): Promise<Message[]> => {
  const found: Message[] = [];
  for await (const message of admin.outbox.list(query)) found.push(message);
  return found;
};

const put = async (to: string, owner: TestOrganization): Promise<Message> => {
  const { db } = service;
  const mail = aMail(to, { organization: owner._id });
  await enqueueMail({ db, transaction: (work) => db.transaction(work) }, mail);
  return (await messagesOf(owner)).find((message) => message.to === to) as Message;
};

/** Puts a mail into the outbox and has the mailbox refuse it for good. */
async function aDeadMail(to: string): Promise<Message> {
  const { _id } = await put(to, organization);
  const refuse = createOutboxDelivery({
    db: service.db,
    logger: silent,
    deliver: { mail: () => Promise.reject(new UndeliverableError('550 5.1.1 No such mailbox.')) },
  });
  const stateOf = async () => (await messagesOf(organization)).find((message) => message._id === _id)?.state;
  await deliverUntil([refuse], async () => (await stateOf()) === 'dead');
  await refuse.drain(1_000);
  return (await messagesOf(organization)).find((message) => message._id === _id) as Message;
}

it('lists the messages of the organization with what became of them, and not what they say', async () => {
  const dead = await aDeadMail('gone@league.test');
  const { _id } = await put('waits@league.test', organization);
  await put('elsewhere@league.test', other);
  expect(dead).toEqual({
    _id: dead._id,
    organization: organization._id,
    kind: 'mail',
    template: 'verify_email',
    to: 'gone@league.test',
    state: 'dead',
    attempts: 1,
    lastError: '550 5.1.1 No such mailbox.',
    nextAttemptAt: null,
    sentAt: null,
    created: expect.any(String) as string,
  });
  expect((await messagesOf(organization, { state: 'pending' })).map((message) => message._id)).toContain(_id);
  expect((await messagesOf(organization, { state: 'dead' })).map((message) => message._id)).toEqual([
    dead._id,
  ]);
  expect(await messagesOf(organization, { kind: 'push' })).toEqual([]);
  expect((await messagesOf(organization)).map(({ to }) => to)).not.toContain('elsewhere@league.test');
});

it('shows nobody the mails about an account', async () => {
  const user = await service.user();
  await service.client().users.forgotPassword({ email: user.email });
  const sent = await service.db.select('SELECT 1 FROM outbox WHERE recipient = $1', [user.email]);
  expect(sent).toHaveLength(1);
  expect((await messagesOf(organization)).map(({ to }) => to)).not.toContain(user.email);
});

it('sends a dead message once somebody has mended its cause', async () => {
  const dead = await aDeadMail('mended@league.test');
  expect(await organization.admin.outbox.retry(dead._id)).toMatchObject({ state: 'pending', attempts: 0 });
  const sent: string[] = [];
  const delivery = createOutboxDelivery({
    db: service.db,
    logger: silent,
    deliver: {
      mail: ({ to }) => {
        sent.push(to);
        return Promise.resolve();
      },
    },
  });
  await deliverUntil([delivery], () => sent.includes('mended@league.test'));
  await delivery.drain(1_000);
  expect(sent.filter((to) => to === 'mended@league.test')).toHaveLength(1);
  await expect(organization.admin.outbox.retry(dead._id)).rejects.toMatchObject({
    status: 409,
    code: 'already_sent',
  });
  const log = await organization.admin.auditLogs.list({ resource: 'outboxMessage', resourceId: dead._id });
  expect(log.data).toMatchObject([
    { action: 'retry', before: { state: 'dead' }, after: { state: 'pending', attempts: 0 } },
  ]);
});

it('makes a waiting message due at once, and counts on', async () => {
  const { _id } = await put('later@league.test', organization);
  await service.db.select(
    "UPDATE outbox SET attempts = 3, next_attempt_at = now() + interval '3 hours' WHERE id = $1",
    [_id],
  );
  const retried = await organization.admin.outbox.retry(_id);
  expect(retried).toMatchObject({ state: 'pending', attempts: 3 });
  expect(Date.parse(retried.nextAttemptAt as string)).toBeLessThanOrEqual(Date.now());
});

it('leaves a message alone that is being delivered', async () => {
  const { _id } = await put('now@league.test', organization);
  const [lease] = await service.db.select<{ until: Date }>(
    `UPDATE outbox SET attempts = 1, in_hand = true, next_attempt_at = now() + interval '1 minute' WHERE id = $1
     RETURNING next_attempt_at AS until`,
    [_id],
  );
  expect(await organization.admin.outbox.retry(_id)).toMatchObject({
    nextAttemptAt: lease?.until.toISOString(),
  });
});

it('knows no message of another organization', async () => {
  const { _id } = await put('theirs@league.test', other);
  await expect(organization.admin.outbox.retry(_id)).rejects.toMatchObject({ status: 404 });
});
