import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aDivision, aMatch, idsOf } from './aGame.ts';

const service = useService();
let organization: TestOrganization;
let other: TestOrganization;
let stranger: SportsLeagueClient;

beforeAll(async () => {
  organization = await service.organization();
  other = await service.organization();
  stranger = service.client();
});

const notFound = { status: 404, code: 'not_found' };
const forbidden = { status: 403, code: 'forbidden' };

const expectHidden = async (division: { _id: string }, game: { _id: string }) => {
  const reader = service.client(await service.apiKey(organization._id, ['read:games']));
  for (const public_ of [stranger, other.admin, (await service.user()).client]) {
    await expect(public_.games.get(game._id)).rejects.toMatchObject(notFound);
    for (const limit of [undefined, 1]) {
      const { data, count } = await public_.games.list({ division: division._id, limit });
      expect({ data, count }).toEqual({ data: [], count: 0 });
    }
  }
  for (const own of [organization.admin, organization.key, reader]) {
    expect(await own.games.get(game._id)).toMatchObject({ _id: game._id });
    expect(idsOf((await own.games.list({ division: division._id })).data)).toEqual([game._id]);
  }
};

describe('the public', () => {
  it('sees the games of an active league, cancelled ones too', async () => {
    const pairing = await aDivision(organization);
    const game = await aMatch(organization, pairing, { isCancelled: true });
    expect(await stranger.games.get(game._id)).toEqual(game);
    expect((await stranger.games.list({ division: pairing.division._id })).data).toEqual([game]);
    expect((await stranger.games.listByTeam(pairing.home._id)).data).toEqual([game]);
    expect((await stranger.games.listByLeague(pairing.league._id)).data).toEqual([game]);
    expect(await other.key.games.get(game._id)).toEqual(game);
  });

  it('sees no hidden game', async () => {
    const pairing = await aDivision(organization);
    await expectHidden(pairing.division, await aMatch(organization, pairing, { isHidden: true }));
  });

  it('counts the games that it sees and no hidden one', async () => {
    const pairing = await aDivision(organization);
    const [first, hidden] = [
      await aMatch(organization, pairing, { date: '2026-03-01' }),
      await aMatch(organization, pairing, { date: '2026-03-02', isHidden: true }),
    ];
    const last = await aMatch(organization, pairing, { date: '2026-03-03' });
    for (const filter of [{ division: pairing.division._id }, { team: pairing.home._id }]) {
      const page = await stranger.games.list({ ...filter, limit: 1 });
      expect([page.data, page.count]).toEqual([[first], 2]);
      const next = await stranger.games.list({ ...filter, limit: 1, after: first._id });
      expect([next.data, next.count]).toEqual([[last], 2]);
      const past = await stranger.games.list({ ...filter, limit: 1, page: 3 });
      expect([past.data, past.count]).toEqual([[], 2]);
    }
    const own = await organization.key.games.list({ division: pairing.division._id, limit: 2 });
    expect([own.data, own.count]).toEqual([[first, hidden], 3]);
  });

  it('sees no game of an archived league, nor of a league in an archived tournament', async () => {
    const archived = await aDivision(organization, { active: false });
    await expectHidden(archived.division, await aMatch(organization, archived));
    await expect(stranger.games.listByLeague(archived.league._id)).rejects.toMatchObject(notFound);
    const below = await aDivision(organization);
    const game = await aMatch(organization, below);
    const tournament = await organization.admin.tournaments.create({ name: 'Classic', active: false });
    await organization.admin.leagues.update(below.league._id, { tournament: tournament._id });
    await expectHidden(below.division, game);
  });

  it('sees no game of a hidden schedule, wherever it is hidden; the division may show it again', async () => {
    const hidden = { hideSchedules: true };
    const own = await aDivision(organization, { config: hidden });
    await expectHidden(own.division, await aMatch(organization, own));
    const inherited = await aDivision(organization, { leagueConfig: hidden });
    const game = await aMatch(organization, inherited);
    await expectHidden(inherited.division, game);
    await organization.admin.divisions.update(inherited.division._id, { config: { hideSchedules: false } });
    expect(await stranger.games.get(game._id)).toEqual(game);
  });

  it('sees a game without a division as its league and tournament let it', async () => {
    const { games, leagues, tournaments } = organization.admin;
    const league = await leagues.create({ name: 'Golf', config: { hideSchedules: true } });
    const tournament = await tournaments.create({ name: 'Open' });
    const alone = await games.create({ sport: 'golf' });
    const ofLeague = await games.create({ sport: 'golf', league: league._id });
    const ofTournament = await games.create({ sport: 'golf', tournament: tournament._id });
    expect(await stranger.games.get(alone._id)).toEqual(alone);
    await expect(stranger.games.get(ofLeague._id)).rejects.toMatchObject(notFound);
    expect(await stranger.games.get(ofTournament._id)).toEqual(ofTournament);
    await leagues.update(league._id, { config: { hideSchedules: null } });
    await tournaments.update(tournament._id, { active: false });
    expect(await stranger.games.get(ofLeague._id)).toEqual(ofLeague);
    await expect(stranger.games.get(ofTournament._id)).rejects.toMatchObject(notFound);
  });

  it('sees no game without a division where the registration of its league or tournament hides the schedule', async () => {
    const { games, leagues, tournaments, registrations } = organization.admin;
    const config = { hideSchedules: true, gameDurationInMinutes: 25 };
    const league = await leagues.create({ name: 'Golf' });
    const tournament = await tournaments.create({ name: 'Open' });
    await registrations.create({ league: league._id, config });
    await registrations.create({ tournament: tournament._id, config });
    for (const above of [{ league: league._id }, { tournament: tournament._id }]) {
      const game = await games.create({ sport: 'golf', ...above });
      expect(game.duration).toBe(25);
      await expect(stranger.games.get(game._id)).rejects.toMatchObject(notFound);
      expect((await stranger.games.list(above)).data).toEqual([]);
    }
    await leagues.update(league._id, { config: { hideSchedules: false } });
    expect((await stranger.games.listByLeague(league._id)).count).toBe(1);
  });

  it('reads hidden team names in a populated game too', async () => {
    const pairing = await aDivision(organization, { config: { hideTeams: true } });
    const { _id } = await aMatch(organization, pairing);
    const include = 'homeTeam,awayTeam';
    expect(await stranger.games.get(_id, { include })).toMatchObject({
      homeTeam: { name: 'Team 1' },
      awayTeam: { name: 'Team 2' },
    });
    expect(await organization.admin.games.get(_id, { include })).toMatchObject({
      homeTeam: { name: 'Hawks' },
    });
  });
});

