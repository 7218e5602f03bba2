import type { Database } from '../platform/database.ts';
import type { FileStorage } from '../platform/storage.ts';
import { removeFiles } from './files.ts';
import type { PhotoType } from './photoType.ts';

/** Longer than an upload takes to be kept. */
const graceMinutes = 15;

const rowsAtOnce = 100;

type Unseen = { _id: string; type: PhotoType };

/** Removes a photo that nobody sees: first its files, then its row. */
export async function clearPhoto(db: Database, storage: FileStorage, photo: Unseen): Promise<void> {
  await removeFiles(storage, photo);
  await db.select('DELETE FROM team_photos WHERE id = $1 AND hidden_since IS NOT NULL', [photo._id]);
}

/** What uploads that were cut off, and deletions whose storage was away, have left. */
export async function clearPhotos(
  db: Database,
  storage: FileStorage,
  touch: () => Promise<void>,
): Promise<void> {
  for (;;) {
    const unseen = await db.select<Unseen>(
      `SELECT id AS "_id", type FROM team_photos WHERE hidden_since < now() - interval '${graceMinutes} minutes'
       ORDER BY hidden_since LIMIT ${rowsAtOnce}`,
    );
    for (const photo of unseen) await clearPhoto(db, storage, photo);
    if (unseen.length < rowsAtOnce) return;
    await touch();
  }
}
