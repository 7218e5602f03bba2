/**
 * The embedded database can't be used. The message is for the operator: one or two sentences that say what is
 * wrong and name the command that mends it.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** A path as a shell takes it, for the commands in messages. */
export const quoted = (path: string): string =>
  /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;

/** What an error says, on one line. */
export const reasonOf = (error: unknown): string =>
  String((error as { message?: unknown } | undefined)?.message ?? error)
    .replace(/\s+/g, ' ')
    .trim();
