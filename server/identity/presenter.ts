import type { z } from 'zod';
import type { ApiKey } from '../../contract/apiKeys.ts';
import type { Admin, User } from '../../contract/identity.ts';
import type { Organization } from '../../contract/organizations.ts';
import { hasScope, type Actor } from '../platform/actor.ts';
import type { AdminRow, ApiKeyRow, OrganizationRow } from './model.ts';
import { personName } from './personName.ts';
import type { UserRow } from './readUser.ts';

/** The organization as its administrators see it. */
export const presentWholeOrganization = (row: OrganizationRow): z.infer<typeof Organization> => ({
  _id: row._id,
  name: row.name,
  slug: row.slug,
  email: row.email,
  timeZone: row.timeZone,
  currency: row.currency,
  stripeAccountId: row.stripeAccountId,
  active: row.active,
  created: row.created,
  updated: row.updated,
});

export const presentOrganization = (actor: Actor, row: OrganizationRow): z.infer<typeof Organization> =>
  hasScope(actor, 'read:leagues', row._id)
    ? presentWholeOrganization(row)
    : { ...presentWholeOrganization(row), email: null, stripeAccountId: null };

export const presentUser = (row: UserRow): z.infer<typeof User> => ({
  _id: row._id,
  email: row.email,
  emailVerified: row.emailVerified,
  pendingEmail: row.pendingEmail,
  firstName: row.firstName,
  lastName: row.lastName,
  name: personName(row),
  phone: row.phone,
  watchlist: row.watchlist,
  created: row.created,
  updated: row.updated,
});

export const presentAdmin = (row: AdminRow): z.infer<typeof Admin> => ({
  _id: row._id,
  user: row.user,
  organization: row.organization,
  email: row.email,
  name: row.user === null ? null : personName(row),
  clerkId: row.clerkId,
  created: row.created,
  updated: row.updated,
});

export const presentApiKey = (row: ApiKeyRow): z.infer<typeof ApiKey> => ({
  _id: row._id,
  organization: row.organization,
  name: row.name,
  scopes: row.scopes,
  lastFour: row.lastFour,
  expiresAt: row.expiresAt,
  lastUsedAt: row.lastUsedAt,
  revokedAt: row.revokedAt,
  created: row.created,
  updated: row.updated,
});
