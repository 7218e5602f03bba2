import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { Document } from './generator/document.ts';
import { realtimeSourcesOf, type AsyncDocument } from './generator/realtime.ts';
import { sourcesOf } from './generator/sources.ts';

const target = new URL('./typescript/src/generated/', import.meta.url);
const documents = new URL('../openapi/', import.meta.url);

const read = (file: URL): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

const documentOf = async (name: string): Promise<unknown> => {
  const text = await read(new URL(name, documents));
  if (text === undefined) throw new Error(`openapi/${name} is missing. Make it with: npm run generate`);
  return JSON.parse(text);
};

/** The files as they are to be, formatted by the repository's own settings. */
const wanted = async (): Promise<Map<string, string>> => {
  const sources = {
    ...(await sourcesOf((await documentOf('openapi.json')) as Document)),
    ...(await realtimeSourcesOf((await documentOf('asyncapi.json')) as AsyncDocument)),
  };
  const settings = await resolveConfig(fileURLToPath(target), { editorconfig: true });
  const files = new Map<string, string>();
  for (const [name, source] of Object.entries(sources)) {
    files.set(name, await format(source, { ...settings, parser: 'typescript' }));
  }
  return files;
};

/** Names of the files that differ from what the document says, missing and left-over ones included. */
const drifted = async (files: Map<string, string>): Promise<string[]> => {
  const present = await readdir(target).catch((): string[] => []);
  const names = new Set([...files.keys(), ...present]);
  const differing = await Promise.all(
    [...names].map(async (name) => ((await read(new URL(name, target))) === files.get(name) ? [] : [name])),
  );
  return differing.flat();
};

const files = await wanted();
const stale = await drifted(files);
if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(
      `clients/typescript/src/generated is stale (${stale.join(', ')}). Mend it with: npm run generate`,
    );
    process.exitCode = 1;
  }
} else {
  await mkdir(target, { recursive: true });
  for (const name of stale) {
    const source = files.get(name);
    await (source === undefined ? rm(new URL(name, target)) : writeFile(new URL(name, target), source));
  }
}
