import { join } from 'node:path';
import { writePreview } from './notifications/index.ts';
import { loadConfig } from './platform/config.ts';

/** `npm run mail:preview`: every mail with sample data, in the data folder or the one that is named. */
const [, , folder = join(loadConfig(process.env).dataDir, 'mail-preview')] = process.argv;
process.stdout.write(`The mails are listed in ${await writePreview(folder)}\n`);
