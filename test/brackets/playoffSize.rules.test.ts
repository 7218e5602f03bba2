import { playoffSize } from '../../server/brackets/playoffSize.ts';

describe('the size of the playoffs', () => {
  it('is what the configuration says, whatever the teams and seeds', () => {
    expect(playoffSize(4, 'playoffs', 8, 12)).toBe(4);
    expect(playoffSize(8, 'playoffs_consolation', null, 3)).toBe(8);
    expect(playoffSize(2, 'playoffs_consolation', null, 8)).toBe(2);
  });

  it.each([
    [2, 2],
    [3, 2],
    [4, 4],
    [7, 4],
    [8, 8],
    [30, 8],
  ])('of %i teams in the order of the standings is %i', (teams, size) => {
    expect(playoffSize(null, 'playoffs', null, teams)).toBe(size);
  });

  it.each([
    [2, 2],
    [3, 4],
    [5, 8],
    [9, 8],
  ])('for %i seeds is %i', (seeds, size) => {
    expect(playoffSize(null, 'playoffs', seeds, 30)).toBe(size);
  });

  it('is at least 4 with consolation', () => {
    expect(playoffSize(null, 'playoffs_consolation', null, 3)).toBe(4);
    expect(playoffSize(null, 'playoffs_consolation', 2, 8)).toBe(4);
  });
});
