import { newlyNamed } from '../../server/games/gamePlayers.ts';

const [ada, bea, cy, dee] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
  string,
];

describe('the players that a game newly names', () => {
  it('are those with the shape of an identifier that it did not name before', () => {
    const stored = { winner: ada, participants: [bea, 'Ada'], results: [{ participant: cy }] };
    const sent = {
      winner: ada,
      participants: ['Dot', dee, bea],
      results: [{ participant: cy }, { participant: 'e'.repeat(24) }],
    };
    expect(newlyNamed(sent, stored)).toEqual([
      { id: dee, path: 'participants.1' },
      { id: 'e'.repeat(24), path: 'results.1.participant' },
    ]);
    expect(newlyNamed({ winner: null, participants: null, results: null }, stored)).toEqual([]);
  });
});
