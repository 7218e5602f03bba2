import { removeAudited } from '../audit/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { findForWrite } from '../platform/writes.ts';
import { AdminModel, OrganizationModel, readableAdmin, type AdminRow } from './model.ts';
import { adminRecord } from './records.ts';

/** Ends the person's access at once, or takes an invitation back. Throws `last_admin`. */
export const removeAdmin = (ctx: Context, id: string): Promise<AdminRow> =>
  ctx.transaction(async () => {
    const admin = await findForWrite(ctx, AdminModel, readableAdmin, id);
    if (admin.user !== null) await requireAnother(admin);
    return removeAudited(ctx, adminRecord, id, 'in_use');
  });

async function requireAnother({ organization }: AdminModel): Promise<void> {
  // Two administrators who remove each other at the same moment take their turns here.
  await OrganizationModel.findByPk(organization, { lock: true });
  const known = await AdminModel.findAll({ where: { organization } });
  if (known.filter(({ user }) => user !== null).length < 2) throw new DomainError('last_admin');
}
