import { upcoming } from '../../server/teamEvents/upcoming.ts';

const zones = new Map([
  ['chicago', 'America/Chicago'],
  ['auckland', 'Pacific/Auckland'],
]);

const asked = (from: string | Date) => JSON.parse(upcoming(from, zones).value as string) as object;

describe('what has not begun', () => {
  it('counts a day without a time until it is over where the organization is', () => {
    expect(asked(new Date('2026-03-08T03:00:00Z'))).toEqual({
      since: '2026-03-08T03:00:00.000Z',
      days: { chicago: '2026-03-07', auckland: '2026-03-08' },
    });
    expect(asked('2026-03-08T12:00:00Z')).toMatchObject({
      days: { chicago: '2026-03-08', auckland: '2026-03-09' },
    });
  });

  it('begins with the very day where a day is asked for', () => {
    expect(asked('2026-03-08')).toEqual({
      since: '2026-03-08T00:00:00.000Z',
      days: { chicago: '2026-03-08', auckland: '2026-03-08' },
    });
  });
});
