import { jest } from '@jest/globals';
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import {
  aDataFolder,
  buildServer,
  credentialsIn,
  startServerProcess,
  type ServerProcess,
} from '../support/serverProcess.ts';
import { root } from './tour.ts';

jest.setTimeout(120_000);

const dataDir = aDataFolder();
let server: ServerProcess;
let organizer: SportsLeagueClient;
let member: SportsLeagueClient;
let division: string;
let team: string;

/** The product is shown in ten seconds: a run that takes longer is ended, and has failed. */
const longestMs = 10_000;
const run = promisify(execFile);
const play = async (env: Record<string, string> = { DATA_DIR: dataDir }) =>
  run('npm', ['run', '--silent', 'demo:game'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    timeout: longestMs,
  });
const refusal = async (env?: Record<string, string>): Promise<{ code: number; stderr: string }> =>
  play(env).then(
    ({ stdout }) => Promise.reject(new Error(stdout)),
    (error) => error,
  );

beforeAll(async () => {
  buildServer();
  server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '1', AUTH_RATE_LIMIT_PER_MINUTE: '1000' });
  const baseUrl = `${server.origin}/api/v1`;
  const { apiKey, member: person } = credentialsIn(dataDir);
  organizer = new SportsLeagueClient({ baseUrl, token: apiKey });
  member = new SportsLeagueClient({ baseUrl });
  await member.signIn(person as { email: string; password: string });
  const [own] = (await member.users.myTeams()).data;
  [division, team] = [String(own?.division), String(own?._id)];
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const standings = async () =>
  ((await organizer.divisions.standings(division)) ?? []).map(
    ({ rank, name, wins, losses }) => `${rank}. ${name} ${wins}-${losses}`,
  );

/** The games of the cup that wait for a semifinal, with the sides that are decided. */
const finals = async () => {
  const { rounds } = await organizer.playoffs.get(division, {});
  const games = rounds.flatMap(({ games }) => games);
  return ['third_place', 'championship'].map((round) => {
    const game = games.find(({ playoffRound }) => playoffRound === round);
    return game && 'homeTeam' in game ? [game.homeTeam, game.awayTeam].filter(Boolean).length : undefined;
  });
};

const spoken = async () =>
  (await member.chatMessages.listByTeam(team, { limit: 1 })).data.map(({ name, text }) => `${name}: ${text}`);

it('fills the next slot of the bracket, moves the standings and prints message:new', async () => {
  const before = await standings();
  expect(await finals()).toEqual([0, 0]);
  const { stdout } = await play();
  const after = await standings();
  const moves = [...stdout.matchAll(/^Standings {2}(.+) {2}-> {2}(.+)$/gm)].map((match) => match.slice(1));
  expect(moves).toHaveLength(2);
  for (const [was, is] of moves) {
    expect([before, after]).toEqual([expect.arrayContaining([was]), expect.arrayContaining([is])]);
    expect(was).not.toBe(is);
  }
  expect(stdout).toMatch(/^Bracket {4}Semifinal 1: .+ 61, .+ 58$/m);
  expect(stdout).toMatch(/^ {11}Championship: \(Winner of Semifinal 1\) - .+ {2}-> {2}Harbor Herons - /m);
  expect(await finals()).toEqual([1, 1]);
  const [heard] = /^Socket {5}message:new {2}(.+)$/m.exec(stdout)?.slice(1) ?? [];
  expect([heard]).toEqual(await spoken());
});

it('plays on when it is run again, until no semifinal is left, and says so', async () => {
  const { stdout } = await play();
  expect(stdout).toMatch(/^Bracket {4}Semifinal 2: /m);
  expect(await finals()).toEqual([2, 2]);
  for (const label of ['Consolation Semifinal 1', 'Consolation Semifinal 2']) {
    expect((await play()).stdout).toContain(`Bracket    ${label}: `);
  }
  const [before, said] = [await standings(), await spoken()];
  const { code, stderr } = await refusal();
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^All semifinals .+ are played: .+\n$/)]);
  expect([await standings(), await spoken()]).toEqual([before, said]);
});

it('says in a sentence what it needs where there is no demonstration', async () => {
  const { code, stderr } = await refusal({ DATA_DIR: `${dataDir}-elsewhere` });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^.+credentials\.json can't be read\. .+\n$/)]);
});
