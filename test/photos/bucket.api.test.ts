import { createS3Storage } from '../../server/platform/s3Storage.ts';
import { aManagedTeam } from '../roles/aTeam.ts';
import { BucketStandIn } from '../support/bucket/standIn.ts';
import { useService } from '../support/service.ts';
import { aForm, aPicture } from './aPhoto.ts';

const bucket = new BucketStandIn();

beforeAll(async () => {
  await bucket.start();
  // What the package finds them by.
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'test-key',
    AWS_SECRET_ACCESS_KEY: 'test-secret',
    AWS_REGION: 'us-east-1',
  });
});
afterAll(() => bucket.stop());

const service = useService({
  storage: () => createS3Storage({ bucket: 'league-photos', endpoint: bucket.endpoint }),
});

const open = (link: string) => {
  const { pathname, search } = new URL(link);
  return fetch(new URL(pathname + search, service.baseUrl));
};

it('keeps photos in a bucket that nobody else can read, and serves them by the same links', async () => {
  const team = await aManagedTeam(service, await service.organization());
  const photos = team.manager.client.teamPhotos;
  const photo = await photos.upload(team._id, aForm(await aPicture('webp')));
  expect([...bucket.files].map(([path, { contentType }]) => [path, contentType]).sort()).toEqual([
    [`/league-photos/${photo._id}-thumbnail.webp`, 'image/webp'],
    [`/league-photos/${photo._id}.webp`, 'image/webp'],
  ]);
  expect(bucket.credentials.every((credential) => credential?.includes('Credential=test-key/'))).toBe(true);
  const served = await open(photo.url);
  expect(served.status).toBe(200);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(
    bucket.files.get(`/league-photos/${photo._id}.webp`)?.content,
  );
  bucket.away = true;
  expect((await open(photo.url)).status).toBe(503);
  bucket.away = false;
  await photos.remove(photo._id);
  expect(bucket.files.size).toBe(0);
  expect((await open(photo.url)).status).toBe(404);
});
