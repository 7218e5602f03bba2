import type { Context } from '../platform/context.ts';
import { enqueuePushes, type OutgoingPush } from '../platform/outbox.ts';
import { shownTime } from '../platform/wallTime.ts';
import { onItsDay, visibleTeam, type ReminderDays } from './days.ts';
import { isGameDue, type Occasion } from './due.ts';

type GameFacts = Occasion & { isHidden: boolean; isBye: boolean; timeZone: string };

type DueGame = GameFacts & {
  game: string;
  organization: string;
  divisionTeam: string;
  /** The account of a player who takes part alone; null where the whole team plays. */
  user: string | null;
  opponent: string | null;
  time: string | null;
  place: string | null;
  /** The venue's zone, or else the organization's: that of `time`. */
  placeZone: string;
};

const facts =
  'x.global_date AS "globalDate", x.is_timed AS "isTimed", x.date, x.is_cancelled AS "isCancelled", ' +
  'x.is_hidden AS "isHidden", x.is_bye AS "isBye", o.time_zone AS "timeZone"';

/** A key is a day's: a game that is moved to another day is told of again. */
const keyOf = (game: string, whom: string, day: string) =>
  `'game_day_reminder:' || ${game} || ':' || ${whom} || ':' || ${day}`;

const isNew = (whom: string) =>
  `NOT EXISTS (SELECT FROM outbox told WHERE told.dedupe_key = ${keyOf('x.id', whom, 'x.global_date')})`;

const shown = 'NOT x.is_cancelled AND NOT x.is_hidden AND NOT x.is_bye';
const venue = 'coalesce(l.name, x.location) AS place, coalesce(l.time_zone, o.time_zone) AS "placeZone"';

/** Both teams of each game, and the players of games that are played alone. */
const games = `
  SELECT x.id AS game, x.organization, e.id AS "divisionTeam", NULL AS "user", x.time, ${venue}, ${facts},
         CASE WHEN NOT v.hide_teams THEN against.name END AS opponent
  FROM games x ${onItsDay}
  JOIN division_teams e ON e.id IN (x.home_team, x.away_team)
  JOIN division_levels v ON v.division = e.division
  LEFT JOIN division_teams against ON against.id IN (x.home_team, x.away_team) AND against.id <> e.id
  LEFT JOIN locations l ON l.id = x.location_model
  WHERE ${shown} AND ${visibleTeam} AND ${isNew('e.id')}
  UNION ALL
  SELECT x.id, x.organization, e.id, p.user_id, x.time, ${venue}, ${facts}, NULL
  FROM games x ${onItsDay}
  JOIN players p ON p.id = ANY(x.participants) AND p.user_id IS NOT NULL AND p.removed_at IS NULL
  JOIN division_teams e ON e.id = p.team
  JOIN division_levels v ON v.division = e.division
  LEFT JOIN locations l ON l.id = x.location_model
  WHERE ${shown} AND ${visibleTeam} AND ${isNew('p.user_id')}`;

const reminderOf = (due: DueGame): OutgoingPush<'game_day_reminder'> => {
  const { game, organization, divisionTeam, user, opponent, place, placeZone, globalDate } = due;
  return {
    template: 'game_day_reminder',
    to: user === null ? { playersOf: divisionTeam } : { user },
    organization,
    data: { divisionTeam, game, opponent, time: shownTime(due, placeZone), place },
    dedupeKey: `game_day_reminder:${game}:${user ?? divisionTeam}:${globalDate}`,
  };
};

/** Tells the players of today's games, once each. */
export async function sendGameReminders(
  ctx: Context,
  { zones, days }: ReminderDays,
  now: Date,
): Promise<void> {
  const found = await ctx.db.select<DueGame>(games, [zones, days]);
  const due = found.filter((game) => isGameDue(game, now, game.timeZone));
  await enqueuePushes(ctx, due.map(reminderOf));
}

/** Whether a reminder that was put off still is one: the game has neither begun, nor been cancelled, hidden or moved. */
export async function isGameStillDue(db: Context['db'], game: string, now: Date): Promise<boolean> {
  const [found] = await db.select<GameFacts>(
    `SELECT ${facts} FROM games x JOIN organizations o ON o.id = x.organization WHERE x.id = $1`,
    [game],
  );
  return found !== undefined && isGameDue(found, now, found.timeZone);
}
