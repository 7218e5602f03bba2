import { clearPhotos } from '../../server/photos/clearPhotos.ts';
import { createDiskStorage } from '../../server/platform/diskStorage.ts';
import type { FileStorage } from '../../server/platform/storage.ts';
import { aManagedTeam, type RegisteredTeam } from '../roles/aTeam.ts';
import { eventually } from '../support/eventually.ts';
import { useService, type TestUser } from '../support/service.ts';
import { aForm, aPicture } from './aPhoto.ts';

/** A disk that is full, or away, when it is told so. */
const broken = { puts: false, removals: false };
const files = new Map<string, Buffer>();

const storage = (): FileStorage => {
  const disk = createDiskStorage(service.dataDir);
  return {
    ...disk,
    put: async (name, content, contentType) => {
      if (broken.puts && name.includes('thumbnail')) {
        // When the photo lies there already.
        await eventually(() => files.size > 0);
        throw new Error('No space left on the device.');
      }
      await disk.put(name, content, contentType);
      files.set(name, content);
    },
    remove: async (name) => {
      if (broken.removals) throw new Error('The disk is away.');
      await disk.remove(name);
      files.delete(name);
    },
  };
};

const service = useService({ storage });
let team: RegisteredTeam & { manager: TestUser };

beforeAll(async () => {
  team = await aManagedTeam(service, await service.organization());
});
beforeEach(() => {
  broken.puts = false;
  broken.removals = false;
});

const client = () => team.manager.client.teamPhotos;

const rows = () => service.db.select('SELECT 1 FROM team_photos WHERE division_team = $1', [team._id]);

/** The job, as it runs `minutes` later. */
async function clearLater(minutes: number): Promise<void> {
  await service.db.select(
    "UPDATE team_photos SET hidden_since = hidden_since - $1 * interval '1 minute' WHERE hidden_since IS NOT NULL",
    [minutes],
  );
  await clearPhotos(service.db, storage(), () => Promise.resolve());
}

it('shows no photo of which half was written, and clears up after it', async () => {
  broken.puts = true;
  const form = () => aPicture('jpeg').then((picture) => aForm(picture));
  await expect(client().upload(team._id, await form())).rejects.toMatchObject({ status: 500 });
  expect((await client().listByTeam(team._id)).data).toEqual([]);
  expect([files.size, (await rows()).length]).toEqual([1, 1]);
  await clearLater(14);
  expect((await rows()).length).toBe(1);
  await clearLater(2);
  expect([files.size, (await rows()).length]).toEqual([0, 0]);
  broken.puts = false;
  await client().upload(team._id, await form());
  expect((await client().listByTeam(team._id)).data).toHaveLength(1);
});

it('deletes a photo though its files can’t be removed yet', async () => {
  const { _id } = await client().upload(team._id, aForm(await aPicture('png')));
  broken.removals = true;
  await client().remove(_id);
  expect((await client().listByTeam(team._id)).data.map((photo) => photo._id)).not.toContain(_id);
  expect(files.has(`${_id}.png`)).toBe(true);
  broken.removals = false;
  await clearLater(16);
  expect(files.has(`${_id}.png`)).toBe(false);
});
