import type { Database } from '../../server/platform/database.ts';
import { addressOf, type SignUp } from './aSeat.ts';
import { SeatModel, type ModelStatus } from './seatModel.ts';

type Entry = {
  id: string;
  created: Date;
  requestId: string;
  action: string;
  resource: string;
  resourceId: string;
  after: Record<string, unknown> | null;
};

type Money = { hasPaid: boolean; net: number };

/**
 * What happened to the seats of a division, told again from the audit log: each write left its entries in its own
 * transaction and under the lock of the division, so the log is the order in which the writes took effect. The model
 * takes the same steps one after the other, and must come out where the service is.
 */
export class SeatHistory {
  /** Of all teams, by their ids. */
  readonly names = new Map<string, string>();
  /** Entries of the ledger. */
  readonly payments: string[] = [];
  private readonly model: SeatModel;
  private readonly money = new Map<string, Money>();
  private readonly capacities = new Map<string, number>();
  private readonly placed = new Set<string>();
  /** Of each team, how often it should have been told. */
  private readonly told = {
    waitlist_promoted: new Map<string, number>(),
    team_waitlisted: new Map<string, number>(),
  };
  private last = { created: new Date(0), id: '' };
  /** Writes that were told again. */
  steps = 0;

  constructor(
    private readonly db: Database,
    private readonly form: SignUp,
    private readonly isFree: boolean,
    start: { capacity: number; autoPromote: boolean; windowRuns: boolean },
  ) {
    this.model = new SeatModel(start.capacity, start.autoPromote, start.windowRuns);
    this.capacities.set('division', start.capacity);
  }

  /** Begins behind what set the division up. */
  async begin(): Promise<void> {
    this.last = (await this.entries()).at(-1) ?? this.last;
  }

  /** Lets the model take the steps that the service has taken since, and compares whom each of them promoted. */
  async follow(): Promise<void> {
    const entries = await this.entries();
    this.last = entries.at(-1) ?? this.last;
    const writes = new Map<string, Entry[]>();
    for (const entry of entries) {
      writes.set(entry.requestId, [...(writes.get(entry.requestId) ?? []), entry]);
    }
    for (const write of writes.values()) this.take(write);
  }

  /** How the division stands: as the service answers it, and as the model has it. */
  async compare(): Promise<void> {
    const line = await this.form.organization.admin.divisions.capacity(this.form.division);
    const ids = (seats: readonly { registrationTeam: string }[]) =>
      seats.map(({ registrationTeam }) => this.names.get(registrationTeam));
    const told = this.model.line();
    const named = (teams: readonly string[]) => teams.map((id) => this.names.get(id));
    expect({
      secured: ids(line.secured),
      waitlisted: ids(line.waitlisted),
      pending: ids(line.pending),
    }).toEqual({
      secured: named(told.secured),
      waitlisted: named(told.waitlisted),
      pending: named(told.pending),
    });
    expect(line.capacity).toBe(this.model.capacity);
    if (line.capacity > 0) expect(line.secured.length).toBeLessThanOrEqual(line.capacity);
    await this.compareTeams();
    await this.compareMails();
  }

  private async compareTeams(): Promise<void> {
    const rows = await this.db.select<{ id: string; status: string; removed: boolean; placed: boolean }>(
      `SELECT r.id, r.status, r.deleted_at IS NOT NULL AS removed, p.id IS NOT NULL AS placed
       FROM registration_teams r LEFT JOIN division_teams p ON p.registration_team = r.id WHERE r.registration = $1`,
      [this.form.registration],
    );
    const standing = rows.map(({ id, ...row }) => [id, row] as const).sort();
    const expected = [...this.model.teams.values()].map(
      ({ id, status, removed }) => [id, { status, removed, placed: this.placed.has(id) }] as const,
    );
    expect(standing).toEqual(expected.sort());
  }

