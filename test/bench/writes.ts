import pg from 'pg';
import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import type { Measured } from './load.ts';
import type { Row } from './report.ts';

const teamsCount = 32;
const courtsCount = 8;
const scheduleRuns = 7;
const scoreRuns = 320;
/** Runs that are not counted: code is compiled, statements are prepared, pages are read. */
const warmUps = { schedule: 2, score: 64 };

/** One call after another: how many a second in the median, and what nearly all of them stay below. */
function measuredOf(durations: readonly number[]): Measured {
  const sorted = [...durations].sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] as number;
  return { perSecond: 1000 / median, p99: sorted[Math.ceil(sorted.length * 0.99) - 1] as number };
}

async function timed<T>(durations: number[], work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await work();
  durations.push(performance.now() - begin);
  return result;
}

const numbered = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

async function aDivisionOfTeams(client: SportsLeagueClient, tournament?: string) {
  const sports = ['basketball'];
  const division = await client.divisions.create({ name: 'Bench', sports, tournament });
  const file = `name\n${numbered(teamsCount, (number) => `Team ${number}`).join('\n')}\n`;
  await client.divisions.importTeams(division._id, file);
  const teams = await client.divisionTeams.list({ division: division._id, sort: 'created' });
  return { division: division._id, teams: teams.data.map(({ _id }) => _id) };
}

type Rows = readonly object[];

const insertRows = (database: pg.Client, table: 'games' | 'audit_logs', rows: Rows) =>
  database.query({
    name: `insert ${table}`,
    text: `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    values: [JSON.stringify(rows)],
  });

const rowsOf = async (database: pg.Client, select: string, value: unknown): Promise<object[]> =>
  (await database.query<{ row: object }>(`SELECT to_jsonb(r) AS row FROM ${select}`, [value])).rows.map(
    ({ row }) => row,
  );

/** A double round robin through the API, against a transaction of two statements that inserts the very same rows. */
async function measureSchedules(client: SportsLeagueClient, database: pg.Client): Promise<Row> {
  const { division } = await aDivisionOfTeams(client);
  const courts = numbered(courtsCount, (number) => ({ name: `Court ${number}` }));
  const hall = await client.locations.create({ name: 'Bench hall', courts });
  const body = {
    legs: 2,
    start: '2027-01-04',
    times: ['18:00', '19:15'],
    courts: courts.map(({ name }) => ({ location: hall._id, court: name })),
  };
  const service: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < warmUps.schedule + scheduleRuns; run += 1) {
    const isCounted = run >= warmUps.schedule;
    await timed(isCounted ? service : [], () => client.schedules.generate(division, body));
    const games = await rowsOf(database, 'games r WHERE division = $1', division);
    const ids = games.map((game) => (game as { id: string }).id);
    const entries = await rowsOf(database, 'audit_logs r WHERE resource_id = ANY($1)', ids);
    const remove = async () => {
      await database.query('DELETE FROM games WHERE division = $1', [division]);
      await database.query('DELETE FROM audit_logs WHERE resource_id = ANY($1)', [ids]);
    };
    await remove();
    await timed(isCounted ? bare : [], async () => {
      await database.query('BEGIN');
      await insertRows(database, 'games', games);
      await insertRows(database, 'audit_logs', entries);
      await database.query('COMMIT');
    });
    await remove();
  }
  return {
    what: `Schedule of ${teamsCount} teams, two legs, ${courtsCount} courts`,
    measured: measuredOf(service),
    bare: measuredOf(bare),
  };
}

type Score = { game: string; next: string; home: string; away: string };

/** A bracket, and the game of its second round that each of its first feeds, always on the side of the home team. */
async function aBracket(client: SportsLeagueClient): Promise<Score[]> {
  const tournament = await client.tournaments.create({ name: 'Bench', sports: ['basketball'] });
  const { teams } = await aDivisionOfTeams(client, tournament._id);
  const { rounds } = await client.brackets.create(tournament._id, { size: 32, seeds: teams });
  type Side = { _id: string; homeTeam: string; awayTeam: string; homeFrom: { game: string } | null };
  const [first = [], second = []] = rounds.map(({ games }) => games as unknown as Side[]);
  return second.flatMap(({ _id, homeFrom }) => {
    const feeder = first.find((game) => game._id === homeFrom?.game);
    return feeder ? [{ game: feeder._id, next: _id, home: feeder.homeTeam, away: feeder.awayTeam }] : [];
  });
}

/**
 * Every score turns the one before: another winner moves on. Against a transaction that updates the same two games of
 * a bracket of its own and inserts two audit entries of the same content.
 */
async function measureScores(client: SportsLeagueClient, database: pg.Client): Promise<Row> {
  const [ours, theirs] = [await aBracket(client), await aBracket(client)];
  const scoreOf = (run: number) => ((run / ours.length) & 1 ? [71, 78] : [78, 71]) as [number, number];
  const service: number[] = [];
  const bare: number[] = [];
  let entries: Rows = [];
  for (let run = 0; run < warmUps.score + scoreRuns; run += 1) {
    const isCounted = run >= warmUps.score;
    const [homeScore, awayScore] = scoreOf(run);
    const { game, next } = ours[run % ours.length] as Score;
    await timed(isCounted ? service : [], () => client.games.update(game, { homeScore, awayScore }));
    if (entries.length === 0) {
      entries = await rowsOf(
        database,
        "audit_logs r WHERE resource_id = ANY($1) AND action IN ('score', 'update')",
        [game, next],
      );
    }
    const other = theirs[run % theirs.length] as Score;
    await timed(isCounted ? bare : [], () =>
      writeScore(database, other, [homeScore, awayScore], entries, run),
    );
  }
  return { what: 'Score in a bracket of 32', measured: measuredOf(service), bare: measuredOf(bare) };
}

async function writeScore(
  database: pg.Client,
  { game, next, home, away }: Score,
  [homeScore, awayScore]: [number, number],
  entries: Rows,
  run: number,
): Promise<void> {
  await database.query('BEGIN');
  await database.query({
    name: 'score',
    text: 'UPDATE games SET home_score = $2, away_score = $3, version = version + 1, updated = now() WHERE id = $1',
    values: [game, homeScore, awayScore],
  });
  await database.query({
    name: 'advance',
    text: `UPDATE games SET home_team = $2, home_team_placeholder = NULL, version = version + 1, updated = now()
           WHERE id = $1`,
    values: [next, homeScore > awayScore ? home : away],
  });
  const written = entries.map((entry, index) => ({ ...entry, id: `bench ${run} ${index}` }));
  await insertRows(database, 'audit_logs', written);
  await database.query('COMMIT');
}

/** Two writes of many rows or many consequences, each against a bare transaction on the same database. */
export async function measureWrites(client: SportsLeagueClient, databaseUrl: string): Promise<Row[]> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    return [await measureSchedules(client, database), await measureScores(client, database)];
  } finally {
    await database.end();
  }
}
