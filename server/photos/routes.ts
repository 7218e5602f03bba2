import { initServer } from '@ts-rest/express';
import type { Logger } from 'pino';
import { teamPhotos } from '../../contract/teamPhotos.ts';
import { createdAt, found, listed } from '../platform/answers.ts';
import type { FileStorage } from '../platform/storage.ts';
import { asPerson } from '../roles/index.ts';
import { addPhoto } from './addPhoto.ts';
import type { FileLinks } from './fileLinks.ts';
import { listPhotos } from './listPhotos.ts';
import { presentPhoto } from './presenter.ts';
import { removePhoto } from './removePhoto.ts';

export type PhotoParts = {
  readonly storage: FileStorage;
  readonly links: FileLinks;
  readonly logger: Pick<Logger, 'warn'>;
};

export const teamPhotoRoutes = (parts: PhotoParts) =>
  initServer().router(teamPhotos, {
    upload: async ({ req, res, params, body }) => {
      const ctx = asPerson(req.ctx);
      const row = await addPhoto(ctx, parts.storage, params.divisionTeamId, body);
      // A photo is seen where the team's photos are.
      return createdAt(
        res,
        `/teamPhotos/team/${row.divisionTeam}`,
        row,
        presentPhoto(row, parts.links, ctx.now()),
      );
    },
    listByTeam: async ({ req, res, params, query }) => {
      const ctx = asPerson(req.ctx);
      const page = await listPhotos(ctx, params.divisionTeamId, query);
      const data = page.rows.map((row) => presentPhoto(row, parts.links, ctx.now()));
      return listed(res, page, data, 'before');
    },
    remove: async ({ req, res, params }) => {
      const ctx = asPerson(req.ctx);
      const row = await removePhoto(ctx, parts, params.id);
      return found(res, row, presentPhoto(row, parts.links, ctx.now()));
    },
  });
