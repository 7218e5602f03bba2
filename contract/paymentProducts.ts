import { initContract } from '@ts-rest/core';
import {
  createFailures,
  listFailures,
  many,
  one,
  readFailures,
  removeFailures,
  updateFailures,
} from './envelope.ts';
import { idParameters, includingListQuery, includingQuery } from './lists.ts';
import {
  booleanParameter,
  Cents,
  ignored,
  ignoredRecordFields,
  name,
  ObjectId,
  recordFields,
  reference,
} from './primitives.ts';
import { PaymentKind } from './payments.ts';
import { z } from './zod.ts';

export const PaymentProduct = z
  .object({
    ...recordFields,
    organization: reference('Organization'),
    name: z.string(),
    kind: PaymentKind,
    amount: Cents,
    active: z.boolean(),
  })
  .openapi({ title: 'PaymentProduct', description: 'A price that competitions charge.' });

const writable = { name: name(), kind: PaymentKind, amount: Cents, active: z.boolean() };

export const CreatePaymentProduct = z
  .object({ ...writable, organization: ObjectId })
  .partial()
  .required({ name: true, amount: true })
  .strict()
  .openapi({ title: 'CreatePaymentProduct', example: { name: 'Team fee', kind: 'fee', amount: 12500 } });

export const UpdatePaymentProduct = z
  .object({ ...z.object(writable).partial().shape, ...ignoredRecordFields, organization: ignored })
  .strict()
  .openapi({ title: 'UpdatePaymentProduct', example: { amount: 15000 } });

const read = { permission: 'paymentProduct.read', tags: ['Payment products'] } as const;
const write = { permission: 'paymentProduct.write', tags: ['Payment products'] } as const;

export const paymentProducts = initContract().router({
  list: {
    method: 'GET',
    path: '/paymentProducts',
    summary: 'List payment products',
    description: 'Those of the caller’s organization.',
    query: includingListQuery('paymentProduct', ['created', 'updated', 'name'], {
      organization: ObjectId.optional(),
      kind: PaymentKind.optional(),
      active: booleanParameter.optional(),
    }),
    responses: { 200: many(PaymentProduct), ...listFailures },
    metadata: read,
  },
  get: {
    method: 'GET',
    path: '/paymentProducts/:id',
    summary: 'Read a payment product',
    description: 'Within the organization only.',
    pathParams: idParameters,
    query: includingQuery('paymentProduct'),
    responses: { 200: one(PaymentProduct), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/paymentProducts',
    summary: 'Create a payment product',
    description: 'A fee unless `kind` says donation. `organization` is needed by administrators of several.',
    body: CreatePaymentProduct,
    responses: { 201: one(PaymentProduct), ...createFailures('organization_required') },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/paymentProducts/:id',
    summary: 'Change a payment product',
    description: 'Only the fields sent change.',
    pathParams: idParameters,
    body: UpdatePaymentProduct,
    responses: { 200: one(PaymentProduct), ...updateFailures() },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/paymentProducts/:id',
    summary: 'Delete a payment product',
    description: 'Only while nothing refers to it.',
    pathParams: idParameters,
    responses: { 200: one(PaymentProduct), ...removeFailures() },
    metadata: write,
  },
});
