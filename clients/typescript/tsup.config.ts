import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  // What Hermes, current browsers and Node 18 all run without a transform of their own.
  target: 'es2020',
  platform: 'neutral',
  minify: true,
  dts: true,
  clean: true,
  silent: true,
});
