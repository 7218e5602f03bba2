import type { z } from 'zod';
import type { TeamPhoto } from '../../contract/teamPhotos.ts';
import type { FileLinks } from './fileLinks.ts';
import { filesOf } from './files.ts';
import type { PhotoRow } from './model.ts';

/** Without the links, which open the files: what the audit log keeps. */
export const describePhoto = (row: PhotoRow) => ({
  _id: row._id,
  divisionTeam: row.divisionTeam,
  user: row.user,
  caption: row.caption,
  width: row.width,
  height: row.height,
  created: row.created,
});

export function presentPhoto(row: PhotoRow, links: FileLinks, now: Date): z.infer<typeof TeamPhoto> {
  const { photo, thumbnail } = filesOf(row);
  return {
    ...describePhoto(row),
    url: links.linkTo(photo, now),
    thumbnailUrl: links.linkTo(thumbnail, now),
  };
}
