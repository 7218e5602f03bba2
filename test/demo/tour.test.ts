import { jest } from '@jest/globals';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import {
  aDataFolder,
  buildServer,
  startServerProcess,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { blocksUnder, comparable, Shell, Terminal, type Step } from './tour.ts';

jest.setTimeout(120_000);

const dataDir = aDataFolder();
const blocks = blocksUnder('Five minutes');
/** Programs that stay, each in a terminal of its own. */
const stays = /^npm run --silent demo:(processor|chat member)$/;

let server: ServerProcess | undefined;
let shell: Shell;
let ports: { service: number; processor: number };
const terminals: Terminal[] = [];

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  return port;
}

/** Words of the README in terms of this run, and back. */
const here = (text: string) =>
  text
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.service}`)
    .replaceAll('127.0.0.1:12111', `127.0.0.1:${ports.processor}`)
    .replaceAll('.data/', `${dataDir}/`)
    // What follows by itself takes longer on a machine with more to do.
    .replaceAll('sleep 1', 'sleep 4');
const there = (text: string) =>
  text
    .replaceAll(`127.0.0.1:${ports.service}`, '127.0.0.1:3000')
    .replaceAll(`127.0.0.1:${ports.processor}`, '127.0.0.1:12111');

const environment = () => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  DATA_DIR: dataDir,
  PORT: String(ports.service),
  PROCESSOR_PORT: String(ports.processor),
});

const linesOf = (text: string) => text.split('\n').length;

/** As the first terminal says that it is started. */
async function startService(words: string): Promise<void> {
  const settings = [...here(words).matchAll(/(STRIPE_\w+)=(\S+)/g)].map((match) => match.slice(1, 3));
  server = await startServerProcess({
    ...{ DATA_DIR: dataDir, PORT: String(ports.service), DEMO: '1' },
    ...(Object.fromEntries(settings) as Record<string, string>),
  });
}

/** What the command prints, in the words of the README. */
async function take({ command, output }: Step): Promise<string> {
  if (!stays.test(command)) return there(await shell.run(here(command)));
  const terminal = new Terminal(here(command), environment());
  terminals.push(terminal);
  const printed = there(await terminal.shows((shown) => linesOf(shown) >= linesOf(output)));
  if (!server) await startService(printed);
  return printed;
}

beforeAll(async () => {
  buildServer();
  ports = { service: await freePort(), processor: await freePort() };
  shell = new Shell(environment());
});
afterAll(async () => {
  await Promise.all(terminals.map((terminal) => terminal.end()));
  await shell.end();
  await server?.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

it('prints what the README says', async () => {
  const said: string[] = [];
  const printed: string[] = [];
  for (const step of blocks.flatMap(({ steps }) => steps)) {
    printed.push(`$ ${step.command}\n${comparable(await take(step))}`);
    said.push(`$ ${step.command}\n${comparable(step.output)}`);
  }
  expect(printed).toEqual(said);
  const appears = blocks.filter(({ steps }) => steps.length === 0).map(({ text }) => text);
  expect(appears).toHaveLength(2);
  for (const [index, text] of appears.entries()) {
    expect(await terminals[index]?.shows((shown) => shown.includes(text))).toContain(text);
  }
});
