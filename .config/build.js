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
  logLevel: 'warning',
});
