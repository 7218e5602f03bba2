import fc from 'fast-check';
import { requireDistinctCourts } from '../../server/venues/courtNames.ts';

const courts = (...names: string[]) => names.map((name) => ({ name }));

describe('court names', () => {
  it('are fine while they differ', () => {
    expect(() => requireDistinctCourts(courts('Court 1', 'Court 2', 'Court 10'))).not.toThrow();
    expect(() => requireDistinctCourts([])).not.toThrow();
    expect(() => requireDistinctCourts(undefined)).not.toThrow();
  });

  it('are alike whatever their case, surrounding space and way of writing an accent', () => {
    for (const [first, second] of [
      ['Court 1', 'COURT 1'],
      ['Court 1', ' court 1 '],
      ['Établi', 'E\u0301TABLI'],
    ] as const) {
      expect(() => requireDistinctCourts(courts(first, 'Between', second))).toThrow(
        expect.objectContaining({
          code: 'already_exists',
          details: [expect.objectContaining({ path: 'courts.2.name' })],
        }),
      );
    }
  });

  it('are refused once for every court that repeats one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'B', 'c', 'A', 'b '), { maxLength: 8 }), (names) => {
        const different = new Set(names.map((name) => name.trim().toLowerCase())).size;
        let refused = 0;
        try {
          requireDistinctCourts(courts(...names));
        } catch (error) {
          refused = (error as { details: unknown[] }).details.length;
        }
        return refused === names.length - different;
      }),
    );
  });
});
