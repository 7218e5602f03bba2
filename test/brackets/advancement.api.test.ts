import { ApiError } from '../../clients/typescript/src/index.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';
import { aDivisionOf, allGames, aPlayoff, gameIn, type Playoffs } from './playedBracket.ts';

const service = useService({ pool: 10 });
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

async function codeOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
  return 'done';
}

const versionOf = async (id: string) =>
  (await service.fetch(`/games/${id}`, { token: organization.apiKey })).headers.get('etag');

const touched = async (resourceId: string) => {
  const { data } = await organization.admin.auditLogs.list({ resource: 'game', resourceId });
  return data.map(({ action }) => action);
};

describe('advancement', () => {
  it('fills both slots when two feeders are scored at the same moment, every time', async () => {
    const playoffs = await aPlayoff(organization, 'playoffs_consolation', 4);
    const bracket = await playoffs.read();
    const semifinals = [gameIn(bracket, 'Semifinal 1')._id, gameIn(bracket, 'Semifinal 2')._id];
    const write = (scores: object) =>
      Promise.all(semifinals.map((id) => organization.admin.games.update(id, scores)));
    // Connections are made before the race: a cold pool would keep the writes apart.
    await Promise.all(times(10, () => service.db.select('SELECT pg_sleep(0.05)')));
    for (const turn of times(20, (index) => index)) {
      const homeWins = turn % 2 === 0;
      await write(homeWins ? { homeScore: 9, awayScore: 3 } : { homeScore: 3, awayScore: 9 });
      expect(await playoffs.sides('Championship')).toBe(homeWins ? '1 - 2' : '4 - 3');
      expect(await playoffs.sides('Third Place')).toBe(homeWins ? '4 - 3' : '1 - 2');
      await write({ homeScore: null, awayScore: null });
      expect(await playoffs.sides('Championship')).toBe('Winner of Semifinal 1 - Winner of Semifinal 2');
    }
  });

  it('lets finalist and third-place team change places between games of the same hour', async () => {
    const playoffs = await aPlayoff(organization, 'playoffs_consolation', 4);
    const bracket = await playoffs.read();
    for (const title of ['Championship', 'Third Place']) {
      await organization.admin.games.update(gameIn(bracket, title)._id, {
        date: '2027-03-06',
        time: '19:00',
      });
    }
    await playoffs.score('Semifinal 1', [9, 3]);
    await playoffs.score('Semifinal 2', [9, 3]);
    await playoffs.score('Semifinal 1', [3, 9]);
    expect(await playoffs.sides('Championship')).toBe('4 - 2');
    expect(await playoffs.sides('Third Place')).toBe('1 - 3');
    // Both are booked where they play now, and nowhere else.
    const elsewhere = (homeTeam: string | null) =>
      codeOf(
        organization.admin.games.create({
          ...{
            sport: 'basketball',
            division: playoffs.division,
            homeTeam,
            date: '2027-03-06',
            time: '19:30',
          },
        } as never),
      );
    const after = await playoffs.read();
    for (const title of ['Championship', 'Third Place']) {
      const { homeTeam } = gameIn(after, title) as { homeTeam: string };
      expect(await elsewhere(homeTeam)).toBe('double_booked');
    }
  });

  it('keeps no score of a team that a correction takes out at the same moment', async () => {
    const playoffs = await aPlayoff(organization, 'playoffs', 8);
    for (const title of times(4, (index) => `Quarterfinal ${index + 1}`)) await playoffs.score(title, [2, 1]);
    const bracket = await playoffs.read();
    const { update } = organization.admin.games;
    const [quarterfinal, semifinal] = ['Quarterfinal 1', 'Semifinal 1'].map(
      (title) => gameIn(bracket, title)._id,
    );
    await Promise.all(times(10, () => service.db.select('SELECT pg_sleep(0.05)')));
    for (const turn of times(20, (index) => index)) {
      const [homeScore, awayScore, seed] = turn % 2 === 0 ? [1, 2, 8] : [2, 1, 1];
      await Promise.all([
        update(semifinal as string, { homeScore: 5 + turn, awayScore: 3 }),
        update(quarterfinal as string, { homeScore, awayScore }),
      ]);
      // Whichever came first: the semifinal is the new team's, and so is a score that it still has.
      expect(await playoffs.sides('Semifinal 1')).toBe(`${seed} - 4`);
      const isScored = (await playoffs.game('Semifinal 1')).homeScore !== null;
      const home = isScored ? String(seed) : 'Winner of Semifinal 1';
      expect(await playoffs.sides('Championship')).toBe(`${home} - Winner of Semifinal 2`);
      await update(semifinal as string, { homeScore: null, awayScore: null });
    }
  });

  it('stands firm when every game of a bracket is written at once', async () => {
    const playoffs = await aPlayoff(organization, 'playoffs', 8);
    const titles = [...times(4, (index) => `Quarterfinal ${index + 1}`), 'Semifinal 1', 'Semifinal 2'];
    for (const title of titles) await playoffs.score(title, [2, 1]);
    const ids = allGames(await playoffs.read()).map(({ _id }) => _id);
    const answers = await Promise.all(
      ids.map((id) => codeOf(organization.admin.games.update(id, { homeScore: 1, awayScore: 2 }))),
    );
    // What had lost its teams by then can't be scored; nothing else may go wrong.
    for (const answer of answers) expect(['done', 'game_not_playable']).toContain(answer);
    expect([await playoffs.sides('Semifinal 1'), await playoffs.sides('Semifinal 2')]).toEqual([
      '8 - 5',
      '7 - 6',
    ]);
  });

  it('touches nothing when the same side wins by another score', async () => {
    const playoffs = await aPlayoff(organization, 'playoffs', 4);
    await playoffs.score('Semifinal 1', [60, 50]);
    await playoffs.score('Semifinal 2', [60, 50]);
    await playoffs.score('Championship', [60, 50]);
    const { _id } = await playoffs.game('Championship');
    const before = [await versionOf(_id), await touched(_id)];
    await playoffs.score('Semifinal 1', [61, 50]);
    expect([await versionOf(_id), await touched(_id)]).toEqual(before);
    expect(await playoffs.game('Championship')).toMatchObject({ homeScore: 60, awayScore: 50 });
  });

  it('leaves the score that a dependent lost in the audit log', async () => {
    const playoffs = await aPlayoff(organization, 'playoffs', 4);
    await playoffs.score('Semifinal 1', [60, 50]);
    await playoffs.score('Semifinal 2', [60, 50]);
    const { _id } = await playoffs.score('Championship', [77, 66]);
    await playoffs.score('Semifinal 1', [50, 60]);
    expect(await playoffs.game('Championship')).toMatchObject({ homeScore: null, awayScore: null });
    const { data } = await organization.admin.auditLogs.list({ resourceId: _id, sort: '-created' });
    expect(data[0]).toMatchObject({
      action: 'score',
      before: { homeScore: 77, awayScore: 66, homeTeam: playoffs.seeds[0] },
      after: { homeScore: null, awayScore: null, homeTeam: playoffs.seeds[3] },
    });
  });

  it('lets the other side of a forfeit advance, until a score is written', async () => {
    const playoffs = await aPlayoff(organization, 'playoffs', 4);
    await playoffs.write('Semifinal 1', { forfeitedBy: 'home' });
    expect(await playoffs.sides('Championship')).toBe('4 - Winner of Semifinal 2');
    const scored = await playoffs.score('Semifinal 1', [60, 50]);
    expect(scored.forfeitedBy).toBeNull();
    expect(await playoffs.sides('Championship')).toBe('1 - Winner of Semifinal 2');
  });

  it('gives the next opponent a bye after a double forfeit, and takes it back', async () => {
    const playoffs = await aPlayoff(organization, 'playoffs', 8);
    await playoffs.write('Quarterfinal 1', { forfeitedBy: 'both' });
    await playoffs.score('Quarterfinal 2', [60, 50]);
    expect(await playoffs.sides('Semifinal 1')).toBe('Bye - 4');
    expect((await playoffs.game('Semifinal 1')).isBye).toBe(true);
    expect(await playoffs.sides('Championship')).toBe('4 - Winner of Semifinal 2');
    await playoffs.write('Quarterfinal 1', { forfeitedBy: null, homeScore: 50, awayScore: 60 });
    expect(await playoffs.sides('Semifinal 1')).toBe('8 - 4');
    expect((await playoffs.game('Semifinal 1')).isBye).toBe(false);
    expect(await playoffs.sides('Championship')).toBe('Winner of Semifinal 1 - Winner of Semifinal 2');
  });

  it('holds everybody back when a game is level or cancelled', async () => {
    const playoffs = await aPlayoff(organization, 'playoffs', 4);
    await playoffs.score('Semifinal 1', [60, 50]);
    await playoffs.score('Semifinal 1', [60, 60]);
    expect(await playoffs.sides('Championship')).toBe('Winner of Semifinal 1 - Winner of Semifinal 2');
    await playoffs.score('Semifinal 1', [60, 50]);
    await playoffs.write('Semifinal 1', { isCancelled: true });
    expect(await playoffs.sides('Championship')).toBe('Winner of Semifinal 1 - Winner of Semifinal 2');
    await playoffs.write('Semifinal 1', { isCancelled: false });
    expect(await playoffs.sides('Championship')).toBe('1 - Winner of Semifinal 2');
  });

  it('plays out with byes: five teams in a bracket of 8', async () => {
    const { division, seeds } = await aDivisionOf(organization, { teams: 5, config: { playoffTeams: 8 } });
    const { admin } = organization;
    const bracket = await admin.playoffs.create(division._id, { format: 'playoffs_consolation', seeds });
    for (const { _id, isBye } of allGames(bracket)) {
      if (!isBye) await admin.games.update(_id, { homeScore: 2, awayScore: 1 });
    }
    const { places } = await admin.playoffs.get(division._id);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(places.map(({ team }) => team)).size).toBe(5);
  });
});

