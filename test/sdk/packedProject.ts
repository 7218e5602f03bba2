import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The root of the repository. */
export const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');
const packageDirectory = join(repository, 'clients/typescript');

/** An empty project that has installed the packed client, and nothing else. */
export interface PackedProject {
  directory: string;
  /** The packed `.tgz`. */
  tarball: string;
  /** Runs a program of the repository's node_modules, or a script of the project; resolves to what it printed. */
  node(script: string, ...args: string[]): Promise<string>;
  /** Has the project find these packages of the repository, as if it had installed them. */
  borrow(...packages: string[]): Promise<void>;
  remove(): Promise<void>;
}

/** Throws what the program printed, since that is what says what is wrong. */
const execute = async (file: string, args: readonly string[], cwd: string): Promise<string> => {
  try {
    return (await run(file, args, { cwd, maxBuffer: 16 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${file} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
};

/** Where a program of the repository's node_modules begins. */
export const program = (path: string): string => join(repository, 'node_modules', path);

/** Builds and packs the client, and installs the tarball into an empty project; no network is used. */
export const packedProject = async (): Promise<PackedProject> => {
  const directory = await mkdtemp(join(tmpdir(), 'sdk-packed-'));
  // Built in a copy, so that test files that pack at the same moment don't clear each other's dist/.
  const copy = join(directory, 'source');
  await cp(packageDirectory, copy, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  });
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  await execute('npm', ['pack', '--pack-destination', directory], copy);
  const name = (await readdir(directory)).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error('npm pack left no tarball');
  const tarball = join(directory, name);
  await writeFile(
    join(directory, 'package.json'),
    JSON.stringify({ name: 'empty', private: true, type: 'module' }),
  );
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], directory);
  return {
    directory,
    tarball,
    node: (script, ...args) => execute(process.execPath, [script, ...args], directory),
    borrow: async (...packages) => {
      for (const name of packages) {
        const link = join(directory, 'node_modules', name);
        await mkdir(dirname(link), { recursive: true });
        await symlink(program(name), link);
      }
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
};

/** How a strict consumer of the package would compile, without the typings of Node. */
const strictConsumer = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  strict: true,
  exactOptionalPropertyTypes: true,
  types: [],
};

/** The modules that go with a way of resolving. */
const moduleOf: Readonly<Record<string, string>> = {
  node10: 'CommonJS',
  node16: 'Node16',
  bundler: 'ESNext',
};

type Resolving = { readonly moduleResolution?: string };

/** Type-checks a folder of the project against the installed typings, and compiles it to `out/`. */
export const compile = async (
  project: PackedProject,
  folder: string,
  { moduleResolution }: Resolving = {},
): Promise<void> => {
  const compilerOptions = {
    ...strictConsumer,
    ...(moduleResolution && { module: moduleOf[moduleResolution], moduleResolution }),
    rootDir: folder,
    outDir: moduleResolution ? `out-${moduleResolution}` : 'out',
  };
  const settings = `tsconfig.${moduleResolution ?? 'strict'}.json`;
  await writeFile(join(project.directory, settings), JSON.stringify({ compilerOptions, include: [folder] }));
  await project.node(program('typescript/bin/tsc'), '-p', settings);
};

/** The examples of the package, type-checked and compiled in the project. */
export const compileExamples = async (project: PackedProject, resolving: Resolving = {}): Promise<void> => {
  const examples = join(project.directory, 'node_modules/@sports-league/client/examples');
  await cp(examples, join(project.directory, 'examples'), { recursive: true });
  await compile(project, 'examples', resolving);
};

/** An example as its compiled module, on the packed client. */
export const example = <Module>(project: PackedProject, name: string): Promise<Module> =>
  import(join(project.directory, 'out', `${name}.js`)) as Promise<Module>;

/** A text file of the installed package. */
export const installed = (project: PackedProject, file: string): Promise<string> =>
  readFile(join(project.directory, 'node_modules/@sports-league/client', file), 'utf8');
