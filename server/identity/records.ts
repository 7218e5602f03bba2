import type { AuditedRecord } from '../audit/index.ts';
import {
  AdminModel,
  ApiKeyModel,
  OrganizationModel,
  readableAdmin,
  readableApiKey,
  readableOrganization,
  type AdminRow,
  type ApiKeyRow,
  type OrganizationRow,
} from './model.ts';
import { presentAdmin, presentApiKey, presentWholeOrganization } from './presenter.ts';

export const organizationRecord: AuditedRecord<OrganizationModel, OrganizationRow> = {
  resource: 'organization',
  model: OrganizationModel,
  readable: readableOrganization,
  present: (_actor, row) => presentWholeOrganization(row),
};

export const adminRecord: AuditedRecord<AdminModel, AdminRow> = {
  resource: 'admin',
  model: AdminModel,
  readable: readableAdmin,
  present: (_actor, row) => presentAdmin(row),
};

export const apiKeyRecord: AuditedRecord<ApiKeyModel, ApiKeyRow> = {
  resource: 'apiKey',
  model: ApiKeyModel,
  readable: readableApiKey,
  present: (_actor, row) => presentApiKey(row),
};
