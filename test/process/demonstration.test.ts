import { jest } from '@jest/globals';
import { rmSync } from 'node:fs';
import { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import {
  aDataFolder,
  buildServer,
  credentialsIn,
  startServerProcess,
  type ServerProcess,
} from '../support/serverProcess.ts';

jest.setTimeout(120_000);

const dataDir = aDataFolder();
let server: ServerProcess;
let client: SportsLeagueClient;

const start = async () => {
  server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '1' });
  client = new SportsLeagueClient({ baseUrl: `${server.origin}/api/v1` });
};

beforeAll(async () => {
  buildServer();
  await start();
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

it('is a season of two divisions of eight, half of it played, with a real tie', async () => {
  const { data: leagues } = await client.leagues.list();
  expect(leagues).toMatchObject([{ name: 'Winter Season', contestType: 'coed' }, { name: 'Spring Season' }]);
  const divisions = await client.divisions.list({ league: leagues[0]?._id }).toArray({ limit: 10 });
  expect(divisions.map(({ name }) => name)).toEqual(['Monday Recreational', 'Thursday Competitive']);
  for (const division of divisions) {
    expect((await client.divisionTeams.listByDivision(division._id)).count).toBe(8);
    const all = await client.games.list({ division: division._id }).toArray({ limit: 100 });
    const games = all.filter(({ playoffRound }) => playoffRound === null);
    expect(games).toHaveLength(28);
    expect(games.filter((game) => 'homeScore' in game && game.homeScore !== null)).toHaveLength(16);
    const standings = (await client.divisions.standings(division._id)) ?? [];
    expect(standings.map(({ gamesPlayed }) => gamesPlayed)).toEqual(Array.from({ length: 8 }, () => 4));
    expect(standings.some(({ tiebreaker }) => tiebreaker !== null)).toBe(true);
  }
});

it('is made once, and its sign-ins go on working', async () => {
  await server.end('SIGTERM');
  await start();
  expect((await client.leagues.list()).count).toBe(2);
  const { admin, manager, member, apiKey, organization } = credentialsIn(dataDir);
  for (const [person, isManager] of [
    [manager, true],
    [member, false],
  ] as const) {
    const app = new SportsLeagueClient({ baseUrl: `${server.origin}/api/v1` });
    expect(await app.signIn(person as { email: string; password: string })).toMatchObject({
      user: { emailVerified: true },
    });
    const [team, ...others] = (await app.users.myTeams()).data;
    expect([team?.name, others]).toEqual(['Harbor Herons', []]);
    expect(await app.users.myAccess(team?._id as string)).toEqual({
      isMember: true,
      isManager,
      isAdmin: false,
    });
  }
  const dashboard = new SportsLeagueClient({ baseUrl: `${server.origin}/api/v1` });
  await dashboard.signIn(admin, { as: 'admin' });
  expect((await dashboard.organizations.list()).data.map(({ _id }) => _id)).toEqual([organization]);
  const [herons] = (await dashboard.divisionTeams.list({ sort: 'created' })).data;
  expect(await dashboard.users.myAccess(herons?._id as string)).toMatchObject({
    isAdmin: true,
    isManager: true,
  });
  const key = new SportsLeagueClient({ baseUrl: `${server.origin}/api/v1`, token: apiKey });
  expect((await key.organizations.get(organization)).email).toBe('office@riverside.example');
});
