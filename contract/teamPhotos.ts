import { initContract } from '@ts-rest/core';
import { createFailures, listFailures, many, one, readFailures, updateFailures } from './envelope.ts';
import { idParameters, mobileLimit } from './lists.ts';
import { ObjectId, text, Timestamp } from './primitives.ts';
import { z } from './zod.ts';

/** The largest upload. */
export const maxPhotoBytes = 10 * 1024 * 1024;

const longestCaption = 500;

const signed = 'Lives for an hour and needs no credential.';

export const TeamPhoto = z
  .object({
    _id: ObjectId,
    divisionTeam: ObjectId,
    user: ObjectId.openapi({ description: 'Who uploaded it.' }),
    caption: z.string().nullable(),
    width: z.number().int().openapi({ description: 'Of the picture as it is kept.' }),
    height: z.number().int(),
    url: z.string().openapi({ description: signed }),
    thumbnailUrl: z.string().openapi({ description: `At most 400 pixels wide and high. ${signed}` }),
    created: Timestamp,
  })
  .openapi({ title: 'TeamPhoto' });

/** The picture of a form, on disk until the request has been answered. */
export type UploadedPhoto = { readonly path: string };

/** Apps that have made a picture smaller do not always measure it in whole pixels. */
const sentSize = z.string().transform(Number).pipe(z.number().min(0).max(100_000)).optional().openapi({
  type: 'number',
  minimum: 0,
  maximum: 100_000,
  description: 'Accepted and ignored: the picture itself says.',
});

const UploadTeamPhoto = z
  .object({
    upload: z
      .custom<UploadedPhoto>((value) => typeof (value as UploadedPhoto | null)?.path === 'string', 'Required')
      .openapi({
        type: 'string',
        format: 'binary',
        description: 'JPEG, PNG or WebP, as its content says, of at most 10 MB and 40 million pixels.',
      }),
    caption: text(longestCaption).optional(),
    width: sentSize,
    height: sentSize,
  })
  .strict();

const galleryQuery = z
  .object({
    limit: mobileLimit,
    before: ObjectId.optional().openapi({
      description: 'Only photos older than this one; pass the oldest that was loaded to read on.',
    }),
  })
  .strict();

const tags = ['Team photos'];
const teamParameters = z.object({ divisionTeamId: ObjectId });
// Nothing refers to a photo.
const { 409: _, 413: __, 415: ___, ...removeFailures } = updateFailures();

export const teamPhotos = initContract().router({
  upload: {
    method: 'POST',
    path: '/teamPhotos/team/:divisionTeamId',
    summary: 'Upload a photo of a team',
    description:
      'A form with the file as `upload`. By members, managers and administrators of the team; 404 for everybody else. It is kept upright, at most 2048 pixels wide and high, and without the camera’s metadata. 415 for what is not a JPEG, PNG or WebP picture, 413 for one that is too large.',
    pathParams: teamParameters,
    contentType: 'multipart/form-data',
    body: UploadTeamPhoto,
    responses: { 201: one(TeamPhoto), ...createFailures() },
    metadata: { permission: 'teamPhoto.write', tags, accepts: 'photo', inSteps: true },
  },
  listByTeam: {
    method: 'GET',
    path: '/teamPhotos/team/:divisionTeamId',
    summary: 'List the photos of a team',
    description:
      'The newest first. `count` is how many there are in all. For the members, managers and administrators of the team; 404 for everybody else.',
    pathParams: teamParameters,
    query: galleryQuery,
    responses: { 200: many(TeamPhoto), ...listFailures, 404: readFailures[404] },
    metadata: { permission: 'teamPhoto.read', tags },
  },
  remove: {
    method: 'DELETE',
    path: '/teamPhotos/:id',
    summary: 'Delete a photo of a team',
    description:
      'By whoever uploaded it, or an administrator of the team. 403 for its other members and managers, 404 for everybody else.',
    pathParams: idParameters,
    responses: { 200: one(TeamPhoto), ...removeFailures },
    metadata: { permission: 'teamPhoto.write', tags },
  },
});
