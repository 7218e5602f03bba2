import { standingsRules } from '../../server/standings/presets.ts';
import { standings } from '../../server/standings/table.ts';
import { aGame, aTeam, namesIn, placesIn, played, tableOf } from './aSeason.ts';

describe('head-to-head', () => {
  // Both 2-1; Bees won the mutual game, Ants have by far the better margin.
  const games = played(
    'Bees 51-50 Ants',
    'Ants 90-20 Cats',
    'Ants 90-20 Cats',
    'Cats 30-29 Bees',
    'Bees 31-30 Cats',
  );

  it('comes before differential when the order says so', () => {
    expect(placesIn(tableOf(games, ['headToHead', 'differential']))).toEqual([
      '1 Bees headToHead',
      '2 Ants headToHead',
      '3 Cats -',
    ]);
    expect(placesIn(tableOf(games, ['differential', 'headToHead']))).toEqual([
      '1 Ants differential',
      '2 Bees differential',
      '3 Cats -',
    ]);
  });

  it('counts a forfeit win', () => {
    const forfeited = [aGame('Bees v Ants', { _id: 'forfeited', forfeitedBy: 'away' }), ...games.slice(1)];
    expect(placesIn(tableOf(forfeited)).slice(0, 2)).toEqual(['1 Bees headToHead', '2 Ants headToHead']);
  });

  it('compares points where the table is ranked by points: a forfeit earns less than a defeat', () => {
    // Ants and Bees beat each other, but Bees did not turn up; Bees' extra draw makes the table level.
    const split = [
      aGame('Ants 2-1 Cats', { _id: '1' }),
      aGame('Ants v Bees', { _id: '2', forfeitedBy: 'away' }),
      aGame('Bees 2-1 Ants', { _id: '3' }),
      aGame('Bees 2-1 Cats', { _id: '4' }),
      aGame('Bees 1-1 Cats', { _id: '5' }),
    ];
    const rules = {
      rankBy: 'points',
      points: { win: 2, tie: 1, loss: 1, forfeit: 0 },
      order: ['headToHead'],
    };
    expect(placesIn(tableOf(split, rules))).toEqual(['1 Ants headToHead', '2 Bees headToHead', '3 Cats -']);
    expect(placesIn(tableOf(split, { ...rules, points: { ...rules.points, forfeit: 1, tie: 0 } }))).toEqual([
      '1 Ants -',
      '1 Bees -',
      '3 Cats -',
    ]);
  });

  it('says nothing of two teams that have not met', () => {
    const apart = played('Ants 9-1 Cats', 'Bees 5-1 Cats');
    expect(placesIn(tableOf(apart)).slice(0, 2)).toEqual(['1 Ants differential', '2 Bees differential']);
  });

  it('looks only at the games among the tied', () => {
    // Cats beat Ants and Bees, but are not in their tie.
    const others = played(
      'Ants 2-1 Bees',
      'Cats 5-1 Ants',
      'Cats 5-4 Bees',
      'Bees 9-1 Dogs',
      'Ants 2-1 Dogs',
      'Bees 9-1 Dogs',
      'Ants 1-2 Dogs',
    );
    expect(placesIn(tableOf(others))).toEqual([
      '1 Cats -',
      '2 Ants headToHead',
      '3 Bees headToHead',
      '4 Dogs -',
    ]);
  });

  it('puts a team that swept the others first, and one swept by them last, though not all have met', () => {
    const swept = played(
      ...['Ants 2-1 Bees', 'Ants 2-1 Cats', 'Ants 0-1 Zoo', 'Ants 0-1 Zoo'],
      ...['Bees 9-1 Zoo', 'Cats 8-1 Zoo', 'Yaks 1-0 Zoo'],
    );
    expect(placesIn(tableOf(swept, ['headToHead', 'differential'])).slice(1)).toEqual([
      '2 Ants headToHead',
      '3 Bees differential',
      '4 Cats differential',
      '5 Zoo -',
    ]);
    const lost = played(
      ...['Bees 2-1 Ants', 'Cats 2-1 Ants', 'Ants 30-0 Zoo', 'Ants 30-0 Zoo'],
      ...['Bees 0-9 Zoo', 'Cats 0-8 Zoo', 'Yaks 1-0 Zoo'],
    );
    expect(placesIn(tableOf(lost, ['headToHead', 'differential'])).slice(1)).toEqual([
      '2 Cats differential',
      '3 Bees differential',
      '4 Ants headToHead',
      '5 Zoo -',
    ]);
  });

  it('leaves a group aside of which not all have met, and goes on', () => {
    // Ants beat Bees, Cats have met neither; all three are 1-1.
    const part = played(
      ...['Ants 2-1 Bees', 'Ants 0-5 Zoo', 'Bees 9-1 Zoo', 'Cats 3-1 Zoo', 'Cats 1-2 Zoo', 'Yaks 1-0 Zoo'],
    );
    const order = ['headToHead', 'headToHeadDifferential', 'headToHeadScored', 'differential'];
    expect(placesIn(tableOf(part, order)).slice(1, 4)).toEqual([
      '2 Bees differential',
      '3 Cats differential',
      '4 Ants differential',
    ]);
  });
});

