import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type SignIn = { email: string; password: string };
type Credentials = { baseUrl: string; apiKey: string; manager?: SignIn; member?: SignIn };

/** Ends the run with a sentence for whoever started it. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** How to get into the demonstration of `DATA_DIR`; ends the run where there is none. */
export function demonstration(): Required<Credentials> {
  const dataDir = resolve(process.env['DATA_DIR'] || '.data');
  const path = join(dataDir, 'credentials.json');
  let found: Credentials;
  try {
    found = JSON.parse(readFileSync(path, 'utf8')) as Credentials;
  } catch {
    return stop(`${path} can't be read. Start a demonstration with npm start, or name its DATA_DIR.`);
  }
  const { manager, member } = found;
  if (!manager || !member) return stop(`${dataDir} holds no demonstration, but a league of somebody's own.`);
  return { ...found, manager, member };
}
