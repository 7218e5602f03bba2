import fastify from 'fastify';
import pg from 'pg';
import { addSeatRoutes } from './bareSeats.ts';

/**
 * The limit that the service is measured against: fastify and pg with named statements on the same database, no
 * callers, no visibility, no validation, no limits, no log. Runs as a process of its own; told the database's address
 * by its parent, it answers with its port.
 */

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const whole = { type: 'integer' } as const;
const wholeOrNull = { type: ['integer', 'null'] } as const;
const flag = { type: 'boolean' } as const;
const timestamp = { type: 'string', format: 'date-time' } as const;

/** The fields that the service answers of a two-sided game, and the columns they come from. */
const gameFields = {
  _id: text,
  organization: text,
  league: textOrNull,
  division: textOrNull,
  tournament: textOrNull,
  date: timestamp,
  time: textOrNull,
  globalDate: text,
  duration: whole,
  location: textOrNull,
  locationModel: textOrNull,
  court: textOrNull,
  timeSlot: textOrNull,
  gameLabel: textOrNull,
  playoffRound: textOrNull,
  isBye: flag,
  isCancelled: flag,
  isHidden: flag,
  created: timestamp,
  updated: timestamp,
  sport: text,
  homeTeam: textOrNull,
  awayTeam: textOrNull,
  homeTeamPlaceholder: textOrNull,
  awayTeamPlaceholder: textOrNull,
  homeScore: wholeOrNull,
  awayScore: wholeOrNull,
  forfeitedBy: textOrNull,
  homeFrom: textOrNull,
  awayFrom: textOrNull,
};

const standingsFields = {
  team: text,
  name: text,
  rank: whole,
  gamesPlayed: whole,
  wins: whole,
  losses: whole,
  ties: whole,
  points: whole,
  winPct: { type: 'number' } as const,
  pointsFor: whole,
  pointsAgainst: whole,
  pointDifferential: whole,
  gamesBack: { type: 'number' } as const,
  streak: text,
  homeRecord: text,
  awayRecord: text,
  tiebreaker: textOrNull,
};

const columns = Object.keys(gameFields)
  .map((field) => {
    const column = field === '_id' ? 'id' : field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return `${column} AS "${field}"`;
  })
  .join(', ');

const oneGame = `SELECT ${columns} FROM games WHERE id = $1`;
const gamesOfDivision = `SELECT ${columns} FROM games WHERE division = $1 ORDER BY date, id LIMIT $2`;

/** The same rows and the same fields, counted by the database, ordered by points, difference and goals alone. */
const table = `
  WITH sides AS (
    SELECT home_team AS team, true AS home, home_score AS scored, away_score AS allowed, date FROM games
    WHERE division = $1 AND home_team IS NOT NULL AND away_team IS NOT NULL
    UNION ALL
    SELECT away_team, false, away_score, home_score, date FROM games
    WHERE division = $1 AND home_team IS NOT NULL AND away_team IS NOT NULL
  ), sums AS (
    SELECT team,
           count(*)::int AS played,
           (count(*) FILTER (WHERE scored > allowed))::int AS wins,
           (count(*) FILTER (WHERE scored < allowed))::int AS losses,
           (count(*) FILTER (WHERE scored = allowed))::int AS ties,
           sum(scored)::int AS scored,
           sum(allowed)::int AS allowed,
           concat_ws('-', count(*) FILTER (WHERE home AND scored > allowed),
             count(*) FILTER (WHERE home AND scored < allowed), count(*) FILTER (WHERE home AND scored = allowed)) AS at_home,
           concat_ws('-', count(*) FILTER (WHERE NOT home AND scored > allowed),
             count(*) FILTER (WHERE NOT home AND scored < allowed), count(*) FILTER (WHERE NOT home AND scored = allowed)) AS away,
           (array_agg(CASE WHEN scored > allowed THEN 'W1' WHEN scored < allowed THEN 'L1' ELSE 'T1' END ORDER BY date DESC))[1] AS streak
    FROM sides GROUP BY team
  )
  SELECT t.id AS "team", t.name,
         (rank() OVER (ORDER BY 3 * wins + ties DESC, scored - allowed DESC, scored DESC))::int AS "rank",
         played AS "gamesPlayed", wins, losses, ties, 3 * wins + ties AS "points",
         (wins + ties / 2.0)::float / played AS "winPct",
         scored AS "pointsFor", allowed AS "pointsAgainst", scored - allowed AS "pointDifferential",
         ((max(wins - losses) OVER () - (wins - losses)) / 2.0)::float AS "gamesBack",
         streak, at_home AS "homeRecord", away AS "awayRecord", NULL AS "tiebreaker"
  FROM sums JOIN division_teams t ON t.id = sums.team
  ORDER BY 3`;

const answerOf = (data: object) => ({
  schema: { response: { 200: { type: 'object', properties: { success: flag, data, count: whole } } } },
});
const listOf = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });

async function serve(databaseUrl: string, connections: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const app = fastify();
  app.get<{ Params: { id: string } }>(
    '/games/:id',
    answerOf({ type: 'object', properties: gameFields }),
    async ({ params }) => {
      const { rows } = await pool.query({ name: 'game', text: oneGame, values: [params.id] });
      return { success: true, data: rows[0] as object };
    },
  );
  app.get<{ Querystring: { division: string; limit: string } }>(
    '/games',
    answerOf(listOf(gameFields)),
    async ({ query }) => {
      const values = [query.division, Number(query.limit)];
      const { rows } = await pool.query({ name: 'games', text: gamesOfDivision, values });
      return { success: true, data: rows as object[], count: rows.length };
    },
  );
  app.get<{ Params: { id: string } }>(
    '/divisions/:id/standings',
    answerOf(listOf(standingsFields)),
    async ({ params }) => {
      const { rows } = await pool.query({ name: 'standings', text: table, values: [params.id] });
      return { success: true, data: rows as object[] };
    },
  );
  addSeatRoutes(app, pool);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(address).port);
}

process.once('message', (message: { databaseUrl: string; connections: number }) => {
  serve(message.databaseUrl, message.connections).then(
    (port) => process.send?.({ port }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// The parent's end ends this process too.
process.once('disconnect', () => process.exit(0));
