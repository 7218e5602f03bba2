import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '../support/eventually.ts';

/** The tour of the README as it is printed there, and a shell that takes it. */

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A command with what it is said to print. */
export type Step = { readonly command: string; readonly output: string };

/** One block of the README: commands, or text that a command of another terminal prints later. */
export type Block = { readonly steps: readonly Step[]; readonly text: string };

/** A command goes on where its line says so, and inside of quotes. */
const isOpen = (command: string) => command.endsWith('\\') || command.split("'").length % 2 === 0;

const stepsOf = (text: string): Step[] => {
  const steps: { command: string; output: string }[] = [];
  for (const line of text.split('\n')) {
    const last = steps.at(-1);
    if (line.startsWith('$ ')) steps.push({ command: line.slice(2), output: '' });
    else if (last?.output === '' && isOpen(last.command)) last.command += `\n${line}`;
    else if (last) last.output += `${line}\n`;
  }
  return steps.map(({ command, output }) => ({ command, output: output.trim() }));
};

/** The blocks without a language under a heading of the README. */
export function blocksUnder(heading: string): Block[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, section = ''] = readme.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, language]) => language === '')
    .map(([, , text = '']) => ({ steps: stepsOf(text), text: text.trim() }));
}

/** What differs between two runs: identifiers, days and times. */
export const comparable = (output: string): string =>
  output
    .replace(/\b[0-9a-f]{24}\b/g, '<id>')
    .replace(/\b(cs_test|pi)_[0-9a-f]+/g, '<id>')
    .replace(/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, '<day>')
    .trim();

/** A program that stays: a terminal of its own. */
export class Terminal {
  private readonly child: ChildProcess;
  private written = '';

  constructor(command: string, env: NodeJS.ProcessEnv) {
    // A group of its own, so that what the shell starts ends with it.
    this.child = spawn('bash', ['-c', command], { cwd: root, env, detached: true });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.written += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.written += chunk.toString()));
  }

  get output(): string {
    return this.written.trim();
  }

  async shows(isShown: (output: string) => boolean): Promise<string> {
    await eventually(() => isShown(this.output) || this.child.exitCode !== null, {
      withinMs: 60_000,
      seen: () => this.output,
    });
    return this.output;
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.pid === undefined) return;
    process.kill(-this.child.pid, 'SIGTERM');
    await once(this.child, 'exit');
  }
}

const mark = '-- end of a command --';

/** A shell whose variables and functions stay from one command to the next. */
export class Shell {
  private readonly child: ChildProcess;

  constructor(env: NodeJS.ProcessEnv) {
    this.child = spawn('bash', [], { cwd: root, env });
  }

  /** What the command prints. */
  run(command: string): Promise<string> {
    const { stdin, stdout, stderr } = this.child;
    return new Promise((resolve) => {
      let written = '';
      const hear = (chunk: Buffer) => {
        written += chunk.toString();
        if (!written.includes(mark)) return;
        stdout?.off('data', hear);
        stderr?.off('data', hear);
        resolve(written.replace(mark, '').trim());
      };
      stdout?.on('data', hear);
      stderr?.on('data', hear);
      stdin?.write(`{ ${command}\n} < /dev/null\necho '${mark}'\n`);
    });
  }

  async end(): Promise<void> {
    this.child.stdin?.end();
    if (this.child.exitCode === null) await once(this.child, 'exit');
  }
}
