import type { Context } from '../platform/context.ts';
import type { ChargePart } from './chargeParts.ts';
import type { Author } from './model.ts';

/**
 * A page of the processor that a team pays on. `opening` until the processor has answered; then `open`, and in the end
 * `paid`, `expired`, `refused` where the processor would not make it, or `unsettled` where it calls it paid and knows no
 * payment: somebody has to look there.
 */
export type Checkout = {
  readonly _id: string;
  readonly organization: string;
  readonly registration: string;
  readonly registrationTeam: string;
  readonly state: 'opening' | 'open' | 'paid' | 'expired' | 'refused' | 'unsettled';
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
  /** How often its payment was looked for in vain. */
  readonly looks: number;
  readonly created: Date;
  readonly createdBy: Author;
};

const columns =
  'id AS "_id", organization, registration, registration_team AS "registrationTeam", state, players, parts, amount, ' +
  'platform_fee AS "platformFee", currency, discount_code AS "discountCode", destination, ' +
  'return_to AS "returnTo", ' +
  'session_id AS "sessionId", url, expires_at AS "expiresAt", looks, created, created_by AS "createdBy"';

/** Pages that somebody could still pay on. */
const isOpen = `state IN ('opening', 'open')`;

type Reading = Pick<Context, 'db'>;

export async function findCheckout({ db }: Reading, id: string): Promise<Checkout | null> {
  const [checkout] = await db.select<Checkout>(`SELECT ${columns} FROM checkouts WHERE id = $1`, [id]);
  return checkout ?? null;
}

export const findOpenCheckouts = ({ db }: Reading, ...registrationTeams: readonly string[]) =>
  db.select<Checkout>(
    `SELECT ${columns} FROM checkouts WHERE registration_team = ANY($1) AND ${isOpen} ORDER BY created, id`,
    [registrationTeams],
  );

/** Teams with a page that is open and has time left, in the order of their identifiers, from after the one named. */
export const findTeamsPaying = ({ db }: Reading, now: Date, after: string, limit: number) =>
  db.select<{ _id: string }>(
    `SELECT DISTINCT registration_team AS "_id" FROM checkouts
     WHERE expires_at > $1 AND ${isOpen} AND registration_team > $2 ORDER BY 1 LIMIT $3`,
    [now, after, limit],
  );

/** Pages that should have ended and whose turn it is, in the order they were made, from after the one named. */
export const findOverdueCheckouts = ({ db }: Reading, now: Date, after: string, limit: number) =>
  db.select<Checkout>(
    `SELECT ${columns} FROM checkouts
     WHERE expires_at <= $1 AND ${isOpen} AND (next_look_at IS NULL OR next_look_at <= $1) AND id > $2
     ORDER BY id LIMIT $3`,
    [now, after, limit],
  );

/** Another look at a page was in vain; the next one is not before `next`. */
export const putOff = ({ db }: Reading, id: string, next: Date) =>
  db.select('UPDATE checkouts SET looks = looks + 1, next_look_at = $2 WHERE id = $1', [id, next]);

/** The pages are past their time from now on. */
export const endTime = ({ db }: Reading, ids: readonly string[], now: Date) =>
  db.select(
    `UPDATE checkouts SET expires_at = least(expires_at, $2::timestamptz) WHERE id = ANY($1) AND ${isOpen}`,
    [ids, now],
  );

/** How many pages of the last 31 days wait for somebody to look at the processor. */
export async function countUnsettled({ db }: Reading): Promise<number> {
  const [found] = await db.select<{ count: number }>(
    `SELECT count(*)::integer AS count FROM checkouts
     WHERE state = 'unsettled' AND created > now() - interval '31 days'`,
  );
  return found?.count ?? 0;
}

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
  state: 'expired' | 'refused' | 'unsettled',
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
