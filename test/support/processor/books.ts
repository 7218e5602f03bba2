import { randomBytes } from 'node:crypto';

/**
 * What the processor holds: sessions, payments, refunds and disputes, in the shapes of its interface, and the rules by
 * which it refuses. The tests' own acts (paying on a page, a refund in its dashboard, a bank's dispute) are methods here.
 */

type Fields = Record<string, unknown>;
export type Metadata = Record<string, string>;

export type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  amount_total: number;
  currency: string;
  metadata: Metadata;
  payment_intent: string | null;
  expires_at: number;
  created: number;
  success_url: string;
  cancel_url: string;
  /** Not of the interface: what the page shows. */
  lines: { name: string; amount: number }[];
  /** Not of the interface: what a payment on the page becomes. */
  intent: { fee: number; destination: string | null; metadata: Metadata };
};

export type Charge = {
  id: string;
  object: 'charge';
  payment_intent: string;
  paid: true;
  status: 'succeeded';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  application_fee_amount: number | null;
  /** Not of the interface: how much of the fee has gone back. */
  feeRefunded: number;
  currency: string;
  disputed: boolean;
  metadata: Metadata;
  transfer_data: { destination: string } | null;
  created: number;
};

export type Refund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  charge: string;
  amount: number;
  currency: string;
  status: 'succeeded' | 'failed';
  metadata: Metadata;
  created: number;
};

export type Dispute = {
  id: string;
  object: 'dispute';
  payment_intent: string;
  charge: string;
  amount: number;
  currency: string;
  status: 'warning_needs_response' | 'needs_response' | 'won' | 'lost';
  created: number;
};

export type Event = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: Fields };
};

