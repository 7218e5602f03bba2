import type { Context } from '../platform/context.ts';
import { newObjectId } from '../platform/objectId.ts';
import type { Author } from './model.ts';

/** A refund that was asked for. Its identifier becomes that of its entry in the ledger. */
export type RefundIntent = {
  readonly _id: string;
  readonly payment: string;
  readonly amount: number;
  readonly note: string | null;
  readonly state: 'pending' | 'settled' | 'refused';
  readonly requestHash: string | null;
  readonly createdBy: Author;
};

const columns =
  'id AS "_id", payment, amount, note, state, request_hash AS "requestHash", created_by AS "createdBy"';

type Reading = Pick<Context, 'db'>;

export const findIntents = ({ db }: Reading, ids: readonly string[]) =>
  db.select<RefundIntent>(`SELECT ${columns} FROM refund_intents WHERE id = ANY($1)`, [ids]);

/** The intent that a request with this Idempotency-Key made before. */
export async function findIntentByKey(
  { db }: Reading,
  payment: string,
  keyHash: string,
): Promise<RefundIntent | null> {
  const [intent] = await db.select<RefundIntent>(
    `SELECT ${columns} FROM refund_intents WHERE payment = $1 AND key_hash = $2`,
    [payment, keyHash],
  );
  return intent ?? null;
}

/**
 * Those that the processor has not confirmed `waitedSeconds` after they were asked for, in the order they were made, from
 * after the one named.
 */
export const findWaitingIntents = ({ db }: Reading, waitedSeconds: number, after: string, limit: number) =>
  db.select<RefundIntent>(
    `SELECT ${columns} FROM refund_intents
     WHERE state = 'pending' AND created < now() - make_interval(secs => $1) AND id > $2 ORDER BY id LIMIT $3`,
    [waitedSeconds, after, limit],
  );

export async function insertIntent(
  { db, onceKey }: Pick<Context, 'db' | 'onceKey'>,
  asked: Pick<RefundIntent, 'payment' | 'amount' | 'note' | 'state' | 'createdBy'>,
): Promise<RefundIntent> {
  const intent = { _id: newObjectId(), ...asked, requestHash: onceKey?.requestHash ?? null };
  await db.select(
    `INSERT INTO refund_intents (id, payment, amount, note, state, key_hash, request_hash, created, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now(), $8)`,
    [
      intent._id,
      intent.payment,
      intent.amount,
      intent.note,
      intent.state,
      onceKey?.keyHash ?? null,
      intent.requestHash,
      intent.createdBy,
    ],
  );
  return intent;
}

/** The processor has done what they asked for. */
export const settleIntents = ({ db }: Reading, ids: readonly string[]) =>
  db.select(`UPDATE refund_intents SET state = 'settled' WHERE id = ANY($1) AND state <> 'settled'`, [ids]);

/** The processor will not do what it asks for. False where that was known, or it has done it after all. */
export async function refuseIntent({ db }: Reading, id: string): Promise<boolean> {
  const refused = await db.select(
    `UPDATE refund_intents SET state = 'refused' WHERE id = $1 AND state = 'pending' RETURNING id`,
    [id],
  );
  return refused.length > 0;
}
