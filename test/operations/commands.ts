import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Command = 'backup' | 'restore';

/** Starts the built command; its environment has only what is named. */
export function startCommand(
  command: Command,
  env: Record<string, string>,
  args: readonly string[],
): { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> } {
  const child = spawn(process.execPath, [join(root, `dist/server/${command}.js`), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return { child, ended: once(child, 'close').then(() => ({ code: child.exitCode, output })) };
}

/** What the command says; throws that where it fails. */
export async function run(
  command: Command,
  env: Record<string, string>,
  ...args: readonly string[]
): Promise<string> {
  const { code, output } = await startCommand(command, env, args).ended;
  if (code !== 0) throw new Error(output);
  return output;
}
