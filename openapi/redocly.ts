import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

export type Run = { readonly status: number; readonly output: string; readonly errors: string };

/** Runs Redocly with the project's settings: it tells nobody, and asks for no newer version of itself. */
export function redocly(command: string, ...args: readonly string[]): Promise<Run> {
  const program = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, command, ...args, '--config', '.config/redocly.yaml'],
      { cwd: root, env: { ...process.env, ...offline }, maxBuffer: 256 * 1024 * 1024 },
      (error, output, errors) => {
        if (error && typeof error.code !== 'number') reject(error);
        else resolve({ status: error ? Number(error.code) : 0, output, errors });
      },
    );
  });
}
