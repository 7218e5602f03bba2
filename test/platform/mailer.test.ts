import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { createMailer, type Envelope } from '../../server/platform/mailer.ts';
import { UndeliverableError } from '../../server/platform/outboxDelivery.ts';
import { aMailbox, type Mailbox } from './mailbox.ts';
import { silent } from './anOutbox.ts';

const token = 'T0k3nOfTheLink';
const mail = {
  subject: 'Confirm your e-mail address',
  text: `Open https://league.example/verify?token=${token}`,
  html: `<p><a href="https://league.example/verify?token=${token}">Open</a></p>`,
};
const envelope: Envelope = {
  id: '65f000000000000000000001',
  created: new Date('2026-03-08T12:00:00.000Z'),
  template: 'verify_email',
  to: 'ada@league.example',
};
const mailFrom = 'Sports League <no-reply@league.example>';

describe('mail without an SMTP server', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'mailer-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const files = () => readdirSync(join(dataDir, 'mail'));

  it('is a file that only its owner reads, named by time and id', async () => {
    await createMailer({ mailFrom, dataDir, logger: silent })(envelope, mail);
    expect(files()).toEqual(['2026-03-08T12-00-00.000Z-65f000000000000000000001.eml']);
    const path = join(dataDir, 'mail', files()[0] ?? '');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const parsed = await simpleParser(readFileSync(path));
    expect(parsed).toMatchObject({
      subject: mail.subject,
      messageId: '<65f000000000000000000001@league.example>',
      date: envelope.created,
      html: expect.stringContaining(token) as string,
    });
    expect(parsed.text?.trim()).toBe(mail.text);
    expect(parsed.from?.value).toEqual([{ name: 'Sports League', address: 'no-reply@league.example' }]);
  });

  it('says where such mails can be ended, to people and to mail programs', async () => {
    const unsubscribe = `https://league.example/unsubscribe?token=${'a1B2'.repeat(40)}.${'c3D4'.repeat(11)}`;
    await createMailer({ mailFrom, dataDir, logger: silent })(envelope, { ...mail, unsubscribe });
    const written = readFileSync(join(dataDir, 'mail', files()[0] ?? ''), 'utf8').replace(/\r\n\s+/g, ' ');
    expect(written).toContain(`\r\nList-Unsubscribe: <${unsubscribe}>\r\n`);
    expect(written).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });

  it('is one file, however often it is delivered', async () => {
    const send = createMailer({ mailFrom, dataDir, logger: silent });
    await Promise.all([send(envelope, mail), send(envelope, mail)]);
    await send(envelope, mail);
    expect(files()).toHaveLength(1);
  });

  it('is told in one line of the log, without the link', async () => {
    const lines: unknown[][] = [];
    await createMailer({ mailFrom, dataDir, logger: { info: (...line: unknown[]) => lines.push(line) } })(
      envelope,
      mail,
    );
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).toContain('.eml');
    expect(JSON.stringify(lines)).not.toContain(token);
  });
});

describe('mail by SMTP', () => {
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await aMailbox();
  });
  afterEach(() => mailbox.close());

  const send = (to = envelope.to, senderName?: string) =>
    createMailer({ smtpUrl: mailbox.smtpUrl, mailFrom, dataDir: '/nowhere', logger: silent })(
      { ...envelope, to },
      { ...mail, senderName },
    );

  it('bears the organization’s name and the service’s address', async () => {
    await send('ada@league.example', 'Oak Park "Rec", Inc. <x@y.example>');
    expect(mailbox.taken[0]?.mail.from?.value).toEqual([
      { name: 'Oak Park "Rec", Inc. <x@y.example>', address: 'no-reply@league.example' },
    ]);
    expect(mailbox.taken[0]?.mail.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('goes to one address, whatever the address looks like', async () => {
    await send('ada@league.example, eve@bad.example').catch(() => undefined);
    await send('ada@league.example\r\nBcc: eve@bad.example').catch(() => undefined);
    expect(mailbox.taken.filter(({ to }) => to.includes('eve'))).toEqual([]);
    expect(mailbox.taken.flatMap(({ mail: { bcc } }) => bcc ?? [])).toEqual([]);
  });

  it.each([
    ['a mailbox that does not exist', 550, '5.1.1 no such user', true],
    ['a bare 550, which may be a policy', 550, 'mailbox unavailable', false],
    ['a closed relay', 554, '5.7.1 relaying denied', false],
    ['a full mailbox', 552, '5.2.2 over quota', false],
    ['a busy server', 451, '4.3.0 try later', false],
  ])('is given up or not: %s', async (_what, code, text, undeliverable) => {
    mailbox.treat(() => ({ code, text }));
    const failure: unknown = await send().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof UndeliverableError).toBe(undeliverable);
    expect((failure as Error).message).toContain(text);
  });

  it('fails when nobody listens', async () => {
    await mailbox.close();
    await expect(send()).rejects.toThrow(/ECONNREFUSED/);
  });
});
