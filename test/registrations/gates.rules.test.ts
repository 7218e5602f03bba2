import fc from 'fast-check';
import { requireOpenGates, signUpNotice, signUpState } from '../../server/registrations/gates.ts';
import type { GateFacts } from '../../server/registrations/gates.ts';

const opens = new Date('2026-03-01T06:00:00.000Z');
const closes = new Date('2026-04-16T04:59:59.999Z');

const aRegistration = (facts: Partial<GateFacts> = {}): GateFacts => ({
  active: true,
  startDate: opens,
  endDate: closes,
  timeZone: 'America/Chicago',
  config: { gateByStartDate: true, gateByEndDate: true },
  ...facts,
});

const millisecondsFrom = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

describe('the start gate', () => {
  it('lifts at the very instant, by itself', () => {
    expect(signUpState(aRegistration(), millisecondsFrom(opens, -1))).toBe('not_open');
    expect(signUpState(aRegistration(), opens)).toBe('open');
  });

  it('is no gate without its flag, nor without its date', () => {
    const early = millisecondsFrom(opens, -1);
    expect(signUpState(aRegistration({ config: { gateByEndDate: true } }), early)).toBe('open');
    expect(signUpState(aRegistration({ startDate: null }), early)).toBe('open');
  });
});

describe('the end gate', () => {
  it('closes after the very instant', () => {
    expect(signUpState(aRegistration(), closes)).toBe('open');
    expect(signUpState(aRegistration(), millisecondsFrom(closes, 1))).toBe('closed');
  });

  it('is no gate without its flag, nor without its date', () => {
    const late = millisecondsFrom(closes, 1);
    expect(signUpState(aRegistration({ config: { gateByStartDate: true } }), late)).toBe('open');
    expect(signUpState(aRegistration({ endDate: null }), late)).toBe('open');
  });
});

describe('the notice', () => {
  it('names the day in the zone of the registration', () => {
    expect(signUpNotice(aRegistration(), new Date(0))).toBe('Registration opens on March 1, 2026.');
    expect(signUpNotice(aRegistration(), new Date('2027-01-01'))).toBe(
      'Registration closed on April 15, 2026.',
    );
    expect(signUpNotice(aRegistration({ timeZone: 'Pacific/Auckland' }), new Date(0))).toBe(
      'Registration opens on March 1, 2026 at 7:00 PM.',
    );
  });

  it('is there while nobody can sign up, and only then', () => {
    expect(signUpNotice(aRegistration(), opens)).toBeNull();
    expect(signUpNotice(aRegistration({ active: false }), opens)).toBe(
      'This registration takes no sign-ups.',
    );
  });
});

describe('a new team', () => {
  it('is refused by the first of the reasons: inactive, not open, closed', () => {
    const refusal = (facts: Partial<GateFacts>, now: Date) => {
      try {
        requireOpenGates(aRegistration(facts), now);
        return null;
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(refusal({ active: false }, new Date(0))).toBe('registration_inactive');
    expect(refusal({}, new Date(0))).toBe('registration_not_open');
    expect(refusal({}, new Date('2027-01-01'))).toBe('registration_closed');
    // A window that ends before it begins is never open, and says first that it is not open yet.
    const inside = new Date('2026-03-20');
    expect(refusal({ startDate: closes, endDate: opens }, inside)).toBe('registration_not_open');
    expect(refusal({}, opens)).toBeNull();
  });

  it('is let in at every instant of the window, whatever the zone, and at no other', () => {
    const zone = fc.constantFrom('America/Chicago', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC');
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), zone, (offset, timeZone) => {
        const now = millisecondsFrom(opens, offset);
        const inside = now >= opens && now <= closes;
        expect(signUpState(aRegistration({ timeZone }), now) === 'open').toBe(inside);
      }),
    );
  });
});
