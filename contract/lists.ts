import type { ZodRawShape } from 'zod';
import { includeParameter, type IncludingResource } from './include.ts';
import { ObjectId, wholeParameter } from './primitives.ts';
import { z } from './zod.ts';

export const maxListLimit = 1000;

const ascendingAndDescending = <const F extends string>(fields: readonly F[]) =>
  fields.flatMap((field) => [field, `-${field}`]) as [F | `-${F}`, ...(F | `-${F}`)[]];

/** The paging, sorting and filtering parameters of a list. */
export const listQuery = <const F extends string, S extends ZodRawShape>(sorts: readonly F[], filters: S) =>
  z
    .object({
      limit: wholeParameter(1, maxListLimit).optional(),
      after: ObjectId.optional().openapi({
        description: 'The page after this record, in the order asked for.',
      }),
      page: wholeParameter(1, 1_000_000)
        .optional()
        .openapi({ description: 'The page of this number, from 1; ignored beside `after`.' }),
      sort: z.enum(ascendingAndDescending(sorts)).optional().openapi({
        description: 'The field to sort by; `-` before it for descending. Ties are broken by `_id`.',
      }),
      ...filters,
    })
    .strict();

/** A list whose records can be populated. */
export const includingListQuery = <const F extends string, S extends ZodRawShape>(
  resource: IncludingResource,
  sorts: readonly F[],
  filters: S,
) => listQuery(sorts, { ...filters, include: includeParameter(resource) });

/** The parameters of a single read whose record can be populated. */
export const includingQuery = (resource: IncludingResource) =>
  z.object({ include: includeParameter(resource) }).strict();

/** The most that a list of the mobile interface holds in one page, and what it holds where nothing is said. */
const maxMobileLimit = 200;
export const usualMobileLimit = 50;

export const mobileLimit = wholeParameter(1, maxMobileLimit)
  .optional()
  .openapi({ description: `How many to answer with at most; ${usualMobileLimit} where nothing is said.` });

/** The paging and filtering parameters of a list of the mobile interface; its order is fixed. */
export const mobileListQuery = <S extends ZodRawShape>(filters: S) =>
  z
    .object({
      limit: mobileLimit,
      after: ObjectId.optional().openapi({ description: 'The page after this record.' }),
      ...filters,
    })
    .strict();

export const idParameters = z.object({ id: ObjectId });

/** A record of the organization that has this name or slug, without regard to case. */
export const organizationNameParameters = z.object({
  name: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\u0000]+$/)
    .openapi({
      description: 'Name or slug of an organization, without regard to case.',
      example: 'demo-league',
    }),
});
