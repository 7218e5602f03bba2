import { standingsRules } from '../../server/standings/presets.ts';
import { standings } from '../../server/standings/table.ts';
import { aGame, aTeam, namesIn, placesIn, played, rowOf, tableOf } from './aSeason.ts';

describe('a row of the table', () => {
  const games = played('Ants 80-70 Bees', 'Bees 60-60 Ants', 'Ants 50-55 Cats', 'Cats 40-45 Ants');

  it('tells a team’s whole season', () => {
    expect(rowOf(tableOf(games), 'Ants')).toEqual({
      team: 'Ants',
      name: 'Ants',
      rank: 1,
      gamesPlayed: 4,
      wins: 2,
      losses: 1,
      ties: 1,
      points: 6,
      winPct: 0.625,
      pointsFor: 235,
      pointsAgainst: 225,
      pointDifferential: 10,
      gamesBack: 0,
      streak: 'W1',
      homeRecord: '1-1-0',
      awayRecord: '1-0-1',
      tiebreaker: null,
    });
  });

  it('gives win percentage to three decimals, a tie half a win', () => {
    const table = tableOf(played('Ants 2-1 Bees', 'Ants 0-1 Bees', 'Bees 3-2 Ants'));
    expect(rowOf(table, 'Ants').winPct).toBe(0.333);
    expect(rowOf(table, 'Bees').winPct).toBe(0.667);
    expect(rowOf(tableOf(played('Ants 1-1 Bees')), 'Ants').winPct).toBe(0.5);
  });

  it('counts games back from the leader in halves', () => {
    const table = tableOf(played('Ants 2-1 Bees', 'Ants 2-1 Cats', 'Bees 2-1 Dogs'));
    expect(table.map((row) => [row.name, row.gamesBack])).toEqual([
      ['Ants', 0],
      ['Bees', 1],
      ['Cats', 1.5],
      ['Dogs', 1.5],
    ]);
  });

  it('gives every placed team a row before the first game', () => {
    const table = standings([aTeam('Bees'), aTeam('Ants')], [], standingsRules('soccer', undefined));
    expect(placesIn(table)).toEqual(['1 Ants -', '1 Bees -']);
    expect(table[0]).toMatchObject({
      gamesPlayed: 0,
      points: 0,
      winPct: 0,
      pointDifferential: 0,
      gamesBack: 0,
      streak: '',
      homeRecord: '0-0-0',
    });
  });

  it('is empty for a division without teams', () => {
    expect(standings([], played('Ants 1-0 Bees'), standingsRules('soccer', undefined))).toEqual([]);
  });

  it('shows the whole margin of a rout, however the cap weighs it', () => {
    expect(rowOf(tableOf(played('Ants 30-2 Bees'), {}, 'baseball'), 'Ants').pointDifferential).toBe(28);
  });

  it('adds judges’ decimals as they are written', () => {
    const table = tableOf(played('Ants 0.1-0.2 Bees', 'Ants 0.2-0.1 Bees'));
    expect(rowOf(table, 'Ants')).toMatchObject({
      pointsFor: 0.3,
      pointsAgainst: 0.3,
      pointDifferential: 0,
    });
  });
});

describe('streaks', () => {
  it('run back from the newest game to the first other result', () => {
    const table = tableOf(
      played('Ants 1-0 Bees', 'Ants 0-1 Bees', 'Ants 2-0 Bees', 'Ants 3-0 Bees', 'Cats 1-1 Dogs'),
    );
    expect(rowOf(table, 'Ants').streak).toBe('W2');
    expect(rowOf(table, 'Bees').streak).toBe('L2');
    expect(rowOf(table, 'Cats').streak).toBe('T1');
  });

  it('follow the calendar, not the order in which results came in', () => {
    const games = played('Ants 1-0 Bees', 'Ants 2-0 Bees', 'Ants 0-1 Bees');
    expect(rowOf(tableOf([...games].reverse()), 'Ants').streak).toBe('L1');
  });

  it('of a double header follow the games’ ids, which are in order of time', () => {
    const first = aGame('Ants 1-0 Bees', { _id: 'a' });
    const second = aGame('Ants 0-1 Bees', { _id: 'b' });
    expect(rowOf(tableOf([first, second]), 'Ants').streak).toBe('L1');
    expect(rowOf(tableOf([second, first]), 'Ants').streak).toBe('L1');
  });
});

describe('games that count', () => {
  const season = played('Ants 3-1 Bees', 'Bees 2-0 Cats');

  it.each([
    ['an unscored game', aGame('Ants v Cats')],
    ['a half entered score', aGame('Ants v Cats', { homeScore: 4 })],
    ['a cancelled game, though scored', aGame('Ants 0-9 Cats', { isCancelled: true })],
    ['a cancelled forfeit', aGame('Ants v Cats', { forfeitedBy: 'home', isCancelled: true })],
    ['a bye', aGame('Ants 0-9 Cats', { isBye: true })],
    ['a game whose opponent is still to be found', aGame('Ants 0-9 Cats', { awayTeam: null })],
  ])('leave out %s: it is not a 0-0 draw', (_what, game) => {
    expect(tableOf([...season, game])).toEqual(tableOf(season));
  });

  it('leave the standings as they were when a playoff game is scored', () => {
    const semifinal = aGame('Cats 9-0 Ants', { playoffRound: 'semifinal' });
    const roundOf16 = aGame('Cats 9-0 Bees', { isPlayoff: true });
    const forfeited = aGame('Cats v Bees', { playoffRound: 'championship', forfeitedBy: 'away' });
    expect(tableOf([...season, semifinal, roundOf16, forfeited])).toEqual(tableOf(season));
  });

  it('are one game played after a score is edited three times', () => {
    const edits = ['Ants 1-0 Bees', 'Ants 0-4 Bees', 'Ants 2-2 Bees', 'Ants 3-1 Bees'];
    const tables = edits.map((edit) => tableOf([aGame(edit, { _id: 'the game' })]));
    expect(rowOf(tables[3] ?? [], 'Ants')).toMatchObject({ gamesPlayed: 1, wins: 1, losses: 0, ties: 0 });
    expect(tables[3]).toEqual(tableOf([aGame('Ants 3-1 Bees', { _id: 'the game' })]));
  });

  it('are gone once their score is cleared', () => {
    expect(rowOf(tableOf([aGame('Ants v Bees', { _id: 'the game' })]), 'Ants').gamesPlayed).toBe(0);
  });

  it('count once even when listed twice', () => {
    expect(tableOf([...season, ...season])).toEqual(tableOf(season));
  });

  it('against a withdrawn team stay with its opponent, without a row for it', () => {
    const table = standings([aTeam('Ants'), aTeam('Cats')], season, standingsRules('basketball', {}));
    expect(namesIn(table)).toEqual(['Ants', 'Cats']);
    expect(rowOf(table, 'Ants')).toMatchObject({ wins: 1, pointsFor: 3, pointsAgainst: 1 });
    expect(rowOf(table, 'Cats')).toMatchObject({ losses: 1, streak: 'L1' });
  });
});