/** A refusal in the processor's words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;
const nowSeconds = () => Math.floor(Date.now() / 1000);
const missing = (what: string) => new Refusal(404, 'resource_missing', `No such ${what}.`);

type Line = {
  quantity: string;
  price_data: { currency: string; unit_amount: string; product_data?: { name: string } };
};

export type SessionRequest = {
  success_url?: string;
  cancel_url?: string;
  line_items?: Record<string, Line>;
  metadata?: Metadata;
  expires_at?: string;
  payment_intent_data?: {
    application_fee_amount?: string;
    transfer_data?: { destination: string };
    metadata?: Metadata;
  };
};

export class Books {
  readonly sessions = new Map<string, Session>();
  readonly charges = new Map<string, Charge>();
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly events: Event[] = [];
  /** Where its pages are. */
  pagesAt = 'https://pay.test';
  /** Hears of every event, as it happens. */
  hear: (event: Event) => void = () => undefined;
  /** The least that a card can be charged with. */
  minimumCharge = 1;
  /** Accounts that can't take money. */
  readonly closedAccounts = new Set<string>();

  private tell(type: string, object: object): void {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      type,
      created: nowSeconds(),
      data: { object: structuredClone(object) as Fields },
    };
    this.events.push(event);
    this.hear(event);
  }

  private charge(payment: string): Charge {
    const charge = this.charges.get(payment);
    if (!charge) throw missing('payment_intent');
    return charge;
  }

  session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw missing('checkout.session');
    return session;
  }

  openSession({
    line_items = {},
    metadata = {},
    expires_at,
    success_url = '',
    cancel_url = '',
    payment_intent_data = {},
  }: SessionRequest): Session {
    const lines = Object.values(line_items);
    const amount = lines.reduce(
      (sum, { quantity, price_data }) => sum + Number(quantity) * Number(price_data.unit_amount),
      0,
    );
    if (lines.length === 0) throw new Refusal(400, 'parameter_missing', 'Missing line_items.');
    if (lines.length > 100) throw new Refusal(400, 'parameter_invalid', 'Too many line_items.');
    if (amount < this.minimumCharge) throw new Refusal(400, 'amount_too_small', 'The amount is too small.');
    const fee = payment_intent_data.application_fee_amount;
    if (fee !== undefined && !(Number(fee) >= 1 && Number(fee) < amount)) {
      throw new Refusal(400, 'parameter_invalid_integer', 'Invalid application_fee_amount.');
    }
    const destination = payment_intent_data.transfer_data?.destination ?? null;
    if (destination !== null && this.closedAccounts.has(destination)) {
      throw new Refusal(400, 'account_invalid', 'The account can’t take money.');
    }
    const expires = Number(expires_at);
    if (!(expires >= nowSeconds() + 30 * 60 - 5 && expires <= nowSeconds() + 24 * 3600)) {
      throw new Refusal(
        400,
        'parameter_invalid_integer',
        'expires_at must be 30 minutes to 24 hours from now.',
      );
    }
    const id = newId('cs_test');
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `${this.pagesAt}/${id}`,
      amount_total: amount,
      currency: lines[0]?.price_data.currency ?? 'usd',
      metadata,
      payment_intent: null,
      expires_at: expires,
      created: nowSeconds(),
      success_url,
      cancel_url,
      lines: lines.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
        name: product_data?.name ?? '',
        amount: Number(quantity) * Number(unit_amount),
      })),
      intent: { fee: Number(fee ?? 0), destination, metadata: payment_intent_data.metadata ?? {} },
    };
    this.sessions.set(id, session);
    return session;
  }

  expire(id: string): Session {
    const session = this.session(id);
    if (session.status !== 'open') throw new Refusal(400, 'resource_not_open', 'Only open sessions expire.');
    Object.assign(session, { status: 'expired', url: null });
    this.tell('checkout.session.expired', session);
    return session;
  }

  /** Somebody pays on the page: the identifier of the payment. */
  pay(id: string): string {
    const session = this.session(id);
    if (session.status !== 'open') throw new Error(`The page is ${session.status}.`);
    const payment = newId('pi');
    const { fee, destination, metadata } = session.intent;
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      payment_intent: payment,
      paid: true,
      status: 'succeeded',
      amount: session.amount_total,
      amount_captured: session.amount_total,
      amount_refunded: 0,
      application_fee_amount: fee || null,
      feeRefunded: 0,
      currency: session.currency,
      disputed: false,
      metadata,
      transfer_data: destination === null ? null : { destination },
      created: nowSeconds(),
    };
    this.charges.set(payment, charge);
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: payment,
      url: null,
    });
    this.tell('payment_intent.succeeded', this.paymentIntent(payment));
    this.tell('charge.succeeded', charge);
    this.tell('checkout.session.completed', session);
    return payment;
  }

  paymentIntent(payment: string): Fields {
    const charge = this.charge(payment);
    return {
      id: payment,
      object: 'payment_intent',
      status: 'succeeded',
      amount: charge.amount,
      amount_received: charge.amount_captured,
      currency: charge.currency,
      metadata: charge.metadata,
      latest_charge: charge,
    };
  }

  /** By the interface, or in the dashboard. */
  refund(
    payment: string,
    amount: number,
    { metadata = {}, withFee = false }: { metadata?: Metadata; withFee?: boolean } = {},
  ): Refund {
    const charge = this.charge(payment);
    if (withFee && charge.application_fee_amount === null) {
      throw new Refusal(400, 'application_fees_invalid', 'The charge has no application fee.');
    }
    const left = charge.amount - charge.amount_refunded;
    if (left === 0) throw new Refusal(400, 'charge_already_refunded', 'The charge is refunded already.');
    if (!(amount > 0 && amount <= left)) {
      throw new Refusal(400, 'amount_too_large', 'The amount is greater than what is left.');
    }
    charge.amount_refunded += amount;
    if (withFee) {
      const fee = charge.application_fee_amount ?? 0;
      charge.feeRefunded = Math.round((fee * charge.amount_refunded) / charge.amount);
    }
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: payment,
      charge: charge.id,
      amount,
      currency: charge.currency,
      status: 'succeeded',
      metadata,
      created: nowSeconds(),
    };
    this.refunds.push(refund);
    this.tell('refund.created', refund);
    this.tell('charge.refunded', charge);
    return refund;
  }

  /** The bank does not take the refund: the money comes back. */
  failRefund(id: string): void {
    const refund = this.refunds.find((each) => each.id === id);
    if (!refund) throw missing('refund');
    refund.status = 'failed';
    this.charge(refund.payment_intent).amount_refunded -= refund.amount;
    this.tell('refund.failed', refund);
  }

  dispute(payment: string, amount: number, status: Dispute['status'] = 'needs_response'): Dispute {
    const charge = this.charge(payment);
    charge.disputed = true;
    const dispute: Dispute = {
      id: newId('dp'),
      object: 'dispute',
      payment_intent: payment,
      charge: charge.id,
      amount,
      currency: charge.currency,
      status,
      created: nowSeconds(),
    };
    this.disputes.push(dispute);
    this.tell('charge.dispute.created', dispute);
    if (status === 'needs_response') this.tell('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = this.disputes.find((each) => each.id === id);
    if (!dispute) throw missing('dispute');
    dispute.status = status;
    if (status === 'won') this.tell('charge.dispute.funds_reinstated', dispute);
    this.tell('charge.dispute.closed', dispute);
  }

  /** What the processor holds of a payment, net. */
  held(payment: string): number {
    const charge = this.charge(payment);
    const disputed = this.disputes
      .filter((each) => each.payment_intent === payment && ['needs_response', 'lost'].includes(each.status))
      .reduce((sum, each) => sum + each.amount, 0);
    return charge.amount - charge.amount_refunded - disputed;
  }
}
