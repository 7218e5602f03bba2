import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

/** A division of these teams, each in a game against the next with the home side ahead. */
async function aDivision(names: readonly string[], settings: { config?: object; sports?: string[] } = {}) {
  const { admin } = organization;
  const { config = {}, sports = ['basketball'] } = settings;
  const league = await admin.leagues.create({ name: 'Winter' });
  const division = await admin.divisions.create({ name: 'A', league: league._id, sports, config });
  const teams = [];
  for (const name of names) {
    teams.push(await admin.divisionTeams.create({ name, division: division._id }));
  }
  return { league, division, teams };
}

type Game = { home: string; away: string; [field: string]: unknown };

const play = (
  { division, teams }: Awaited<ReturnType<typeof aDivision>>,
  { home, away, ...fields }: Game,
) => {
  const idOf = (name: string) => teams.find((team) => team.name === name)?._id;
  const game = { sport: 'basketball', division: division._id, homeTeam: idOf(home), awayTeam: idOf(away) };
  return organization.admin.games.create({ ...game, ...fields } as { sport: 'basketball' });
};

const places = async (division: { _id: string }, { admin } = organization) =>
  (await admin.divisions.standings(division._id))?.map(({ rank, name, wins, losses, ties }) =>
    [rank, name, `${wins}-${losses}-${ties}`].join(' '),
  );

describe('the table of a division', () => {
  it('has a row for every placed team, without games too, and none for a test team', async () => {
    const { division } = await aDivision(['Hawks', 'Owls']);
    const { divisionTeams, divisions } = organization.admin;
    await divisionTeams.create({ name: 'Trial', division: division._id, isTest: true });
    expect(await places(division)).toEqual(['1 Hawks 0-0-0', '1 Owls 0-0-0']);
    expect((await divisions.standings(division._id))?.[0]).toMatchObject({ streak: '', tiebreaker: null });
  });

  it('counts no game against a test team', async () => {
    const season = await aDivision(['Hawks', 'Owls']);
    const { divisionTeams } = organization.admin;
    const trial = await divisionTeams.create({ name: 'Trial', division: season.division._id, isTest: true });
    const withTrial = { ...season, teams: [...season.teams, trial] };
    await play(withTrial, { home: 'Hawks', away: 'Trial', homeScore: 0, awayScore: 9 });
    await play(withTrial, { home: 'Trial', away: 'Owls', forfeitedBy: 'home' });
    await play(withTrial, { home: 'Hawks', away: 'Owls', homeScore: 2, awayScore: 1 });
    expect(await places(season.division)).toEqual(['1 Hawks 1-0-0', '2 Owls 0-1-0']);
  });

  it('counts one game however often its score is edited', async () => {
    const season = await aDivision(['Hawks', 'Owls']);
    const { _id } = await play(season, { home: 'Hawks', away: 'Owls' });
    const { games } = organization.admin;
    for (const homeScore of [50, 60, 70]) await games.update(_id, { homeScore, awayScore: 55 });
    expect(await places(season.division)).toEqual(['1 Hawks 1-0-0', '2 Owls 0-1-0']);
  });

  it('counts no postponed, half-scored, cancelled, bye or playoff game', async () => {
    const season = await aDivision(['Hawks', 'Owls']);
    const scored = { home: 'Hawks', away: 'Owls', homeScore: 3, awayScore: 1 };
    await play(season, { home: 'Hawks', away: 'Owls' });
    await play(season, { home: 'Hawks', away: 'Owls', homeScore: 3 });
    await play(season, { ...scored, isCancelled: true });
    await play(season, { ...scored, isBye: true });
    for (const playoffRound of ['quarterfinal', 'championship', 'consolation']) {
      await play(season, { ...scored, playoffRound });
    }
    expect(await places(season.division)).toEqual(['1 Hawks 0-0-0', '1 Owls 0-0-0']);
  });

  it('counts a hidden game, a forfeit without a score, and a double forfeit as two losses', async () => {
    const season = await aDivision(['Hawks', 'Owls', 'Jays']);
    await play(season, { home: 'Hawks', away: 'Owls', homeScore: 3, awayScore: 1, isHidden: true });
    await play(season, { home: 'Owls', away: 'Jays', forfeitedBy: 'home' });
    await play(season, { home: 'Hawks', away: 'Jays', forfeitedBy: 'both' });
    expect(await places(season.division)).toEqual(['1 Hawks 1-1-0', '2 Jays 1-1-0', '3 Owls 0-2-0']);
  });

  it('puts the mutual game before the differential when the order says so, a forfeit win too', async () => {
    const season = await aDivision(['Hawks', 'Owls', 'Jays']);
    await play(season, { home: 'Owls', away: 'Hawks', forfeitedBy: 'home' });
    await play(season, { home: 'Owls', away: 'Jays', homeScore: 90, awayScore: 20 });
    await play(season, { home: 'Jays', away: 'Hawks', homeScore: 50, awayScore: 49 });
    await play(season, { home: 'Owls', away: 'Jays', homeScore: 90, awayScore: 20 });
    await play(season, { home: 'Hawks', away: 'Jays', homeScore: 50, awayScore: 49 });
    expect(await places(season.division)).toEqual(['1 Hawks 2-1-0', '2 Owls 2-1-0', '3 Jays 1-3-0']);
    const table = await organization.admin.divisions.standings(season.division._id);
    expect(table?.[0]?.tiebreaker).toBe('headToHead');
    const byMargin = { tiebreakers: { basketball: ['differential' as const] } };
    await organization.admin.divisions.update(season.division._id, { config: byMargin });
    expect((await places(season.division))?.[0]).toBe('1 Owls 2-1-0');
  });

  it('goes by the sport of its games where the division names none', async () => {
    const { division, teams } = await aDivision(['Hawks', 'Owls'], { sports: [] });
    await organization.admin.games.create({
      sport: 'soccer',
      division: division._id,
      homeTeam: teams[0]?._id,
      awayTeam: teams[1]?._id,
      homeScore: 2,
      awayScore: 0,
    });
    expect((await organization.admin.divisions.standings(division._id))?.map(({ points }) => points)).toEqual(
      [3, 0],
    );
  });

  it('goes by the sport that the division’s games are made of: the first named that two teams play', async () => {
    for (const sports of [['Soccer'], ['soccer', 'basketball'], ['judo', 'soccer']]) {
      const season = await aDivision(['Hawks', 'Owls'], { sports });
      const { schedules, games, divisions } = organization.admin;
      const made = await schedules.generate(season.division._id, { legs: 1, start: '2026-03-08' });
      expect([sports, made.games[0]?.sport]).toEqual([sports, 'soccer']);
      await games.update(made.games[0]?._id ?? '', { homeScore: 2, awayScore: 0 });
      const points = (await divisions.standings(season.division._id))?.map((row) => row.points);
      expect([sports, points]).toEqual([sports, [3, 0]]);
    }
  });

  it('is that of the division alone', async () => {
    const season = await aDivision(['Hawks', 'Owls']);
    const next = await aDivision(['Jays', 'Wrens']);
    await play(next, { home: 'Jays', away: 'Wrens', homeScore: 3, awayScore: 1 });
    expect(await places(season.division)).toEqual(['1 Hawks 0-0-0', '1 Owls 0-0-0']);
  });

  it('comes with the division, whose ETag a score leaves as it was', async () => {
    const season = await aDivision(['Hawks', 'Owls']);
    const { divisions } = organization.admin;
    const before = await divisions.get(season.division._id, { include: 'league(name)' }).withResponse();
    expect(before.data).toMatchObject({ _id: season.division._id, league: { name: 'Winter' } });
    await play(season, { home: 'Owls', away: 'Hawks', homeScore: 3, awayScore: 1 });
    const after = await divisions.get(season.division._id).withResponse();
    expect(after.etag).toBe(before.etag);
    expect(after.data.standings?.map(({ name }) => name)).toEqual(['Owls', 'Hawks']);
    await divisions.update(season.division._id, { name: 'B' }, { ifMatch: before.etag as string });
  });
});

