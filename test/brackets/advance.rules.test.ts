import { advance, isPlayable } from '../../server/brackets/advance.ts';
import { places } from '../../server/brackets/places.ts';
import { aBracket, clear, gameOf, score, sides, write } from './aBracket.ts';

const withQuarterfinals = () => {
  let bracket = aBracket('playoffs_consolation', 8, 8);
  for (const n of [1, 2, 3, 4]) bracket = score(bracket, `quarterfinal_${n}`, 5, 2);
  return bracket;
};

describe('advancement', () => {
  it('fills the next games when a score is saved', () => {
    const empty = aBracket('playoffs_consolation', 8, 8);
    expect(sides(empty, 'semifinal_1')).toBe('Winner of Quarterfinal 1 - Winner of Quarterfinal 2');
    expect(sides(empty, 'third_place')).toBe('Loser of Semifinal 1 - Loser of Semifinal 2');
    const { bracket, changes } = write(empty, 'quarterfinal_1', { homeScore: 50, awayScore: 41 });
    expect(sides(bracket, 'semifinal_1')).toBe('#1 - Winner of Quarterfinal 2');
    expect(sides(bracket, 'consolation_semifinal_1')).toBe('#8 - Loser of Quarterfinal 2');
    expect(changes).toEqual([
      { id: 'consolation_semifinal_1', set: { homeTeam: '#8', homeTeamPlaceholder: null } },
      { id: 'semifinal_1', set: { homeTeam: '#1', homeTeamPlaceholder: null } },
    ]);
  });

  it('swaps the semifinal slot and the consolation slot when the winner of quarterfinal 1 is corrected', () => {
    const { bracket, changes } = write(withQuarterfinals(), 'quarterfinal_1', { homeScore: 1, awayScore: 2 });
    expect(sides(bracket, 'semifinal_1')).toBe('#8 - #4');
    expect(sides(bracket, 'consolation_semifinal_1')).toBe('#1 - #5');
    expect(changes.map((change) => change.id)).toEqual(['consolation_semifinal_1', 'semifinal_1']);
  });

  it('touches nothing when the same winner wins by another score', () => {
    const bracket = score(withQuarterfinals(), 'semifinal_1', 3, 0);
    const again = write(bracket, 'quarterfinal_1', { homeScore: 9, awayScore: 8 });
    expect(again.changes).toEqual([]);
    expect(gameOf(again.bracket, 'semifinal_1')).toMatchObject({ homeScore: 3, awayScore: 0 });
  });

  it('takes the score from a dependent whose team changed, and from nobody else', () => {
    let bracket = withQuarterfinals();
    bracket = score(score(bracket, 'semifinal_1', 3, 0), 'semifinal_2', 2, 1);
    bracket = score(bracket, 'championship', 1, 0);
    const corrected = write(bracket, 'quarterfinal_1', { homeScore: 0, awayScore: 2 });
    expect(gameOf(corrected.bracket, 'semifinal_1')).toMatchObject({ homeTeam: '#8', homeScore: null });
    expect(gameOf(corrected.bracket, 'semifinal_2')).toMatchObject({ homeScore: 2, awayScore: 1 });
    expect(sides(corrected.bracket, 'championship')).toBe('Winner of Semifinal 1 - #2');
    expect(gameOf(corrected.bracket, 'championship').homeScore).toBeNull();
    expect(sides(corrected.bracket, 'third_place')).toBe('Loser of Semifinal 1 - #3');
    expect(corrected.changes).toContainEqual({
      id: 'semifinal_1',
      set: { homeTeam: '#8', homeScore: null, awayScore: null },
    });
  });

  it('returns placeholders two rounds further down when a score is cleared', () => {
    let bracket = aBracket('playoffs', 16, 16);
    for (const key of ['round_of_16_1', 'round_of_16_2', 'quarterfinal_1'])
      bracket = score(bracket, key, 2, 1);
    expect(sides(bracket, 'semifinal_1')).toBe('#1 - Winner of Quarterfinal 2');
    const cleared = clear(bracket, 'round_of_16_1');
    expect(sides(cleared, 'quarterfinal_1')).toBe('Winner of Round of 16 Game 1 - #8');
    expect(gameOf(cleared, 'quarterfinal_1').homeScore).toBeNull();
    expect(sides(cleared, 'semifinal_1')).toBe('Winner of Quarterfinal 1 - Winner of Quarterfinal 2');
  });

  it('leaves the final editable when the third-place game is scored first', () => {
    let bracket = aBracket('playoffs_consolation', 4, 4);
    bracket = score(score(bracket, 'semifinal_1', 2, 1), 'semifinal_2', 2, 1);
    bracket = score(bracket, 'third_place', 4, 3);
    expect(isPlayable(gameOf(bracket, 'championship'))).toBe(true);
    bracket = score(bracket, 'championship', 0, 1);
    expect(places(bracket)).toEqual([
      { place: 1, team: '#2' },
      { place: 2, team: '#1' },
      { place: 3, team: '#4' },
      { place: 4, team: '#3' },
    ]);
    expect(places(score(bracket, 'championship', 2, 1))[0]).toEqual({ place: 1, team: '#1' });
  });

  it('has no champion while the final is level, and nobody vanishes', () => {
    let bracket = aBracket('playoffs', 4, 4);
    bracket = score(score(bracket, 'semifinal_1', 2, 1), 'semifinal_2', 2, 1);
    bracket = score(bracket, 'championship', 3, 3);
    expect(gameOf(bracket, 'championship')).toMatchObject({ homeTeam: '#1', awayTeam: '#2', homeScore: 3 });
    expect(places(bracket)).toEqual([]);
    expect(sides(score(bracket, 'semifinal_1', 2, 2), 'championship')).toBe('Winner of Semifinal 1 - #2');
  });

  it('sends the other side on after a forfeit, until a score ends it', () => {
    const { bracket } = write(aBracket('playoffs', 4, 4), 'semifinal_1', { forfeitedBy: 'home' });
    expect(sides(bracket, 'championship')).toBe('#4 - Winner of Semifinal 2');
    expect(sides(score(bracket, 'semifinal_1', 2, 0), 'championship')).toBe('#1 - Winner of Semifinal 2');
  });

  it('lets a forfeit outweigh the scores on the board', () => {
    const { bracket } = write(aBracket('playoffs', 4, 4), 'semifinal_1', {
      homeScore: 30,
      awayScore: 12,
      forfeitedBy: 'home',
    });
    expect(sides(bracket, 'championship')).toBe('#4 - Winner of Semifinal 2');
  });

  it('gives the next opponent a bye after a double forfeit, and takes it back when that is corrected', () => {
    let { bracket } = write(withQuarterfinals(), 'quarterfinal_1', { forfeitedBy: 'both' });
    expect(sides(bracket, 'semifinal_1')).toBe('Bye - #4');
    expect(gameOf(bracket, 'semifinal_1').isBye).toBe(true);
    expect(sides(bracket, 'championship')).toBe('#4 - Winner of Semifinal 2');
    expect(sides(bracket, 'third_place')).toBe('Bye - Loser of Semifinal 2');
    bracket = score(score(bracket, 'semifinal_2', 1, 0), 'championship', 1, 0);
    expect(places(bracket).map(({ place, team }) => `${place} ${team}`)).toEqual(['1 #4', '2 #2', '3 #3']);
    bracket = score(bracket, 'quarterfinal_1', 1, 0);
    expect(sides(bracket, 'semifinal_1')).toBe('#1 - #4');
    expect(gameOf(bracket, 'semifinal_1').isBye).toBe(false);
    expect(sides(bracket, 'championship')).toBe('Winner of Semifinal 1 - #2');
    expect(gameOf(bracket, 'championship').homeScore).toBeNull();
  });

  it('crowns the one finalist left when both teams of the other semifinal forfeit', () => {
    let bracket = score(aBracket('playoffs', 4, 4), 'semifinal_1', 1, 0);
    bracket = write(bracket, 'semifinal_2', { forfeitedBy: 'both' }).bracket;
    expect(places(bracket)).toEqual([{ place: 1, team: '#1' }]);
  });

  it('waits for a cancelled game, whatever its score', () => {
    let bracket = score(aBracket('playoffs', 4, 4), 'semifinal_1', 1, 0);
    bracket = write(bracket, 'semifinal_1', { isCancelled: true }).bracket;
    expect(sides(bracket, 'championship')).toBe('Winner of Semifinal 1 - Winner of Semifinal 2');
    bracket = write(bracket, 'semifinal_1', { isCancelled: false }).bracket;
    expect(sides(bracket, 'championship')).toBe('#1 - Winner of Semifinal 2');
  });

  it('forgets a forfeit in a dependent whose team changed', () => {
    let { bracket } = write(withQuarterfinals(), 'semifinal_1', { forfeitedBy: 'away' });
    bracket = score(bracket, 'quarterfinal_2', 0, 1);
    expect(gameOf(bracket, 'semifinal_1')).toMatchObject({ awayTeam: '#5', forfeitedBy: null });
    expect(sides(bracket, 'championship')).toBe('Winner of Semifinal 1 - Winner of Semifinal 2');
  });

  it('re-points the next game when the organizer puts another team into a seed’s place', () => {
    const bracket = score(aBracket('playoffs', 4, 4), 'semifinal_1', 2, 1);
    const replaced = bracket.map((game) =>
      game.id === 'semifinal_1' ? { ...game, homeTeam: 'late' } : game,
    );
    expect(advance(replaced)).toEqual([{ id: 'championship', set: { homeTeam: 'late' } }]);
  });

  it('keeps a game whose feeder was deleted waiting', () => {
    const bracket = score(aBracket('playoffs', 4, 4), 'semifinal_1', 2, 1).filter(
      (game) => game.id !== 'semifinal_1',
    );
    expect(advance(bracket)).toEqual([{ id: 'championship', set: { homeTeam: null } }]);
    expect(places(bracket)).toEqual([]);
  });

  it('finds nothing to do in a bracket that is as it should be', () => {
    expect(advance(aBracket('playoffs', 16, 11))).toEqual([]);
    expect(advance(withQuarterfinals())).toEqual([]);
  });
});
