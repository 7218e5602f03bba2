import { z } from 'zod';
import { ArchiveError } from './archiveError.ts';

/** Counts up when an older release could no longer read what is written. */
export const format = 1;

/** The last entry: an archive without it was cut off. */
export const manifestName = 'manifest.json';

export const secretName = 'session-secret';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const Table = z.object({
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: z.number().int().min(0),
  /** Of the rows as COPY writes them, ordered by the primary key. */
  sha256,
});

const File = z.object({
  name: z.string().regex(/^(session-secret|files\/[A-Za-z0-9-]+\.[a-z]+)$/),
  bytes: z.number().int().min(0),
  sha256,
});

/** What the archive holds. */
const Manifest = z.object({
  format: z.literal(format),
  release: z.string(),
  /** The moment that the tables are of. */
  taken: z.string(),
  /** Names, in the order of application: the schema that the tables are of. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  /** Those that were used, with the number they gave last. */
  sequences: z.array(z.object({ name: identifier, last: z.string().regex(/^-?\d+$/) })),
  files: z.array(File),
});
export type Manifest = z.infer<typeof Manifest>;
export type ArchivedTable = z.infer<typeof Table>;
export type ArchivedFile = z.infer<typeof File>;

/** @throws ArchiveError where it is none, or of a newer format. */
export function parseManifest(text: string, path: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ArchiveError(`${path} is torn or altered at ${manifestName}: it is no JSON.`);
  }
  const made = z.object({ format: z.number(), release: z.string() }).safeParse(value).data;
  if (made && made.format > format) {
    throw new ArchiveError(
      `${path} was written by the newer release ${made.release}: restore it with that one.`,
    );
  }
  const parsed = Manifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new ArchiveError(`${path} is torn or altered at ${manifestName}: ${where} can't be read.`);
}

/** A part of a table: whole rows, as `COPY … FROM STDIN` takes them. */
export const partName = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}`;

/** The table of an entry, or null for another kind of entry. */
export const tableOf = (entry: string): string | null =>
  /^tables\/([a-z0-9_]+)\/\d{6,}$/.exec(entry)?.[1] ?? null;