describe('a game', () => {
  it('is written by nobody but the administrators of its organization and their keys', async () => {
    const pairing = await aDivision(organization);
    const game = await aMatch(organization, pairing);
    const hidden = await aMatch(organization, pairing, { isHidden: true });
    const reader = service.client(await service.apiKey(organization._id, ['read:games']));
    const { client: person } = await service.user();
    for (const { games } of [reader, person]) {
      await expect(games.create({ sport: 'golf' })).rejects.toMatchObject(forbidden);
      await expect(games.update(game._id, { homeScore: 1 })).rejects.toMatchObject(forbidden);
      await expect(games.remove(game._id)).rejects.toMatchObject(forbidden);
    }
    for (const { games } of [other.admin, other.key]) {
      await expect(games.update(game._id, { homeScore: 1 })).rejects.toMatchObject(forbidden);
      await expect(games.remove(game._id)).rejects.toMatchObject(forbidden);
      await expect(games.update(hidden._id, { homeScore: 1 })).rejects.toMatchObject(notFound);
      await expect(games.remove(hidden._id)).rejects.toMatchObject(notFound);
    }
    const unauthenticated = { status: 401, code: 'unauthenticated' };
    await expect(stranger.games.create({ sport: 'golf' })).rejects.toMatchObject(unauthenticated);
    await expect(stranger.games.update(game._id, {})).rejects.toMatchObject(unauthenticated);
    expect(await organization.key.games.update(game._id, { homeScore: 1 })).toMatchObject({ homeScore: 1 });
  });

  it('is read by a key of another kind of scope nowhere', async () => {
    const { _id } = await aMatch(organization, await aDivision(organization));
    const { games } = service.client(await service.apiKey(organization._id, ['read:teams']));
    await expect(games.list()).rejects.toMatchObject(forbidden);
    await expect(games.get(_id)).rejects.toMatchObject(forbidden);
  });
});
