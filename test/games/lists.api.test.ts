import { times, useService, type TestOrganization } from '../support/service.ts';
import { aDivision, aMatch, idsOf, type Pairing } from './aGame.ts';

const service = useService();
let organization: TestOrganization;
let pairing: Pairing;
let third: { _id: string };
let venue: { _id: string };
/** By name, as created: out of the order of their dates. */
let games: Record<'final' | 'opener' | 'derby' | 'golf' | 'elsewhere', { _id: string }>;

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/New_York' });
  pairing = await aDivision(organization);
  const { admin } = organization;
  third = await admin.divisionTeams.create({ name: 'Jays', division: pairing.division._id });
  venue = await admin.locations.create({ name: 'Dome' });
  const elsewhere = await aDivision(organization);
  games = {
    final: await aMatch(organization, pairing, { date: '2026-03-20', playoffRound: 'championship' }),
    opener: await aMatch(organization, pairing, { date: '2026-03-01', locationModel: venue._id }),
    derby: await aMatch(organization, pairing, { date: '2026-03-08T18:00:00Z', homeTeam: third._id }),
    golf: await admin.games.create({ sport: 'golf', date: '2026-03-09' }),
    elsewhere: await aMatch(organization, elsewhere, { date: '2026-03-10' }),
  };
});

const listed = async (query: object, { admin } = organization) =>
  idsOf((await admin.games.list(query)).data).map(
    (id) => Object.entries(games).find(([, { _id }]) => _id === id)?.[0],
  );

describe('the list of games', () => {
  it('is by date, newest last, and backwards with a minus', async () => {
    const byDate = ['opener', 'derby', 'golf', 'elsewhere', 'final'];
    expect(await listed({})).toEqual(byDate);
    expect(await listed({ sort: '-date' })).toEqual([...byDate].reverse());
    expect(await listed({ sort: 'created' })).toEqual(['final', 'opener', 'derby', 'golf', 'elsewhere']);
    expect(await listed({ sort: 'updated', limit: 2 })).toEqual(['final', 'opener']);
  });

  it('can be of a division, league, team, venue, round, sport and organization', async () => {
    const { division, league, home, away } = pairing;
    expect(await listed({ division: division._id })).toEqual(['opener', 'derby', 'final']);
    expect(await listed({ league: league._id })).toEqual(['opener', 'derby', 'final']);
    expect(await listed({ team: home._id })).toEqual(['opener', 'final']);
    expect(await listed({ team: away._id })).toEqual(['opener', 'derby', 'final']);
    expect(await listed({ team: third._id })).toEqual(['derby']);
    expect(await listed({ location: venue._id })).toEqual(['opener']);
    expect(await listed({ playoffRound: 'championship' })).toEqual(['final']);
    expect(await listed({ sport: 'golf' })).toEqual(['golf']);
    expect(await listed({ organization: organization._id, team: third._id })).toEqual(['derby']);
    expect(await listed({ organization: 'f'.repeat(24) })).toEqual([]);
  });

  it('begins at "from" and ends before "to"; a day is its midnight in UTC', async () => {
    expect(await listed({ from: '2026-03-08T18:00:00Z', to: '2026-03-10' })).toEqual(['derby', 'golf']);
    expect(await listed({ from: '2026-03-08T18:00:00.001Z', to: '2026-03-10T00:00:00.001Z' })).toEqual([
      'golf',
      'elsewhere',
    ]);
    expect(await listed({ from: '2026-03-08', to: '2026-03-09' })).toEqual(['derby']);
    expect(await listed({ to: '2026-03-08T14:00:00-04:00' })).toEqual(['opener']);
  });

  it('of a team or a league has a path of its own, with the same filters', async () => {
    const { admin } = organization;
    const byTeam = await admin.games.listByTeam(pairing.home._id, { to: '2026-03-10' });
    expect(idsOf(byTeam.data)).toEqual([games.opener._id]);
    const byLeague = await admin.games.listByLeague(pairing.league._id, { sort: '-date', limit: 1 });
    expect([idsOf(byLeague.data), byLeague.count]).toEqual([[games.final._id], 3]);
    const unknown = { status: 404, code: 'not_found' };
    await expect(admin.games.listByTeam('f'.repeat(24))).rejects.toMatchObject(unknown);
    await expect(admin.games.listByLeague('f'.repeat(24))).rejects.toMatchObject(unknown);
  });

  it('loses and repeats none of many games at one time, whatever the page', async () => {
    const { division, home, away } = await aDivision(organization);
    const all = await Promise.all(
      times(23, () =>
        organization.admin.games.create({
          sport: 'basketball',
          date: '2026-05-01',
          division: division._id,
          homeTeam: home._id,
          awayTeam: away._id,
        }),
      ),
    );
    const seen: string[] = [];
    for await (const game of organization.admin.games.list({ division: division._id, limit: 5 })) {
      seen.push(game._id);
    }
    expect(seen).toEqual(idsOf(all).sort());
  });

  it('refuses what it does not know', async () => {
    for (const query of [
      'sport=cricket',
      'playoffRound=final',
      'from=tomorrow',
      'referee=Sam',
      'sort=name',
    ]) {
      const answer = await service.fetch(`/games?${query}`, { token: organization.adminToken });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });
});

describe('a populated game', () => {
  it('carries its teams, division, league and organization', async () => {
    const include = 'homeTeam,awayTeam(name),division.league(name),league,organization(name),locationModel';
    const game = (await organization.admin.games.get(games.opener._id, { include })) as object;
    expect(game).toMatchObject({
      homeTeam: { _id: pairing.home._id, name: 'Hawks', seed: null },
      awayTeam: { _id: pairing.away._id, name: 'Owls' },
      division: { _id: pairing.division._id, league: { _id: pairing.league._id, name: 'Winter' } },
      league: { _id: pairing.league._id, contestType: 'season' },
      organization: { _id: organization._id },
      // The venue is no root of this list.
      locationModel: venue._id,
    });
    const list = await organization.admin.games.list({ sport: 'basketball', include: 'homeTeam' });
    expect(list.data[0]).toMatchObject({ homeTeam: { name: 'Hawks' }, awayTeam: pairing.away._id });
  });

  it('has nothing where it has no team', async () => {
    const game = await organization.admin.games.get(games.golf._id, { include: 'homeTeam,division' });
    expect(game).toMatchObject({ division: null });
    expect(game).not.toHaveProperty('homeTeam');
  });
});
