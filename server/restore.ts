import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkArchive, restoreBackup } from './archive/index.ts';
import { BootError } from './boot/bootError.ts';
import { openToFill, runCommand, withClient } from './boot/command.ts';
import { migrations } from './migrations/index.ts';
import { loadConfig } from './platform/config.ts';
import { createLogger } from './platform/logger.ts';
import { replaceFile } from './platform/privateFile.ts';
import { createFileStorage } from './platform/storage.ts';

const usage = 'Name the backup to restore: npm run restore -- league.tar.gz [--deliver]';

/** `npm run restore -- FILE`: a backup into the configured database, which is empty. */
async function restore(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { deliver: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new BootError(usage);
  const path = resolve(file);
  const config = loadConfig(process.env);
  const { sessionSecret, dataDir } = config;
  // Before anything is made or touched: a wrong file loses nothing.
  const manifest = await checkArchive(path);
  let archivedSecret: string | undefined;
  const keepSecret = (secret: string): void => {
    archivedSecret = secret;
    if (sessionSecret === undefined) replaceFile(join(dataDir, 'session-secret'), secret);
  };
  const { held } = await withClient(
    () => openToFill(config),
    (client) =>
      restoreBackup(
        {
          client,
          storage: createFileStorage(config),
          keepSecret,
          migrations,
          logger: createLogger('silent'),
          delivers: values.deliver,
        },
        path,
        manifest,
      ),
  );
  const { tables, files, taken } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const staysSignedIn =
    archivedSecret === undefined
      ? 'Sessions go on where the service starts with the SESSION_SECRET that it had.'
      : sessionSecret !== undefined && sessionSecret !== archivedSecret
        ? `SESSION_SECRET is not the one of the backup: everybody signs in again. To keep it: tar -xzOf ${path} session-secret`
        : undefined;
  return [
    `Restored ${path}: ${tables.length} tables with ${rows} rows, ${files.length} files, as of ${taken}.`,
    ...(held > 0
      ? [
          `${held} messages that waited are held: GET /api/v1/outbox?state=dead lists them, ` +
            `POST /api/v1/outbox/:id/retry sends one.`,
        ]
      : []),
    ...(staysSignedIn === undefined ? [] : [staysSignedIn]),
  ].join('\n');
}

await runCommand(restore);
