import { initContract } from '@ts-rest/core';
import { ActorKind } from './auditLogs.ts';
import { createFailures, failure, listFailures, many, one, readFailures } from './envelope.ts';
import { idParameters, includingListQuery, includingQuery, organizationNameParameters } from './lists.ts';
import {
  Cents,
  Currency,
  ObjectId,
  recordFields,
  reference,
  text,
  Timestamp,
  TimestampInput,
  whole,
} from './primitives.ts';
import { z } from './zod.ts';

export const paymentMethods = ['card', 'cash', 'check', 'other'] as const;
/** A donation is no part of what a team owes. */
export const paymentKinds = ['fee', 'donation'] as const;

const PaymentMethod = z
  .enum(paymentMethods)
  .openapi({ title: 'PaymentMethod', description: 'How it was paid; `card` through the processor.' });
export const PaymentKind = z
  .enum(paymentKinds)
  .openapi({ title: 'PaymentKind', description: 'A donation settles no fee.' });

const signedCents = z.number().int();
const positiveCents = whole(1, 100_000_000);

const Author = z
  .object({
    kind: ActorKind,
    id: z.string().nullable(),
    name: z.string(),
  })
  .openapi({
    title: 'PaymentAuthor',
    description: 'Who entered it; `system` for what the processor told the service.',
  });

export const Payment = z
  .object({
    ...recordFields,
    organization: reference('Organization'),
    registration: reference('Registration'),
    registrationTeam: reference('RegistrationTeam'),
    player: reference('Player').openapi({ description: 'Whose share it pays; null for the team’s.' }),
    amount: signedCents.openapi({
      description:
        'Whole cents. Negative: a refund or a dispute. Positive with `refundOf`: money that came back, of a refund that failed or a dispute that was won.',
    }),
    platformFee: signedCents.openapi({
      description: 'The platform’s part of it, with the sign of `amount`.',
    }),
    currency: Currency,
    method: PaymentMethod,
    kind: PaymentKind,
    externalId: z.string().nullable().openapi({
      description:
        'The processor’s identifier; with a number after it for the further entries of one charge.',
    }),
    refundOf: reference('Payment').openapi({ description: 'The payment that this entry changes.' }),
    note: z.string().nullable(),
    createdBy: Author,
  })
  .openapi({
    title: 'Payment',
    description: 'An entry of the ledger. Entries are added and never changed or deleted.',
  });

export const RecordPayment = z
  .object({
    registrationTeam: ObjectId,
    player: ObjectId.nullable().openapi({ description: 'A player of the team.' }),
    amount: positiveCents,
    method: z.enum(['cash', 'check', 'other']),
    kind: PaymentKind.openapi({ description: 'A fee unless it says donation.' }),
    note: text(2000).nullable(),
  })
  .partial()
  .required({ registrationTeam: true, amount: true, method: true })
  .strict()
  .openapi({
    title: 'RecordPayment',
    example: {
      registrationTeam: '6928d5a0c3f1b2a4d5e6f708',
      amount: 12500,
      method: 'cash',
      note: 'At the desk',
    },
  });

const RefundPayment = z
  .object({
    amount: positiveCents.openapi({ description: 'Left out: what is left of the payment.' }),
    note: text(2000).nullable(),
  })
  .partial()
  .strict()
  .openapi({ title: 'RefundPayment', example: { amount: 5000, note: 'One player withdrew' } });

const PendingRefund = z
  .object({
    _id: ObjectId.openapi({ description: 'What its entry will be read by.' }),
    refundOf: ObjectId,
    amount: signedCents,
    state: z.literal('pending'),
  })
  .openapi({
    title: 'PendingRefund',
    description:
      'A refund that the processor has not confirmed yet: it becomes an entry of the ledger once it has.',
  });

const Quote = z
  .object({
    currency: Currency,
    lines: z.array(
      z.object({
        label: z.string(),
        quantity: z.number().int().min(0),
        unitAmount: Cents,
        amount: Cents,
      }),
    ),
    discount: Cents.openapi({ description: 'What the discount code takes off.' }),
    amountDue: Cents.openapi({ description: 'The whole fee after the discount.' }),
    amountPaid: signedCents.openapi({ description: 'What the ledger holds of it, net of refunds.' }),
    amountRemaining: Cents,
    platformFee: Cents.openapi({
      description: '1 % of what remains, rounded half up. Part of it, not added.',
    }),
  })
  .openapi({ title: 'Quote', description: 'What a team would be charged now.' });

