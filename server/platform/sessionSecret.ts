import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { keepOnce } from './privateFile.ts';

/**
 * The secret that signs session tokens: SESSION_SECRET, else one made at the first start and kept in
 * `DATA_DIR/session-secret`, mode 0600, so that sign-ins outlive a restart.
 *
 * @throws ConfigError when the kept file can't be read or holds too little to sign with.
 */
export function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (config.sessionSecret !== undefined) return config.sessionSecret;
  const path = join(config.dataDir, 'session-secret');
  mkdirSync(config.dataDir, { recursive: true });
  keepOnce(path, randomBytes(32).toString('base64url'));
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new ConfigError('SESSION_SECRET', `can't be read from ${path}: ${(error as Error).message}`);
  }
  if (secret.length < 32) {
    throw new ConfigError(
      'SESSION_SECRET',
      `can't be used as kept in ${path}: the file is cut short. Mend it with: rm ${path} (everybody signs in again).`,
    );
  }
  return secret;
}
