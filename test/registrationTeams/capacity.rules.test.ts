import fc from 'fast-check';
import {
  capacityStates,
  endOfQueue,
  hasRoom,
  lineOf,
  type Seats,
  type Submission,
} from '../../server/registrationTeams/capacity.ts';
import { divisionCapacityOf } from '../../server/registrationTeams/divisionCapacity.ts';
import { aDivision, aTeam, hoursBefore, idsOf, noon, setToWaitlist, unpaid } from './aLine.ts';

const lineIn = (seats: Seats, now = noon) => {
  const { secured, waitlisted, pending } = lineOf(seats, now);
  return { secured: idsOf(secured), waitlisted: idsOf(waitlisted), pending: idsOf(pending) };
};

describe('the seats of a division', () => {
  it('go to those who came first, and the others wait', () => {
    const teams = [aTeam('c', 1), aTeam('a', 3), aTeam('b', 2)];
    expect(lineIn(aDivision(2, teams))).toEqual({ secured: ['a', 'b'], waitlisted: ['c'], pending: [] });
  });

  it('have no limit where the capacity is 0 (field report 22)', () => {
    const teams = Array.from({ length: 40 }, (_, index) => aTeam(`team ${index}`, index));
    expect(lineIn(aDivision(0, teams)).secured).toHaveLength(40);
  });

  it('are held by nobody who has not paid', () => {
    const teams = [aTeam('a', 3, unpaid), aTeam('b', 2), aTeam('c', 1, unpaid)];
    expect(lineIn(aDivision(1, teams))).toEqual({ secured: ['b'], waitlisted: [], pending: ['a', 'c'] });
  });

  it('go by registration and not by payment: who came earlier and pays late comes before', () => {
    const late = aTeam('late payer', 9, unpaid);
    const seats = aDivision(1, [late, aTeam('early payer', 5)]);
    expect(lineIn(seats).secured).toEqual(['early payer']);
    expect(
      lineIn({ ...seats, submissions: [{ ...late, holdsSeat: true }, aTeam('early payer', 5)] }),
    ).toEqual({
      secured: ['late payer'],
      waitlisted: ['early payer'],
      pending: [],
    });
  });

  it('are not given by being accepted', () => {
    const accepted = { status: 'Accepted' } as const;
    const teams = [aTeam('a', 3), aTeam('b', 2, accepted), aTeam('c', 1, { ...accepted, ...unpaid })];
    expect(lineIn(aDivision(1, teams))).toEqual({ secured: ['a'], waitlisted: ['b'], pending: ['c'] });
  });

  it('are held by no team on the waitlist by its status, paid or not, however early it came', () => {
    const teams = [
      aTeam('a', 9, setToWaitlist(1)),
      aTeam('b', 8, { ...setToWaitlist(2), ...unpaid }),
      aTeam('c', 1),
    ];
    expect(lineIn(aDivision(3, teams))).toEqual({ secured: ['c'], waitlisted: ['b', 'a'], pending: [] });
  });

  it('know nothing of withdrawn and removed teams', () => {
    const teams = [aTeam('a', 3, { status: 'Withdrawn' }), aTeam('b', 2, { removed: true }), aTeam('c', 1)];
    expect(capacityStates(aDivision(1, teams), noon)).toEqual(
      new Map([
        ['a', null],
        ['b', null],
        ['c', 'Secured'],
      ]),
    );
  });

  it('go first to promoted teams, by when they were promoted, as long as their window runs', () => {
    const teams = [
      aTeam('a', 60),
      aTeam('b', 59),
      aTeam('c', 58, { promotedAt: hoursBefore(10) }),
      aTeam('d', 57, { promotedAt: hoursBefore(47) }),
    ];
    expect(lineIn(aDivision(3, teams)).secured).toEqual(['d', 'c', 'a']);
    expect(lineIn(aDivision(3, teams, { promotionPaymentWindowHours: 12 })).secured).toEqual(['c', 'a', 'b']);
  });

  it('are no longer kept for a promoted team from the very moment its window ends', () => {
    const promoted = aTeam('promoted', 1, { promotedAt: hoursBefore(48) });
    const seats = aDivision(1, [aTeam('first', 60), promoted]);
    expect(lineIn(seats, new Date(noon.getTime() - 1)).secured).toEqual(['promoted']);
    expect(lineIn(seats).secured).toEqual(['first']);
  });

  it('are not refused to a promoted team because its window has ended', () => {
    const seats = aDivision(1, [aTeam('promoted', 60, { promotedAt: hoursBefore(50) }), aTeam('later', 5)]);
    expect(lineIn(seats)).toEqual({ secured: ['promoted'], waitlisted: ['later'], pending: [] });
  });

  it('go to the older record where two came at the same moment', () => {
    expect(lineIn(aDivision(1, [aTeam('b', 1), aTeam('a', 1)])).secured).toEqual(['a']);
  });
});

