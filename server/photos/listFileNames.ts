import type pg from 'pg';
import { filesOf } from './files.ts';
import type { PhotoType } from './photoType.ts';

/** The names of the files of all photos that are shown, as this connection sees them. */
export async function listFileNames(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ _id: string; type: PhotoType }>(
    'SELECT id AS "_id", type FROM team_photos WHERE hidden_since IS NULL ORDER BY id COLLATE "C"',
  );
  return rows.flatMap((photo) => Object.values(filesOf(photo)));
}
