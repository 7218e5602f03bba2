import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../platform/privateFile.ts';

export type SignIn = { readonly email: string; readonly password: string };

/** How to get in after a first start; written once to `DATA_DIR/credentials.json`, mode 0600. */
export type Credentials = {
  readonly baseUrl: string;
  readonly organization: string;
  readonly apiKey: string;
  readonly admin: SignIn;
  readonly manager?: SignIn;
  readonly member?: SignIn;
};

const fileOf = (dataDir: string) => join(dataDir, 'credentials.json');

export function writeCredentials(dataDir: string, credentials: Credentials): void {
  replaceFile(fileOf(dataDir), `${JSON.stringify(credentials, null, 2)}\n`);
}

/** Those of the first start, or `null` where there are none to be read. */
export function readCredentials(dataDir: string): Credentials | null {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Credentials;
  } catch {
    return null;
  }
}
