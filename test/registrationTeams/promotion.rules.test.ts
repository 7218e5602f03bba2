import fc from 'fast-check';
import { lineOf, type Seats, type Submission } from '../../server/registrationTeams/capacity.ts';
import { nextPromotions, waitlistedBy } from '../../server/registrationTeams/promotion.ts';
import { aDivision, aTeam, hoursBefore, idsOf, noon, setToWaitlist, unpaid } from './aLine.ts';
import { SeatModel, type ModelStatus, type ModelTeam } from './seatModel.ts';

/** The division after the named teams changed. */
const changed = (seats: Seats, changes: Record<string, Partial<Submission>>): Seats => ({
  ...seats,
  submissions: seats.submissions.map((team) => ({ ...team, ...changes[team._id] })),
});
const configured = (seats: Seats, fields: Partial<Seats['capacity']>): Seats => ({
  ...seats,
  capacity: { ...seats.capacity, ...fields },
});

const promotedBy = (before: Seats, after: Seats) => idsOf(nextPromotions({ before, after, now: noon }));
const withdrawn = { status: 'Withdrawn' } as const;
const justSet = { status: 'Waitlist', waitlistedAt: noon } as const;

describe('a seat that opens', () => {
  const full = aDivision(2, [aTeam('a', 9), aTeam('b', 8), aTeam('c', 7), aTeam('d', 6)]);

  it('goes to the first over capacity: by withdrawal, removal, refund, or being set to Waitlist', () => {
    for (const change of [withdrawn, { removed: true }, unpaid, justSet]) {
      expect(promotedBy(full, changed(full, { b: change }))).toEqual(['c']);
    }
  });

  it('goes to the first over capacity when a team moves to another division', () => {
    const after = { ...full, submissions: full.submissions.filter(({ _id }) => _id !== 'a') };
    expect(promotedBy(full, after)).toEqual(['c']);
  });

  it('goes to as many as there are seats when the capacity is raised, in their order', () => {
    expect(promotedBy(full, configured(full, { capacity: 3 }))).toEqual(['c']);
    expect(promotedBy(full, configured(full, { capacity: 0 }))).toEqual(['c', 'd']);
  });

  it('goes to nobody without auto-promotion', () => {
    const off = configured(full, { autoPromote: false });
    expect(promotedBy(off, changed(off, { a: withdrawn }))).toEqual([]);
  });

  it('is not opened by a team that had none', () => {
    for (const id of ['c', 'd']) expect(promotedBy(full, changed(full, { [id]: withdrawn }))).toEqual([]);
    const waiting = aDivision(2, [aTeam('a', 9), aTeam('b', 8, setToWaitlist(5)), aTeam('c', 7, unpaid)]);
    expect(promotedBy(waiting, changed(waiting, { c: withdrawn }))).toEqual([]);
    expect(promotedBy(waiting, configured(waiting, { capacity: 1 }))).toEqual([]);
  });

  it('is not opened by a team that falls behind an earlier one', () => {
    const before = aDivision(1, [aTeam('early', 9, unpaid), aTeam('late', 8), aTeam('last', 7)]);
    const after = changed(before, { early: { holdsSeat: true } });
    expect(promotedBy(before, after)).toEqual([]);
    expect(idsOf(waitlistedBy({ before, after, now: noon }))).toEqual(['late']);
  });

  it('passes over a head of the waitlist that has not paid (field report 17)', () => {
    const before = aDivision(1, [
      aTeam('seated', 9),
      aTeam('head', 8, { ...setToWaitlist(5), ...unpaid }),
      aTeam('next', 7, setToWaitlist(4)),
    ]);
    expect(promotedBy(before, changed(before, { seated: withdrawn }))).toEqual(['next']);
  });

  it('goes to those over capacity before those set to Waitlist, and to these by their wait', () => {
    const before = aDivision(1, [
      aTeam('seated', 9),
      aTeam('waits longer', 1, setToWaitlist(5)),
      aTeam('waits', 8, setToWaitlist(4)),
      aTeam('over capacity', 2),
    ]);
    expect(promotedBy(before, changed(before, { seated: withdrawn }))).toEqual(['over capacity']);
    expect(promotedBy(before, configured(before, { capacity: 3 }))).toEqual([
      'over capacity',
      'waits longer',
    ]);
  });

  it('does not go back to the team that was just set to Waitlist, even if nobody else wants it', () => {
    const before = aDivision(2, [aTeam('a', 9), aTeam('b', 8)]);
    const after = changed(before, { a: justSet });
    expect(promotedBy(before, after)).toEqual([]);
    expect(promotedBy(after, changed(after, { b: withdrawn }))).toEqual(['a']);
  });

  it('goes to no team of a registration without a payment product', () => {
    const before = aDivision(1, [aTeam('a', 9), aTeam('b', 8, { isPromotable: false }), aTeam('c', 7)]);
    expect(promotedBy(before, changed(before, { a: withdrawn }))).toEqual([]);
    expect(promotedBy(before, configured(before, { capacity: 0 }))).toEqual(['c']);
  });

  it('does not promote whom the administrator has just accepted', () => {
    const before = aDivision(1, [aTeam('a', 9), aTeam('b', 8, setToWaitlist(5))]);
    const after = configured(changed(before, { b: { status: 'Accepted' } }), { capacity: 2 });
    expect(promotedBy(before, after)).toEqual([]);
  });
});

describe('switching auto-promotion on', () => {
  it('seats who is set to Waitlist while seats are free, and leaves who has a seat as it is', () => {
    const off = aDivision(3, [aTeam('a', 9), aTeam('b', 8, setToWaitlist(4)), aTeam('c', 7)], {
      autoPromote: false,
    });
    expect(promotedBy(off, configured(off, { autoPromote: true }))).toEqual(['b']);
    const full = configured(off, { capacity: 2 });
    expect(promotedBy(full, configured(full, { autoPromote: true }))).toEqual([]);
  });
});

