import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import { DomainError } from './errors.ts';

/** A page to pay on, as the processor is asked for it. Amounts in cents. */
export type SessionOrder = {
  /** Of ours: the idempotency key, and what the processor's objects carry to be known again. */
  readonly checkout: string;
  readonly organization: string;
  readonly registrationTeam: string;
  readonly currency: string;
  readonly lines: readonly { label: string; amount: number }[];
  readonly platformFee: number;
  /** The connected account that gets the money. */
  readonly destination: string;
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

export type ProcessorSession = {
  readonly id: string;
  readonly url: string | null;
  readonly state: 'open' | 'complete' | 'expired';
  /** Our checkout; null for a page that is not one of ours. */
  readonly checkout: string | null;
  /** Set once somebody has paid, or tries to. */
  readonly payment: string | null;
};

type ProcessorRefund = {
  readonly id: string;
  readonly amount: number;
  /** `failed` also for a cancelled one: the money has come back. */
  readonly state: 'sent' | 'failed';
  /** Our intent; null for one made at the processor. */
  readonly intent: string | null;
  readonly created: Date;
};

type ProcessorDispute = {
  readonly id: string;
  readonly amount: number;
  /** `inquiry`: no money has moved. */
  readonly state: 'inquiry' | 'withdrawn' | 'won';
  readonly created: Date;
};

/** All that the processor knows of one payment that has succeeded. */
export type ProcessorPayment = {
  readonly id: string;
  readonly checkout: string | null;
  readonly amount: number;
  /** Whether the platform took a fee of it. */
  readonly hasFee: boolean;
  readonly refunds: readonly ProcessorRefund[];
  readonly disputes: readonly ProcessorDispute[];
};

export type ProcessorCharge = {
  readonly payment: string;
  readonly created: Date;
  readonly amount: number;
  readonly amountRefunded: number;
  readonly isDisputed: boolean;
  readonly organization: string | null;
  readonly destination: string | null;
};

/** What an event is about; null for one that tells the service nothing. */
export type EventSubject = { readonly kind: 'session' | 'payment'; readonly id: string } | null;
type ProcessorEvent = { readonly id: string; readonly type: string; readonly subject: EventSubject };

type RefundOrder = {
  readonly intent: string;
  readonly payment: string;
  readonly amount: number;
  /** Whether the platform took a fee, of which a part then goes back. */
  readonly hasFee: boolean;
};

/**
 * The payment processor. Every method but `readEvent` may throw `ProcessorRefusal` for a definite no, and
 * `unavailable` where it is not known whether the processor has done it: asked again for the same it does it once.
 */
export type Processor = {
  openSession(order: SessionOrder): Promise<ProcessorSession>;
  findSession(id: string): Promise<ProcessorSession | null>;
  /** Closes an open page; one that is paid, has ended or is kept open is answered as it is, null where there is none. */
  expireSession(id: string): Promise<ProcessorSession | null>;
  /** Null where there is no such payment, or it has not succeeded. */
  findPayment(id: string): Promise<ProcessorPayment | null>;
  refund(order: RefundOrder): Promise<void>;
  /** The successful charges of a time, of all organizations. */
  charges(from: Date, to: Date): AsyncIterable<ProcessorCharge>;
  /** Throws `invalid_signature`; `payments_unavailable` without a secret to check it with. */
  readEvent(body: Buffer, signature: string | undefined): ProcessorEvent;
};

/**
 * The processor has decided not to do it. `code` is Stripe's; `idempotency_error`: the same was asked for before in
 * other words.
 */
export class ProcessorRefusal extends Error {
  override readonly name = 'ProcessorRefusal';
  constructor(
    readonly code: string | null,
    message: string,
  ) {
    super(message);
  }
}

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string | undefined;
  /** `https://api.stripe.com`, or what stands in for it. */
  readonly apiBase: string;
  readonly timeoutMs?: number;
};

