import type { Config } from '../platform/config.ts';
import type { Credentials } from './credentials.ts';

const row = (label: string, value: string) => `  ${label.padEnd(12)}${value}`;

function defaultsOf(config: Config): string[] {
  return [
    ...(config.databaseUrl
      ? []
      : [row('Database', `embedded Postgres in ${config.dataDir} (set DATABASE_URL for your own)`)]),
    ...(config.smtpUrl ? [] : [row('Mail', `files in ${config.dataDir}/mail (set SMTP_URL to send)`)]),
  ];
}

function tryIt({ apiKey }: Credentials, baseUrl: string): string[] {
  return [
    'Try it:',
    '',
    `  curl -H 'Authorization: Bearer ${apiKey}' ${baseUrl}/leagues`,
    '',
    'Or with the client, in this folder (node --import tsx --input-type=module, then paste and Ctrl-D):',
    '',
    "  import { SportsLeagueClient } from './clients/typescript/src/index.ts';",
    `  const client = new SportsLeagueClient({ baseUrl: '${baseUrl}', token: '${apiKey}' });`,
    '  for await (const division of client.divisions.list()) {',
    '    const standings = await client.divisions.standings(division._id);',
    '    console.log(division.name, standings?.map(({ rank, name, wins, losses }) => `${rank}. ${name} ${wins}-${losses}`));',
    '  }',
  ];
}

function signIns(credentials: Credentials): string[] {
  const people = (['admin', 'manager', 'member'] as const).flatMap((role) => {
    const person = credentials[role];
    return person ? [row(role, `${person.email}  ${person.password}`)] : [];
  });
  return [
    '',
    'Sign in (kept in credentials.json of the data folder):',
    ...people,
    row('API key', credentials.apiKey),
    '',
  ];
}

/** What to do where the text goes to a log: passwords and keys stay in their file. */
const whereSignInsAre = ({ dataDir }: Config) => [row('Sign-ins', `credentials.json in ${dataDir}`)];

/**
 * What the operator sees once the service answers: addresses, sign-ins, what to paste, what runs on a default.
 *
 * @param isTerminal whether somebody reads it there; what else standard output goes to is kept
 */
export function welcome(
  config: Config,
  origin: string,
  credentials: Credentials | null,
  isTerminal: boolean,
): string {
  const shown = isTerminal ? credentials : null;
  // Not that of the first start: the port may be another one by now.
  const api = `${origin}/api/v1`;
  return [
    '',
    'Sports League is running.',
    '',
    row('API', api),
    row('Reference', `${origin}/docs`),
    row('Document', `${api}/openapi.json`),
    ...defaultsOf(config),
    ...(credentials && !isTerminal ? whereSignInsAre(config) : []),
    ...(shown ? [...signIns(shown), ...tryIt(shown, api)] : []),
    '',
  ].join('\n');
}
