import { seedDemo } from '../../server/demo/seedDemo.ts';
import { createContext } from '../../server/platform/context.ts';
import { useService } from '../support/service.ts';

const service = useService();

const isScored = (game: object) => 'homeScore' in game && game.homeScore !== null;

it('is a season half played, a bracket after its quarterfinals, a tournament of 16 after its first round', async () => {
  const { _id, adminId, adminEmail, admin } = await service.organization();
  const actor = {
    kind: 'admin' as const,
    id: adminId,
    name: 'Alex Rivers',
    email: adminEmail,
    organizations: [_id],
    expiresAt: new Date(8.64e15),
  };
  const context = createContext(service.db, { actor, requestId: 'first-start' });
  await context.transaction(() => seedDemo(context));
  const [monday, thursday] = (await admin.divisions.list({ sort: 'created' })).data;
  for (const { _id: division } of [monday, thursday].flatMap((found) => found ?? [])) {
    const season = (await admin.games.list({ division })).data.filter(({ playoffRound }) => !playoffRound);
    expect(season).toHaveLength(28);
    expect(season.filter(isScored)).toHaveLength(16);
    // What has been played is over, what has not been is to come.
    const today = Date.now() - 86_400_000;
    for (const game of season) {
      const begins = Date.parse(game.date);
      expect(isScored(game) ? begins < Date.now() : begins > today).toBe(true);
    }
    const table = await admin.divisions.standings(division);
    expect(table?.map(({ gamesPlayed }) => gamesPlayed)).toEqual(Array.from({ length: 8 }, () => 4));
    expect(table?.some(({ tiebreaker }) => tiebreaker !== null)).toBe(true);
  }
  const playoffs = await admin.playoffs.get(monday?._id as string);
  expect(playoffs.rounds.map(({ name, games }) => [name, games.filter(isScored).length])).toEqual([
    ['Quarterfinal', 4],
    ['Consolation Semifinal', 0],
    ['Semifinal', 0],
    ['Seventh Place', 0],
    ['Fifth Place', 0],
    ['Third Place', 0],
    ['Championship', 0],
  ]);
  const [tournament] = (await admin.tournaments.list()).data;
  const bracket = await admin.brackets.get(tournament?._id as string);
  expect(bracket.rounds.map(({ games }) => games.filter(isScored).length)).toEqual([8, 0, 0, 0]);
  const [first = [], quarterfinals = []] = bracket.rounds.map(({ games }) => games);
  for (const game of quarterfinals) {
    expect(game).toMatchObject({ homeTeam: expect.any(String), awayTeam: expect.any(String) });
  }
  const lastOf = (games: readonly { date: string }[]) =>
    Math.max(...games.map(({ date }) => Date.parse(date)));
  expect(lastOf(first)).toBeLessThan(Date.now());
  expect(lastOf(quarterfinals)).toBeGreaterThan(lastOf(first));
});