  private async compareMails(): Promise<void> {
    const rows = await this.db.select<{
      template: 'waitlist_promoted' | 'team_waitlisted';
      to: string;
      n: number;
    }>(
      `SELECT template, recipient AS to, count(*)::int AS n FROM outbox
       WHERE organization = $1 AND template IN ('waitlist_promoted', 'team_waitlisted') GROUP BY 1, 2`,
      [this.form.organization._id],
    );
    const sent = { waitlist_promoted: new Map<string, number>(), team_waitlisted: new Map<string, number>() };
    for (const { template, to, n } of rows) sent[template].set(to, n);
    expect(sent).toEqual(this.told);
  }

  private entries(): Promise<Entry[]> {
    return this.db.select<Entry>(
      `SELECT id, created, request_id AS "requestId", action, resource, resource_id AS "resourceId", after
       FROM audit_logs WHERE organization = $1 AND (created, id) > ($2, $3) ORDER BY created, id`,
      [this.form.organization._id, this.last.created, this.last.id],
    );
  }

  private take(write: readonly Entry[]): void {
    const outcomes = write.flatMap((entry) => this.step(entry));
    const promoted = write.filter(({ action }) => action === 'promote').map(({ resourceId }) => resourceId);
    expect(promoted).toEqual(outcomes.flatMap((outcome) => outcome.promoted));
    for (const outcome of outcomes) {
      this.steps += 1;
      for (const id of outcome.promoted) {
        this.placed.add(id);
        this.tell('waitlist_promoted', id);
      }
      for (const id of outcome.waitlisted) this.tell('team_waitlisted', id);
    }
  }

  private tell(template: 'waitlist_promoted' | 'team_waitlisted', id: string): void {
    const address = addressOf(this.names.get(id) ?? id);
    this.told[template].set(address, (this.told[template].get(address) ?? 0) + 1);
  }

  /** The step of the model that an entry stands for, if it stands for one. */
  private step({ action, resource, resourceId: id, after }: Entry): ReturnType<SeatModel['signUp']>[] {
    if (resource === 'payment') {
      this.payments.push(id);
      const { registrationTeam, amount } = after as { registrationTeam: string; amount: number };
      return this.pay(registrationTeam, ({ hasPaid, net }) => ({ hasPaid, net: net + amount }));
    }
    if (resource === 'registrationTeam') return this.teamStep(action, id, after ?? {});
    if (action !== 'update') return [];
    const { config } = after as { config?: { capacity?: number; autoPromote?: boolean } };
    return this.configStep(resource, config ?? {});
  }

  private teamStep(action: string, id: string, after: Record<string, unknown>) {
    const status = after['status'] as ModelStatus;
    switch (action) {
      case 'create': {
        this.names.set(id, after['name'] as string);
        this.money.set(id, { hasPaid: false, net: 0 });
        const outcome = this.model.signUp(id, this.isFree);
        if (this.isFree && this.model.line().secured.includes(id)) this.placed.add(id);
        return [outcome];
      }
      case 'status':
        if (status === 'Accepted') this.placed.add(id);
        return [this.model.setStatus(id, status)];
      case 'payment':
        return this.pay(id, ({ net }) => ({ net, hasPaid: after['hasPaid'] === true }));
      case 'delete':
      case 'restore':
        return [this.model.setRemoved(id, action === 'delete')];
      default:
        return [];
    }
  }

  private pay(id: string, change: (money: Money) => Money) {
    const money = change(this.money.get(id) ?? { hasPaid: false, net: 0 });
    this.money.set(id, money);
    return [this.model.setPaid(id, this.isFree || money.hasPaid || money.net > 0)];
  }

  /** Auto-promotion is set on the league here, the capacity at any level. */
  private configStep(level: string, config: { capacity?: number; autoPromote?: boolean }) {
    if (!['division', 'league', 'registration'].includes(level)) return [];
    this.capacities.set(level, config.capacity ?? 0);
    const levels = ['division', 'league', 'registration'].map((each) => this.capacities.get(each) ?? 0);
    const outcome = this.model.setCapacity(levels.find((capacity) => capacity > 0) ?? 0);
    if (level !== 'league') return [outcome];
    const switched = this.model.setAutoPromote(config.autoPromote ?? false);
    return [outcome, switched];
  }
}
