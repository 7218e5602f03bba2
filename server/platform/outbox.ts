import type { Context } from './context.ts';
import type { Database } from './database.ts';
import type { MailData, MailTemplateName } from './mails.ts';
import { newObjectId } from './objectId.ts';
import { recipientText, type PushData, type PushRecipient, type PushTemplateName } from './pushes.ts';

export type OutboxKind = 'mail' | 'push';

/** What leaves the service: written beside the change it tells of, delivered once that has committed. */
type Outgoing = {
  readonly kind: OutboxKind;
  readonly template: string;
  /** An e-mail address, or whom a push is for. */
  readonly to: string;
  /** On whose behalf; deliveries take turns by it. Null or left out: the recipient's own turn. */
  readonly organization?: string | null;
  /** JSON. Erased once it is sent: it may hold links that open an account. */
  readonly data: object;
  /** The same key is never sent twice, whoever asks for it and however often. */
  readonly dedupeKey: string;
};

export type OutgoingMail<Name extends MailTemplateName = MailTemplateName> = {
  readonly template: Name;
  readonly to: string;
  readonly organization?: string | null;
  readonly data: MailData[Name];
  readonly dedupeKey: string;
};

export type OutgoingPush<Name extends PushTemplateName = PushTemplateName> = {
  readonly template: Name;
  readonly to: PushRecipient;
  readonly organization: string;
  readonly data: PushData[Name];
  readonly dedupeKey: string;
};

type OutboxContext = Pick<Context, 'db' | 'transaction'>;

const wakers = new WeakMap<Database, () => void>();

/** Names what starts a delivery in this process as soon as a row has committed; without it the next poll does. */
export function wakeAfterCommit(db: Database, wake: () => void): void {
  wakers.set(db, wake);
}

/** Starts a delivery once the open transaction has committed. */
export const wakeDelivery = (db: Database): void => db.afterCommit(() => wakers.get(db)?.());

/** The columns of a message, in the order of its values. */
const columns = 'id, kind, template, recipient, organization, lane, data, dedupe_key';

const valuesOf = ({ kind, template, to, organization = null, data, dedupeKey }: Outgoing) => [
  newObjectId(),
  kind,
  template,
  to,
  organization,
  organization ?? to.toLowerCase(),
  JSON.stringify(data),
  dedupeKey,
];

const insert = (parameters: string) =>
  `INSERT INTO outbox (${columns}) VALUES (${parameters}) ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`;

/**
 * Puts a message into the outbox, in the caller's transaction: it leaves exactly if that commits.
 *
 * @returns false when a message with this dedupe key is there already.
 */
export function enqueue({ db, transaction }: OutboxContext, message: Outgoing): Promise<boolean> {
  return transaction(async () => {
    const added = await db.select(insert('$1, $2, $3, $4, $5, $6, $7, $8'), valuesOf(message));
    if (added.length > 0) wakeDelivery(db);
    return added.length > 0;
  });
}

/** As `enqueue`, for a mail: the data is what its template is told. */
export const enqueueMail = <Name extends MailTemplateName>(
  ctx: OutboxContext,
  mail: OutgoingMail<Name>,
): Promise<boolean> => enqueue(ctx, { kind: 'mail', ...mail });

async function enqueueAll({ db, transaction }: OutboxContext, messages: readonly Outgoing[]): Promise<void> {
  if (messages.length === 0) return;
  await transaction(async () => {
    const rows = messages.map(valuesOf);
    const added = await db.select(
      `INSERT INTO outbox (${columns})
       SELECT id, kind, template, recipient, organization, lane, data::jsonb, dedupe_key
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
         AS m (${columns})
       ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`,
      [0, 1, 2, 3, 4, 5, 6, 7].map((column) => rows.map((row) => row[column])),
    );
    if (added.length > 0) wakeDelivery(db);
  });
}

/** As `enqueueMail` for many mails of one kind, in one statement. */
export const enqueueMails = <Name extends MailTemplateName>(
  ctx: OutboxContext,
  mails: readonly OutgoingMail<Name>[],
): Promise<void> =>
  enqueueAll(
    ctx,
    mails.map((mail) => ({ kind: 'mail', ...mail })),
  );

const pushOf = <Name extends PushTemplateName>({ to, ...push }: OutgoingPush<Name>): Outgoing => ({
  kind: 'push',
  ...push,
  to: recipientText(to),
});

/** As `enqueue`, for a push notification. */
export const enqueuePush = <Name extends PushTemplateName>(
  ctx: OutboxContext,
  push: OutgoingPush<Name>,
): Promise<boolean> => enqueue(ctx, pushOf(push));

/** As above for many pushes of one kind, in one statement. */
export const enqueuePushes = <Name extends PushTemplateName>(
  ctx: OutboxContext,
  pushes: readonly OutgoingPush<Name>[],
): Promise<void> => enqueueAll(ctx, pushes.map(pushOf));

/**
 * As `enqueuePush` where one statement writes both what the push tells of and the push: its part of that statement.
 * Whoever runs it calls `wakeDelivery` then.
 *
 * @param add makes a parameter of a value
 */
export const pushInsert = <Name extends PushTemplateName>(
  push: OutgoingPush<Name>,
  add: (value: unknown) => string,
): string => insert(valuesOf(pushOf(push)).map(add).join(', '));
