import { hash, verify, type Algorithm } from '@node-rs/argon2';
import { takeTurns } from '../platform/takeTurns.ts';

/** The package's `Algorithm.Argon2id`, a const enum that does not exist at run time. */
const argon2id = 2 as Algorithm.Argon2id;

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
export const hashOptions = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash takes 19 MiB and a thread of the pool that files and name look-ups share. */
const inTurn = takeTurns(2, 200);

/** A hash that no password is known for, of the same cost: what an unknown address is checked against. */
export const hashOfNobody =
  `$argon2id$v=19$m=${hashOptions.memoryCost},t=${hashOptions.timeCost},p=${hashOptions.parallelism}` +
  '$gDsZGf87jTOF1yxSXepNzA$abb3OWwKVI3F36+yrgH+KkHWZleFjs5lyL+Ny0OpRQU';

/** The same characters typed on another system may come composed differently (NIST SP 800-63B, 3.1.1.2). */
const normalized = (password: string) => password.normalize('NFKC');

/** The hash to store. Throws `unavailable` in a flood. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalized(password), hashOptions));

/** Whether the password is the account's; takes as long where there is no account. Throws `unavailable` in a flood. */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await inTurn(() => verify(passwordHash ?? hashOfNobody, normalized(password)));
  return right && passwordHash !== null && passwordHash !== undefined;
}
