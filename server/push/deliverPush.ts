import type { Logger } from 'pino';
import type { Database } from '../platform/database.ts';
import { expoTokensOf, type ExpoPushTicket, type PushService } from '../platform/expo.ts';
import type { Deliver, OutboxMessage } from '../platform/outboxDelivery.ts';
import type { PushData, PushTemplateName } from '../platform/pushes.ts';
import { findDevices } from './findDevices.ts';
import { forgetDevices } from './forgetDevices.ts';
import { sendToDevices, type PushContent, type Sent } from './sendToDevices.ts';
import { isPushTemplate, textOf } from './texts.ts';

export type PushParts = {
  readonly db: Database;
  readonly push: PushService;
  readonly logger: Pick<Logger, 'warn'>;
  /** Whether a push that was put off, as by an outage, still is to be sent. */
  readonly isStillTrue: (message: OutboxMessage) => Promise<boolean>;
  /** How long after a push its receipts are asked for. */
  readonly receiptSeconds: number;
};

/** Phones show no more of either. */
const longestTitle = 60;
const longestBody = 240;

const shortened = (text: string, longest: number): string => {
  const characters = [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()];
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
};

async function nameOf(db: Database, divisionTeam: string): Promise<string> {
  const [team] = await db.select<{ name: string }>('SELECT name FROM division_teams WHERE id = $1', [
    divisionTeam,
  ]);
  return team?.name ?? '';
}

/** A push that arrives twice replaces itself on the device. */
async function contentOf(
  db: Database,
  message: OutboxMessage,
  template: PushTemplateName,
): Promise<PushContent> {
  const data = message.data as PushData[typeof template];
  const { body, path, opens } = textOf(template, data);
  const { divisionTeam } = data;
  return {
    title: shortened(await nameOf(db, divisionTeam), longestTitle),
    body: shortened(body, longestBody),
    data: { type: template, path, divisionTeam, ...opens },
    sound: 'default',
    priority: 'high',
    collapseId: message.id,
    tag: message.id,
  };
}

type Failure = Exclude<ExpoPushTicket, { status: 'ok' }>;

const errorOf = ({ details, message }: Failure): string => details?.error ?? message;

/** No repetition mends these. */
const final = new Set(['MessageTooBig', 'DeveloperError']);

/** Notes what came of a chunk; answers what is to be tried again, and why. */
async function settle(
  { db, logger, receiptSeconds }: PushParts,
  message: string,
  sent: Sent[],
  sentAt: Date,
) {
  const failures = sent.flatMap(({ token, ticket }) =>
    ticket.status === 'ok' ? [] : [{ token, error: errorOf(ticket) }],
  );
  const refused = failures.filter(({ error }) => final.has(error));
  if (refused.length > 0) {
    const errors = [...new Set(refused.map(({ error }) => error))];
    logger.warn({ message, devices: refused.length, errors }, 'a push was refused for some devices');
  }
  const lost = failures.filter(({ error }) => error === 'DeviceNotRegistered');
  await forgetDevices(
    db,
    lost.map(({ token }) => ({ token, sentAt })),
  );
  const done = [
    ...sent.flatMap(({ token, ticket }) => (ticket.status === 'ok' ? [{ token, receipt: ticket.id }] : [])),
    ...refused.map(({ token }) => ({ token, receipt: null })),
  ];
  await db.select(
    `INSERT INTO push_tickets (message, token, receipt, sent_at, next_check_at)
     SELECT $1, token, receipt, $4,
            CASE WHEN receipt IS NOT NULL THEN now() + $5 * interval '1 second' END
     FROM unnest($2::text[], $3::text[]) AS done (token, receipt)
     ON CONFLICT (message, token) DO NOTHING`,
    [message, done.map(({ token }) => token), done.map(({ receipt }) => receipt), sentAt, receiptSeconds],
  );
  return failures.filter(({ error }) => !final.has(error) && error !== 'DeviceNotRegistered');
}

const nowOf = async (db: Database): Promise<Date> => {
  const [row] = await db.select<{ now: Date }>('SELECT now() AS now');
  return row?.now as Date;
};

/**
 * Delivers the outbox's pushes to the devices of their recipients. What has reached the service is noted down chunk
 * by chunk: a push that is tried again goes to the devices it has not reached.
 */
export const pushDelivery =
  (parts: PushParts): Deliver =>
  async (message, signal) => {
    const { db, push } = parts;
    const { id, template, to } = message;
    // It may be one that a newer process of the service knows: tried again like any failure.
    if (!isPushTemplate(template)) throw new Error(`This process has no push ${template}.`);
    if (!(await parts.isStillTrue(message))) return;
    const { divisionTeam, by = null } = message.data as { divisionTeam: string; by?: string };
    const devices = await findDevices(db, { message: id, to, divisionTeam, by });
    const tokens = await expoTokensOf(devices);
    if (tokens.length === 0) return;
    const content = await contentOf(db, message, template);
    const left: { error: string }[] = [];
    // The database's clock, as of the tokens: it tells whether a device has registered again since.
    let sentAt = await nowOf(db);
    for await (const sent of sendToDevices(push, tokens, content)) {
      left.push(...(await settle(parts, id, sent, sentAt)));
      signal.throwIfAborted();
      sentAt = await nowOf(db);
    }
    if (left.length === 0) return;
    const errors = [...new Set(left.map(({ error }) => error))].join(', ');
    throw new Error(`${left.length} of ${tokens.length} devices were not reached: ${errors}`);
  };
