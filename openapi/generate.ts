import { readFileSync, writeFileSync } from 'node:fs';
import packageJson from '../package.json' with { type: 'json' };
import { contract } from '../contract/index.ts';
import { openApiDocument } from './document.ts';
import { operationsOf } from './operations.ts';
import { postmanCollection } from './postman.ts';
import { asyncApiDocument } from './realtime.ts';

const document = openApiDocument(packageJson.version);

const generated: readonly { file: string; content: object }[] = [
  { file: 'openapi.json', content: document },
  { file: 'postman.json', content: await postmanCollection(document, operationsOf(contract)) },
  { file: 'asyncapi.json', content: asyncApiDocument(packageJson.version) },
];

const check = process.argv.includes('--check');

const readOr = (path: URL): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

for (const { file, content } of generated) {
  const path = new URL(file, import.meta.url);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!check) writeFileSync(path, text);
  else if (readOr(path) !== text) {
    console.error(`openapi/${file} does not match the contract: run npm run generate`);
    process.exitCode = 1;
  }
}
