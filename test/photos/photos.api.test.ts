import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createFileLinks } from '../../server/photos/fileLinks.ts';
import { aManagedTeam, aMember, aTeam, type RegisteredTeam, type TestMember } from '../roles/aTeam.ts';
import { sessionSecret, useService, type TestOrganization, type TestUser } from '../support/service.ts';
import { aForm, aPhoneSnap, aPicture } from './aPhoto.ts';

const service = useService();
let organization: TestOrganization;
let team: RegisteredTeam & { manager: TestUser };
let member: TestMember;

beforeAll(async () => {
  organization = await service.organization();
  team = await aManagedTeam(service, organization);
  member = await aMember(service, team);
});

const upload = (
  form: FormData,
  { token }: { token: string } = member,
  headers: Record<string, string> = {},
) => service.fetch(`/teamPhotos/team/${team._id}`, { method: 'POST', token, headers, body: form });

type Refused = { error: { code: string; details?: { path: string }[] } };

const refusalOf = async (answer: Response) => [answer.status, ((await answer.json()) as Refused).error.code];

/** Follows a link of the service, as a page does: with no credential. */
const open = (link: string) => {
  const { pathname, search } = new URL(link);
  return fetch(new URL(pathname + search, service.baseUrl));
};

const pictureAt = async (link: string) => {
  const answer = await open(link);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

const aPhoto = async (by: Pick<TestUser, 'client'> = member) =>
  by.client.teamPhotos.upload(team._id, aForm(await aPicture('jpeg')));

const filesOf = async (id: string) =>
  (await readdir(join(service.dataDir, 'files'))).filter((name) => name.startsWith(id));

it('keeps a snapshot upright and without a word of where it was taken', async () => {
  const snap = await aPhoneSnap();
  const taken = await sharp(snap).metadata();
  expect(taken).toMatchObject({ width: 40, height: 60, orientation: 6 });
  expect(taken.exif?.includes('Phone')).toBe(true);
  const photo = await member.client.teamPhotos.upload(
    team._id,
    aForm(snap, { fields: { caption: '  After the game ⚽ ', width: 9, height: 9 } }),
  );
  expect(photo).toMatchObject({
    divisionTeam: team._id,
    user: member._id,
    caption: 'After the game ⚽',
    width: 60,
    height: 40,
  });
  const kept = await pictureAt(photo.url);
  const metadata = await sharp(kept).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
  expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const top = await sharp(kept).extract({ left: 30, top: 2, width: 1, height: 1 }).raw().toBuffer();
  expect(top[0]).toBeGreaterThan(200);
});

it('shrinks a photo to 2048 pixels and makes a thumbnail', async () => {
  const large = await aPicture('jpeg', { width: 3000, height: 1500 });
  const photo = await member.client.teamPhotos.upload(team._id, aForm(large));
  expect(photo).toMatchObject({ width: 2048, height: 1024 });
  expect(await sharp(await pictureAt(photo.url)).metadata()).toMatchObject({ width: 2048, height: 1024 });
  expect(await sharp(await pictureAt(photo.thumbnailUrl)).metadata()).toMatchObject({
    width: 400,
    height: 200,
  });
});

it.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
] as const)('takes a %s for what it is, whatever it is called', async (kind, contentType) => {
  const form = aForm(await aPicture(kind), { name: 'page.html', type: 'text/html' });
  const photo = await member.client.teamPhotos.upload(team._id, form);
  const answer = await open(photo.url);
  await answer.arrayBuffer();
  expect(answer.headers.get('content-type')).toBe(contentType);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toContain('private');
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

it.each([
  ['a drawing with a script', () => Promise.resolve(Buffer.from(svg))],
  ['a GIF', () => aPicture('gif')],
  ['a TIFF', () => aPicture('tiff')],
  ['a page that says it is a JPEG', () => Promise.resolve(Buffer.from('<script>alert(1)</script>'))],
  ['nothing at all', () => Promise.resolve(Buffer.alloc(0))],
  [
    'the beginning of a PNG and a page',
    () => Promise.resolve(Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1')),
  ],
  ['half a JPEG', async () => (await aPicture('jpeg', { width: 900, height: 900 })).subarray(0, 3000)],
])('refuses %s', async (_what, content) => {
  const answer = await upload(aForm(await content()));
  expect(await refusalOf(answer)).toEqual([415, 'unsupported_media_type']);
});

it('refuses more than 10 MB, and a small file that would be a huge picture', async () => {
  const heavy = await upload(aForm(Buffer.alloc(10 * 1024 * 1024 + 1)));
  expect(await refusalOf(heavy)).toEqual([413, 'too_large']);
  const heavier = await upload(aForm(Buffer.alloc(11 * 1024 * 1024)));
  expect(await refusalOf(heavier)).toEqual([413, 'too_large']);
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await refusalOf(await upload(aForm(bomb)))).toEqual([413, 'too_large']);
});

it('names what is wrong with a form', async () => {
  const picture = await aPicture('jpeg');
  const twice = aForm(picture);
  twice.append('upload', new Blob([picture]), 'another.jpg');
  const forms = {
    upload: [aForm(picture, { field: 'file' }), new FormData(), twice],
    caption: [aForm(picture, { fields: { caption: 'x'.repeat(501) } })],
    width: [aForm(picture, { fields: { width: 'wide' } })],
  };
  for (const [path, wrong] of Object.entries(forms)) {
    for (const form of wrong) {
      const answer = await upload(form);
      const { error } = (await answer.json()) as Refused;
      expect([answer.status, error.code, error.details?.[0]?.path]).toEqual([400, 'invalid_request', path]);
    }
  }
  const json = await service.fetch(`/teamPhotos/team/${team._id}`, {
    method: 'POST',
    token: member.token,
    body: JSON.stringify({ upload: 'x' }),
  });
  expect(await refusalOf(json)).toEqual([415, 'unsupported_media_type']);
});

it('takes a picture that its app has measured in parts of a pixel', async () => {
  const answer = await upload(
    aForm(await aPicture('jpeg'), { fields: { width: '1365.3333', height: '1024' } }),
  );
  expect(answer.status).toBe(201);
});

it('pages through the photos of a team, the newest first, though some have the same time', async () => {
  const other = await aManagedTeam(service, organization);
  const photos: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const form = aForm(await aPicture('png'), { fields: { caption: `Photo ${index}` } });
    photos.push((await other.manager.client.teamPhotos.upload(other._id, form))._id);
  }
  await service.db.select("UPDATE team_photos SET created = '2026-03-08' WHERE id = ANY($1)", [
    photos.slice(1, 4),
  ]);
  const wanted = [photos[4], photos[0], ...photos.slice(1, 4).sort().reverse()];
  const seen: string[] = [];
  let before: string | undefined;
  for (;;) {
    const { data, count } = await other.manager.client.teamPhotos.listByTeam(other._id, { limit: 2, before });
    expect(count).toBe(5);
    seen.push(...data.map(({ _id }) => _id));
    if (data.length < 2) break;
    before = data.at(-1)?._id;
  }
  expect(seen).toEqual(wanted);
  const page = await service.fetch(`/teamPhotos/team/${other._id}?limit=2`, { token: other.manager.token });
  expect(page.headers.get('link')).toContain(`before=${wanted[1]}`);
});

it('opens a photo to whoever has its link, for an hour', async () => {
  const { _id, url } = await aPhoto();
  const address = new URL(url);
  expect(`${address.origin}${address.pathname}`).toBe(
    `https://league.test/api/v1/teamPhotos/files/${_id}.jpg`,
  );
  const statusOf = async (link: string | URL) => (await open(String(link))).status;
  expect(await statusOf(address)).toBe(200);
  const longer = new URL(url);
  longer.searchParams.set('expires', String(Number(longer.searchParams.get('expires')) + 1));
  const another = new URL(url);
  another.pathname = another.pathname.replace('.jpg', '-thumbnail.jpg');
  const bare = new URL(url);
  bare.search = '';
  const twice = new URL(url);
  twice.searchParams.append('signature', 'x');
  const outside = new URL(url);
  outside.pathname = outside.pathname.replace(`${_id}.jpg`, '..%2f..%2fcredentials.json');
  for (const link of [longer, another, bare, twice, outside]) expect(await statusOf(link)).toBe(404);
  const links = createFileLinks(() => 'https://league.test/api/v1/teamPhotos/files', sessionSecret);
  const now = Date.now();
  expect(await statusOf(links.linkTo(`${_id}.jpg`, new Date(now - 3_590_000)))).toBe(200);
  expect(await statusOf(links.linkTo(`${_id}.jpg`, new Date(now - 3_601_000)))).toBe(404);
});

it('lets the uploader and administrators delete a photo, and its files are gone', async () => {
  const own = await aPhoto();
  expect(await filesOf(own._id)).toHaveLength(2);
  expect(await member.client.teamPhotos.remove(own._id)).toMatchObject({ _id: own._id });
  expect(await filesOf(own._id)).toEqual([]);
  expect((await open(own.url)).status).toBe(404);
  await expect(member.client.teamPhotos.remove(own._id)).rejects.toMatchObject({ status: 404 });

  const theirs = await aPhoto();
  const mate = await aMember(service, team, 'Ben Marsh');
  await expect(mate.client.teamPhotos.remove(theirs._id)).rejects.toMatchObject({ status: 403 });
  await expect(team.manager.client.teamPhotos.remove(theirs._id)).rejects.toMatchObject({ status: 403 });
  await expect((await service.user()).client.teamPhotos.remove(theirs._id)).rejects.toMatchObject({
    status: 404,
  });
  await organization.admin.teamPhotos.remove(theirs._id);
  const log = await organization.admin.auditLogs.list({ resource: 'teamPhoto', resourceId: theirs._id });
  expect(log.data).toMatchObject([{ action: 'delete', before: { user: member._id } }]);
  expect(JSON.stringify(log.data)).not.toContain('signature');
});

it('is for the people of the team, as long as they are', async () => {
  const elsewhere = await aTeam(organization);
  const stranger = await aMember(service, elsewhere);
  expect(await refusalOf(await upload(aForm(await aPicture('jpeg')), stranger))).toEqual([404, 'not_found']);
  await expect(stranger.client.teamPhotos.listByTeam(team._id)).rejects.toMatchObject({ status: 404 });
  const leaving = await aMember(service, team, 'Cleo Marsh');
  const photo = await aPhoto(leaving);
  await organization.admin.registrationTeams.removePlayer(team.submission, { player: leaving.player });
  await expect(leaving.client.teamPhotos.listByTeam(team._id)).rejects.toMatchObject({ status: 404 });
  await expect(leaving.client.teamPhotos.remove(photo._id)).rejects.toMatchObject({ status: 404 });
});

it('keeps a photo once, however often and at the same moment its app sends it', async () => {
  const picture = await aPicture('jpeg', { width: 1200, height: 900 });
  const send = () => upload(aForm(picture), member, { 'idempotency-key': 'the one photo' });
  const answers = await Promise.all([send(), send(), send()]);
  answers.push(await send());
  const ids = await Promise.all(
    answers.map(async (answer) => {
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { data: { _id: string } }).data._id;
    }),
  );
  expect(new Set(ids).size).toBe(1);
  const shown = await service.db.select(
    'SELECT 1 FROM team_photos WHERE hidden_since IS NULL AND width = 1200 AND user_id = $1',
    [member._id],
  );
  expect(shown).toHaveLength(1);
  const another = await upload(aForm(await aPicture('png')), member, { 'idempotency-key': 'the one photo' });
  expect(await refusalOf(another)).toEqual([409, 'idempotency_key_reused']);
});
