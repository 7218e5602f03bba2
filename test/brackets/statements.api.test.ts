import { statementsOf } from '../feeds/statements.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';
import { allGames, aPlayoff, aTournamentOf, type BracketGame } from './playedBracket.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

const score = ({ _id }: { _id: string }, [homeScore, awayScore]: [number, number]) =>
  organization.admin.games.update(_id, { homeScore, awayScore });

it('a score takes as many statements in a bracket of 32 as in one of 8', async () => {
  const countFor = async (size: 8 | 32) => {
    const teams = times(size, (n) => `Team ${n}`);
    const { tournament, seeds } = await aTournamentOf(organization, teams);
    const bracket = await organization.admin.brackets.create(tournament._id, { size, seeds });
    const [first] = allGames(bracket);
    return statementsOf(() => score(first as BracketGame, [2, 1]));
  };
  const [few, many] = [await countFor(8), await countFor(32)];
  expect(few).toBeGreaterThan(3);
  expect(many).toBe(few);
});

it('a correction takes as many statements however many games it changes', async () => {
  const playoffs = await aPlayoff(organization, 'playoffs_consolation', 8);
  const first = await playoffs.game('Quarterfinal 1');
  const corrected = async ([home, away]: [number, number]) => {
    const before = allGames(await playoffs.read());
    const statements = await statementsOf(() => score(first, [home, away]));
    const after = allGames(await playoffs.read());
    return {
      statements,
      games: after.filter((game, index) => game.updated !== before[index]?.updated).length,
    };
  };
  await playoffs.score('Quarterfinal 1', [2, 1]);
  const shallow = await corrected([1, 2]);
  for (const title of [
    ...times(3, (n) => `Quarterfinal ${n + 2}`),
    ...times(2, (n) => `Semifinal ${n + 1}`),
    ...times(2, (n) => `Consolation Semifinal ${n + 1}`),
    'Championship',
    'Third Place',
    'Fifth Place',
    'Seventh Place',
  ]) {
    await playoffs.score(title, [2, 1]);
  }
  const deep = await corrected([2, 1]);
  expect([shallow.games, deep.games]).toEqual([3, 7]);
  expect(deep.statements).toBe(shallow.statements);
});
