import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aGameToScore } from './aBoxScore.ts';

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

type Scored = Awaited<ReturnType<typeof aGameToScore>>;

/** The public finds no row by any path; the organization does by all. */
async function expectHidden({ game, home, guard, entry }: Scored, gameIsPublic: boolean) {
  const { _id } = await entry(guard, home, { points: 10 });
  for (const { stats } of [stranger, other.admin, (await service.user()).client]) {
    await expect(stats.get(_id)).rejects.toMatchObject(notFound);
    await expect(stats.ofPlayer(guard)).rejects.toMatchObject(notFound);
    expect((await stats.list({ player: guard })).data).toEqual([]);
    expect(await stats.ofPlayers({ id: [guard] })).toEqual([]);
    if (gameIsPublic) {
      expect(await stats.ofGame(game._id)).toMatchObject({ teams: [], stats: [] });
      expect(await stats.ofTeam(home._id)).toMatchObject({ games: 0, totals: {}, players: [], stats: [] });
    } else await expect(stats.ofGame(game._id)).rejects.toMatchObject(notFound);
  }
  const reader = service.client(await service.apiKey(organization._id, ['read:players', 'read:games']));
  for (const { stats } of [organization.admin, organization.key, reader]) {
    expect(await stats.get(_id)).toMatchObject({ _id });
    expect((await stats.ofPlayer(guard)).totals).toEqual({ points: 10 });
    expect((await stats.ofPlayers({ id: [guard] }))[0]?.games).toBe(1);
    expect((await stats.ofGame(game._id)).stats).toHaveLength(1);
  }
}

describe('the public', () => {
  it('sees stats unless something hides them', async () => {
    const { game, home, guard, entry } = await aGameToScore(organization);
    const stat = await entry(guard, home, { points: 10 });
    expect(await stranger.stats.get(stat._id)).toEqual(stat);
    expect((await stranger.stats.ofTeam(home._id)).totals).toEqual({ points: 10 });
    expect((await stranger.stats.ofGame(game._id)).stats).toEqual([stat]);
    expect((await stranger.stats.list({ player: guard })).data).toEqual([stat]);
  });

  it('sees none where the division, its league or its tournament hides them', async () => {
    const hidden = { showStats: false };
    await expectHidden(await aGameToScore(organization, { config: hidden }), true);
    await expectHidden(await aGameToScore(organization, { leagueConfig: hidden }), true);
    const below = await aGameToScore(organization);
    const tournament = await organization.admin.tournaments.create({ name: 'Classic', config: hidden });
    await organization.admin.leagues.update(below.league._id, { tournament: tournament._id });
    await expectHidden(below, true);
  });

  it('sees those of a division that shows them though its league hides them', async () => {
    const settings = { config: { showStats: true }, leagueConfig: { showStats: false } };
    const { home, guard, entry } = await aGameToScore(organization, settings);
    const stat = await entry(guard, home, { points: 10 });
    expect(await stranger.stats.get(stat._id)).toEqual(stat);
  });

  it('sees none of a hidden game, a hidden schedule, an archived league', async () => {
    await expectHidden(await aGameToScore(organization, {}, { isHidden: true }), false);
    await expectHidden(await aGameToScore(organization, { config: { hideSchedules: true } }), false);
    await expectHidden(await aGameToScore(organization, { active: false }), false);
  });

  it('sees those of a game without a division as the team’s own division says', async () => {
    const { home, away, guard } = await aGameToScore(organization, { config: { showStats: false } });
    const shown = await aGameToScore(organization);
    const game = await organization.admin.games.create({ sport: 'golf' });
    const row = (player: string, divisionTeam: string) =>
      organization.admin.stats.create({ game: game._id, player, divisionTeam, values: { strokes: 70 } });
    const concealed = await row(guard, home._id);
    await expect(stranger.stats.get(concealed._id)).rejects.toMatchObject(notFound);
    const open = await row(shown.guard, shown.home._id);
    expect(await stranger.stats.get(open._id)).toEqual(open);
    expect(away._id).not.toBe(home._id);
  });
});

describe('stats', () => {
  it('are written by administrators and their keys alone', async () => {
    const { game, home, guard, center, entry } = await aGameToScore(organization);
    const { _id } = await entry(guard, home, { points: 10 });
    const body = { game: game._id, player: center, divisionTeam: home._id, values: {} };
    const reader = service.client(await service.apiKey(organization._id, ['read:players']));
    for (const { stats } of [reader, (await service.user()).client]) {
      await expect(stats.create(body)).rejects.toMatchObject(forbidden);
      await expect(stats.update(_id, { values: {} })).rejects.toMatchObject(forbidden);
      await expect(stats.remove(_id)).rejects.toMatchObject(forbidden);
    }
    await expect(other.admin.stats.update(_id, { values: {} })).rejects.toMatchObject(forbidden);
    expect((await organization.key.stats.update(_id, { values: { points: 1 } })).values).toEqual({
      points: 1,
    });
  });

  it('are read by no key of another kind of scope', async () => {
    const { home, guard, entry } = await aGameToScore(organization);
    const { _id } = await entry(guard, home, { points: 10 });
    const { stats } = service.client(await service.apiKey(organization._id, ['read:games']));
    await expect(stats.get(_id)).rejects.toMatchObject(forbidden);
    await expect(stats.list()).rejects.toMatchObject(forbidden);
  });

  it('keep their game and team from being deleted', async () => {
    const { game, home, guard, entry } = await aGameToScore(organization);
    await entry(guard, home, { points: 10 });
    const inUse = { status: 409, code: 'in_use' };
    await expect(organization.admin.games.remove(game._id)).rejects.toMatchObject(inUse);
    await expect(organization.admin.divisionTeams.remove(home._id)).rejects.toMatchObject(inUse);
  });
});
