import season from '../data/premier-league-2018-19.json' with { type: 'json' };
import { useService, type TestOrganization } from '../support/service.ts';
import { aRealSeason, enterScores, tableOf, type ScheduledGame } from './playedSeason.ts';

// Setting a season up takes seconds; a busy machine takes its time.
const aLongWhile = 180_000;

const service = useService();
let organization: TestOrganization;
let division: { _id: string };
let games: ScheduledGame[];

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'Europe/London' });
  ({ division, games } = await aRealSeason(organization, season));
}, aLongWhile);

// One after another, each on the season as the last one left it.
describe('the Premier League of 2018/19, played through the API', () => {
  it('begins with twenty teams level, in the order of their names', async () => {
    const table = await tableOf(organization, division);
    expect(table.map(({ name }) => name)).toEqual([...season.teams].sort());
    expect(table.every(({ rank, gamesPlayed }) => rank === 1 && gamesPlayed === 0)).toBe(true);
  });

  it('ends in the official order, whatever the order in which scores came in', async () => {
    await enterScores(organization, games);
    const table = await tableOf(organization, division);
    expect(table.map(({ name }) => name)).toEqual(season.finalTable);
    expect(table.map(({ rank }) => rank)).toEqual(season.finalTable.map((_team, index) => index + 1));
    expect(table[0]).toMatchObject({
      ...{
        name: 'Manchester City',
        gamesPlayed: 38,
        wins: 32,
        losses: 4,
        ties: 2,
        points: 98,
        winPct: 0.868,
      },
      ...{ pointsFor: 95, pointsAgainst: 23, pointDifferential: 72, streak: 'W14', homeRecord: '18-1-0' },
      ...{ awayRecord: '14-3-2', gamesBack: 0, tiebreaker: null },
    });
  });

  it('stays as it is through scores entered wrong, edited, cleared and entered again', async () => {
    const table = await tableOf(organization, division);
    const edited = games.slice(0, 40);
    await enterScores(
      organization,
      edited.map((game) => ({ ...game, homeScore: game.awayScore + 3 })),
    );
    expect(await tableOf(organization, division)).not.toEqual(table);
    for (const { _id } of edited.slice(0, 15)) {
      await organization.admin.games.update(_id, { homeScore: null, awayScore: null });
    }
    const cleared = await tableOf(organization, division);
    expect(cleared.reduce((sum, { gamesPlayed }) => sum + gamesPlayed, 0)).toBe(2 * (380 - 15));
    await enterScores(organization, [...edited].reverse());
    await enterScores(organization, edited);
    expect(await tableOf(organization, division)).toEqual(table);
  });

  it('shows the same table with the division, in one reading, and to the public', async () => {
    const table = await tableOf(organization, division);
    expect((await organization.admin.divisions.get(division._id)).standings).toEqual(table);
    expect((await service.client().divisions.get(division._id)).standings).toEqual(table);
  });
});
