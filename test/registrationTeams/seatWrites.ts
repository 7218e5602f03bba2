import fc from 'fast-check';
import { ApiError } from '../../clients/typescript/src/index.ts';
import { pay, setStatus, signUp, type SignUp, type TeamStatus } from './aSeat.ts';

/** What somebody does to a division; `team` and `payment` choose among those that there are. */
export type SeatWrite =
  | { kind: 'signUp' }
  | { kind: 'pay'; team: number }
  | { kind: 'word'; team: number; hasPaid: boolean }
  | { kind: 'refund'; payment: number }
  | { kind: 'status'; team: number; status: TeamStatus }
  | { kind: 'remove'; team: number }
  | { kind: 'restore'; team: number }
  | { kind: 'capacity'; level: 'division' | 'league' | 'registration'; capacity: number }
  | { kind: 'autoPromote'; on: boolean };

const of = <K extends SeatWrite['kind'], F extends object>(
  kind: K,
  fields: { [N in keyof F]: fc.Arbitrary<F[N]> },
) =>
  fc.record(
    { kind: fc.constant(kind), ...fields },
    { noNullPrototype: true },
  ) as unknown as fc.Arbitrary<SeatWrite>;

const weighted: readonly [number, fc.Arbitrary<SeatWrite>][] = [
  [4, of('signUp', {})],
  [4, of('pay', { team: fc.nat() })],
  [2, of('word', { team: fc.nat(), hasPaid: fc.boolean() })],
  [2, of('refund', { payment: fc.nat() })],
  [
    5,
    of('status', {
      team: fc.nat(),
      status: fc.constantFrom<TeamStatus>('Pending', 'Accepted', 'Waitlist', 'Withdrawn'),
    }),
  ],
  [2, of('remove', { team: fc.nat() })],
  [2, of('restore', { team: fc.nat() })],
  [
    2,
    of('capacity', {
      level: fc.constantFrom('division', 'league', 'registration'),
      capacity: fc.integer({ min: 0, max: 5 }),
    }),
  ],
  [1, of('autoPromote', { on: fc.boolean() })],
];

export const aSeatWrite = fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Writes that arrive at the same moment. */
export const aBurst = fc.array(aSeatWrite, { minLength: 2, maxLength: 12, size: 'max' });

/** What the rules may answer to such a write; anything else is a fault. */
const refusals = new Set([
  'division_full',
  'removed',
  'not_removed',
  'unrefunded_payments',
  'refund_exceeds_payment',
]);

/** Carries writes out on a division, and knows the teams and payments that came of them. */
export class SeatWriter {
  readonly teams: string[] = [];
  readonly payments: string[] = [];
  private count = 0;

  constructor(private readonly form: SignUp) {}

  /** @returns whether the write was done; false where the rules refuse it or there is nothing to do it to */
  async write(write: SeatWrite): Promise<boolean> {
    try {
      return await this.carryOut(write);
    } catch (error) {
      if (error instanceof ApiError && refusals.has(error.code)) return false;
      throw error;
    }
  }

  private async carryOut(write: SeatWrite): Promise<boolean> {
    const { organization, division, league, registration } = this.form;
    const { admin } = organization;
    switch (write.kind) {
      case 'signUp': {
        this.teams.push((await signUp(this.form, `Team ${(this.count += 1)}`))._id);
        return true;
      }
      case 'capacity': {
        const config = { config: { capacity: write.capacity } };
        if (write.level === 'division') await admin.divisions.update(division, config);
        if (write.level === 'league') await admin.leagues.update(league, config);
        if (write.level === 'registration') await admin.registrations.update(registration, config);
        return true;
      }
      case 'autoPromote':
        await admin.leagues.update(league, { config: { autoPromote: write.on } });
        return true;
      case 'refund': {
        const payment = this.payments[write.payment % this.payments.length];
        if (payment !== undefined) await admin.payments.refund(payment, {});
        return payment !== undefined;
      }
      default: {
        const team = this.teams[write.team % this.teams.length];
        if (team !== undefined) await this.changeTeam(write, team);
        return team !== undefined;
      }
    }
  }

  private async changeTeam(write: Extract<SeatWrite, { team: number }>, _id: string): Promise<void> {
    const { registrationTeams } = this.form.organization.admin;
    if (write.kind === 'pay') this.payments.push((await pay(this.form, { _id }))._id);
    if (write.kind === 'word') await registrationTeams.setPayment(_id, { hasPaid: write.hasPaid });
    if (write.kind === 'status') await setStatus(this.form, { _id }, write.status);
    if (write.kind === 'remove') await registrationTeams.remove(_id);
    if (write.kind === 'restore') await registrationTeams.restore(_id);
  }
}
