import { newObjectId } from '../platform/objectId.ts';
import { partsOfAmount, type ChargePart } from './chargeParts.ts';
import { feeShare } from './platformFee.ts';

/** An entry of the ledger, as far as the money of one charge goes. Cents. */
export type LedgerEntry = {
  readonly _id: string;
  readonly kind: 'fee' | 'donation';
  readonly player: string | null;
  readonly amount: number;
  readonly platformFee: number;
  readonly externalId: string;
  readonly refundOf: string | null;
  /** Of ours, that asked for the refund. */
  readonly intent: string | null;
};

type KnownEntry = Omit<LedgerEntry, 'intent'>;

type ProcessorFact<S extends string> = { readonly id: string; readonly amount: number; readonly state: S };

/** What the processor says of one charge; refunds and disputes in the order in which they were made. */
export type ChargeHistory = {
  readonly id: string;
  readonly amount: number;
  readonly refunds: readonly (ProcessorFact<'sent' | 'failed'> & { readonly intent: string | null })[];
  readonly disputes: readonly ProcessorFact<'inquiry' | 'withdrawn' | 'won'>[];
};

/** The payment that a refund of ours was asked for, by the intent. */
type IntentTargets = ReadonlyMap<string, string>;

/** The processor's identifier for the first entry; the further ones of the same thing carry their number. */
export const externalIdOf = (id: string, index: number, ending = ''): string =>
  `${id}${index === 0 ? '' : `:${index + 1}`}${ending}`;

/** Of an entry, the identifier that the processor knows. */
export const processorIdOf = (externalId: string): string => externalId.split(':')[0] as string;

/** The payments of a charge and all that has changed them: grows by what the processor tells. */
class ChargeBooks {
  readonly entries: KnownEntry[];
  readonly added: LedgerEntry[] = [];

  /** `disputes`: their identifiers; a dispute leaves the platform's fee where it is. */
  constructor(
    known: readonly KnownEntry[],
    private readonly disputes: ReadonlySet<string>,
  ) {
    this.entries = [...known];
  }

  find(externalId: string): KnownEntry | undefined {
    return this.entries.find((entry) => entry.externalId === externalId);
  }

  add(entry: Omit<LedgerEntry, '_id'>): void {
    const added = { _id: entry.intent ?? newObjectId(), ...entry };
    this.entries.push(added);
    this.added.push(added);
  }

  payments(): KnownEntry[] {
    return this.entries.filter(({ refundOf }) => refundOf === null);
  }

  /** What is left of a payment; a dispute may have taken more than there was. */
  leftOf({ _id, amount }: KnownEntry): number {
    const changes = this.entries.filter(({ refundOf }) => refundOf === _id);
    return changes.reduce((left, change) => left + change.amount, amount);
  }

  /** How much of a payment has gone back with the platform's fee in proportion. */
  private refundedOf({ _id }: KnownEntry): number {
    const refunds = this.entries.filter(
      ({ refundOf, externalId }) => refundOf === _id && !this.disputes.has(processorIdOf(externalId)),
    );
    return refunds.reduce((sum, { amount }) => sum - amount, 0);
  }

  /** The platform's part of a change of a payment's refunds by `amount`, with its sign. */
  feeOfChange(payment: KnownEntry, amount: number): number {
    const share = (refunded: number) => feeShare(payment.platformFee, refunded, payment.amount);
    const before = this.refundedOf(payment);
    return share(before) - share(before - amount);
  }

  /**
   * From which payments an amount is taken: from the one it was asked for, then from the others in their order, as far
   * as they reach, the rest from the first.
   */
  takenFrom(amount: number, target: KnownEntry | undefined): { payment: KnownEntry; amount: number }[] {
    let wanted = amount;
    const others = this.payments().filter((payment) => payment !== target);
    const taken = [...(target ? [target] : []), ...others].map((payment) => {
      const part = Math.max(0, Math.min(this.leftOf(payment), wanted));
      wanted -= part;
      return { payment, amount: part };
    });
    const [first] = taken;
    if (first) first.amount += wanted;
    return taken.filter((part) => part.amount > 0);
  }
}

function enterPayments(
  books: ChargeBooks,
  { id, amount }: ChargeHistory,
  parts: readonly ChargePart[],
): void {
  if (books.find(id)) return;
  partsOfAmount(parts, amount).forEach(({ kind, player, amount: part, platformFee }, index) => {
    const externalId = externalIdOf(id, index);
    books.add({ kind, player, amount: part, platformFee, externalId, refundOf: null, intent: null });
  });
}

/** Money that left, from the payment it was asked for or from those that still hold some. */
function enterDeparture(
  books: ChargeBooks,
  { id, amount }: { id: string; amount: number },
  { withFee, intent, target }: { withFee: boolean; intent: string | null; target: string | undefined },
): void {
  if (books.find(id)) return;
  const payment = books.payments().find(({ _id }) => _id === target);
  books.takenFrom(amount, payment).forEach((part, index) => {
    const { _id, kind, player } = part.payment;
    books.add({
      ...{ kind, player, refundOf: _id, externalId: externalIdOf(id, index) },
      amount: -part.amount,
      platformFee: withFee ? books.feeOfChange(part.payment, -part.amount) : 0,
      intent: payment && index === 0 ? intent : null,
    });
  });
}

/** Money that came back after all: each entry of the departure the other way round. */
function enterReturn(books: ChargeBooks, id: string, ending: string): void {
  for (let index = 0; ; index += 1) {
    const departure = books.find(externalIdOf(id, index));
    if (!departure) return;
    const externalId = externalIdOf(id, index, ending);
    if (books.find(externalId)) continue;
    const { kind, player, refundOf } = departure;
    books.add({
      ...{ kind, player, refundOf, externalId, intent: null },
      amount: 0 - departure.amount,
      platformFee: 0 - departure.platformFee,
    });
  }
}

/**
 * The entries that the ledger lacks of a charge. They follow from what the processor says now and from the entries
 * that are there, never from the event that gave occasion to look: so replayed, doubled and reordered events end in
 * the same ledger. A refund that failed is entered and entered back, whenever it is first seen.
 */
export function missingEntries(
  history: ChargeHistory,
  parts: readonly ChargePart[],
  known: readonly KnownEntry[],
  targets: IntentTargets,
): LedgerEntry[] {
  const books = new ChargeBooks(known, new Set(history.disputes.map(({ id }) => id)));
  enterPayments(books, history, parts);
  for (const { id, amount, state, intent } of history.refunds) {
    const target = intent === null ? undefined : targets.get(intent);
    enterDeparture(books, { id, amount }, { withFee: true, intent, target });
    if (state === 'failed') enterReturn(books, id, ':failed');
  }
  for (const { id, amount, state } of history.disputes) {
    if (state === 'inquiry') continue;
    enterDeparture(books, { id, amount }, { withFee: false, intent: null, target: undefined });
    if (state === 'won') enterReturn(books, id, ':won');
  }
  return books.added;
}
