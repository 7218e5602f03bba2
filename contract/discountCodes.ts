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
  text,
  Timestamp,
  TimestampInput,
  whole,
} from './primitives.ts';
import { z } from './zod.ts';

const Code = name(50).openapi({
  description: 'Compared without regard to case and to space around it; unique in its registration.',
});

export const DiscountCode = z
  .object({
    ...recordFields,
    organization: reference('Organization'),
    registration: reference('Registration'),
    code: z.string(),
    amountOff: Cents.openapi({ description: 'Taken off the whole fee of a team, in cents.' }),
    maxUses: z.number().int().nullable().openapi({ description: 'Null: as often as it is asked for.' }),
    expiresAt: Timestamp.nullable(),
    uses: z.number().int().min(0).openapi({
      description: 'Teams that have used it, those with an open checkout among them.',
    }),
    active: z.boolean(),
  })
  .openapi({ title: 'DiscountCode', description: 'A fixed amount off the fee of a registration.' });

const writable = {
  code: Code,
  amountOff: Cents,
  maxUses: whole(1, 1_000_000).nullable(),
  expiresAt: TimestampInput.nullable(),
  active: z.boolean(),
};

export const CreateDiscountCode = z
  .object({ ...writable, registration: ObjectId })
  .partial()
  .required({ registration: true, code: true, amountOff: true })
  .strict()
  .openapi({
    title: 'CreateDiscountCode',
    example: { registration: '6928d5a0c3f1b2a4d5e6f708', code: 'EARLYBIRD', amountOff: 2500, maxUses: 10 },
  });

export const UpdateDiscountCode = z
  .object({
    ...z.object(writable).partial().shape,
    ...ignoredRecordFields,
    organization: ignored,
    registration: ignored,
    uses: ignored,
  })
  .strict()
  .openapi({ title: 'UpdateDiscountCode', example: { maxUses: 20 } });

const CheckDiscountCode = z
  .object({ registration: ObjectId, code: text(100) })
  .strict()
  .openapi({
    title: 'CheckDiscountCode',
    example: { registration: '6928d5a0c3f1b2a4d5e6f708', code: 'earlybird' },
  });

const CheckedDiscountCode = z
  .object({ code: z.string(), amountOff: Cents })
  .openapi({ title: 'CheckedDiscountCode', description: 'A code that can be used now.' });

const tags = ['Discount codes'] as const;
const read = { permission: 'discountCode.read', tags } as const;
const write = { permission: 'discountCode.write', tags } as const;

export const discountCodes = initContract().router({
  list: {
    method: 'GET',
    path: '/discountCodes',
    summary: 'List discount codes',
    description: 'Those of the caller’s organization.',
    query: includingListQuery('discountCode', ['created', 'updated'], {
      organization: ObjectId.optional(),
      registration: ObjectId.optional(),
      active: booleanParameter.optional(),
    }),
    responses: { 200: many(DiscountCode), ...listFailures },
    metadata: read,
  },
  check: {
    method: 'POST',
    path: '/discountCodes/check',
    summary: 'Check a discount code',
    description:
      'For everybody who sees the registration: whether the code can be used now, and what it takes off. Nothing is reserved; a checkout does that.',
    body: CheckDiscountCode,
    responses: {
      200: one(CheckedDiscountCode),
      ...createFailures('discount_invalid', 'discount_expired', 'discount_used_up'),
    },
    metadata: { permission: 'discountCode.check', tags, strictLimit: true } as const,
  },
  get: {
    method: 'GET',
    path: '/discountCodes/:id',
    summary: 'Read a discount code',
    description: 'Within the organization only.',
    pathParams: idParameters,
    query: includingQuery('discountCode'),
    responses: { 200: one(DiscountCode), ...readFailures },
    metadata: read,
  },
  create: {
    method: 'POST',
    path: '/discountCodes',
    summary: 'Create a discount code',
    description: 'By an administrator, for one registration.',
    body: CreateDiscountCode,
    responses: { 201: one(DiscountCode), ...createFailures('already_exists') },
    metadata: write,
  },
  update: {
    method: 'PUT',
    path: '/discountCodes/:id',
    summary: 'Change a discount code',
    description:
      'Only the fields sent change; null clears. Teams that have used it, or have a checkout open with it, keep the amount they were promised.',
    pathParams: idParameters,
    body: UpdateDiscountCode,
    responses: { 200: one(DiscountCode), ...updateFailures('already_exists') },
    metadata: write,
  },
  remove: {
    method: 'DELETE',
    path: '/discountCodes/:id',
    summary: 'Delete a discount code',
    description: 'Only while no team has entered or used it.',
    pathParams: idParameters,
    responses: { 200: one(DiscountCode), ...removeFailures() },
    metadata: write,
  },
});
