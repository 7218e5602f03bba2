import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { writeBackup } from './archive/index.ts';
import { BootError } from './boot/bootError.ts';
import { openToRead, runCommand, withClient } from './boot/command.ts';
import { loadConfig } from './platform/config.ts';
import { sessionSecret } from './platform/sessionSecret.ts';
import { createFileStorage } from './platform/storage.ts';

const usage = 'Name the file to write: npm run backup -- league.tar.gz';

/** `npm run backup -- FILE`: one moment of the configured service, in one file. */
async function backUp(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new BootError(usage);
  const path = resolve(file);
  const config = loadConfig(process.env);
  const isEmbedded = config.databaseUrl === undefined;
  const { tables, files, missing, taken } = await withClient(
    () => openToRead(config),
    (client) =>
      writeBackup(
        {
          client,
          storage: createFileStorage(config),
          sessionSecret: isEmbedded ? sessionSecret(config) : null,
          release: packageJson.version,
        },
        path,
      ),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Backed up to ${path}: ${tables.length} tables with ${rows} rows, ${files.length} files, as of ${taken}.`,
    isEmbedded
      ? 'The secret that signs sessions is in it: keep it closed to others.'
      : 'SESSION_SECRET is not in it: keep that as well.',
    ...(missing.length > 0
      ? [
          `${missing.length} files of photos, such as ${missing[0]}, are missing: deleted since, or not where ` +
            `DATA_DIR or S3_BUCKET leads this command.`,
        ]
      : []),
  ].join('\n');
}

await runCommand(backUp);
