import { createHash, randomBytes } from 'node:crypto';

/** The token of a link in a mail: 256 random bits, of which only the hash is kept. */
export const newMailedToken = (): string => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
