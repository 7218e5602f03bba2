import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';
import type { MailTemplateName } from './mails.ts';

const rowsAtOnce = 5_000;

/** How long an Idempotency-Key is honoured. */
const idempotencyKeyHours = 24;

/** The processor sends an event again for three days at most. */
const processorEventDays = 30;

/** Sent and given-up messages can be looked up for this long; a dedupe key holds as long. */
const outboxDays = 90;

/** These are due again and again from up to 365 days before a deadline on, and sent once. */
const hurryMail: MailTemplateName = 'hurry_finish_team_registration';
const hurryMailDays = 366;

const leftovers = [
  `UPDATE chat_messages SET once_key = NULL WHERE id IN
   (SELECT id FROM chat_messages WHERE once_key IS NOT NULL AND created < now() - interval '${idempotencyKeyHours} hours'
    LIMIT ${rowsAtOnce})
   RETURNING 1`,
  `UPDATE team_photos SET once_key = NULL, once_request = NULL WHERE id IN
   (SELECT id FROM team_photos WHERE once_key IS NOT NULL AND created < now() - interval '${idempotencyKeyHours} hours'
    LIMIT ${rowsAtOnce})
   RETURNING 1`,
  `DELETE FROM idempotency_keys WHERE key_hash IN
   (SELECT key_hash FROM idempotency_keys WHERE created < now() - interval '${idempotencyKeyHours} hours' LIMIT ${rowsAtOnce})
   RETURNING 1`,
  `DELETE FROM outbox WHERE id IN
   (SELECT id FROM outbox WHERE state <> 'pending' AND created < now() - interval '${outboxDays} days'
    AND (template <> '${hurryMail}' OR created < now() - interval '${hurryMailDays} days') LIMIT ${rowsAtOnce})
   RETURNING 1`,
  // Links that have expired: of accounts an hour later, which is as long as they count against further ones.
  `DELETE FROM mail_tokens WHERE hash IN
   (SELECT hash FROM mail_tokens WHERE expires_at < now() - interval '1 hour' LIMIT ${rowsAtOnce})
   RETURNING 1`,
  `DELETE FROM registration_invites WHERE hash IN
   (SELECT hash FROM registration_invites WHERE expires_at < now() LIMIT ${rowsAtOnce})
   RETURNING 1`,
  `UPDATE waiver_signatures SET token_hash = NULL WHERE token_hash IN
   (SELECT token_hash FROM waiver_signatures WHERE token_hash IS NOT NULL AND expires_at < now() LIMIT ${rowsAtOnce})
   RETURNING 1`,
  // The device was signed out by its account: it may register again.
  `DELETE FROM push_tokens WHERE id IN
   (SELECT t.id FROM push_tokens t JOIN users u ON u.id = t.user_id
    WHERE u.session_version <> t.session_version LIMIT ${rowsAtOnce})
   RETURNING 1`,
  // Of a push that is still to be sent they say whom it has reached.
  `DELETE FROM push_tickets WHERE (message, token) IN
   (SELECT p.message, p.token FROM push_tickets p JOIN outbox o ON o.id = p.message
    WHERE p.next_check_at IS NULL AND o.state = 'sent' LIMIT ${rowsAtOnce})
   RETURNING 1`,
  `DELETE FROM processor_events WHERE id IN
   (SELECT id FROM processor_events WHERE created < now() - interval '${processorEventDays} days' LIMIT ${rowsAtOnce})
   RETURNING 1`,
];

/** Deletes what has served its time, in small statements that hold no lock for long. */
export async function removeLeftovers(db: Database, touch: () => Promise<void>): Promise<void> {
  for (const statement of leftovers) {
    while ((await db.select(statement)).length === rowsAtOnce) await touch();
  }
}

export function defineHousekeeping(jobs: Pick<Jobs, 'define'>, db: Database): void {
  jobs.define('housekeeping', { every: '1 hour' }, ({ touch }) => removeLeftovers(db, touch));
}