describe('a bracket’s game changed by hand', () => {
  let playoffs: Playoffs;

  beforeEach(async () => {
    playoffs = await aPlayoff(organization, 'playoffs', 4);
  });

  it('can’t be scored before both teams are known', async () => {
    expect(await codeOf(playoffs.score('Championship', [2, 1]))).toBe('game_not_playable');
    await playoffs.score('Semifinal 1', [2, 1]);
    expect(await codeOf(playoffs.write('Championship', { forfeitedBy: 'away' }))).toBe('game_not_playable');
    expect(await codeOf(playoffs.clear('Championship'))).toBe('done');
  });

  it('can’t be given teams that come from other games', async () => {
    const [one] = playoffs.seeds;
    for (const fields of [
      { homeTeam: one },
      { awayTeamPlaceholder: 'The champions of last year' },
      { isBye: true },
      { playoffRound: 'semifinal' },
      { division: null },
    ]) {
      expect([fields, await codeOf(playoffs.write('Championship', fields))]).toEqual([
        fields,
        'decided_by_bracket',
      ]);
    }
  });

  it('takes back what was read, and moves to another day', async () => {
    const game = await playoffs.game('Championship');
    const { _id, date, ...read } = game;
    expect(await codeOf(organization.admin.games.update(_id, { ...read, date } as object))).toBe('done');
    const moved = await playoffs.write('Championship', { date: '2031-05-04', gameLabel: 'The Final' });
    expect(moved).toMatchObject({ globalDate: '2031-05-04', gameLabel: 'The Final' });
    expect(moved.homeFrom).toEqual(game.homeFrom);
  });

  it('lets a first-round team be replaced: its score ends, and the newcomer plays', async () => {
    const { admin } = organization;
    const newcomer = await admin.divisionTeams.create({ name: 'Late', division: playoffs.division });
    await playoffs.score('Semifinal 1', [2, 1]);
    const changed = await playoffs.write('Semifinal 1', { homeTeam: newcomer._id });
    expect(changed).toMatchObject({ homeTeam: newcomer._id, homeScore: null, awayScore: null });
    expect(await playoffs.sides('Championship')).toBe('Winner of Semifinal 1 - Winner of Semifinal 2');
    await playoffs.score('Semifinal 1', [2, 1]);
    expect((await playoffs.game('Championship')).homeTeam).toBe(newcomer._id);
  });

  it('lets a late team into a first-round bye: there is a game to play, and the bye is over', async () => {
    const { admin } = organization;
    const withBye = await aPlayoff(organization, 'playoffs', 3, { playoffTeams: 4 });
    expect(await withBye.sides('Championship')).toBe('1 - Winner of Semifinal 2');
    const late = await admin.divisionTeams.create({ name: 'Late', division: withBye.division });
    const game = await withBye.write('Semifinal 1', { awayTeam: late._id });
    expect(game).toMatchObject({ awayTeam: late._id, awayTeamPlaceholder: null, isBye: false });
    expect(await withBye.sides('Championship')).toBe('Winner of Semifinal 1 - Winner of Semifinal 2');
    await withBye.score('Semifinal 1', [0, 2]);
    expect((await withBye.game('Championship')).homeTeam).toBe(late._id);
  });

  it('gives the opponent of a first-round team that stays away a bye, and says so', async () => {
    const walked = await playoffs.write('Semifinal 1', { awayTeam: null, isBye: true });
    expect(walked).toMatchObject({ awayTeam: null, awayTeamPlaceholder: 'Bye', isBye: true });
    expect(await playoffs.sides('Championship')).toBe('1 - Winner of Semifinal 2');
    const back = await playoffs.write('Semifinal 1', {
      awayTeam: playoffs.seeds[3],
      homeScore: 3,
      awayScore: 4,
    });
    expect(back).toMatchObject({ awayTeamPlaceholder: null, isBye: false, awayScore: 4 });
    expect(await playoffs.sides('Championship')).toBe('4 - Winner of Semifinal 2');
  });

  it('takes no team of another division, and none that is in the bracket already', async () => {
    const { seeds } = await aDivisionOf(organization, { teams: 1 });
    expect(await codeOf(playoffs.write('Semifinal 1', { homeTeam: seeds[0] }))).toBe('invalid_reference');
    expect(await codeOf(playoffs.write('Semifinal 1', { homeTeam: playoffs.seeds[1] }))).toBe(
      'invalid_reference',
    );
  });

  it('can’t be deleted while others wait for it', async () => {
    const { remove } = organization.admin.games;
    expect(await codeOf(remove((await playoffs.game('Semifinal 1'))._id))).toBe('in_use');
    expect(await codeOf(remove((await playoffs.game('Championship'))._id))).toBe('done');
    expect((await playoffs.read()).rounds.map(({ name }) => name)).toEqual(['Semifinal']);
    expect(await codeOf(playoffs.score('Semifinal 1', [2, 1]))).toBe('done');
  });
});