const load = createRequire(import.meta.url);
/** Loaded with the first processor: most installations take no cards, and would hold it in memory for nothing. */
const stripePackage = () => load('stripe') as typeof Stripe;

const isMissing = (error: unknown) =>
  error instanceof stripePackage().errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** A definite no, or the lack of an answer. */
function translate(error: unknown): unknown {
  const { errors } = stripePackage();
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return new DomainError('payments_unavailable');
  }
  // A conflict is another request with the same key that still runs.
  if (error instanceof errors.StripeIdempotencyError && error.statusCode !== 409) {
    return new ProcessorRefusal('idempotency_error', error.message);
  }
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) {
    return new ProcessorRefusal(error.code ?? null, error.message);
  }
  if (error instanceof errors.StripeError) {
    return new DomainError('unavailable', { headers: { 'Retry-After': '5' } });
  }
  return error;
}

async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    throw translate(error);
  }
}

async function askedIfThere<T>(question: Promise<T>): Promise<T | null> {
  try {
    return await question;
  } catch (error) {
    if (isMissing(error)) return null;
    throw translate(error);
  }
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const dateOf = (seconds: number) => new Date(seconds * 1000);

function sessionState(status: string | null): ProcessorSession['state'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

const sessionOf = (session: Stripe.Checkout.Session): ProcessorSession => ({
  id: session.id,
  url: session.url,
  state: sessionState(session.status),
  checkout: session.metadata?.['checkout'] ?? null,
  payment: idOf(session.payment_intent),
});

const refundOf = (refund: Stripe.Refund): ProcessorRefund => ({
  id: refund.id,
  amount: refund.amount,
  state: refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : 'sent',
  intent: refund.metadata?.['intent'] ?? null,
  created: dateOf(refund.created),
});

function disputeState(status: string): ProcessorDispute['state'] {
  if (status.startsWith('warning_') || status === 'prevented') return 'inquiry';
  return status === 'won' ? 'won' : 'withdrawn';
}

const disputeOf = (dispute: Stripe.Dispute): ProcessorDispute => ({
  id: dispute.id,
  amount: dispute.amount,
  state: disputeState(dispute.status),
  created: dateOf(dispute.created),
});

const byCreation = (a: { created: Date; id: string }, b: { created: Date; id: string }) =>
  a.created.getTime() - b.created.getTime() || (a.id < b.id ? -1 : 1);

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of list) found.push(item);
  return found;
}

type EventObject = { object?: string; id?: string; payment_intent?: string | { id: string } | null };
/** Some events, as those of version 2 of its interface, carry no object. */
type SentEvent = { id: string; type: string; data?: { object?: EventObject | null } | null };

function subjectOf({ object, id, payment_intent }: EventObject): EventSubject {
  if (object === 'checkout.session') return id ? { kind: 'session', id } : null;
  if (object === 'payment_intent') return id ? { kind: 'payment', id } : null;
  const payment = idOf(payment_intent);
  const concernsPayment = object === 'charge' || object === 'refund' || object === 'dispute';
  return concernsPayment && payment ? { kind: 'payment', id: payment } : null;
}

const pageSize = 100;
/** How old an event may be that is sent again with its signature. */
const toleranceSeconds = 300;

