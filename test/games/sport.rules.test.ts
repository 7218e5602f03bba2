import { gameSports } from '../../contract/sports.ts';
import { writtenResult } from '../../server/games/result.ts';
import { foreignFields, sportDefaults } from '../../server/games/sportRules.ts';

describe('a score', () => {
  it('written without forfeitedBy ends a forfeit', () => {
    expect(writtenResult({ homeScore: 3 })).toEqual({ homeScore: 3, forfeitedBy: null });
    expect(writtenResult({ homeScore: null, awayScore: null })).toEqual({
      homeScore: null,
      awayScore: null,
      forfeitedBy: null,
    });
  });

  it('written with forfeitedBy is the score of the forfeit', () => {
    const forfeit = { homeScore: 0, awayScore: 3, forfeitedBy: 'home' } as const;
    expect(writtenResult(forfeit)).toEqual(forfeit);
  });

  it('stays when only the forfeit is written, and all stays when nothing is', () => {
    expect(writtenResult({ forfeitedBy: 'both' })).toEqual({ forfeitedBy: 'both' });
    expect(writtenResult({})).toEqual({});
  });
});

describe('a field of another sport', () => {
  const paths = (sport: (typeof gameSports)[number], sent: Record<string, unknown>) =>
    foreignFields(sport, sent).map(({ path }) => path);

  it('is found, each by its path', () => {
    expect(paths('basketball', { homeScore: 1, winner: null, format: 'stroke' })).toEqual([
      'winner',
      'format',
    ]);
    expect(paths('judo', { homeScore: 1, round: 'Final' })).toEqual(['homeScore']);
    expect(paths('soccer', { participants: [] })).toEqual(['participants']);
  });

  it('is also a value that only the other sport’s field takes', () => {
    expect(paths('golf', { format: 'best-of-3' })).toEqual(['format']);
    expect(paths('racket', { format: 'best-of-3' })).toEqual([]);
    expect(paths('judo', { gender: 'mixed' })).toEqual(['gender']);
    expect(paths('track', { gender: 'mixed' })).toEqual([]);
  });

  it('is another sport itself; the same one says nothing', () => {
    expect(paths('golf', { sport: 'track' })).toEqual(['sport']);
    expect(paths('golf', { sport: 'golf' })).toEqual([]);
  });

  it('is none of those that all sports have, nor one that was not sent', () => {
    for (const sport of gameSports) {
      expect(
        paths(sport, {
          date: '2026-03-08',
          isHidden: true,
          court: null,
          homeScore: undefined,
          winner: undefined,
        }),
      ).toEqual([]);
    }
  });

  it('is not among the defaults of any sport', () => {
    for (const sport of gameSports) expect(paths(sport, sportDefaults[sport])).toEqual([]);
  });
});
