import { apiErrorOf, connectTo, type LeagueClient } from './leagueClient.ts';
import { failure, page, startScriptedServer, type ScriptedServer } from './scriptedServer.ts';

let server: ScriptedServer;
let client: LeagueClient;

beforeAll(async () => {
  server = await startScriptedServer();
  client = connectTo(server);
});
afterAll(() => server.close());

describe('a list', () => {
  const teams = ['Lions', 'Tigers', 'Bears', 'Wolves', 'Hawks'].map((name, index) => ({
    _id: `t${index}`,
    name,
  }));
  const names = teams.map(({ name }) => name);
  const elsewhere = 'https://league.example/api/v1/divisionTeams/division/d';
  const threePages = () => [
    page(teams.slice(0, 2), 5, `<${elsewhere}?limit=2&after=t1>; rel="next"`),
    page(
      teams.slice(2, 4),
      5,
      `<${elsewhere}?limit=2>; rel="first", <${elsewhere}?after=t3&limit=2>; rel="next"`,
    ),
    page(teams.slice(4), 5),
  ];
  const list = () => client.divisionTeams.listByDivision('d', { limit: 2 });

  it('is its first page when awaited', async () => {
    server.play(...threePages());
    expect(await list()).toEqual({
      data: teams.slice(0, 2),
      count: 5,
      requestId: 'req-1',
      next: { limit: 2, after: 't1' },
    });
    expect(server.received).toHaveLength(1);
  });

  it('goes on from a page, with its query', async () => {
    const [first, second] = threePages();
    if (!first || !second) throw new Error('The script is empty');
    server.play(first, second);
    const { next } = await list().page();
    const page2 = await client.divisionTeams.listByDivision('d', next);
    expect(page2).toMatchObject({ data: teams.slice(2, 4), next: { limit: 2, after: 't3' } });
  });

  it('has no next page on the last', async () => {
    server.play(page(teams, 5));
    expect('next' in (await list())).toBe(false);
  });

  it('walks all pages at its own address, whatever host the links name', async () => {
    server.play(...threePages());
    const seen: string[] = [];
    for await (const team of list()) seen.push(team.name);
    expect(seen).toEqual(names);
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/v1/divisionTeams/division/d?limit=2',
      '/api/v1/divisionTeams/division/d?limit=2&after=t1',
      '/api/v1/divisionTeams/division/d?limit=2&after=t3',
    ]);
    expect(server.received.every(({ headers }) => headers.authorization === 'Bearer slk_live_x')).toBe(true);
  });

  it('fetches no page that nobody reads', async () => {
    server.play(...threePages());
    for await (const team of list()) if (team.name === 'Tigers') break;
    expect(server.received).toHaveLength(1);
    server.play(...threePages());
    expect(await list().toArray({ limit: 3 })).toEqual(teams.slice(0, 3));
    expect(server.received).toHaveLength(2);
    server.play(...threePages());
    expect(await list().toArray({ limit: 2 })).toEqual(teams.slice(0, 2));
    expect(server.received).toHaveLength(1);
  });

  it('becomes an array of everything', async () => {
    server.play(...threePages());
    expect(await list().toArray()).toEqual(teams);
  });

  it('follows page numbers where the caller counts pages', async () => {
    server.play(
      page(teams.slice(0, 3), 5, '</api/v1/leagues?page=2&limit=3>; rel=next'),
      page(teams.slice(3), 5),
    );
    expect(await client.leagues.list({ page: 1, limit: 3 }).toArray()).toEqual(teams);
    expect(server.received[1]?.url).toBe('/api/v1/leagues?limit=3&page=2');
  });

  it('walks on over an empty page, and repeats a page that fails', async () => {
    server.play(
      page([], 5, `<${elsewhere}?after=t0>; rel="next"`),
      failure(503, 'unavailable'),
      page(teams, 5),
    );
    expect(await list().toArray()).toEqual(teams);
  });

  it('throws the error of a page in the middle of the walk', async () => {
    server.play(page(teams.slice(0, 2), 5, `<${elsewhere}?after=t1>; rel="next"`), failure(403, 'forbidden'));
    const seen: string[] = [];
    const walk = async () => {
      for await (const team of list()) seen.push(team.name);
    };
    expect(await apiErrorOf(walk())).toMatchObject({ code: 'forbidden' });
    expect(seen).toEqual(['Lions', 'Tigers']);
  });

  it('keeps its options on every page', async () => {
    server.play(...threePages());
    await client.leagues.list({}, { headers: { 'x-app': 'scoreboard' } }).toArray();
    expect(server.received.map(({ headers }) => headers['x-app'])).toEqual([
      'scoreboard',
      'scoreboard',
      'scoreboard',
    ]);
  });

  it('tells the answer of its first page', async () => {
    server.play(...threePages());
    expect(await list().withResponse()).toMatchObject({ data: teams.slice(0, 2), count: 5, status: 200 });
  });
});