describe('the public', () => {
  it('sees no standings where they are hidden, at any level, but everything else of the division', async () => {
    const stranger = service.client();
    const hidden = { hideStandings: true };
    const { league, division } = await aDivision(['Hawks', 'Owls'], { config: hidden });
    for (const client of [stranger, (await service.organization()).admin, (await service.user()).client]) {
      expect(await client.divisions.standings(division._id)).toBeNull();
      expect(await client.divisions.get(division._id)).toMatchObject({ name: 'A', standings: null });
    }
    const reader = service.client(await service.apiKey(organization._id, ['read:leagues']));
    for (const client of [organization.admin, organization.key, reader]) {
      expect(await client.divisions.standings(division._id)).toHaveLength(2);
      expect((await client.divisions.get(division._id)).standings).toHaveLength(2);
    }
    await organization.admin.divisions.update(division._id, { config: { hideStandings: null } });
    expect(await stranger.divisions.standings(division._id)).toHaveLength(2);
    await organization.admin.leagues.update(league._id, { config: hidden });
    expect(await stranger.divisions.standings(division._id)).toBeNull();
  });

  it('reads "Team 1" where names are hidden, as in the list of teams, also in the order of equal teams', async () => {
    const { division } = await aDivision(['Zebras', 'Ants'], { config: { hideTeams: true } });
    const stranger = service.client();
    const table = await stranger.divisions.standings(division._id);
    expect(table?.map(({ name }) => name)).toEqual(['Team 1', 'Team 2']);
    const teams = await stranger.divisionTeams.list({ division: division._id });
    expect(table?.map(({ team, name }) => [team, name])).toEqual(
      teams.data.map(({ _id, name }) => [_id, name]),
    );
    expect(await places(division)).toEqual(['1 Ants 0-0-0', '1 Zebras 0-0-0']);
  });

  it('sees neither the division nor its standings below an archived league', async () => {
    const { league, division } = await aDivision(['Hawks']);
    await organization.admin.leagues.update(league._id, { active: false });
    const notFound = { status: 404, code: 'not_found' };
    const stranger = service.client();
    await expect(stranger.divisions.standings(division._id)).rejects.toMatchObject(notFound);
    await expect(stranger.divisions.get(division._id)).rejects.toMatchObject(notFound);
    expect(await organization.admin.divisions.standings(division._id)).toHaveLength(1);
  });
});
