import { gzipSync } from 'node:zlib';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import openApiDocument from '../../openapi/openapi.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { docstringsOf } from './docstrings.ts';
import {
  compile,
  compileExamples,
  installed,
  packedProject,
  program,
  type PackedProject,
} from './packedProject.ts';

let project: PackedProject;
beforeAll(async () => {
  project = await packedProject();
}, 180_000);
afterAll(() => project?.remove());

type Platform = Pick<BuildOptions, 'platform' | 'conditions' | 'mainFields'>;

/** As the bundlers of web apps and of React Native resolve packages. */
const platforms: Record<string, Platform> = {
  'of browsers': { platform: 'browser', conditions: ['browser', 'module'] },
  'of React Native': {
    platform: 'neutral',
    conditions: ['react-native', 'require'],
    mainFields: ['react-native', 'browser', 'main'],
  },
};

/** Parts of the client bundled as an app would have them. */
const bundled = async (names: string, platform: Platform = { platform: 'browser' }) => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export ${names} from '@sports-league/client';\n`,
      resolveDir: project.directory,
      sourcefile: 'app.js',
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
    ...platform,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return {
    code: Buffer.from(code).toString(),
    kilobytes: gzipSync(code).byteLength / 1024,
    inputs: Object.keys(metafile.inputs),
  };
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
  projectId: 'string',
  deviceId: 'string',
  SecureStore: `{
    getItemAsync(key: string): Promise<string | null>;
    setItemAsync(key: string, value: string): Promise<void>;
    deleteItemAsync(key: string): Promise<void>;
  }`,
};

/** As much of these packages as the examples use, as they declare it. */
const mobilePackages = `declare module 'react-native' {
  export const AppState: {
    addEventListener(type: 'change', listener: (state: string) => void): { remove(): void };
  };
}
declare module 'expo-image-picker' {
  type Asset = { uri: string; fileName?: string | null; mimeType?: string };
  export function launchImageLibraryAsync(options: { mediaTypes: 'images'[] }): Promise<{ assets: Asset[] | null }>;
}
declare module 'expo-notifications' {
  type Response = { notification: { request: { content: { data: Record<string, unknown> } } } };
  export function requestPermissionsAsync(): Promise<{ granted: boolean }>;
  export function getExpoPushTokenAsync(options?: { projectId?: string }): Promise<{ type: 'expo'; data: string }>;
  export function addNotificationResponseReceivedListener(listener: (event: Response) => void): { remove(): void };
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
    expect(manifest).toMatchObject({
      name: '@sports-league/client',
      version: packageJson.version,
      license: 'MIT',
    });
    expect(manifest.dependencies ?? manifest.optionalDependencies).toBeUndefined();
    expect(manifest).toMatchObject({
      peerDependencies: { 'socket.io-client': '^4.0.0' },
      peerDependenciesMeta: { 'socket.io-client': { optional: true } },
    });
    expect(await installed(project, 'README.md')).toContain('SportsLeagueClient');
    expect(await installed(project, 'CHANGELOG.md')).toContain(`## ${packageJson.version}`);
    expect(await installed(project, 'LICENSE')).toContain('MIT License');
  });

  it('has a README whose every example compiles', async () => {
    const readme = await installed(project, 'README.md');
    const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block]) => block as string);
    const folder = join(project.directory, 'readme');
    await cp(
      join(project.directory, 'node_modules/@sports-league/client/examples'),
      join(folder, 'examples'),
      {
        recursive: true,
      },
    );
    await project.borrow('socket.io-client', '@types/ws');
    await writeFile(join(folder, 'mobile.d.ts'), mobilePackages);
    await Promise.all(blocks.map((block, index) => writeFile(join(folder, `${index}.ts`), asModule(block))));
    expect(blocks.length).toBeGreaterThan(5);
    await compile(project, 'readme', { moduleResolution: 'bundler' });
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

  it('has the size that its README states, and the chat only where it is imported', async () => {
    const readme = await installed(project, 'README.md');
    const [rest, whole] = [...readme.matchAll(/(\d+(?:\.\d+)?) KB/g)].map(([, stated]) => Number(stated));
    const [core, withChat] = [
      await bundled('{ SportsLeagueClient }'),
      await bundled('{ SportsLeagueClient, RealtimeClient }'),
    ];
    expect(core.kilobytes).toBeLessThanOrEqual(rest as number);
    expect(core.kilobytes).toBeGreaterThan((rest as number) - 1);
    expect(withChat.kilobytes).toBeLessThanOrEqual(whole as number);
    expect(withChat.kilobytes).toBeGreaterThan((whole as number) - 1);
    expect(core.code).not.toContain('message:new');
    expect(withChat.code).toContain('message:new');
  });

  it.each(Object.entries(platforms))('has no part of Node in the bundle %s', async (_, platform) => {
    const { code, inputs } = await bundled('*', platform);
    expect(inputs.filter((input) => !/app\.js$|@sports-league\/client\/dist\//.test(input))).toEqual([]);
    expect(code).toContain('message:new');
    expect(code).not.toMatch(/node:|\brequire\(|\bprocess\b|\bBuffer\b/);
  });

  it('says what every exported symbol is, and of each operation what the document says', () => {
    const documented = docstringsOf(project.directory);
    expect(documented.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]);
    const said = new Map(documented.map(({ name, text }) => [name, text]));
    const { paths } = openApiDocument as unknown as {
      paths: Record<string, Record<string, { operationId?: string; summary?: string; description?: string }>>;
    };
    const operations = Object.values(paths).flatMap((item) => Object.values(item));
    const silent = operations.filter(({ operationId, summary = '', description = '' }) => {
      const text = said.get(`Resources.${operationId}`);
      return operationId && !(summary && text?.includes(summary) && text.includes(description));
    });
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
    expect(operations.length).toBeGreaterThan(150);
  }, 180_000);

  it.each(['node10', 'node16', 'bundler'])(
    'type-checks its examples with the module resolution %s',
    async (moduleResolution) => {
      await compileExamples(project, { moduleResolution });
    },
    180_000,
  );

  it('uses nothing that React Native lacks', async () => {
    const code = await installed(project, 'dist/index.js');
    expect(code).not.toMatch(
      /AbortSignal\.(timeout|any)|randomUUID|structuredClone|URLSearchParams|new URL\b/,
    );
    expect(code).not.toMatch(/async\s*\*|for await/);
  });
});