describe('the door', () => {
  const full = [aTeam('a', 3), aTeam('b', 2)];

  it('is open while a seat is free', () => {
    expect(hasRoom(aDivision(3, full), noon)).toBe(true);
    expect(hasRoom(aDivision(0, full), noon)).toBe(true);
  });

  it('is shut past the waitlist, which those over capacity and those set to Waitlist fill together (field report 16)', () => {
    const waiting = [...full, aTeam('c', 1), aTeam('d', 9, setToWaitlist(1))];
    expect(hasRoom(aDivision(2, waiting, { waitlistCapacity: 3 }), noon)).toBe(true);
    expect(hasRoom(aDivision(2, waiting, { waitlistCapacity: 2 }), noon)).toBe(false);
    expect(hasRoom(aDivision(2, full), noon)).toBe(false);
  });

  it('is open to any number where the waitlist has no limit', () => {
    const many = Array.from({ length: 50 }, (_, index) => aTeam(`team ${index}`, index));
    expect(hasRoom(aDivision(2, many, { waitlistCapacity: null }), noon)).toBe(true);
  });

  it('is not held shut by teams that have not paid', () => {
    expect(hasRoom(aDivision(1, [aTeam('a', 3, unpaid), aTeam('b', 2, unpaid)]), noon)).toBe(true);
  });
});

describe('what the configuration says', () => {
  it('is no waitlist where nobody says anything', () => {
    expect(divisionCapacityOf({})).toEqual({
      capacity: 0,
      waitlistCapacity: 0,
      autoPromote: false,
      promotionPaymentWindowHours: 48,
    });
  });

  it('opens a waitlist without a limit by the registration’s word, where no level sets one', () => {
    const registration = { capacity: 8, hasWaitlist: true };
    expect(divisionCapacityOf({ registration })).toMatchObject({ capacity: 8, waitlistCapacity: null });
    expect(divisionCapacityOf({ registration, league: { waitlistCapacity: 2 } }).waitlistCapacity).toBe(2);
    expect(divisionCapacityOf({ registration, division: { waitlistCapacity: 0 } }).waitlistCapacity).toBe(0);
  });
});

describe('the queue', () => {
  it('ends with now, or after the last that came where its clock was ahead', () => {
    expect(endOfQueue([], noon)).toEqual(noon);
    expect(endOfQueue([aTeam('a', 1)], noon)).toEqual(noon);
    expect(endOfQueue([aTeam('a', -1)], noon)).toEqual(new Date('2026-11-28T13:00:00.001Z'));
  });
});

const aMoment = fc.integer({ min: -90, max: 90 }).map((hours) => hoursBefore(hours));
const someTeams = fc
  .array(
    fc.record<Submission>({
      _id: fc.constant(''),
      status: fc.constantFrom('Pending', 'Accepted', 'Waitlist', 'Withdrawn'),
      queuedAt: aMoment,
      promotedAt: fc.option(aMoment),
      waitlistedAt: fc.option(aMoment),
      removed: fc.boolean(),
      holdsSeat: fc.boolean(),
      isPromotable: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((teams) => teams.map((team, index) => ({ ...team, _id: String(index).padStart(2, '0') })));
const someSeats = fc
  .tuple(fc.integer({ min: 0, max: 8 }), someTeams)
  .map(([capacity, teams]) => aDivision(capacity, teams));

describe('any division', () => {
  it('never secures more than its capacity, and leaves no seat free while somebody eligible waits', () => {
    fc.assert(
      fc.property(someSeats, (seats) => {
        const { secured, waitlisted } = lineOf(seats, noon);
        const { capacity } = seats.capacity;
        const eligible = waitlisted.filter(({ status }) => status !== 'Waitlist');
        if (capacity > 0) expect(secured.length).toBeLessThanOrEqual(capacity);
        if (capacity === 0 || secured.length < capacity) expect(eligible).toEqual([]);
      }),
    );
  });

  it('puts each present team in exactly one part of the line', () => {
    fc.assert(
      fc.property(someSeats, (seats) => {
        const { secured, waitlisted, pending } = lineOf(seats, noon);
        const present = seats.submissions.filter(({ removed, status }) => !removed && status !== 'Withdrawn');
        expect([...secured, ...waitlisted, ...pending].map(({ _id }) => _id).sort()).toEqual(idsOf(present));
      }),
    );
  });

  it('gives the same seats in whatever order it is read', () => {
    const shuffled = someSeats.chain((seats) =>
      fc.tuple(
        fc.constant(seats),
        fc.shuffledSubarray([...seats.submissions], { minLength: seats.submissions.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([seats, submissions]) => {
        expect(lineOf({ ...seats, submissions }, noon)).toEqual(lineOf(seats, noon));
      }),
    );
  });

  it('takes no seat from a team by one more place', () => {
    fc.assert(
      fc.property(someSeats, (seats) => {
        const { capacity } = seats.capacity;
        fc.pre(capacity > 0);
        const more = { ...seats, capacity: { ...seats.capacity, capacity: capacity + 1 } };
        const before = idsOf(lineOf(seats, noon).secured);
        expect(idsOf(lineOf(more, noon).secured).slice(0, before.length)).toEqual(before);
      }),
    );
  });
});