describe('a team that loses its seat to another', () => {
  it('is told when the capacity shrinks or an earlier team comes back', () => {
    const seats = aDivision(2, [aTeam('a', 9, { removed: true }), aTeam('b', 8), aTeam('c', 7)]);
    const toldBy = (after: Seats) => idsOf(waitlistedBy({ before: seats, after, now: noon }));
    expect(toldBy(changed(seats, { a: { removed: false } }))).toEqual(['c']);
    expect(toldBy(configured(seats, { capacity: 1 }))).toEqual(['c']);
    expect(toldBy(changed(seats, { b: unpaid }))).toEqual([]);
  });
});

/** The rules applied to one write after another, as the service applies them. */
class Division {
  submissions = new Map<string, Submission>();
  time = hoursBefore(10).getTime();

  constructor(private capacity: Seats['capacity']) {}

  private seats(): Seats {
    return { capacity: this.capacity, submissions: [...this.submissions.values()] };
  }

  write(work: (now: Date) => Partial<Seats['capacity']> | void) {
    this.time += 1000;
    const now = new Date(this.time);
    const before = this.seats();
    this.capacity = { ...this.capacity, ...work(now) };
    const change = { before, after: this.seats(), now };
    const [promoted, waitlisted] = [idsOf(nextPromotions(change)), idsOf(waitlistedBy(change))];
    for (const id of promoted) this.set(id, { status: 'Accepted', promotedAt: now });
    return { promoted, waitlisted };
  }

  set(id: string, fields: Partial<Submission>): void {
    const team = this.submissions.get(id) ?? aTeam(id, 0);
    this.submissions.set(id, { ...team, ...fields });
  }

  line() {
    const { secured, waitlisted, pending } = lineOf(this.seats(), new Date(this.time));
    return { secured: idsOf(secured), waitlisted: idsOf(waitlisted), pending: idsOf(pending) };
  }
}

type Write =
  | { kind: 'signUp'; paid: boolean }
  | { kind: 'pay'; team: number; on: boolean }
  | { kind: 'remove'; team: number; on: boolean }
  | { kind: 'status'; team: number; status: ModelStatus }
  | { kind: 'capacity'; capacity: number }
  | { kind: 'autoPromote'; on: boolean };

const aWrite: fc.Arbitrary<Write> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('signUp' as const), paid: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), team: fc.nat(), on: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('remove' as const), team: fc.nat(), on: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      team: fc.nat(),
      status: fc.constantFrom<ModelStatus>('Pending', 'Accepted', 'Waitlist', 'Withdrawn'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('capacity' as const),
      capacity: fc.integer({ min: 0, max: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('autoPromote' as const), on: fc.boolean() }) },
);

/** The same write to the division and to the model: what each says came of it. */
function writeBoth(division: Division, model: SeatModel, write: Write, index: number) {
  if (write.kind === 'signUp') {
    const id = `team ${String(index).padStart(3, '0')}`;
    const ours = division.write((now) => division.set(id, { queuedAt: now, holdsSeat: write.paid }));
    return [ours, model.signUp(id, write.paid)];
  }
  if (write.kind === 'capacity') {
    return [division.write(() => ({ capacity: write.capacity })), model.setCapacity(write.capacity)];
  }
  if (write.kind === 'autoPromote') {
    return [division.write(() => ({ autoPromote: write.on })), model.setAutoPromote(write.on)];
  }
  const teams = [...model.teams.values()];
  const team = teams[write.team % teams.length];
  if (!team) return [];
  if (write.kind === 'pay') {
    return [
      division.write(() => division.set(team.id, { holdsSeat: write.on })),
      model.setPaid(team.id, write.on),
    ];
  }
  if (write.kind === 'remove') {
    return [
      division.write(() => division.set(team.id, { removed: write.on })),
      model.setRemoved(team.id, write.on),
    ];
  }
  return [
    division.write((now) => setStatus(division, team, write.status, now)),
    model.setStatus(team.id, write.status),
  ];
}

function setStatus(division: Division, { id, status: earlier }: ModelTeam, status: ModelStatus, now: Date) {
  division.set(id, {
    status,
    ...(earlier === 'Withdrawn' && status !== 'Withdrawn' ? { queuedAt: now, promotedAt: null } : {}),
    ...(status === 'Waitlist' && earlier !== 'Waitlist' ? { waitlistedAt: now } : {}),
  });
}

describe('any history of a division', () => {
  it('promotes and tells whom the model promotes and tells, and ends in the same line', () => {
    const settings = fc.record({
      capacity: fc.integer({ min: 0, max: 4 }),
      autoPromote: fc.boolean(),
      windowRuns: fc.boolean(),
    });
    fc.assert(
      fc.property(settings, fc.array(aWrite, { maxLength: 60, size: 'max' }), (setting, writes) => {
        const { capacity, autoPromote, windowRuns } = setting;
        const promotionPaymentWindowHours = windowRuns ? 48 : 0;
        const division = new Division({
          ...{ capacity, autoPromote, promotionPaymentWindowHours },
          waitlistCapacity: 0,
        });
        const model = new SeatModel(capacity, autoPromote, windowRuns);
        for (const [index, write] of writes.entries()) {
          const [ours, theirs] = writeBoth(division, model, write, index);
          expect(ours && { ...ours, waitlisted: ours.waitlisted.sort() }).toEqual(
            theirs && { ...theirs, waitlisted: theirs.waitlisted.sort() },
          );
          expect(division.line()).toEqual(model.line());
        }
      }),
      { numRuns: 500 },
    );
  });
});