describe('forfeits', () => {
  it('are a win and a loss without a score, at the forfeit’s points', () => {
    const table = tableOf([aGame('Ants v Bees', { forfeitedBy: 'away' })]);
    expect(rowOf(table, 'Ants')).toMatchObject({ wins: 1, points: 2, pointsFor: 0, streak: 'W1' });
    expect(rowOf(table, 'Bees')).toMatchObject({ losses: 1, points: 0, pointDifferential: 0, streak: 'L1' });
  });

  it('keep the score that was given with them, and overrule it', () => {
    const table = tableOf([aGame('Ants 20-0 Bees', { forfeitedBy: 'home' })]);
    expect(rowOf(table, 'Ants')).toMatchObject({ losses: 1, points: 0, pointsFor: 20 });
    expect(rowOf(table, 'Bees')).toMatchObject({ wins: 1, points: 2, pointsAgainst: 20 });
  });

  it('by both are two losses at the forfeit’s points', () => {
    const table = tableOf([aGame('Ants v Bees', { forfeitedBy: 'both' })]);
    for (const row of table) {
      expect(row).toMatchObject({ gamesPlayed: 1, wins: 0, losses: 1, ties: 0, points: 0, streak: 'L1' });
    }
  });

  it('cost more than a defeat where the sport says so', () => {
    const beaten = tableOf(played('Ants 9-1 Bees'));
    expect(rowOf(beaten, 'Bees').points).toBe(1);
    const fined = tableOf([aGame('Ants v Bees', { forfeitedBy: 'away' })], { points: { forfeit: -3 } });
    expect(rowOf(fined, 'Bees').points).toBe(-3);
  });
});

describe('ranks', () => {
  it('are shared by teams equal in everything: 1, 2, 2, 4', () => {
    const games = played('Ants 5-0 Dogs', 'Ants 3-1 Bees', 'Ants 3-1 Cats', 'Bees 4-0 Dogs', 'Cats 4-0 Dogs');
    expect(placesIn(tableOf(games))).toEqual(['1 Ants -', '2 Bees -', '2 Cats -', '4 Dogs -']);
  });

  it('stand by name where they are shared, Team 2 before Team 10, and by id under one name', () => {
    const teams = [
      { _id: 'b', name: 'Zebras', seed: null },
      { _id: 'a', name: 'Zebras', seed: null },
      { _id: 'c', name: 'Team 10', seed: null },
      { _id: 'd', name: 'Team 2', seed: null },
      { _id: 'e', name: 'éclairs', seed: null },
    ];
    const table = standings(teams, [], standingsRules('basketball', {}));
    expect(table.map((row) => row.team)).toEqual(['e', 'd', 'c', 'a', 'b']);
    expect(new Set(table.map((row) => row.rank))).toEqual(new Set([1]));
  });

  it('put a team that has not played level with one that has won nothing', () => {
    const teams = ['Ants', 'Bees', 'Cats'].map((name) => aTeam(name));
    const table = standings(teams, played('Ants 2-1 Bees'), standingsRules('basketball', {}));
    expect(placesIn(table)).toEqual(['1 Ants -', '2 Cats differential', '3 Bees differential']);
  });

  it('see two percentages as equal whatever the number of games: 1 of 3 and 2 of 6', () => {
    const games = played(
      ...['Ants 1-0 Zoo', 'Ants 0-1 Zoo', 'Ants 0-1 Zoo'],
      ...['Bees 1-0 Zoo', 'Bees 0-1 Zoo', 'Bees 0-1 Zoo', 'Bees 1-0 Zoo', 'Bees 0-1 Zoo', 'Bees 0-1 Zoo'],
    );
    const table = tableOf(games, []);
    expect(rowOf(table, 'Ants').rank).toBe(2);
    expect(rowOf(table, 'Bees').rank).toBe(2);
  });

  it('see three ties at a tenth of a point as level with one win at three tenths', () => {
    const games = played('Ants 1-1 Zoo', 'Ants 1-1 Zoo', 'Ants 1-1 Zoo', 'Bees 1-0 Zoo');
    const rules = { rankBy: 'points', points: { win: 0.3, tie: 0.1, loss: 9 }, order: [] };
    const table = tableOf(games, rules, 'soccer');
    expect([rowOf(table, 'Ants').rank, rowOf(table, 'Bees').rank]).toEqual([2, 2]);
    expect(rowOf(table, 'Ants').points).toBe(0.3);
  });
});
