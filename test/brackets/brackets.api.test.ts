import { ApiError } from '../../clients/typescript/src/index.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';
import { aDivisionOf, allGames, aTournamentOf, gameIn, sides, type BracketGame } from './playedBracket.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

/** Code and detail paths of a refusal. */
async function refusal(answer: Promise<unknown>): Promise<[string, ...string[]]> {
  try {
    await answer;
  } catch (error) {
    if (error instanceof ApiError) return [error.code, ...(error.details ?? []).map(({ path }) => path)];
    throw error;
  }
  throw new Error('It was not refused.');
}

const namesOf = (count: number) => times(count, (index) => `Team ${index + 1}`);

describe('the size of a division’s playoffs', () => {
  const sizeOf = async (teams: number, config: object, body: object = {}) => {
    const { division, seeds } = await aDivisionOf(organization, { teams, config });
    const format = 'playoffs' as const;
    const given = 'seeded' in body ? { seeds: seeds.slice(0, body.seeded as number) } : {};
    return (await organization.admin.playoffs.create(division._id, { format, ...given })).size;
  };

  it('is what the configuration says', async () => {
    expect(await sizeOf(8, { playoffTeams: 4 })).toBe(4);
    expect(await sizeOf(5, { playoffTeams: 8 })).toBe(8);
  });

  it('is the largest that the teams fill where nothing is said', async () => {
    expect(await sizeOf(7, {})).toBe(4);
  });

  it('is the smallest that holds the seeds given where nothing is said', async () => {
    expect(await sizeOf(7, {}, { seeded: 5 })).toBe(8);
  });

  it('comes from the league where the division says nothing', async () => {
    const { admin } = organization;
    const league = await admin.leagues.create({ name: 'Cup', config: { playoffTeams: 2 } });
    const division = await admin.divisions.create({ name: 'A', league: league._id, sports: ['soccer'] });
    for (const name of namesOf(4)) await admin.divisionTeams.create({ name, division: division._id });
    const { size } = await admin.playoffs.create(division._id, { format: 'playoffs' });
    expect(size).toBe(2);
  });
});

