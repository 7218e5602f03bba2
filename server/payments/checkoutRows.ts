import type { Context } from '../platform/context.ts';
import type { ChargePart } from './chargeParts.ts';
import type { Author } from './model.ts';

/**
 * A page of the processor that a team pays on. `opening` until the processor has answered; then `open`, and in the end
 * `paid`, `expired`, or `refused` where the processor would not make it.
 */
export type Checkout = {
  readonly _id: string;
  readonly organization: string;
  readonly registration: string;
  readonly registrationTeam: string;
  readonly state: 'opening' | 'open' | 'paid' | 'expired' | 'refused';
  /** Whose shares it pays; empty for the team's fee. */
  readonly players: readonly string[];
  readonly parts: readonly ChargePart[];
  readonly amount: number;
  readonly platformFee: number;
  readonly currency: string;
  readonly discountCode: string | null;
  /** The connected account that gets the money. */
  readonly destination: string;
  /** Where the page leads back to, without a trailing slash: asked for again, it is asked for in the same words. */
  readonly returnTo: string;
  readonly sessionId: string | null;
  readonly url: string | null;
  readonly expiresAt: Date;
  readonly created: Date;
  readonly createdBy: Author;
};

const columns =
  'id AS "_id", organization, registration, registration_team AS "registrationTeam", state, players, parts, amount, ' +
  'platform_fee AS "platformFee", currency, discount_code AS "discountCode", destination, ' +
  'return_to AS "returnTo", ' +
  'session_id AS "sessionId", url, expires_at AS "expiresAt", created, created_by AS "createdBy"';

/** Pages that somebody could still pay on. */
const isOpen = `state IN ('opening', 'open')`;

type Reading = Pick<Context, 'db'>;

export async function findCheckout({ db }: Reading, id: string): Promise<Checkout | null> {
  const [checkout] = await db.select<Checkout>(`SELECT ${columns} FROM checkouts WHERE id = $1`, [id]);
  return checkout ?? null;
}

export const findOpenCheckouts = ({ db }: Reading, registrationTeam: string) =>
  db.select<Checkout>(
    `SELECT ${columns} FROM checkouts WHERE registration_team = $1 AND ${isOpen} ORDER BY created, id`,
    [registrationTeam],
  );

/** Pages that should have ended, in the order they were made, from after the one named. */
export const findOverdueCheckouts = ({ db }: Reading, after: string, limit: number) =>
  db.select<Checkout>(
    `SELECT ${columns} FROM checkouts WHERE expires_at < now() AND ${isOpen} AND id > $1 ORDER BY id LIMIT $2`,
    [after, limit],
  );

export const insertCheckout = ({ db }: Reading, checkout: Checkout) =>
  db.select(
    `INSERT INTO checkouts (id, organization, registration, registration_team, state, players, parts, amount,
       platform_fee, currency, discount_code, destination, return_to, expires_at, created, created_by)
     VALUES ($1, $2, $3, $4, 'opening', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      checkout._id,
      checkout.organization,
      checkout.registration,
      checkout.registrationTeam,
      checkout.players,
      JSON.stringify(checkout.parts),
      checkout.amount,
      checkout.platformFee,
      checkout.currency,
      checkout.discountCode,
      checkout.destination,
      checkout.returnTo,
      checkout.expiresAt,
      checkout.created,
      checkout.createdBy,
    ],
  );

/** The processor has made the page. False where it was given up meanwhile. */
export async function markOpen(
  { db }: Reading,
  id: string,
  sessionId: string,
  url: string,
): Promise<boolean> {
  const opened = await db.select(
    `UPDATE checkouts SET state = 'open', session_id = $2, url = $3
     WHERE id = $1 AND ${isOpen} RETURNING id`,
    [id, sessionId, url],
  );
  return opened.length > 0;
}

/**
 * Ends a page that is not paid, as the caller knows it: false where it has been opened since, for then somebody may have
 * its address.
 */
export async function markEnded(
  { db }: Reading,
  { _id, sessionId }: Pick<Checkout, '_id' | 'sessionId'>,
  state: 'expired' | 'refused',
): Promise<boolean> {
  const [ended] = await db.select<{ isOpen: boolean }>(
    `WITH ended AS (
       UPDATE checkouts SET state = $3
       WHERE id = $1 AND ${isOpen} AND session_id IS NOT DISTINCT FROM $2 RETURNING id)
     SELECT count(*) > 0 AS "isOpen" FROM checkouts
     WHERE id = $1 AND ${isOpen} AND NOT EXISTS (SELECT 1 FROM ended)`,
    [_id, sessionId, state],
  );
  return ended?.isOpen === false;
}

/** Money came in on it, also where it was taken for ended. */
export const markPaid = ({ db }: Reading, id: string) =>
  db.select(`UPDATE checkouts SET state = 'paid' WHERE id = $1 AND state <> 'paid'`, [id]);
