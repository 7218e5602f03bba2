import fc from 'fast-check';
import { gamesToPlace } from '../../server/brackets/playingOrder.ts';
import { aBracket, seededGames } from '../brackets/aBracket.ts';
import { assignSlots } from '../../server/schedules/assign.ts';
import { faults, hours, scheduled } from './aLeague.ts';

const toPlace = (...of: Parameters<typeof seededGames>) =>
  gamesToPlace(seededGames(...of).map((game) => ({ ...game, id: game.key })));

describe('a bracket on courts', () => {
  it('schedules feeders before the games that depend on them', () => {
    const games = toPlace('playoffs_consolation', 8, 8);
    const slotOf = scheduled(assignSlots(games, hours([4, 4, 4])));
    expect(faults(games, { slotOf })).toEqual([]);
    const hourOf = (id: string) => slotOf.get(id)!.id.split('/')[0];
    expect([1, 2, 3, 4].map((n) => hourOf(`quarterfinal_${n}`))).toEqual(['0', '0', '0', '0']);
    expect(['semifinal_1', 'consolation_semifinal_2'].map(hourOf)).toEqual(['1', '1']);
    expect(['championship', 'seventh_place'].map(hourOf)).toEqual(['2', '2']);
  });

  it('is impossible in fewer hours than rounds, whatever the courts', () => {
    expect(assignSlots(toPlace('playoffs', 8, 8), hours([9, 9]))).toEqual({
      error: 'schedule_impossible',
      needed: 7,
      available: 6,
      shortfall: 1,
    });
  });

  it('gives a bye no slot, and who waits for it waits for what feeds it', () => {
    const games = toPlace('playoffs_consolation', 8, 5);
    expect(games.map(({ id }) => id)).toEqual([
      'quarterfinal_2',
      'semifinal_1',
      'semifinal_2',
      'third_place',
      'championship',
    ]);
    const seven = toPlace('playoffs_consolation', 8, 7);
    expect(seven.find(({ id }) => id === 'fifth_place')?.after).toEqual([
      'quarterfinal_2',
      'consolation_semifinal_2',
    ]);
  });

  it('keeps the order for any size, number of teams and hours', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ['playoffs', 16] as const,
          ['playoffs', 32] as const,
          ['playoffs_consolation', 8] as const,
        ),
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 1, max: 5 }),
        ([format, size], count, courts) => {
          const games = toPlace(format, size, count);
          const slotOf = scheduled(assignSlots(games, hours(Array(games.length).fill(courts))));
          expect(faults(games, { slotOf })).toEqual([]);
        },
      ),
    );
  });

  it('knows a stored bracket as well as a new one', () => {
    const stages = new Map(seededGames('playoffs', 4, 4).map((game) => [game.key, game.stage]));
    const stored = aBracket('playoffs', 4, 4).map((game) => ({ ...game, stage: stages.get(game.id)! }));
    expect(gamesToPlace(stored)).toEqual(toPlace('playoffs', 4, 4));
  });
});
