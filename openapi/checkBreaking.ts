import { readFile } from 'node:fs/promises';
import { bindingText, changesSince, documents, isRaised, type Document } from './released.ts';

/** `npm run check:breaking`: the documents against those of the last release, and the version against what changed. */

for (const name of documents) {
  const base = await readFile(new URL(`released/${name}`, import.meta.url), 'utf8');
  const revision = JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')) as Document;
  if (base === bindingText(revision)) continue;
  const from = (JSON.parse(base) as Document).info.version;
  const to = revision.info.version;
  const refused = (await changesSince(base, revision)).filter(({ impact }) => !isRaised(impact, from, to));
  if (refused.length === 0) continue;
  process.exitCode = 1;
  console.error(
    `openapi/${name} is ${to}, after ${from}. These changes need a higher version, in package.json and in clients/typescript/package.json:`,
  );
  for (const { impact, where, what } of refused) console.error(`  ${impact}: ${what} (${where})`);
}