const StartCheckout = z
  .object({
    players: z.array(ObjectId).min(1).max(200).openapi({
      description:
        'Pays the shares of these players of the team; left out: all that remains of the team’s fee.',
    }),
    discountCode: text(100),
    donation: z.number().int().min(0).max(100_000_000).openapi({
      description: 'Cents given beside the fee; an entry of its own in the ledger.',
    }),
  })
  .partial()
  .strict()
  .openapi({ title: 'StartCheckout', example: { discountCode: 'EARLYBIRD' } });

const Checkout = z
  .object({
    url: z.string().nullable().openapi({
      description: 'The processor’s page to pay on; null where nothing is left to pay after the discount.',
    }),
    amount: Cents.openapi({ description: 'What is charged, the donation included.' }),
    platformFee: Cents.openapi({ description: '1 % of `amount`, rounded half up.' }),
    expiresAt: Timestamp.nullable(),
  })
  .openapi({ title: 'Checkout' });

const Received = z.object({ received: z.literal(true) }).openapi({ title: 'ReceivedEvent' });

const ProcessorEvent = z
  .object({ id: z.string().min(1).max(255), type: z.string().min(1).max(255) })
  .passthrough()
  .openapi({
    title: 'ProcessorEvent',
    description: 'An event as Stripe sends it; only its identifiers are read.',
    example: { id: 'evt_1Qa2b3', type: 'checkout.session.completed' },
  });

const difference = z.enum(['missing_in_ledger', 'missing_at_processor', 'amount_differs']);

const Reconciliation = z
  .object({
    from: Timestamp,
    to: Timestamp,
    ledger: signedCents.openapi({ description: 'What the ledger holds of these charges, net.' }),
    processor: signedCents.openapi({ description: 'What the processor holds of them, net.' }),
    charges: z.number().int().min(0).openapi({ description: 'How many charges were compared.' }),
    unchecked: z.number().int().min(0).openapi({
      description:
        'Further charges, in neither sum. Those that the processor’s list does not settle are asked for one by one, 200 at most: more mean that it is another account, or its test mode.',
    }),
    differences: z.array(
      z.object({
        externalId: z.string().openapi({ description: 'The processor’s payment.' }),
        kind: difference,
        registrationTeam: ObjectId.nullable(),
        ledger: signedCents,
        processor: signedCents,
      }),
    ),
  })
  .openapi({ title: 'Reconciliation' });

const Moment = TimestampInput.optional();

const listQuery = includingListQuery('payment', ['created', 'updated'], {
  organization: ObjectId.optional(),
  registration: ObjectId.optional(),
  registrationTeam: ObjectId.optional(),
  player: ObjectId.optional(),
  method: PaymentMethod.optional(),
  kind: PaymentKind.optional(),
  refundOf: ObjectId.optional(),
  from: Moment.openapi({ description: 'Entered then or later.' }),
  to: Moment.openapi({ description: 'Entered earlier.' }),
});

const tags = ['Payments'] as const;
const read = { permission: 'payment.read', tags } as const;
const record = { permission: 'payment.record', tags } as const;

const listResponses = { 200: many(Payment), ...listFailures };
const withoutProcessor = failure('unavailable', 'payments_unavailable');
const discountRefusals = ['discount_invalid', 'discount_expired', 'discount_used_up'] as const;

