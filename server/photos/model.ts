import { commonSorts, withPersonal, type Readable, type ReadRow } from '../platform/reads.ts';
import type { PhotoType } from './photoType.ts';

export type PhotoRow = ReadRow & {
  divisionTeam: string;
  user: string;
  caption: string | null;
  type: PhotoType;
  width: number;
  height: number;
  created: Date;
};

/** A photo is never changed, so that there is one version of each. */
export const columns = [
  'r.id AS "_id"',
  '1 AS "version"',
  'r.organization',
  'r.division_team AS "divisionTeam"',
  'r.user_id AS "user"',
  'r.caption',
  'r.type',
  'r.width',
  'r.height',
  'r.created',
].join(', ');

const readablePhoto: Readable<PhotoRow> = {
  columns,
  from: 'team_photos r',
  public: 'false',
  scope: 'admin',
  sorts: commonSorts,
  defaultSort: '-created',
};

/** The photos of a team, for somebody whose role on it has been asked for. */
export const photosOf = (divisionTeam: string) =>
  withPersonal(
    readablePhoto,
    (_me, add) => `r.division_team = ${add(divisionTeam)} AND r.hidden_since IS NULL`,
  );
