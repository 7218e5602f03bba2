import season from '../data/la-liga-2022-23.json' with { type: 'json' };
import { useService, type TestOrganization } from '../support/service.ts';
import { aRealSeason, enterScores, tableOf, type ScheduledGame } from './playedSeason.ts';

type Criteria = ('headToHead' | 'headToHeadDifferential' | 'differential' | 'scored')[];
const order: Criteria = ['headToHead', 'headToHeadDifferential', 'differential', 'scored'];

// Setting a season up takes seconds; a busy machine takes its time.
const aLongWhile = 180_000;

const service = useService();
let organization: TestOrganization;
let division: { _id: string };
let games: ScheduledGame[];

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'Europe/Madrid' });
  const config = { tiebreakers: { soccer: { order, multiTeam: 'restart', note: 'reglamento' } } };
  ({ division, games } = await aRealSeason(organization, season, config));
  await enterScores(organization, games);
}, aLongWhile);

describe('La Liga of 2022/23, played through the API', () => {
  const names = async () => (await tableOf(organization, division)).map(({ name }) => name);

  it('ends in the official order by its mutual games', async () => {
    const table = await tableOf(organization, division);
    expect(table.map(({ name }) => name)).toEqual(season.finalTable);
    expect(table.map(({ rank }) => rank)).toEqual(season.finalTable.map((_team, index) => index + 1));
  });

  it('ends so whether ties begin again or go on, and with just the array of the order', async () => {
    for (const soccer of [{ order, multiTeam: 'continue' as const }, order]) {
      await organization.admin.divisions.update(division._id, { config: { tiebreakers: { soccer } } });
      expect(await names()).toEqual(season.finalTable);
    }
  });

  it('takes the order from its league where the division has none', async () => {
    const { admin } = organization;
    await admin.divisions.update(division._id, { config: { tiebreakers: null } });
    expect(await names()).not.toEqual(season.finalTable);
    const { league } = await admin.divisions.get(division._id);
    await admin.leagues.update(league as string, { config: { tiebreakers: { soccer: order } } });
    expect(await names()).toEqual(season.finalTable);
  });
});