/** Stripe, by its own package. Charges are the platform's, with the organization's account as their destination. */
export function createStripe({
  secretKey,
  webhookSecret,
  apiBase,
  timeoutMs = 20_000,
}: StripeSettings): Processor {
  const { protocol, hostname, port } = new URL(apiBase);
  const StripeClient = stripePackage();
  const stripe = new StripeClient(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });

  async function openSession(order: SessionOrder): Promise<ProcessorSession> {
    const { checkout, organization, registrationTeam, currency, platformFee } = order;
    const metadata = { checkout, organization, registrationTeam };
    const session = await asked(
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          line_items: order.lines.map(({ label, amount }) => ({
            quantity: 1,
            price_data: { currency, unit_amount: amount, product_data: { name: label } },
          })),
          payment_intent_data: {
            // A fee of nothing is refused.
            ...(platformFee > 0 ? { application_fee_amount: platformFee } : {}),
            transfer_data: { destination: order.destination },
            metadata,
          },
          metadata,
          client_reference_id: registrationTeam,
          expires_at: Math.floor(order.expiresAt.getTime() / 1000),
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
        },
        { idempotencyKey: checkout },
      ),
    );
    return sessionOf(session);
  }

  async function findSession(id: string): Promise<ProcessorSession | null> {
    const session = await askedIfThere(stripe.checkout.sessions.retrieve(id));
    return session && sessionOf(session);
  }

  async function expireSession(id: string): Promise<ProcessorSession | null> {
    try {
      return sessionOf(await asked(stripe.checkout.sessions.expire(id)));
    } catch (error) {
      if (!(error instanceof ProcessorRefusal)) throw error;
      // This one was paid or has ended meanwhile, or somebody is paying on it at this moment.
      return findSession(id);
    }
  }

  async function findPayment(id: string): Promise<ProcessorPayment | null> {
    const intent = await askedIfThere(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
    if (intent?.status !== 'succeeded') return null;
    const charge = intent.latest_charge as Stripe.Charge | null;
    const [refunds, disputes] = await asked(
      Promise.all([
        all(stripe.refunds.list({ payment_intent: id, limit: pageSize })),
        charge?.disputed ? all(stripe.disputes.list({ payment_intent: id, limit: pageSize })) : [],
      ]),
    );
    return {
      id,
      checkout: intent.metadata['checkout'] ?? null,
      amount: intent.amount_received,
      hasFee: (charge?.application_fee_amount ?? 0) > 0,
      refunds: refunds.map(refundOf).sort(byCreation),
      disputes: disputes.map(disputeOf).sort(byCreation),
    };
  }

  async function* charges(from: Date, to: Date): AsyncIterable<ProcessorCharge> {
    const seconds = (date: Date) => Math.ceil(date.getTime() / 1000);
    const list = stripe.charges.list({ created: { gte: seconds(from), lt: seconds(to) }, limit: pageSize });
    const pages = list[Symbol.asyncIterator]();
    for (;;) {
      const { value: charge, done } = await asked(pages.next());
      if (done) return;
      const payment = idOf(charge.payment_intent);
      if (!charge.paid || payment === null) continue;
      yield {
        payment,
        created: dateOf(charge.created),
        amount: charge.amount_captured,
        amountRefunded: charge.amount_refunded,
        isDisputed: charge.disputed,
        organization: charge.metadata['organization'] ?? null,
        destination: idOf(charge.transfer_data?.destination),
      };
    }
  }

  /** Not by `constructEvent`, which throws for what it would not read: whatever is signed is taken in. */
  function isSigned(body: Buffer, signature: string, secret: string): boolean {
    try {
      const { signature: signatures } = stripe.webhooks;
      return signatures?.verifyHeader(body, signature, secret, toleranceSeconds) === true;
    } catch (error) {
      if (error instanceof StripeClient.errors.StripeSignatureVerificationError) return false;
      throw error;
    }
  }

  function readEvent(body: Buffer, signature: string | undefined): ProcessorEvent {
    if (webhookSecret === undefined) throw new DomainError('payments_unavailable');
    if (!isSigned(body, signature ?? '', webhookSecret)) throw new DomainError('invalid_signature');
    const { id, type, data } = JSON.parse(body.toString()) as SentEvent;
    return { id, type, subject: subjectOf(data?.object ?? {}) };
  }

  return {
    openSession,
    expireSession,
    findPayment,
    charges,
    readEvent,
    findSession,
    refund: async ({ intent, payment, amount, hasFee }) => {
      await asked(
        stripe.refunds.create(
          {
            payment_intent: payment,
            amount,
            reverse_transfer: true,
            ...(hasFee ? { refund_application_fee: true } : {}),
            metadata: { intent },
          },
          { idempotencyKey: intent },
        ),
      );
    },
  };
}
