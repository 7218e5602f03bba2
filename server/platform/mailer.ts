import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { UndeliverableError } from './outboxDelivery.ts';
import { replaceFileMeanwhile } from './privateFile.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whose name the mail bears; without it that of `MAIL_FROM`. The address is always that of `MAIL_FROM`. */
  readonly senderName?: string | undefined;
  /** Where such mails can be ended, by a page and by the one-click request of RFC 8058. */
  readonly unsubscribe?: string | undefined;
};

/** A mail on its way. The id is the outbox row's: each delivery of the same row is the same mail. */
export type Envelope = {
  readonly id: string;
  readonly created: Date;
  readonly template: string;
  readonly to: string;
};

/** Throws when the mail was not taken, `UndeliverableError` when there is no such mailbox. */
export type SendMail = (envelope: Envelope, mail: RenderedMail, signal?: AbortSignal) => Promise<void>;

type MailerOptions = {
  readonly smtpUrl?: string | undefined;
  /** `Sports League <no-reply@league.example>` or a bare address. */
  readonly mailFrom: string;
  readonly dataDir: string;
  readonly logger: Pick<Logger, 'info'>;
};

/** Shorter together than a delivery may take; a mail is small. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

/** No template reads a file or fetches an address, whatever stands in its data. */
const safe = { disableFileAccess: true, disableUrlAccess: true };

function senderOf(mailFrom: string): { name: string; address: string } {
  const [, name = '', address = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name, address: address.trim() };
}

function messageOf(
  { id, created, to }: Envelope,
  mail: RenderedMail,
  from: { name: string; address: string },
) {
  return {
    // Stable: a receiver that got the mail twice can tell.
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    date: created,
    from: { name: mail.senderName ?? from.name, address: from.address },
    // As an object it is one address, whatever it looks like.
    to: { name: '', address: to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

type SmtpFailure = Error & { code?: string; response?: string };

/**
 * A permanent refusal of the recipient's address (RFC 3463, 5.1.x) never becomes a success. Any other may: a 5xx is
 * also the answer to a wrong password, a closed relay or a full mailbox, which somebody mends.
 */
const isNoSuchMailbox = ({ code, response = '' }: SmtpFailure): boolean =>
  code === 'EENVELOPE' && /^5\d\d[ -]5\.1\.\d/.test(response);

function smtpMailer(smtpUrl: string, from: { name: string; address: string }): SendMail {
  const transport = createTransport({ url: smtpUrl, ...timeouts, ...safe });
  return async (envelope, mail, signal) => {
    try {
      await transport.sendMail({ ...messageOf(envelope, mail, from), signal });
    } catch (error) {
      const failure = error as SmtpFailure;
      throw isNoSuchMailbox(failure) ? new UndeliverableError(failure.message) : error;
    }
  };
}

/** Files are named by the mail's time and id, so that one delivered again replaces itself. */
function fileMailer(options: MailerOptions, from: { name: string; address: string }): SendMail {
  const folder = join(options.dataDir, 'mail');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...safe });
  return async (envelope, mail) => {
    const { message } = await composer.sendMail(messageOf(envelope, mail, from));
    const name = `${envelope.created.toISOString().replaceAll(':', '-')}-${envelope.id}.eml`;
    const file = join(folder, name);
    const write = () => replaceFileMeanwhile(file, message.toString());
    await write().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write();
    });
    options.logger.info({ template: envelope.template, file }, 'mail written to a file: SMTP_URL is not set');
  };
}

/** Sends by `SMTP_URL`; without it mails become files in `DATA_DIR/mail`, readable by the owner alone. */
export function createMailer(options: MailerOptions): SendMail {
  const from = senderOf(options.mailFrom);
  return options.smtpUrl === undefined ? fileMailer(options, from) : smtpMailer(options.smtpUrl, from);
}