describe('three teams level', () => {
  /*
   * Ants, Bees and Cats win half their games. Among themselves Ants are 3-1, Bees and Cats 1-2-1 each; of Bees and
   * Cats alone, Bees won one game and drew the other, while Cats have the better margin of the season.
   */
  const games = played(
    ...['Ants 2-1 Bees', 'Ants 2-1 Bees', 'Ants 2-1 Cats', 'Cats 2-1 Ants', 'Bees 2-1 Cats', 'Bees 1-1 Cats'],
    ...['Zoo 2-1 Ants', 'Zoo 2-1 Ants', 'Bees 2-1 Zoo', 'Bees 1-1 Zoo', 'Cats 9-1 Zoo', 'Cats 1-1 Zoo'],
    'Yaks 5-0 Zoo',
  );

  it('start again at head-to-head for the two that stay level, by "restart"', () => {
    expect(
      placesIn(tableOf(games, { order: ['headToHead', 'differential'], multiTeam: 'restart' })).slice(1, 4),
    ).toEqual(['2 Ants headToHead', '3 Bees headToHead', '4 Cats headToHead']);
  });

  it('go on with the next rule for the two that stay level, by "continue"', () => {
    expect(
      placesIn(tableOf(games, { order: ['headToHead', 'differential'], multiTeam: 'continue' })).slice(1, 4),
    ).toEqual(['2 Ants headToHead', '3 Cats differential', '4 Bees differential']);
  });

  it('are down to the mutual games of the two once one has split off, by "continue" too', () => {
    const order = ['headToHead', 'headToHeadDifferential'];
    expect(placesIn(tableOf(games, { order, multiTeam: 'continue' })).slice(1, 4)).toEqual([
      '2 Ants headToHead',
      '3 Bees headToHeadDifferential',
      '4 Cats headToHeadDifferential',
    ]);
  });

  it('share the place when the rules run out', () => {
    expect(placesIn(tableOf(games, { order: ['headToHead'], multiTeam: 'continue' })).slice(1)).toEqual([
      '2 Ants headToHead',
      '3 Bees -',
      '3 Cats -',
      '5 Zoo -',
    ]);
  });

  it('leave head-to-head aside until two are left, by "twoTeamsOnly"', () => {
    // All 2-2. Ants beat Bees and Cats, Bees beat Cats; Cats have the best margin, Ants and Bees the same one.
    const season = played(
      ...['Ants 1-0 Bees', 'Ants 1-0 Cats', 'Bees 1-0 Cats', 'Zoo 1-0 Ants', 'Zoo 1-0 Ants'],
      ...['Bees 1-0 Zoo', 'Zoo 1-0 Bees', 'Cats 9-0 Zoo', 'Cats 9-0 Zoo', 'Yaks 5-0 Zoo'],
    );
    const order = ['headToHead', 'headToHeadDifferential', 'headToHeadScored', 'differential'];
    expect(placesIn(tableOf(season, { order, headToHead: 'all' })).slice(1, 4)).toEqual([
      '2 Ants headToHead',
      '3 Bees headToHead',
      '4 Cats headToHead',
    ]);
    expect(placesIn(tableOf(season, { order, headToHead: 'twoTeamsOnly' })).slice(1, 4)).toEqual([
      '2 Cats differential',
      '3 Ants headToHead',
      '4 Bees headToHead',
    ]);
  });

  it('in a circle of wins are told apart by the margins of the circle', () => {
    const circle = played('Ants 5-0 Bees', 'Bees 2-0 Cats', 'Cats 1-0 Ants');
    expect(placesIn(tableOf(circle))).toEqual([
      '1 Ants headToHeadDifferential',
      '2 Cats headToHeadDifferential',
      '3 Bees headToHeadDifferential',
    ]);
  });
});

