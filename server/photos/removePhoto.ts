import type { Logger } from 'pino';
import { recordAudit } from '../audit/index.ts';
import { requireFresh } from '../platform/context.ts';
import { forbidden, notFound } from '../platform/errors.ts';
import type { FileStorage } from '../platform/storage.ts';
import { requireMember, type PersonContext } from '../roles/index.ts';
import { clearPhoto } from './clearPhotos.ts';
import { columns, type PhotoRow } from './model.ts';
import { describePhoto } from './presenter.ts';

const hide = (ctx: PersonContext, id: string): Promise<PhotoRow> =>
  ctx.transaction(async () => {
    const [row] = await ctx.db.select<PhotoRow>(
      `SELECT ${columns} FROM team_photos r WHERE r.id = $1 AND r.hidden_since IS NULL FOR UPDATE`,
      [id],
    );
    if (!row) throw notFound();
    const { isAdmin } = await requireMember(ctx, row.divisionTeam);
    if (row.user !== ctx.actor.id && !isAdmin) throw forbidden();
    requireFresh(ctx, row);
    await ctx.db.select('UPDATE team_photos SET hidden_since = now() WHERE id = $1', [id]);
    await recordAudit(ctx, {
      action: 'delete',
      resource: 'teamPhoto',
      resourceId: id,
      organization: row.organization,
      before: describePhoto(row),
    });
    return row;
  });

/** Throws 404 for strangers, 403 for those who neither uploaded it nor administer the team, 412. */
export async function removePhoto(
  ctx: PersonContext,
  { storage, logger }: { storage: FileStorage; logger: Pick<Logger, 'warn'> },
  id: string,
): Promise<PhotoRow> {
  const row = await hide(ctx, id);
  try {
    await clearPhoto(ctx.db, storage, row);
  } catch (error) {
    // Nobody sees it any more, and the job tries again.
    logger.warn({ err: error, photo: id }, 'the files of a deleted photo are still there');
  }
  return row;
}
