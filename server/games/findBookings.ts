import type { Context } from '../platform/context.ts';
import type { Booking } from './bookings.ts';
import type { NewGame } from './createGames.ts';
import { isTimed } from './timedGame.ts';

/**
 * What these games would keep busy, were they written, and which game that stands has each at that time. By the
 * database's own rule, in one statement however many they are.
 */
export const findBookings = (
  ctx: Context,
  games: readonly (NewGame & { _id: string })[],
): Promise<Booking[]> =>
  ctx.db.select<Booking>(
    `SELECT g.id AS game, o.field, o.resource, lower(o.during) AS start, upper(o.during) AS "end",
            t.game AS other, lower(t.during) AS "otherStart", upper(t.during) AS "otherEnd"
     FROM jsonb_populate_recordset(NULL::games, $1) g CROSS JOIN LATERAL occupancies_of(g) o
     LEFT JOIN LATERAL (
       SELECT t.game, t.during FROM occupancies t
       WHERE text_span(t.resource, t.resource, '[]') && text_span(o.resource, o.resource, '[]')
         AND t.during && o.during
       ORDER BY t.during LIMIT 1
     ) t ON true
     ORDER BY g.id, o.rank`,
    [JSON.stringify(games.map(bookedBy))],
  );

/** The columns from which the database tells what a game occupies. */
const bookedBy = (game: NewGame & { _id: string }) => ({
  id: game._id,
  organization: game.organization,
  date: game.date,
  duration: game.duration,
  is_timed: isTimed(game),
  is_cancelled: game.isCancelled ?? false,
  is_bye: game.isBye ?? false,
  time_slot: game.timeSlot,
  location_model: game.locationModel,
  location: game.location,
  court: game.court,
  home_team: game.homeTeam,
  away_team: game.awayTeam,
});
