import type { ConfigLevels } from '../competitions/index.ts';
import type { Context } from '../platform/context.ts';
import { oneOf, oneOrMany } from '../platform/oneOrMany.ts';
import { feeOf, moneyOf, type MoneyFacts, type PaymentStatus } from '../registrations/index.ts';
import { capacityStates, type CapacityState, type Seats, type Submission } from './capacity.ts';
import { divisionCapacityOf } from './divisionCapacity.ts';
import type { RegistrationTeamRow } from './model.ts';

/** A submission as the capacity of its division shows it. */
export type SeatRow = Submission & {
  readonly division: string;
  readonly name: string;
  readonly paymentStatus: PaymentStatus;
};

/** A division without those who would play there. */
type DivisionTerms = Omit<Seats<SeatRow>, 'submissions'> & {
  readonly organization: string;
  /** What the configuration says, level by level. */
  readonly levels: ConfigLevels;
};

export type DivisionSeats = DivisionTerms & Seats<SeatRow>;

/** What a registration charges in a division: one price for all of its submissions there. */
type Price = Pick<MoneyFacts, 'hasPayments' | 'cost' | 'divisionProductAmount' | 'productAmount'> & {
  hasProduct: boolean;
};

type StoredSeat = Omit<SeatRow, 'holdsSeat' | 'isPromotable' | 'paymentStatus'> &
  Omit<MoneyFacts, keyof Price> & { registration: string };

/** A division with one of the registrations that it has submissions of, if it has any. */
type StoredTerms = ConfigLevels & { _id: string; organization: string; charges: string | null } & Price;

// Field by field: spread into each other, the rows of a long line cost more than reading them does.
function seatOf(stored: StoredSeat, price: Price): SeatRow {
  const facts: MoneyFacts = {
    hasPayments: price.hasPayments,
    cost: price.cost,
    divisionProductAmount: price.divisionProductAmount,
    productAmount: price.productAmount,
    players: stored.players,
    amountOff: stored.amountOff,
    discountSettled: stored.discountSettled,
    hasPaid: stored.hasPaid,
    customPaidAmount: stored.customPaidAmount,
    net: stored.net,
    refunded: stored.refunded,
  };
  const { holdsSeat, paymentStatus } = moneyOf(facts);
  return {
    _id: stored._id,
    division: stored.division,
    name: stored.name,
    status: stored.status,
    queuedAt: stored.queuedAt,
    promotedAt: stored.promotedAt,
    waitlistedAt: stored.waitlistedAt,
    removed: stored.removed,
    holdsSeat,
    isPromotable: price.hasProduct || feeOf(facts).isFree,
    paymentStatus,
  };
}

const storedSeats = (ctx: Context, divisions: readonly string[]): Promise<StoredSeat[]> =>
  ctx.db.select<StoredSeat>(
    `SELECT r.id AS "_id", r.division, r.registration, r.name, r.status, r.queued_at AS "queuedAt",
            r.promoted_at AS "promotedAt", r.waitlisted_at AS "waitlistedAt", r.deleted_at IS NOT NULL AS removed,
            m.players, m.amount_off AS "amountOff", m.discount_settled AS "discountSettled", m.has_paid AS "hasPaid",
            m.custom_paid_amount AS "customPaidAmount", m.net, m.refunded
     FROM registration_teams r JOIN registration_team_ledger m ON m.registration_team = r.id
     WHERE r.division = ${oneOf('$1', divisions)}`,
    [oneOrMany(divisions)],
  );

/** What the configuration says of each division by itself, and what is charged of these submissions there. */
const storedTerms = (
  ctx: Context,
  divisions: readonly string[],
  submissions: readonly string[],
): Promise<StoredTerms[]> =>
  ctx.db.select<StoredTerms>(
    `SELECT d.id AS "_id", d.organization, d.config AS division, v.league_config AS league,
            v.tournament_config AS tournament, v.registration_config AS registration, m.registration AS charges,
            m.has_payments AS "hasPayments", m.cost, m.has_product AS "hasProduct",
            m.division_product_amount AS "divisionProductAmount", m.product_amount AS "productAmount"
     FROM divisions d JOIN division_levels v ON v.division = d.id
     LEFT JOIN registration_team_money m ON m.registration_team = ${oneOf('$2', submissions)} AND m.division = d.id
     WHERE d.id = ${oneOf('$1', divisions)}`,
    [oneOrMany(divisions), oneOrMany(submissions)],
  );

const termsOf = ({
  organization,
  division,
  league,
  tournament,
  registration,
}: StoredTerms): DivisionTerms => {
  const levels = { division, league, tournament, registration };
  return { organization, levels, capacity: divisionCapacityOf(levels) };
};

/** What the configuration says about the seats of these divisions by `_id`, each by itself. */
export async function readDivisionTerms(
  ctx: Context,
  divisions: readonly string[],
): Promise<Map<string, DivisionTerms>> {
  const rows = await storedTerms(ctx, divisions, []);
  return new Map(rows.map((row) => [row._id, termsOf(row)]));
}

/** The seats of these divisions by `_id`, whoever asks, in two statements however many they are. */
export async function readSeats(
  ctx: Context,
  divisions: readonly string[],
): Promise<Map<string, DivisionSeats>> {
  if (divisions.length === 0) return new Map();
  const stored = await storedSeats(ctx, divisions);
  const keyOf = (division: string, registration: string | null) => `${division} ${registration}`;
  // The price is one for all submissions of a registration in a division: it is read of one of them.
  const charged = new Map(stored.map((seat) => [keyOf(seat.division, seat.registration), seat._id]));
  const terms = await storedTerms(ctx, divisions, [...charged.values()]);
  const prices = new Map(terms.map((row) => [keyOf(row._id, row.charges), row]));
  const seats = new Map(terms.map((row) => [row._id, { ...termsOf(row), submissions: [] as SeatRow[] }]));
  for (const seat of stored) {
    const price = prices.get(keyOf(seat.division, seat.registration));
    if (price) seats.get(seat.division)?.submissions.push(seatOf(seat, price));
  }
  return seats;
}

/** The capacity state of a team that has come last into a division which was as given. */
export function newcomerState(
  seats: DivisionSeats,
  row: RegistrationTeamRow,
  now: Date,
): CapacityState | null {
  const newcomer: Submission = {
    _id: row._id,
    status: row.status,
    queuedAt: row.queuedAt,
    promotedAt: row.promotedAt,
    waitlistedAt: row.waitlistedAt,
    removed: row.deletedAt !== null,
    holdsSeat: moneyOf(row).holdsSeat,
    isPromotable: row.productAmount !== null || feeOf(row).isFree,
  };
  const { capacity, submissions } = seats;
  return capacityStates({ capacity, submissions: [...submissions, newcomer] }, now).get(row._id) ?? null;
}

/** The capacity state of every team of these divisions by its `_id`; null for withdrawn and removed ones. */
export async function capacityStatesOf(
  ctx: Context,
  divisions: readonly (string | null)[],
): Promise<Map<string, CapacityState | null>> {
  const ids = [...new Set(divisions.filter((division) => division !== null))];
  const seats = await readSeats(ctx, ids);
  return new Map([...seats.values()].flatMap((division) => [...capacityStates(division, ctx.now())]));
}
