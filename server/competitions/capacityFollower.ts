import type { AuditedRecord } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { RecordModel } from '../platform/model.ts';
import type { ReadRow } from '../platform/reads.ts';
import { findForWrite } from '../platform/writes.ts';

/**
 * Who keeps the seats of divisions in order when their capacity may change. Those who know of seats import
 * competitions, so the app brings the two together: `followCapacity` at its start.
 *
 * Runs `work` in one transaction, under the locks of the divisions, and lets everything follow.
 */
type CapacityFollower = <T>(ctx: Context, divisions: readonly string[], work: () => Promise<T>) => Promise<T>;

let follower: CapacityFollower = (_ctx, _divisions, work) => work();

/** Registers the follower for all writes in this process. */
export const followCapacity = (registered: CapacityFollower): void => {
  follower = registered;
};

/** What a write may change the capacity of: divisions by themselves, or all below these. */
type CapacityScope = {
  readonly divisions?: readonly string[];
  readonly leagues?: readonly string[];
  readonly tournaments?: readonly string[];
};

type Above = Pick<CapacityScope, 'leagues' | 'tournaments'>;

/** From the top down, as every writer locks. */
async function lockAbove(ctx: Context, { leagues = [], tournaments = [] }: Above): Promise<void> {
  for (const [table, ids] of [
    ['tournaments', tournaments],
    ['leagues', leagues],
  ] as const) {
    if (ids.length === 0) continue;
    await ctx.db.select(`SELECT 1 FROM ${table} WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`, [ids]);
  }
}

/** The divisions of the scope, in one order for all, and under locks of what is above them. */
async function lockedDivisions(
  ctx: Context,
  { divisions = [], leagues = [], tournaments = [] }: CapacityScope,
): Promise<string[]> {
  if (leagues.length === 0 && tournaments.length === 0) return [...divisions].sort();
  await lockAbove(ctx, { leagues, tournaments });
  const rows = await ctx.db.select<{ id: string }>(
    `SELECT id FROM divisions WHERE id = ANY($1) OR league = ANY($2) OR tournament = ANY($3)
     UNION SELECT d.id FROM leagues l JOIN divisions d ON d.league = l.id WHERE l.tournament = ANY($3)
     ORDER BY id`,
    [divisions, leagues, tournaments],
  );
  return rows.map(({ id }) => id);
}

const named = (id: string | null | undefined): string[] => (id ? [id] : []);

/** The fields of a configuration that decide who has a seat. */
const seatFields = [
  'capacity',
  'waitlistCapacity',
  'hasWaitlist',
  'autoPromote',
  'promotionPaymentWindowHours',
] as const;

/** Whether a body sends anything that may change who has a seat: in its `config`, or one of these fields. */
export const mayChangeSeats = <B extends { config?: object | undefined }>(
  body: B,
  fields: readonly (keyof B)[],
): boolean =>
  seatFields.some((field) => body.config !== undefined && field in body.config) ||
  fields.some((field) => body[field] !== undefined);

/**
 * Runs a write that may change who has a seat. The record that it writes is locked already; what is above the divisions
 * is locked here, before them.
 */
export async function aroundCapacity<T>(
  ctx: Context,
  scope: CapacityScope,
  work: () => Promise<T>,
): Promise<T> {
  const divisions = await lockedDivisions(ctx, scope);
  return divisions.length === 0 ? work() : follower(ctx, divisions, work);
}

/**
 * As above for a write of one record, which is locked first, but for the league or tournament that it moves into: who
 * changes the capacity below that at the same moment comes before or after the move, and sees it or is seen by it.
 */
export const aroundCapacityOf = <M extends RecordModel & { organization: string }, Row extends ReadRow, T>(
  ctx: Context,
  { model, readable }: AuditedRecord<M, Row>,
  id: string,
  scope: CapacityScope,
  work: () => Promise<T>,
  into: { league?: string | null | undefined; tournament?: string | null | undefined } = {},
): Promise<T> =>
  ctx.transaction(async () => {
    await lockAbove(ctx, { leagues: named(into.league), tournaments: named(into.tournament) });
    await findForWrite(ctx, model, readable, id);
    return aroundCapacity(ctx, scope, work);
  });
