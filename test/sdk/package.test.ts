import { gzipSync } from 'node:zlib';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import {
  compile,
  compileExample,
  installed,
  packedProject,
  program,
  type PackedProject,
} from './packedProject.ts';

const sizeLimitBytes = 8 * 1024;

let project: PackedProject;
beforeAll(async () => {
  project = await packedProject();
}, 180_000);
afterAll(() => project?.remove());

/** The client bundled as an app would have it. */
const bundled = async (conditions: string[]) => {
  const entry = join(project.directory, 'app.js');
  await writeFile(entry, "export { SportsLeagueClient } from '@sports-league/client';\n");
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    mainFields: ['react-native', 'browser', 'module', 'main'],
    conditions,
    logLevel: 'silent',
  });
  return { code: outputFiles[0]?.contents ?? new Uint8Array(), inputs: Object.keys(metafile.inputs) };
};

const hello = (load: string) => `${load}
const client = new SportsLeagueClient({ baseUrl: 'http://127.0.0.1:3000/api/v1' });
console.log(typeof client.leagues.list, new ApiError({ status: 404, code: 'not_found', message: '' }) instanceof Error);
`;

/** What the reader of the README has at hand in every example. */
const atHand: Record<string, string> = {
  client: "import('@sports-league/client').SportsLeagueClient",
  tokenStorage: "import('@sports-league/client').TokenStorage",
  id: 'string',
  email: 'string',
  password: 'string',
  AsyncStorage: 'Pick<Storage, "getItem" | "setItem" | "removeItem">',
};

const reactNative = `declare module 'react-native' {
  export const AppState: { addEventListener(type: 'change', listener: (state: string) => void): void };
}
`;

/** An example with its imports at the top and the rest inside a function, as in somebody's app. */
const asModule = (block: string): string => {
  const lines = block.split('\n');
  const imports = lines.filter((line) => line.startsWith('import '));
  const rest = lines.filter((line) => !line.startsWith('import ')).join('\n');
  const missing = Object.entries(atHand).filter(([name]) => !rest.includes(`const ${name} `));
  const declared = missing.map(([name, type]) => `declare const ${name}: ${type};`);
  return [...imports, ...declared, `export const example = async () => {\n${rest}\n};\n`].join('\n');
};

describe('the packed client', () => {
  it('is imported and required from an empty project', async () => {
    const names = '{ SportsLeagueClient, ApiError }';
    await writeFile(
      join(project.directory, 'esm.mjs'),
      hello(`import ${names} from '@sports-league/client';`),
    );
    await writeFile(
      join(project.directory, 'cjs.cjs'),
      hello(`const ${names} = require('@sports-league/client');`),
    );
    expect(await project.node('esm.mjs')).toBe('function true\n');
    expect(await project.node('cjs.cjs')).toBe('function true\n');
  });

  it('needs no other package', async () => {
    const manifest = JSON.parse(await installed(project, 'package.json')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ name: '@sports-league/client', version: '1.7.0', license: 'MIT' });
    expect(manifest.dependencies ?? manifest.optionalDependencies).toBeUndefined();
    expect(manifest).toMatchObject({
      peerDependencies: { 'socket.io-client': '^4.0.0' },
      peerDependenciesMeta: { 'socket.io-client': { optional: true } },
    });
    expect(await installed(project, 'README.md')).toContain('SportsLeagueClient');
    expect(await installed(project, 'CHANGELOG.md')).toContain('1.7.0');
    expect(await installed(project, 'LICENSE')).toContain('MIT License');
  });

  it('type-checks its example with the installed typings', async () => {
    await compileExample(project);
  }, 180_000);

  it('has a README whose every example compiles', async () => {
    const readme = await installed(project, 'README.md');
    const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block]) => block as string);
    await mkdir(join(project.directory, 'readme'));
    await project.borrow('socket.io-client', '@types/ws');
    await writeFile(join(project.directory, 'readme/reactNative.d.ts'), reactNative);
    await Promise.all(
      blocks.map((block, index) => writeFile(join(project.directory, `readme/${index}.ts`), asModule(block))),
    );
    expect(blocks.length).toBeGreaterThan(5);
    await compile(project, 'readme');
  }, 180_000);

  it('pleases publint', async () => {
    await project.node(program('publint/src/cli.js'), 'run', project.tarball, '--strict');
  }, 180_000);

  it('pleases attw: every way of resolving finds typings of its own kind', async () => {
    await project.node(
      program('@arethetypeswrong/cli/dist/index.js'),
      project.tarball,
      '--no-definitely-typed',
    );
  }, 180_000);

  it('is imported by an app that never says `RealtimeClient` without that part', async () => {
    const { code } = await bundled(['browser', 'module']);
    expect(Buffer.from(code).toString()).not.toContain('message:new');
    expect(await installed(project, 'dist/index.js')).toContain('message:new');
  });

  it.each([[['react-native']], [['browser', 'module']]])(
    'is at most 8 KB gzipped, without any part of Node, under the conditions %p',
    async (conditions) => {
      const { code, inputs } = await bundled(conditions);
      expect(gzipSync(code).byteLength).toBeLessThanOrEqual(sizeLimitBytes);
      expect(code.byteLength).toBeGreaterThan(2000);
      expect(inputs.filter((input) => !/app\.js$|@sports-league\/client\/dist\//.test(input))).toEqual([]);
      expect(Buffer.from(code).toString()).not.toMatch(/node:|\brequire\(|\bprocess\b|\bBuffer\b/);
    },
  );

  it('uses nothing that React Native lacks', async () => {
    const code = await installed(project, 'dist/index.js');
    expect(code).not.toMatch(
      /AbortSignal\.(timeout|any)|randomUUID|structuredClone|URLSearchParams|new URL\b/,
    );
    expect(code).not.toMatch(/async\s*\*|for await/);
  });
});
