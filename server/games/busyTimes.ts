import type { Context } from '../platform/context.ts';

/** A time at which games that stand already keep a court, a slot or a team busy; half-open. */
export type BusyTime = {
  location: string | null;
  court: string | null;
  timeSlot: string | null;
  team: string | null;
  start: Date;
  end: Date;
};

type Asked = {
  organization: string;
  courts: readonly { location: string; court: string | null }[];
  timeSlots: readonly string[];
  teams: readonly string[];
};

/**
 * When these are busy from `since` on, with games of any division. The database keeps what each game occupies
 * (untimed, cancelled and bye games: nothing), and asks it the same way before it lets a game in.
 *
 * @param except games that are about to go
 */
export const busyTimes = (
  ctx: Context,
  { organization, courts, timeSlots, teams }: Asked,
  since: Date,
  except: readonly string[],
): Promise<BusyTime[]> =>
  ctx.db.select<BusyTime>(
    `WITH asked AS (
       SELECT location, court, NULL::text AS slot, NULL::text AS team, court_resource($1, location, NULL, court) AS resource
         FROM unnest($2::text[], $3::text[]) AS c (location, court)
       UNION ALL SELECT NULL, NULL, slot, NULL, 'slot:' || slot FROM unnest($4::text[]) AS slot
       UNION ALL SELECT NULL, NULL, NULL, team, 'team:' || team FROM unnest($5::text[]) AS team
     )
     SELECT a.location, a.court, a.slot AS "timeSlot", a.team, lower(o.during) AS start, upper(o.during) AS "end"
     FROM asked a JOIN occupancies o
       ON text_span(o.resource, o.resource, '[]') && text_span(a.resource, a.resource, '[]')
      AND o.during && tstzrange($6, NULL)
     WHERE o.game <> ALL ($7)
     ORDER BY start, a.resource`,
    [
      organization,
      courts.map(({ location }) => location),
      courts.map(({ court }) => court),
      timeSlots,
      teams,
      since,
      except,
    ],
  );
