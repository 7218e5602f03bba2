import { usualMobileLimit } from '../../contract/lists.ts';
import { listVisible, type Page } from '../platform/reads.ts';
import { requireMember, type PersonContext } from '../roles/index.ts';
import { photosOf, type PhotoRow } from './model.ts';

/** Newest first. Throws 404 for strangers, `invalid_reference` for an unknown cursor. */
export async function listPhotos(
  ctx: PersonContext,
  divisionTeam: string,
  { limit = usualMobileLimit, before }: { limit?: number; before?: string },
): Promise<Page<PhotoRow>> {
  await requireMember(ctx, divisionTeam);
  const paging = { limit, ...(before === undefined ? {} : { after: before }) };
  return listVisible(ctx, photosOf(divisionTeam), paging, []);
}
