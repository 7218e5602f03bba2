import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

// Packages stay outside: they ship native parts and files that a bundle would lose.
await build({
  entryPoints: ['server/main.ts', 'server/backup.ts', 'server/restore.ts'],
  outdir: 'dist/server',
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  // The process reads the map with its own code, and keeps it in memory: places are enough.
  sourcesContent: false,
  logLevel: 'warning',
});

// Beside the server as in the tree; without the spaces that are for readers of the tree.
mkdirSync('dist/openapi', { recursive: true });
for (const name of ['openapi.json', 'asyncapi.json', 'postman.json']) {
  const document = JSON.parse(readFileSync(`openapi/${name}`, 'utf8'));
  writeFileSync(`dist/openapi/${name}`, JSON.stringify(document));
}
