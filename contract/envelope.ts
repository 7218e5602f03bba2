import type { ZodTypeAny } from 'zod';
import type { ErrorCode } from './errors.ts';
import { z } from './zod.ts';

/** `{ success: true, data }` with one record. */
export const one = <T extends ZodTypeAny>(data: T) => z.object({ success: z.literal(true), data });

/** `{ success: true, data, count }`; `count` is the number of records that match, not of those in the page. */
export const many = <T extends ZodTypeAny>(item: T) =>
  z.object({
    success: z.literal(true),
    data: z.array(item),
    count: z.number().int().min(0).openapi({ description: 'How many records match, in all pages.' }),
  });

const ErrorDetail = z
  .object({
    path: z.string().openapi({ description: 'The field, with dots: `config.capacity`.' }),
    message: z.string(),
  })
  .openapi({ title: 'ErrorDetail' });

/** `{ success: false, error }` with one of the named codes. */
export const failure = <const C extends readonly [ErrorCode, ...ErrorCode[]]>(...codes: C) =>
  z
    .object({
      success: z.literal(false),
      error: z.object({
        code: z.enum(codes as unknown as [C[number], ...C[number][]]),
        message: z.string(),
        details: z.array(ErrorDetail).optional(),
        requestId: z.string(),
      }),
    })
    .openapi({ description: codes.map((code) => `\`${code}\``).join(', ') });

const always = {
  400: failure('invalid_request'),
  401: failure('unauthenticated'),
  403: failure('forbidden'),
  429: failure('rate_limited'),
  500: failure('internal_error'),
  503: failure('unavailable'),
};

const withBody = { 413: failure('too_large'), 415: failure('unsupported_media_type') };

/** A list: an unknown cursor is the only conflict. */
export const listFailures = { ...always, 409: failure('invalid_reference') };

/** A single read. */
export const readFailures = { ...always, 404: failure('not_found') };

/** A POST: what an `Idempotency-Key` can answer, and the codes of the operation itself. */
export const createFailures = <const C extends readonly ErrorCode[]>(...codes: C) => ({
  ...always,
  ...withBody,
  404: failure('not_found'),
  409: failure('idempotency_key_reused', 'idempotency_in_progress', 'invalid_reference', ...codes),
});

/** A PUT. */
export const updateFailures = <const C extends readonly ErrorCode[]>(...codes: C) => ({
  ...always,
  ...withBody,
  404: failure('not_found'),
  409: failure('invalid_reference', ...codes),
  412: failure('stale'),
});

/** A DELETE. */
export const removeFailures = <const C extends readonly ErrorCode[]>(...codes: C) => ({
  ...always,
  404: failure('not_found'),
  409: failure('in_use', ...codes),
  412: failure('stale'),
});
