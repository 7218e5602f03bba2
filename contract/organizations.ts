import { initContract } from '@ts-rest/core';
import { createFailures, listFailures, many, one, readFailures, updateFailures } from './envelope.ts';
import { idParameters, listQuery } from './lists.ts';
import { Currency, Email, ignoredRecordFields, name, recordFields, TimeZone } from './primitives.ts';
import { z } from './zod.ts';

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,9}$/, 'Must be lower-case letters, digits and single hyphens')
  .max(80)
  .openapi({ description: 'Short name for addresses; unique.', example: 'demo-league' });

const StripeAccountId = z
  .string()
  .regex(/^acct_[A-Za-z0-9]{1,60}$/, 'Must be a Stripe account id')
  .openapi({ description: 'Connected account of the payment processor.', example: 'acct_1032D82eZvKYlo2C' });

export const Organization = z
  .object({
    ...recordFields,
    name: z.string(),
    slug: z.string(),
    email: z.string().nullable().openapi({ description: 'Null on the public view.' }),
    timeZone: TimeZone,
    currency: Currency,
    stripeAccountId: z.string().nullable().openapi({ description: 'Null on the public view.' }),
    active: z.boolean(),
  })
  .openapi({ title: 'Organization' });

const writable = {
  name: name(),
  slug: Slug,
  email: Email.nullable(),
  timeZone: TimeZone,
  currency: Currency,
  stripeAccountId: StripeAccountId.nullable(),
  active: z.boolean(),
};

export const CreateOrganization = z
  .object(writable)
  .partial()
  .required({ name: true })
  .strict()
  .openapi({
    title: 'CreateOrganization',
    example: { name: 'Riverside Sports', timeZone: 'America/Chicago' },
  });

export const UpdateOrganization = z
  .object({ ...z.object(writable).partial().shape, ...ignoredRecordFields })
  .strict()
  .openapi({ title: 'UpdateOrganization', example: { timeZone: 'America/Denver' } });

const organizationSorts = ['created', 'updated', 'name'] as const;

export const organizations = initContract().router({
  list: {
    method: 'GET',
    path: '/organizations',
    summary: 'List your organizations',
    description: 'The organizations that the caller administers, or the one that the API key belongs to.',
    query: listQuery(organizationSorts, {}),
    responses: { 200: many(Organization), ...listFailures },
    metadata: { permission: 'organization.list', tags: ['Organizations'] } as const,
  },
  get: {
    method: 'GET',
    path: '/organizations/:id',
    summary: 'Read an organization',
    description: 'The public view has no e-mail address and no account of the payment processor.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: one(Organization), ...readFailures },
    metadata: { permission: 'organization.read', tags: ['Organizations'] } as const,
  },
  create: {
    method: 'POST',
    path: '/organizations',
    summary: 'Create an organization',
    description:
      'Whoever founds an organization is its first administrator and signs in to its dashboard with the same account.',
    body: CreateOrganization,
    responses: {
      201: one(Organization),
      ...createFailures('already_exists', 'invalid_time_zone', 'invalid_currency'),
    },
    metadata: { permission: 'organization.create', tags: ['Organizations'] } as const,
  },
  update: {
    method: 'PUT',
    path: '/organizations/:id',
    summary: 'Change an organization',
    description:
      'Only the fields sent change; null clears. In another `timeZone` games and events keep their time of day; it is refused where a team would then play two games at once. Another currency is refused with `in_use` once the organization has payments or an open page to pay on.',
    pathParams: idParameters,
    body: UpdateOrganization,
    responses: {
      200: one(Organization),
      ...updateFailures('already_exists', 'in_use', 'invalid_time_zone', 'invalid_currency'),
    },
    metadata: { permission: 'organization.update', tags: ['Organizations'] } as const,
  },
});
