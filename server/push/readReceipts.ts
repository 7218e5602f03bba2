import type { Database } from '../platform/database.ts';
import { receiptsAtOnce, type ExpoPushReceipt } from '../platform/expo.ts';
import type { PushParts } from './deliverPush.ts';
import { forgetDevices } from './forgetDevices.ts';

type Ticket = { readonly token: string; readonly receipt: string; readonly sentAt: Date };

/** A receipt that is not there yet is asked for again after at least this long. */
const shortestPauseSeconds = 60;

/** The push service keeps receipts for about a day. */
const keptHours = 24;

/** The oldest that are due, put off at once: a run that is cut off leaves them to the next. */
const claimTickets = (db: Database, pauseSeconds: number): Promise<Ticket[]> =>
  db.select<Ticket>(
    `UPDATE push_tickets p
     SET next_check_at = CASE WHEN p.sent_at > now() - interval '${keptHours} hours'
                              THEN now() + $1 * interval '1 second' END
     FROM (SELECT message, token FROM push_tickets WHERE next_check_at <= now() ORDER BY next_check_at
           LIMIT ${receiptsAtOnce} FOR UPDATE SKIP LOCKED) due
     WHERE p.message = due.message AND p.token = due.token
     RETURNING p.token, p.receipt, p.sent_at AS "sentAt"`,
    [pauseSeconds],
  );

const settleTickets = (db: Database, receipts: readonly string[]) =>
  db.select(
    'UPDATE push_tickets SET next_check_at = NULL WHERE receipt = ANY($1) AND next_check_at IS NOT NULL',
    [receipts],
  );

const errorOf = (receipt: ExpoPushReceipt | undefined) =>
  receipt?.status === 'error' ? (receipt.details?.error ?? receipt.message) : undefined;

/** Asks what became of the pushes that are due, and forgets the devices that are gone. */
export async function readReceipts(
  { db, push, logger, receiptSeconds }: PushParts,
  touch: () => Promise<void>,
): Promise<void> {
  for (;;) {
    const tickets = await claimTickets(db, Math.max(receiptSeconds, shortestPauseSeconds));
    if (tickets.length === 0) return;
    const receipts = await push.receipts(tickets.map(({ receipt }) => receipt));
    const failed = tickets.flatMap(({ receipt, ...device }) => {
      const error = errorOf(receipts[receipt]);
      return error === undefined ? [] : [{ ...device, error }];
    });
    await forgetDevices(
      db,
      failed.filter(({ error }) => error === 'DeviceNotRegistered'),
    );
    const others = failed.filter(({ error }) => error !== 'DeviceNotRegistered');
    if (others.length > 0) {
      const errors = [...new Set(others.map(({ error }) => error))];
      logger.warn({ devices: others.length, errors }, 'pushes did not arrive');
    }
    await settleTickets(db, Object.keys(receipts));
    await touch();
  }
}
