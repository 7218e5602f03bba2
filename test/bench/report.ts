import { cpus, totalmem } from 'node:os';
import type { Measured } from './load.ts';
import type { RealtimeFigures } from './realtime.ts';

export type Row = {
  readonly what: string;
  readonly measured: Measured;
  /** The same question to the bare server, where it has one. */
  readonly bare: Measured | null;
  readonly aim?: number;
};

export type Figures = {
  readonly rows: readonly Row[];
  /** SQL statements of the include of three levels, by the number of games. */
  readonly statements: Readonly<Record<string, number>>;
  /** Milliseconds. */
  readonly starts: { readonly first: number; readonly second: number };
  /** Bytes. */
  readonly memory: { readonly started: number; readonly afterLoad: number };
  readonly realtime: RealtimeFigures;
  readonly postgres: string;
};

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const rate = (perSecond: number) => `${perSecond < 10 ? perSecond.toFixed(1) : whole(perSecond)}/s`;
const megabytes = (bytes: number) => `${whole(bytes / 1024 / 1024)} MB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function tableOf(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const written = lines.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [written[0], rule, ...written.slice(1)].join('\n');
}

const head = ['', 'service', 'p99', 'bare', 'bare p99', 'ratio', 'aim'];
const single = (what: string, value: string, aim = '') => [what, value, '', '', '', '', aim];

const loadLines = (rows: readonly Row[]) =>
  rows.map(({ what, measured, bare, aim }) => [
    what,
    rate(measured.perSecond),
    `${whole(measured.p99)} ms`,
    bare ? rate(bare.perSecond) : '',
    bare ? `${whole(bare.p99)} ms` : '',
    bare ? (measured.perSecond / bare.perSecond).toFixed(2) : '',
    aim === undefined ? '' : String(aim),
  ]);

const realtimeLines = ({ fanOut, roundTrip, idle }: RealtimeFigures) => [
  [
    'Chat: deliveries to a team of 500 sockets',
    `${whole(fanOut.service)}/s`,
    '',
    `${whole(fanOut.bare)}/s`,
    '',
    (fanOut.service / fanOut.bare).toFixed(2),
    '0.9',
  ],
  [
    'Chat: a message until all 20 of a team have it (median)',
    `${roundTrip.p50.toFixed(1)} ms`,
    `${roundTrip.p99.toFixed(1)} ms`,
    ...['', '', '', ''],
  ],
  single(
    `Chat: memory of ${whole(idle.sockets)} sockets that hear nothing (RSS added)`,
    megabytes(idle.bytes),
  ),
];

/** The table of a part that was measured alone. */
export const tableOfRows = (rows: readonly Row[], realtime?: RealtimeFigures): string =>
  tableOf([head, ...loadLines(rows), ...(realtime ? realtimeLines(realtime) : [])]);

/** The table of all figures, as it is printed and written. */
export const tableOfFigures = ({ rows, statements, starts, memory, realtime }: Figures): string =>
  tableOf([
    head,
    ...loadLines(rows),
    ...Object.entries(statements).map(([games, count]) =>
      single(`SQL statements of that include over ${games} games`, String(count), 'constant'),
    ),
    single('`npm start` to ready, first start (build, database, demonstration)', seconds(starts.first)),
    single('`npm start` to ready, second start (build included)', seconds(starts.second), '5 s'),
    single('Memory at rest (RSS of the server, 5 s after its start)', megabytes(memory.started)),
    single('Memory at rest (RSS of the server, 5 s after all of the load)', megabytes(memory.afterLoad)),
    ...realtimeLines(realtime),
  ]);

/** What is committed: the table, what was compared, and the machine. */
export function reportOf(figures: Figures, connections: number): string {
  const processors = cpus();
  return `# Figures

Written by \`npm run bench\`. Ratios count, not figures: all parts share one machine with the load itself.

${tableOfFigures(figures)}

- Load: ${connections} connections, a warm-up, then the median of three rounds of 2 s in which the targets take turns.
- The service runs as \`node dist/server/main.js\` on its embedded Postgres with \`LOG_LEVEL=warn\`, as production would
  (no line per answered request), and with a rate limit that is never reached. One organization, one division of 20
  teams, 380 games with scores, all entered through the API.
- Bare: fastify and pg on the same database, ten connections as the service has, named statements, compiled serializers
  and the same fields, without callers, visibility, validation, limits, request ids, metrics or the total \`count\` of a
  list. One game and 50 games are one statement each; the standings are one statement that counts the table in SQL from
  the same rows, ordered by points, goal difference and goals only.
- The schedule and the scores come one after another, through HTTP by API key, each against a bare transaction on one
  connection in turn; per second is by the median, and of the few schedules p99 is the slowest. For the schedule the
  bare transaction is two statements that insert the very same 992 games and 992 audit entries; triggers and constraints
  are the database's and so the same. For a score it is two updates, of the game and of the one that its winner goes on
  to, and one insert of the two audit entries.
- The sign-ups arrive through HTTP at the same moment, in a free division with an administrator; per second is 200 by
  the time to the last answer, the median of five rounds. Bare: a transaction that locks the division's row, counts its
  teams and inserts the same rows for those that get in: submission, division team, two audit entries, a mail. The
  service delivers its mails meanwhile, into files; those of the bare transactions are delivered by nobody. The capacity
  is read by API key with two thirds of the teams paid; bare is one statement and a division of its rows.
- The include is \`GET /games?limit=200&include=homeTeam.division.league\`, anonymous.
- Chat goes over plain WebSockets on a server of its own. Four sockets of the team send as fast as they hear, each
  message stored, checked against everybody's role and put into the outbox for push. Bare: \`ws\` alone, which sends each
  frame on to every socket. The service sends what came together in one write a socket.
- Machine: ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${megabytes(totalmem())}; Node ${process.versions.node}; Postgres ${figures.postgres}.
`;
}
