import { times, useService, type TestOrganization } from '../support/service.ts';
import {
  aDivisionOf,
  allGames,
  aPlayoff,
  aTournamentOf,
  gameIn,
  placesBySeed,
  sides,
} from './playedBracket.ts';

/** What people reported of other systems, each as it would happen here. */

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

const quarterfinals = [1, 2, 3, 4].map((number) => `Quarterfinal ${number}`);

it('exchanges the semifinal and the consolation slot when the winner of quarterfinal 1 is corrected', async () => {
  const playoffs = await aPlayoff(organization, 'playoffs_consolation', 8);
  await playoffs.score('Quarterfinal 1', [60, 50]);
  expect(await playoffs.sides('Semifinal 1')).toBe('1 - Winner of Quarterfinal 2');
  expect(await playoffs.sides('Consolation Semifinal 1')).toBe('8 - Loser of Quarterfinal 2');
  await playoffs.score('Quarterfinal 1', [50, 60]);
  expect(await playoffs.sides('Semifinal 1')).toBe('8 - Winner of Quarterfinal 2');
  expect(await playoffs.sides('Consolation Semifinal 1')).toBe('1 - Loser of Quarterfinal 2');
});

it('enters a loser into no game without a consolation format', async () => {
  const playoffs = await aPlayoff(organization, 'playoffs', 8);
  for (const title of quarterfinals) await playoffs.score(title, [70, 50]);
  const later = allGames(await playoffs.read()).slice(4);
  expect(later).toHaveLength(3);
  const losers = playoffs.seeds.slice(4);
  for (const { homeTeam, awayTeam, homeFrom, awayFrom } of later) {
    expect(losers).not.toContain(homeTeam);
    expect(losers).not.toContain(awayTeam);
    expect([homeFrom?.outcome, awayFrom?.outcome]).toEqual(['winner', 'winner']);
  }
});

it('keeps the final editable when the third-place game is scored first', async () => {
  const playoffs = await aPlayoff(organization, 'playoffs_consolation', 4);
  await playoffs.score('Semifinal 1', [60, 50]);
  await playoffs.score('Semifinal 2', [60, 50]);
  await playoffs.score('Third Place', [40, 44]);
  expect(await playoffs.places()).toEqual([
    [3, 3],
    [4, 4],
  ]);
  await playoffs.score('Championship', [71, 70]);
  expect(await playoffs.places()).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ]);
  await playoffs.score('Championship', [70, 71]);
  expect((await playoffs.places()).slice(0, 2)).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it('gives eleven teams in a bracket of 16 byes for seeds 1-5, and nobody two', async () => {
  const { tournament, seeds } = await aTournamentOf(
    organization,
    times(11, (index) => `Team ${index + 1}`),
  );
  const bracket = await organization.admin.brackets.create(tournament._id, { size: 16, seeds });
  const byes = allGames(bracket).filter(({ isBye }) => isBye);
  expect(byes.map(({ homeTeam }) => seeds.indexOf(homeTeam as string) + 1).sort()).toEqual([1, 2, 3, 4, 5]);
  for (const bye of byes) expect(bye).toMatchObject({ awayTeam: null, awayTeamPlaceholder: 'Bye' });
  expect(bracket.rounds.map(({ name, games }) => [name, games.length])).toEqual([
    ['Round of 16', 8],
    ['Quarterfinal', 4],
    ['Semifinal', 2],
    ['Championship', 1],
  ]);
  // Those with a bye stand in the quarterfinals at once.
  expect(sides(bracket, 'Quarterfinal 1', seeds)).toBe('1 - Winner of Round of 16 Game 2');
  expect(sides(bracket, 'Quarterfinal 2', seeds)).toBe('4 - 5');
});

it('has no champion while the final is level, and nobody vanishes', async () => {
  const playoffs = await aPlayoff(organization, 'playoffs', 2);
  const level = await playoffs.score('Championship', [55, 55]);
  expect([level.homeScore, level.awayScore]).toEqual([55, 55]);
  expect(await playoffs.places()).toEqual([]);
  expect(await playoffs.sides('Championship')).toBe('1 - 2');
  await playoffs.score('Championship', [55, 57]);
  expect(await playoffs.places()).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it('returns to placeholders two rounds further down when a score is cleared', async () => {
  const playoffs = await aPlayoff(organization, 'playoffs', 8);
  for (const title of [...quarterfinals, 'Semifinal 1', 'Semifinal 2']) await playoffs.score(title, [60, 50]);
  await playoffs.score('Championship', [80, 60]);
  expect(await playoffs.sides('Championship')).toBe('1 - 2');
  await playoffs.clear('Quarterfinal 1');
  expect(await playoffs.sides('Semifinal 1')).toBe('Winner of Quarterfinal 1 - 4');
  expect(await playoffs.sides('Championship')).toBe('Winner of Semifinal 1 - 2');
  const bracket = await playoffs.read();
  for (const title of ['Semifinal 1', 'Championship']) {
    expect(gameIn(bracket, title)).toMatchObject({ homeScore: null, awayScore: null });
  }
  expect(gameIn(bracket, 'Semifinal 2')).toMatchObject({ homeScore: 60, awayScore: 50 });
  expect(bracket.places).toEqual([]);
});

it('ends in eight distinct places after the twelve games of eight teams with consolation', async () => {
  const playoffs = await aPlayoff(organization, 'playoffs_consolation', 8);
  const games = allGames(await playoffs.read());
  expect(games).toHaveLength(12);
  for (const { _id } of games) await organization.admin.games.update(_id, { homeScore: 61, awayScore: 60 });
  const bracket = await playoffs.read();
  expect(placesBySeed(bracket, playoffs.seeds).map(([place]) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(bracket.places.map(({ team }) => team)).size).toBe(8);
  expect(new Set(games.map(({ playoffRound }) => playoffRound))).toEqual(
    new Set([
      'quarterfinal',
      'consolation_semifinal',
      'semifinal',
      'seventh_place',
      'fifth_place',
      'third_place',
      'championship',
    ]),
  );
});

it('leaves the standings as they were when a playoff game is scored', async () => {
  const { admin } = organization;
  const { division, seeds } = await aDivisionOf(organization, { teams: 4 });
  const [home, away] = seeds;
  await admin.games.create({
    sport: 'basketball',
    division: division._id,
    homeTeam: home,
    awayTeam: away,
    homeScore: 70,
    awayScore: 60,
  });
  const table = await admin.divisions.standings(division._id);
  const bracket = await admin.playoffs.create(division._id, { format: 'playoffs_consolation' });
  for (const { _id } of allGames(bracket)) await admin.games.update(_id, { homeScore: 50, awayScore: 40 });
  expect(await admin.divisions.standings(division._id)).toEqual(table);
  expect(table?.find(({ team }) => team === home)).toMatchObject({ gamesPlayed: 1, wins: 1 });
});

it('lists feeders before the games that depend on them', async () => {
  const playoffs = await aPlayoff(organization, 'playoffs_consolation', 8);
  const listed = await organization.admin.games.list({ division: playoffs.division });
  const order = new Map(listed.data.map(({ _id }, index) => [_id, index]));
  for (const { _id, homeFrom, awayFrom } of allGames(await playoffs.read())) {
    for (const from of [homeFrom, awayFrom]) {
      if (from) expect(order.get(from.game)).toBeLessThan(order.get(_id) as number);
    }
  }
});