describe('creating a bracket', () => {
  it('seeds by the standings where no seeds are given', async () => {
    const { admin } = organization;
    const { division, seeds } = await aDivisionOf(organization, { teams: 4, sports: ['soccer'] });
    const [one, two, three, four] = seeds;
    for (const [homeTeam, awayTeam, homeScore, awayScore] of [
      [four, one, 3, 0],
      [three, two, 1, 0],
      [four, three, 2, 0],
    ] as const) {
      await admin.games.create({
        sport: 'soccer',
        division: division._id,
        homeTeam,
        awayTeam,
        homeScore,
        awayScore,
      });
    }
    const bracket = await admin.playoffs.create(division._id, { format: 'playoffs' });
    const table = (await admin.divisions.standings(division._id))?.map(({ team }) => team) ?? [];
    expect(table[0]).toBe(four);
    expect(sides(bracket, 'Semifinal 1', table)).toBe('1 - 4');
    expect(sides(bracket, 'Semifinal 2', table)).toBe('2 - 3');
    expect(allGames(bracket).map(({ sport }) => sport)).toEqual(['soccer', 'soccer', 'soccer']);
  });

  it('leaves archived and test teams out of the order of the standings', async () => {
    const { admin } = organization;
    const { division, seeds } = await aDivisionOf(organization, { teams: 4 });
    await admin.divisionTeams.update(seeds[0] as string, { archived: true });
    await admin.divisionTeams.update(seeds[1] as string, { isTest: true });
    const bracket = await admin.playoffs.create(division._id, { format: 'playoffs' });
    const final = gameIn(bracket, 'Championship');
    expect([final.homeTeam, final.awayTeam].sort()).toEqual(seeds.slice(2).sort());
  });

  it('answers with its address and leaves an audit entry for it and each game', async () => {
    const { division, seeds } = await aDivisionOf(organization, { teams: 4 });
    const answer = await service.fetch(`/divisions/${division._id}/playoffs`, {
      method: 'POST',
      token: organization.apiKey,
      body: JSON.stringify({ format: 'playoffs_consolation', seeds }),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/api/v1/divisions/${division._id}/playoffs`);
    expect(answer.headers.get('etag')).toBe('"1"');
    const requestId = answer.headers.get('x-request-id') as string;
    const { data } = await organization.admin.auditLogs.list({ requestId, action: 'create' });
    expect(data.map(({ resource }) => resource).sort()).toEqual(['bracket', 'game', 'game', 'game', 'game']);
  });

  it('refuses seeds of another division, seeds given twice and unknown ones, each by its place', async () => {
    const { admin } = organization;
    const { division, seeds } = await aDivisionOf(organization, { teams: 2 });
    const other = await aDivisionOf(organization, { teams: 1 });
    const wrong = [seeds[0], other.seeds[0], seeds[0], seeds[1], 'f'.repeat(24)] as string[];
    expect(await refusal(admin.playoffs.create(division._id, { format: 'playoffs', seeds: wrong }))).toEqual([
      'invalid_reference',
      'seeds.1',
      'seeds.2',
      'seeds.4',
    ]);
    const { tournament } = await aTournamentOf(organization, namesOf(2));
    expect(await refusal(admin.brackets.create(tournament._id, { size: 8, seeds }))).toEqual([
      'invalid_reference',
      'seeds.0',
      'seeds.1',
    ]);
  });

  it('refuses a bracket for fewer than two teams or more than it holds', async () => {
    const { admin } = organization;
    const { tournament, seeds } = await aTournamentOf(organization, namesOf(9));
    const create = (count: number) =>
      refusal(admin.brackets.create(tournament._id, { size: 8, seeds: seeds.slice(0, count) }));
    expect(await create(0)).toEqual(['too_few_teams']);
    expect(await create(1)).toEqual(['too_few_teams']);
    expect(await create(9)).toEqual(['too_many_teams']);
    const { division } = await aDivisionOf(organization, { teams: 1 });
    const alone = admin.playoffs.create(division._id, { format: 'playoffs' });
    expect(await refusal(alone)).toEqual(['too_few_teams']);
  });

  it('plays consolation in brackets of 4 and 8 only', async () => {
    const { division } = await aDivisionOf(organization, { teams: 4, config: { playoffTeams: 2 } });
    const format = 'playoffs_consolation' as const;
    expect(await refusal(organization.admin.playoffs.create(division._id, { format }))).toEqual([
      'consolation_not_available',
    ]);
  });

  it('makes no bracket of a sport without teams', async () => {
    const { division } = await aDivisionOf(organization, { teams: 2, sports: ['judo'] });
    const created = organization.admin.playoffs.create(division._id, { format: 'playoffs' });
    expect((await refusal(created))[0]).toBe('wrong_sport');
  });

  it('makes one, whoever asks at the same moment', async () => {
    const { division } = await aDivisionOf(organization, { teams: 4 });
    const answers = await Promise.all(
      times(4, () =>
        organization.admin.playoffs.create(division._id, { format: 'playoffs' }).then(
          () => 'created',
          (error: unknown) => (error as ApiError).code,
        ),
      ),
    );
    expect(answers.sort()).toEqual(['bracket_exists', 'bracket_exists', 'bracket_exists', 'created']);
    expect((await organization.admin.games.list({ division: division._id })).count).toBe(3);
  });

  it('lists the games of a tournament’s bracket under the tournament', async () => {
    const { admin } = organization;
    const { tournament, seeds } = await aTournamentOf(organization, namesOf(16));
    const bracket = await admin.brackets.create(tournament._id, { size: 16, seeds });
    const listed = await admin.games.list({ tournament: tournament._id });
    expect(listed.data.map(({ _id }) => _id)).toEqual(allGames(bracket).map(({ _id }) => _id));
    const [first] = allGames(bracket);
    expect(first).toMatchObject({ playoffRound: null, gameLabel: 'Round of 16', division: null });
    expect(await admin.brackets.get(tournament._id)).toEqual(bracket);
  });

  it('seeds a bracket of 32 so that 1 and 2 meet only in the final', async () => {
    const { admin } = organization;
    const { tournament, seeds } = await aTournamentOf(organization, namesOf(32));
    const bracket = await admin.brackets.create(tournament._id, { size: 32, seeds });
    for (const { _id, homeTeam, awayTeam } of allGames(bracket)) {
      const { homeTeam: home, awayTeam: away } = (await admin.games.get(_id)) as BracketGame;
      expect([homeTeam, awayTeam]).not.toContain(undefined);
      const better = seeds.indexOf(home as string) < seeds.indexOf(away as string);
      await admin.games.update(_id, better ? { homeScore: 2, awayScore: 1 } : { homeScore: 1, awayScore: 2 });
    }
    const played = await admin.brackets.get(tournament._id);
    expect(played.places.map(({ team }) => seeds.indexOf(team))).toEqual([0, 1]);
  });
});

describe('a bracket in time slots', () => {
  it('plays every game after those it waits for', async () => {
    const { admin } = organization;
    const { division, seeds } = await aDivisionOf(organization, { teams: 8 });
    const hall = await admin.locations.create({
      name: 'Hall',
      timeZone: 'UTC',
      courts: [{ name: '1' }, { name: '2' }],
    });
    const slots = await Promise.all(
      times(12, (index) =>
        admin.timeSlots.create({
          location: hall._id,
          court: String(1 + (index % 2)),
          start: `2031-05-03T${String(9 + Math.floor(index / 2)).padStart(2, '0')}:00:00Z`,
          end: `2031-05-03T${String(10 + Math.floor(index / 2)).padStart(2, '0')}:00:00Z`,
        }),
      ),
    );
    const timeSlots = slots.map(({ _id }) => _id);
    const create = (offered: string[]) =>
      admin.playoffs.create(division._id, { format: 'playoffs_consolation', seeds, timeSlots: offered });
    expect(await refusal(create(timeSlots.slice(0, 10)))).toEqual(['schedule_impossible', 'timeSlots']);
    const games = allGames(await create(timeSlots));
    expect(new Set(games.map(({ timeSlot }) => timeSlot)).size).toBe(12);
    const byId = new Map(games.map((game) => [game._id, game]));
    for (const { date, homeFrom, awayFrom } of games) {
      for (const from of [homeFrom, awayFrom]) {
        const feeder = from && byId.get(from.game);
        if (feeder)
          expect(Date.parse(feeder.date) + feeder.duration * 60_000).toBeLessThanOrEqual(Date.parse(date));
      }
    }
  });
});

describe('what the public sees of a bracket', () => {
  const anonymous = () => service.client();

  const played = async (config: object = {}) => {
    const { admin } = organization;
    const { league, division, seeds } = await aDivisionOf(organization, { teams: 4, config });
    const bracket = await admin.playoffs.create(division._id, { format: 'playoffs_consolation', seeds });
    for (const { _id } of allGames(bracket)) await admin.games.update(_id, { homeScore: 2, awayScore: 1 });
    return { league, division, bracket };
  };

  it('is all of it', async () => {
    const { division } = await played();
    const seen = await anonymous().playoffs.get(division._id);
    expect(seen).toEqual(await organization.admin.playoffs.get(division._id));
    expect(seen.places).toHaveLength(4);
  });

  it('is not a hidden game, nor the places it decided', async () => {
    const { division, bracket } = await played();
    const { _id } = gameIn(bracket, 'Third Place');
    await organization.admin.games.update(_id, { isHidden: true });
    const seen = await anonymous().playoffs.get(division._id);
    expect(seen.rounds.map(({ name }) => name)).toEqual(['Semifinal', 'Championship']);
    expect(seen.places.map(({ place }) => place)).toEqual([1, 2]);
    expect((await organization.admin.playoffs.get(division._id)).places).toHaveLength(4);
  });

  it('is nothing of a hidden schedule', async () => {
    const { division } = await played({ hideSchedules: true });
    const seen = await anonymous().playoffs.get(division._id);
    expect(seen).toMatchObject({ rounds: [], places: [] });
    const stranger = await service.organization();
    expect(await stranger.key.playoffs.get(division._id)).toEqual(seen);
    expect((await organization.key.playoffs.get(division._id)).rounds).toHaveLength(3);
  });

  it('does not exist below an archived league', async () => {
    const { league, division } = await played();
    await organization.admin.leagues.update(league._id, { active: false });
    expect(await refusal(anonymous().playoffs.get(division._id))).toEqual(['not_found']);
    expect((await organization.admin.playoffs.get(division._id)).rounds).toHaveLength(3);
  });

  it('may be read by everybody and written by the organization only', async () => {
    const { division } = await aDivisionOf(organization, { teams: 4 });
    const stranger = await service.organization();
    const { playoffs } = stranger.admin;
    expect(await refusal(playoffs.get(division._id))).toEqual(['not_found']);
    expect(await refusal(playoffs.create(division._id, { format: 'playoffs' }))).toEqual(['forbidden']);
    await organization.admin.playoffs.create(division._id, { format: 'playoffs' });
    expect(await refusal(playoffs.remove(division._id))).toEqual(['forbidden']);
    expect((await playoffs.get(division._id)).size).toBe(4);
  });
});

describe('deleting a bracket', () => {
  it('takes its games with it, and another can be made', async () => {
    const { admin } = organization;
    const { division, seeds } = await aDivisionOf(organization, { teams: 4 });
    const bracket = await admin.playoffs.create(division._id, { format: 'playoffs', seeds });
    expect(await admin.playoffs.remove(division._id)).toEqual(bracket);
    expect((await admin.games.list({ division: division._id })).count).toBe(0);
    expect(await refusal(admin.playoffs.get(division._id))).toEqual(['not_found']);
    expect(await refusal(admin.playoffs.remove(division._id))).toEqual(['not_found']);
    const next = await admin.playoffs.create(division._id, { format: 'playoffs', seeds });
    expect(next.rounds).toHaveLength(2);
  });

  it('keeps scores unless it is forced', async () => {
    const { admin } = organization;
    const { division, seeds } = await aDivisionOf(organization, { teams: 4 });
    const bracket = await admin.playoffs.create(division._id, { format: 'playoffs', seeds });
    await admin.games.update(gameIn(bracket, 'Semifinal 1')._id, { forfeitedBy: 'away' });
    expect(await refusal(admin.playoffs.remove(division._id))).toEqual(['bracket_has_scores']);
    expect(await refusal(admin.playoffs.remove(division._id, { force: false }))).toEqual([
      'bracket_has_scores',
    ]);
    await admin.playoffs.remove(division._id, { force: true });
    expect((await admin.games.list({ division: division._id })).count).toBe(0);
  });

  it('comes before deleting its division', async () => {
    const { admin } = organization;
    const { tournament, seeds } = await aTournamentOf(organization, namesOf(2));
    await admin.brackets.create(tournament._id, { size: 8, seeds });
    expect((await refusal(admin.tournaments.remove(tournament._id)))[0]).toBe('not_empty');
  });
});
