import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The version that the findings are compared with; also in `.ci/run`. */
const version = '4.32.5';

const root = fileURLToPath(new URL('../..', import.meta.url));
const settingsFolder = fileURLToPath(new URL('.', import.meta.url));

/** How to start Schemathesis, and where it sees this run's folder and the settings. */
export interface Program {
  readonly title: string;
  readonly command: string;
  argumentsFor(workFolder: string): { before: string[]; settings: string; reports: string };
}

const works = (command: string, ...args: string[]): boolean => {
  const { status } = spawnSync(command, args, { stdio: 'ignore' });
  return status === 0;
};

const installed = (command: string): Program => ({
  title: command,
  command,
  argumentsFor: (workFolder) => ({
    before: [],
    settings: join(settingsFolder, 'schemathesis.toml'),
    reports: workFolder,
  }),
});

const image = 'schemathesis/schemathesis:stable';

const inDocker: Program = {
  title: `the Docker image ${image}`,
  command: 'docker',
  argumentsFor: (workFolder) => ({
    // The server listens on the loopback of this machine.
    before: [
      'run',
      '--rm',
      '--network=host',
      `-v=${workFolder}:/work`,
      `-v=${settingsFolder}:/settings:ro`,
      '-w=/work',
      image,
    ],
    settings: '/settings/schemathesis.toml',
    reports: '/work',
  }),
};

/** The installed program, else that of the project's virtual environment, else the Docker image. */
export function findSchemathesis(): Program | undefined {
  const own = join(root, '.venv', process.platform === 'win32' ? 'Scripts' : 'bin', 'schemathesis');
  if (existsSync(own) && works(own, '--version')) return installed(own);
  if (works('schemathesis', '--version')) return installed('schemathesis');
  if (works('docker', 'info')) return inDocker;
  return undefined;
}

export const howToInstall = `Schemathesis is not installed, and there is no Docker to run its image. Get it with:

  python3 -m venv .venv && .venv/bin/pip install schemathesis==${version}

and start again.`;

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Operations that passed and failed, of a JUnit report: a test case there is an operation. */
function countOperations(report: string): Counts {
  const suite = /<testsuites\b[^>]*>/.exec(report)?.[0] ?? '';
  const number = (name: string): number => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failed = number('failures') + number('errors');
  return { passed: number('tests') - failed - number('skipped'), failed };
}

/**
 * Tests the document at the address as one caller.
 *
 * @returns the operations counted; a run that ends badly without a failed operation counts as one failure.
 */
export async function fuzz(
  program: Program,
  options: {
    document: string;
    workFolder: string;
    token: string | undefined;
    seed: number;
    maxExamples: number;
    interrupted: AbortSignal;
  },
): Promise<Counts> {
  const { before, settings, reports } = program.argumentsFor(options.workFolder);
  const child = spawn(
    program.command,
    [
      ...before,
      '--no-color',
      `--config-file=${settings}`,
      'run',
      options.document,
      '--checks=all',
      '--phases=examples,coverage,fuzzing,stateful',
      `--max-examples=${options.maxExamples}`,
      `--seed=${options.seed}`,
      '--continue-on-failure',
      '--generation-database=none',
      '--request-timeout=30',
      '--report=junit',
      `--report-junit-path=${reports}/junit.xml`,
      ...(options.token === undefined ? [] : [`--header=Authorization:Bearer ${options.token}`]),
    ],
    // It writes its crash files beside itself.
    { cwd: options.workFolder, stdio: ['ignore', 'inherit', 'inherit'], signal: options.interrupted },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  const path = join(options.workFolder, 'junit.xml');
  const counts = existsSync(path) ? countOperations(readFileSync(path, 'utf8')) : { passed: 0, failed: 0 };
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { passed: counts.passed, failed: 1 } : counts;
}
