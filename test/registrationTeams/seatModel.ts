/**
 * The seats of one division told step by step, in other words than the service tells them: a team has a seat where
 * fewer teams come before it than there are seats. What the service does at the same time in many connections must
 * come out as this does one after the other.
 */

export type ModelStatus = 'Pending' | 'Accepted' | 'Waitlist' | 'Withdrawn';

export type ModelTeam = {
  readonly id: string;
  status: ModelStatus;
  paid: boolean;
  removed: boolean;
  /** Steps, not times: of the sign-up or return, of the last promotion, of being set to Waitlist. */
  queued: number;
  promoted: number | null;
  waiting: number;
};

export type Outcome = {
  /** Seated by auto-promotion, in the order of the line. */
  promoted: string[];
  /** Had a seat and wait now. */
  waitlisted: string[];
};

type State = 'Secured' | 'Waitlisted' | 'Pending' | null;

export class SeatModel {
  readonly teams = new Map<string, ModelTeam>();
  private step = 0;

  constructor(
    public capacity: number,
    public autoPromote: boolean,
    /** Whether the precedence of promoted teams lasts; else it has always ended already. */
    private readonly windowRuns: boolean,
  ) {}

  signUp(id: string, paid: boolean): Outcome {
    return this.change(() => {
      const team = { id, paid, status: 'Pending' as const, removed: false, promoted: null, waiting: 0 };
      this.teams.set(id, { ...team, queued: this.step });
    });
  }

  setPaid(id: string, paid: boolean): Outcome {
    return this.change(() => (this.team(id).paid = paid));
  }

  setStatus(id: string, status: ModelStatus): Outcome {
    return this.change(() => {
      const team = this.team(id);
      if (team.status === 'Withdrawn' && status !== 'Withdrawn') {
        team.queued = this.step;
        team.promoted = null;
      }
      if (status === 'Waitlist' && team.status !== 'Waitlist') team.waiting = this.step;
      team.status = status;
    });
  }

  setRemoved(id: string, removed: boolean): Outcome {
    return this.change(() => (this.team(id).removed = removed));
  }

  setCapacity(capacity: number): Outcome {
    return this.change(() => (this.capacity = capacity));
  }

  setAutoPromote(autoPromote: boolean): Outcome {
    return this.change(() => (this.autoPromote = autoPromote));
  }

  stateOf(team: ModelTeam): State {
    if (team.removed || team.status === 'Withdrawn') return null;
    if (team.status === 'Waitlist') return 'Waitlisted';
    if (!team.paid) return 'Pending';
    const before = this.contenders().filter((other) => this.comesBefore(other, team)).length;
    return before < this.seats() ? 'Secured' : 'Waitlisted';
  }

  /** Whether the door is open to one more. */
  hasRoom(waitlistCapacity: number): boolean {
    const states = [...this.teams.values()].map((team) => this.stateOf(team));
    const count = (state: State) => states.filter((each) => each === state).length;
    return count('Secured') < this.seats() || count('Waitlisted') < waitlistCapacity;
  }

  /** Who is in each part of the line, in order. */
  line(): { secured: string[]; waitlisted: string[]; pending: string[] } {
    const inState = (wanted: State) =>
      [...this.teams.values()].filter((team) => this.stateOf(team) === wanted);
    const inOrder = (teams: ModelTeam[]) => teams.sort((a, b) => (this.comesBefore(a, b) ? -1 : 1));
    const idsOf = (teams: ModelTeam[]) => teams.map(({ id }) => id);
    const waiting = inState('Waitlisted');
    return {
      secured: idsOf(inOrder(inState('Secured'))),
      waitlisted: [
        ...idsOf(inOrder(waiting.filter(({ status }) => status !== 'Waitlist'))),
        ...idsOf(waiting.filter(({ status }) => status === 'Waitlist').sort((a, b) => a.waiting - b.waiting)),
      ],
      pending: idsOf(inOrder(inState('Pending'))),
    };
  }

  private team(id: string): ModelTeam {
    const team = this.teams.get(id);
    if (!team) throw new Error(`No team ${id}.`);
    return team;
  }

  private seats(): number {
    return this.capacity === 0 ? Infinity : this.capacity;
  }

  private contenders(): ModelTeam[] {
    return [...this.teams.values()].filter(
      ({ paid, removed, status }) => paid && !removed && status !== 'Withdrawn' && status !== 'Waitlist',
    );
  }

  private comesBefore(a: ModelTeam, b: ModelTeam): boolean {
    const precedence = ({ promoted }: ModelTeam) => (this.windowRuns ? (promoted ?? Infinity) : Infinity);
    if (precedence(a) !== precedence(b)) return precedence(a) < precedence(b);
    return a.queued < b.queued;
  }

  private change(work: () => unknown): Outcome {
    this.step += 1;
    const earlier = new Map(
      [...this.teams].map(([id, team]) => [id, { ...team, state: this.stateOf(team) }]),
    );
    const [seatsEarlier, autoEarlier] = [this.seats(), this.autoPromote];
    work();
    const waitlisted = [...this.teams.values()]
      .filter((team) => earlier.get(team.id)?.state === 'Secured' && this.stateOf(team) === 'Waitlisted')
      .map(({ id }) => id);
    const contenders = this.contenders();
    const left = [...earlier.values()].filter(
      ({ id, state }) => state === 'Secured' && !contenders.some((team) => team.id === id),
    );
    const opened = left.length > 0 || this.seats() > seatsEarlier || (this.autoPromote && !autoEarlier);
    const promoted = opened && this.autoPromote ? this.promote(earlier) : [];
    return { promoted, waitlisted };
  }

  /** Seats who moved up, then one after the other who was waiting by status, while a seat is free. */
  private promote(earlier: ReadonlyMap<string, { status: ModelStatus; state: State }>): string[] {
    const waitedAs = (team: ModelTeam, status: boolean) => {
      const before = earlier.get(team.id);
      return before?.state === 'Waitlisted' && (before.status === 'Waitlist') === status;
    };
    const promoted = this.contenders()
      .filter((team) => waitedAs(team, false) && this.stateOf(team) === 'Secured')
      .sort((a, b) => (this.comesBefore(a, b) ? -1 : 1));
    let free = this.seats() - this.contenders().length;
    const byWait = [...this.teams.values()].sort((a, b) => a.waiting - b.waiting);
    for (const team of byWait) {
      if (free <= 0) break;
      if (team.status !== 'Waitlist' || team.removed || !team.paid || !waitedAs(team, true)) continue;
      promoted.push(team);
      free -= 1;
    }
    for (const team of promoted) {
      team.status = 'Accepted';
      team.promoted = this.step;
    }
    return promoted.map(({ id }) => id);
  }
}
