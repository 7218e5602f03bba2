import { literal, Transaction, type ModelStatic } from 'sequelize';
import { recordAudits, type AuditedRecord } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { ReadRow } from '../platform/reads.ts';
import type { LeagueModel, TournamentModel } from './model.ts';
import { leagueRecord, tournamentRecord } from './records.ts';

/** Bounds of rosters that a registration enters; null unsets. */
export type EnteredBounds = { minPlayers?: number | null; maxPlayers?: number | null };

/**
 * Stores bounds of rosters in the configuration of these leagues and this tournament, in the open transaction, with an
 * entry in the log for each that changes. Whoever may write a registration may do so: the caller has seen to that.
 *
 * @returns whether any changed
 */
export async function setRosterBounds(
  ctx: Context,
  { leagues, tournament }: { leagues: readonly string[]; tournament: string | null },
  bounds: EnteredBounds,
): Promise<boolean> {
  const ofLeagues = await setOn(ctx, leagueRecord, leagues, bounds);
  const ofTournament = await setOn(ctx, tournamentRecord, tournament === null ? [] : [tournament], bounds);
  return ofLeagues || ofTournament;
}

async function setOn<M extends LeagueModel | TournamentModel, Row extends ReadRow>(
  ctx: Context,
  { model, resource, present }: AuditedRecord<M, Row>,
  ids: readonly string[],
  bounds: EnteredBounds,
): Promise<boolean> {
  const entered = Object.entries(bounds) as [keyof EnteredBounds, number | null][];
  if (ids.length === 0 || entered.length === 0) return false;
  const records = model as ModelStatic<LeagueModel | TournamentModel>;
  const found = await records.findAll({
    where: { _id: [...ids] },
    order: ['_id'],
    lock: Transaction.LOCK.NO_KEY_UPDATE,
  });
  const changing = found.filter(({ config }) =>
    entered.some(([field, value]) => (config[field] ?? null) !== value),
  );
  if (changing.length === 0) return false;
  const set = Object.fromEntries(entered.filter(([, value]) => value !== null));
  const unset = entered.filter(([, value]) => value === null).map(([field]) => field);
  const [, written] = await records.update(
    {
      // The values are whole numbers and the names our own: nothing in it is a client's text.
      config: literal(`(config || '${JSON.stringify(set)}'::jsonb) - '{${unset.join(',')}}'::text[]`),
      version: literal('version + 1'),
    },
    { where: { _id: changing.map(({ _id }) => _id) }, returning: true },
  );
  const after = new Map(written.map((record) => [record._id, record]));
  const snapshot = (record: LeagueModel | TournamentModel) => present(ctx.actor, record.get() as Row);
  await recordAudits(
    ctx,
    changing.map((record) => ({
      action: 'update',
      resource,
      resourceId: record._id,
      organization: record.organization,
      before: snapshot(record),
      after: snapshot(after.get(record._id) as LeagueModel | TournamentModel),
    })),
  );
  return true;
}