describe('the cap on a margin', () => {
  it('keeps a rout from deciding the differential', () => {
    const games = played('Ants 30-0 Zoo', 'Zoo 5-0 Ants', 'Bees 8-0 Zoo', 'Zoo 1-0 Bees', 'Yaks 1-0 Zoo');
    const order = ['differential'];
    expect(namesIn(tableOf(games, { order })).slice(1, 3)).toEqual(['Ants', 'Bees']);
    expect(namesIn(tableOf(games, { order, maxDifferential: 10 })).slice(1, 3)).toEqual(['Bees', 'Ants']);
  });

  it('holds in the mutual games too', () => {
    const games = played('Ants 30-0 Bees', 'Bees 6-0 Ants', 'Bees 6-0 Ants', 'Ants 1-0 Bees');
    const order = ['headToHeadDifferential'];
    expect(namesIn(tableOf(games, { order }))).toEqual(['Ants', 'Bees']);
    expect(namesIn(tableOf(games, { order, maxDifferential: 10 }))).toEqual(['Bees', 'Ants']);
  });

  it('leaves what was scored and allowed alone', () => {
    const games = played('Ants 30-0 Zoo', 'Bees 20-0 Zoo');
    expect(
      placesIn(tableOf(games, { order: ['differential', 'scored'], maxDifferential: 10 })).slice(0, 2),
    ).toEqual(['1 Ants scored', '2 Bees scored']);
  });
});

describe('the other rules', () => {
  it('prefer the team that allowed less', () => {
    const games = played('Ants 9-5 Zoo', 'Bees 3-1 Zoo');
    expect(placesIn(tableOf(games, {}, 'football')).slice(0, 2)).toEqual([
      '1 Bees allowed',
      '2 Ants allowed',
    ]);
  });

  it('prefer the team that scored more in the mutual games', () => {
    // A win, a defeat and the same margin each; a forfeited game with a score has its loser score more.
    const games = [
      aGame('Ants 7-5 Bees', { _id: '1', forfeitedBy: 'home' }),
      aGame('Ants 3-0 Bees', { _id: '2' }),
    ];
    expect(placesIn(tableOf(games, ['headToHead', 'headToHeadScored']))).toEqual([
      '1 Ants headToHeadScored',
      '2 Bees headToHeadScored',
    ]);
  });

  it('prefer a win and a defeat to three draws for the same points', () => {
    const games = played('Ants 1-0 Zoo', 'Zoo 1-0 Ants', 'Bees 1-1 Zoo', 'Bees 1-1 Zoo', 'Bees 1-1 Zoo');
    const table = tableOf(games, ['wins'], 'soccer');
    expect(placesIn(table)).toEqual(['1 Zoo -', '2 Ants wins', '3 Bees wins']);
  });

  it('prefer the team that met the stronger opponents', () => {
    const games = played('Ants 1-0 Strong', 'Bees 1-0 Weak', 'Strong 2-0 Weak', 'Strong 2-0 Weak');
    expect(placesIn(tableOf(games, ['strengthOfSchedule']))).toEqual([
      '1 Ants strengthOfSchedule',
      '2 Bees strengthOfSchedule',
      '3 Strong -',
      '4 Weak -',
    ]);
  });

  it('count a strong opponent as often as it was met', () => {
    const games = played(
      ...['Ants 1-0 Strong', 'Ants 1-0 Strong', 'Ants 1-0 Weak', 'Bees 1-0 Strong', 'Bees 1-0 Weak'],
      ...['Bees 1-0 Weak', 'Strong 2-0 Weak', 'Strong 2-0 Weak'],
    );
    expect(placesIn(tableOf(games, ['strengthOfSchedule'])).slice(0, 2)).toEqual([
      '1 Ants strengthOfSchedule',
      '2 Bees strengthOfSchedule',
    ]);
  });

  it('count withdrawn opponents by the games they played', () => {
    const games = played('Ants 1-0 Gone', 'Bees 1-0 Weak', 'Gone 2-0 Weak');
    const teams = ['Ants', 'Bees', 'Weak'].map((name) => aTeam(name));
    const table = standings(teams, games, standingsRules('basketball', ['strengthOfSchedule']));
    expect(namesIn(table)).toEqual(['Ants', 'Bees', 'Weak']);
  });

  it('see schedules of 1 in 3 and of 2 in 6 as equally strong', () => {
    const games = played(
      ...['Ants 1-0 Foxes', 'Bees 1-0 Pumas', 'Bees 1-0 Quails'],
      ...[
        'Foxes 1-0 Yaks',
        'Yaks 1-0 Foxes',
        'Pumas 1-0 Yaks',
        'Yaks 1-0 Pumas',
        'Quails 1-0 Yaks',
        'Yaks 1-0 Quails',
      ],
    );
    expect(placesIn(tableOf(games, ['strengthOfSchedule'])).slice(0, 2)).toEqual(['1 Ants -', '1 Bees -']);
  });

  it('end with the seed: the lowest first, unseeded teams after all seeded ones', () => {
    const teams = [aTeam('Ants'), aTeam('Bees', 2), aTeam('Cats', 1), aTeam('Dogs')];
    const table = standings(teams, [], standingsRules('basketball', ['headToHead', 'seed']));
    expect(placesIn(table)).toEqual(['1 Cats seed', '2 Bees seed', '3 Ants -', '3 Dogs -']);
  });
});