export const payments = initContract().router({
  list: {
    method: 'GET',
    path: '/payments',
    summary: 'List payments',
    description:
      'The ledger. Administrators and keys list their organization’s entries, a signed-in user those of the teams they registered or manage, and their own as a player.',
    query: listQuery,
    responses: listResponses,
    metadata: read,
  },
  listByOrganizationName: {
    method: 'GET',
    path: '/payments/organization/:name',
    summary: 'List the payments of an organization, by its name',
    description: 'As the list of payments, of the organization with this name or slug.',
    pathParams: organizationNameParameters,
    query: listQuery,
    responses: { ...listResponses, 404: readFailures[404] },
    metadata: read,
  },
  reconcile: {
    method: 'GET',
    path: '/payments/reconciliation',
    summary: 'Compare the ledger with the processor',
    description:
      'By an administrator: the card payments of a time, as the ledger and as the processor have them, and where they differ. Nothing is changed. `organization` is needed by administrators of several.',
    query: z
      .object({
        organization: ObjectId.optional(),
        from: Moment.openapi({ description: 'Charges made then or later; left out: 31 days before `to`.' }),
        to: Moment.openapi({ description: 'Charges made earlier, by 92 days at most; left out: now.' }),
      })
      .strict(),
    responses: {
      200: one(Reconciliation),
      ...listFailures,
      409: failure(
        'invalid_reference',
        'organization_required',
        'invalid_interval',
        'payments_not_connected',
      ),
      503: withoutProcessor,
    },
    metadata: record,
  },
  get: {
    method: 'GET',
    path: '/payments/:id',
    summary: 'Read a payment',
    description: 'Visible as in the list of payments.',
    pathParams: idParameters,
    query: includingQuery('payment'),
    responses: { 200: one(Payment), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/payments',
    summary: 'Record a payment',
    description:
      'By an administrator: money that came in cash, by cheque or otherwise past the processor. It counts for the team’s payment status and seat at once.',
    body: RecordPayment,
    responses: { 201: one(Payment), ...createFailures('removed') },
    metadata: record,
  },
  refund: {
    method: 'POST',
    path: '/payments/:id/refund',
    summary: 'Refund a payment',
    description:
      'By an administrator: all that is left of it, or `amount`. A card payment goes back through the processor, with the platform’s fee in proportion; others are entered only. Answered with the new entry, or with 202 while the processor has not confirmed: it is asked again until it has, and a refusal then is in the audit log. A team of which nothing is left gives its seat up.',
    pathParams: idParameters,
    body: RefundPayment,
    responses: {
      201: one(Payment),
      202: one(PendingRefund),
      ...createFailures('refund_exceeds_payment', 'not_refundable', 'refund_refused'),
      503: withoutProcessor,
    },
    metadata: { ...record, inSteps: true } as const,
  },
  webhook: {
    method: 'POST',
    path: '/payments/webhook',
    summary: 'Receive an event of the processor',
    description:
      'For Stripe. The `Stripe-Signature` header must fit the body and be at most 5 minutes old. The event only says what to look at: the ledger follows what the processor then answers, so replayed and reordered events change nothing. Answered once the ledger is written.',
    body: ProcessorEvent,
    responses: {
      200: one(Received),
      ...createFailures(),
      400: failure('invalid_request', 'invalid_signature'),
      503: withoutProcessor,
    },
    metadata: { permission: 'payment.receive', tags, inSteps: true } as const,
  },
});

/** What a team owes and how it pays, below its registration team. */
export const registrationTeamPayments = initContract().router({
  quote: {
    method: 'GET',
    path: '/registrationTeams/:id/quote',
    summary: 'Quote a team’s fee',
    description:
      'What the team would be charged now, line by line, with the discount of `discountCode` or else of the code it entered. For administrators, keys and the team’s managers.',
    pathParams: idParameters,
    query: z.object({ discountCode: text(100).optional() }).strict(),
    responses: { 200: one(Quote), ...readFailures, 409: failure(...discountRefusals) },
    metadata: { ...read, guessable: 'discountCode' } as const,
  },
  checkout: {
    method: 'POST',
    path: '/registrationTeams/:id/checkout',
    summary: 'Pay a team’s fee by card',
    description:
      'By a manager of the team, a player for their own share, an administrator or a key. Opens a page of the processor for an hour, and reserves the discount code for as long. Asked for the same again, it answers with the open page; asked for something else, it closes the earlier page first. A page that charges more than is still owed is closed within about a minute. Where the discount takes away the whole fee, or all that was left of it, the team counts as paid at once, without a page.',
    pathParams: idParameters,
    body: StartCheckout,
    responses: {
      200: one(Checkout),
      ...createFailures(
        ...discountRefusals,
        'division_full',
        'nothing_due',
        'amount_not_chargeable',
        'payments_not_connected',
        'removed',
      ),
      503: withoutProcessor,
    },
    metadata: {
      permission: 'payment.checkout',
      tags,
      inSteps: true,
      guessable: 'discountCode',
    } as const,
  },
});
