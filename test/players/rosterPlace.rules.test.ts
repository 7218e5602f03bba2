import fc from 'fast-check';
import { placeAfter } from '../../server/players/rosterPlace.ts';

const [hawks, owls] = ['a'.repeat(24), 'b'.repeat(24)];
const [ours, theirs] = ['c'.repeat(24), 'd'.repeat(24)];
const placed = { team: hawks, registrationTeam: ours };
const waiting = { team: null, registrationTeam: ours };
const byHand = { team: hawks, registrationTeam: null };
const none = { team: null, registrationTeam: null };

describe('the roster that a change asks for', () => {
  it('is the player’s own where the record comes back as it was read', () => {
    const place = fc.record({
      team: fc.constantFrom(null, hawks, owls),
      registrationTeam: fc.constantFrom(null, ours, theirs),
    });
    fc.assert(
      fc.property(place, (stored) => {
        expect(placeAfter(stored, stored)).toBeNull();
        expect(placeAfter({}, stored)).toBeNull();
      }),
    );
  });

  it('is the other team’s, with the submission that it has', () => {
    expect(placeAfter({ team: owls }, placed)).toEqual({ team: owls, registrationTeam: null });
    expect(placeAfter({ team: owls, registrationTeam: ours }, placed)).toEqual({
      team: owls,
      registrationTeam: null,
    });
    expect(placeAfter({ team: owls, registrationTeam: theirs }, placed)).toEqual({
      team: owls,
      registrationTeam: theirs,
    });
  });

  it('is the other submission’s, with the team that it was placed as', () => {
    for (const sent of [{ registrationTeam: theirs }, { team: null, registrationTeam: theirs }]) {
      expect(placeAfter(sent, placed)).toEqual({ team: null, registrationTeam: theirs });
    }
  });

  it('stays that of a submission which was placed meanwhile', () => {
    expect(placeAfter(waiting, placed)).toBeNull();
  });

  it('is none where both are taken away', () => {
    expect(placeAfter(none, placed)).toEqual(none);
    expect(placeAfter({ team: null }, byHand)).toEqual(none);
    expect(placeAfter({ registrationTeam: null }, byHand)).toBeNull();
    expect(placeAfter({ team: null }, none)).toBeNull();
  });
});
