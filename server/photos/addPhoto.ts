import type { UploadedPhoto } from '../../contract/teamPhotos.ts';
import { recordAudit } from '../audit/index.ts';
import { violates } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { newObjectId } from '../platform/objectId.ts';
import type { FileStorage } from '../platform/storage.ts';
import { requireMember, type PersonContext } from '../roles/index.ts';
import { putFiles } from './files.ts';
import { columns, type PhotoRow } from './model.ts';
import { picturesOf, type Pictures } from './pictures.ts';
import { describePhoto } from './presenter.ts';

type NewPhoto = { readonly upload: UploadedPhoto; readonly caption?: string | undefined };

/** The photo that a request with the same key has added. */
async function findAdded(ctx: PersonContext): Promise<PhotoRow | undefined> {
  if (!ctx.onceKey) return undefined;
  const { keyHash, requestHash } = ctx.onceKey;
  const [added] = await ctx.db.select<PhotoRow & { request: string }>(
    `SELECT ${columns}, r.once_request AS request FROM team_photos r WHERE r.once_key = $1`,
    [keyHash],
  );
  if (!added) return undefined;
  if (added.request !== requestHash) throw new DomainError('idempotency_key_reused');
  return added;
}

/** Noted down before its files are written: what is cut off in between is cleared up by its row. */
async function begin(
  ctx: PersonContext,
  organization: string,
  divisionTeam: string,
  { type, width, height }: Pictures,
  caption: string | null,
): Promise<string> {
  const _id = newObjectId();
  await ctx.db.select(
    `INSERT INTO team_photos (id, organization, division_team, user_id, caption, type, width, height, created, hidden_since)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now(), now())`,
    [_id, organization, divisionTeam, ctx.actor.id, caption, type, width, height],
  );
  return _id;
}

const show = (ctx: PersonContext, _id: string, isAdmin: boolean): Promise<PhotoRow> =>
  ctx.transaction(async () => {
    const [row] = await ctx.db.select<PhotoRow>(
      `UPDATE team_photos r
       SET hidden_since = NULL, created = date_trunc('milliseconds', clock_timestamp()), once_key = $2, once_request = $3
       WHERE r.id = $1 RETURNING ${columns}`,
      [_id, ctx.onceKey?.keyHash ?? null, ctx.onceKey?.requestHash ?? null],
    );
    // It took so long that its files were cleared up.
    if (!row) throw new DomainError('unavailable', { headers: { 'Retry-After': '5' } });
    if (isAdmin) {
      await recordAudit(ctx, {
        action: 'create',
        resource: 'teamPhoto',
        resourceId: _id,
        organization: row.organization,
        after: describePhoto(row),
      });
    }
    return row;
  });

/**
 * Keeps a photo of a team. With an idempotency key the same photo is kept once. Throws 404 for strangers,
 * `unsupported_media_type` for what is no picture, `too_large` for too many pixels.
 */
export async function addPhoto(
  ctx: PersonContext,
  storage: FileStorage,
  divisionTeam: string,
  { upload, caption }: NewPhoto,
): Promise<PhotoRow> {
  const { organization, isAdmin } = await requireMember(ctx, divisionTeam);
  const added = await findAdded(ctx);
  if (added) return added;
  const pictures = await picturesOf(upload.path);
  const _id = await begin(ctx, organization, divisionTeam, pictures, caption?.trim() || null);
  await putFiles(storage, { _id, type: pictures.type }, pictures);
  try {
    return await show(ctx, _id, isAdmin);
  } catch (error) {
    const first = violates(error, 'team_photos_once_key') && (await findAdded(ctx));
    if (first) return first;
    throw error;
  }
}
