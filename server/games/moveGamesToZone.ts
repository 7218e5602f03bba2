import type { ZoneChange } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { recordOf } from '../platform/records.ts';
import { GameModel, readableGame, type GameRow } from './model.ts';
import { saveGames } from './saveGames.ts';
import { zonedDay } from './zonedDay.ts';

/**
 * The timed games of a venue, or those of an organization that no venue's zone says more of, when their zone changes.
 * Throws `invalid_time_zone` where a team would then play two games at once: what clashes is moved first.
 */
export async function moveGamesToZone(ctx: Context, { organization, location, from, to }: ZoneChange) {
  // Before the games, as everybody who writes a bracket's game locks.
  await ctx.db.select('SELECT 1 FROM brackets WHERE organization = $1 ORDER BY id FOR UPDATE', [
    organization,
  ]);
  const rows = await ctx.db.select<GameRow>(
    `SELECT ${readableGame.columns} FROM games r LEFT JOIN locations l ON l.id = r.location_model
     WHERE r.organization = $1 AND (r.location_model = $2 OR $2 IS NULL AND l.time_zone IS NULL) AND r.is_timed
     ORDER BY r.id FOR UPDATE OF r`,
    [organization, location],
  );
  try {
    await saveGames(
      ctx,
      rows.map((row) => recordOf(GameModel, row).set(zonedDay(row, from, to))),
    );
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'double_booked') throw error;
    throw new DomainError('invalid_time_zone', {
      message: 'In this zone two games would be played at once.',
      details: error.details?.map(({ message }) => ({ path: 'timeZone', message })),
    });
  }
}
