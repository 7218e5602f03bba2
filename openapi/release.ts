import { mkdir, readFile, writeFile } from 'node:fs/promises';
import packageJson from '../package.json' with { type: 'json' };
import { objectionsTo } from './releasable.ts';
import { bindingText, documents, type Document } from './released.ts';

/** `npm run release`: what clients may rely on from now on. Only of a version that was raised and is told of. */

const root = new URL('../', import.meta.url);
const folder = new URL('released/', import.meta.url);

const read = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8');
const released = (name: string): Promise<string | undefined> =>
  readFile(new URL(name, folder), 'utf8').catch(() => undefined);

const { version } = packageJson;
const { version: clientVersion } = JSON.parse(
  await read('clients/typescript/package.json'),
) as typeof packageJson;
const changelogs: Record<string, string> = {};
for (const path of ['server/CHANGELOG.md', 'clients/typescript/CHANGELOG.md'])
  changelogs[path] = await read(path);
const compared: Record<string, { document: Document; base: string | undefined }> = {};
for (const name of documents) {
  compared[name] = {
    document: JSON.parse(await read(`openapi/${name}`)) as Document,
    base: await released(name),
  };
}

const objections = await objectionsTo({ version, clientVersion, changelogs, documents: compared });
if (objections.length > 0) {
  console.error(`${version} can't be released:\n${objections.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
} else {
  await mkdir(folder, { recursive: true });
  for (const [name, { document }] of Object.entries(compared)) {
    await writeFile(new URL(name, folder), bindingText(document));
  }
  console.log(`openapi/released holds ${version}: commit it, and tag the commit v${version}.`);
}
