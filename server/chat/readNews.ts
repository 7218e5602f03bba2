import type { Database } from '../platform/database.ts';
import { columns, type ChatMessageRow } from './model.ts';

/** How far the messages of a team have been read; of an empty team, before everything. */
export type Cursor = { readonly created: Date; readonly id: string };

/** What is read of one team at once. */
export const newsAtOnce = 200;

const beforeEverything: Cursor = { created: new Date(0), id: '' };

const arrays = (cursors: ReadonlyMap<string, Cursor>) => [
  [...cursors.keys()],
  [...cursors.values()].map(({ created }) => created),
  [...cursors.values()].map(({ id }) => id),
];

/** The newest message of the team. */
export async function findCursor(db: Database, divisionTeam: string): Promise<Cursor> {
  const [newest] = await db.select<Cursor>(
    'SELECT created, id FROM chat_messages WHERE division_team = $1 ORDER BY created DESC, id DESC LIMIT 1',
    [divisionTeam],
  );
  return newest ?? beforeEverything;
}

/** What was written to these teams after their cursors, by team, the oldest first, in one statement. */
export async function readNews(
  db: Database,
  cursors: ReadonlyMap<string, Cursor>,
): Promise<Map<string, ChatMessageRow[]>> {
  const rows = await db.select<ChatMessageRow>(
    `SELECT n.* FROM unnest($1::text[], $2::timestamptz[], $3::text[]) AS k (team, created, id)
     CROSS JOIN LATERAL (
       SELECT ${columns} FROM chat_messages r
       WHERE r.division_team = k.team AND (r.created, r.id) > (k.created, k.id)
       ORDER BY r.created, r.id LIMIT ${newsAtOnce}
     ) n ORDER BY n.created, n."_id"`,
    arrays(cursors),
  );
  const byTeam = new Map<string, ChatMessageRow[]>();
  for (const row of rows) {
    const known = byTeam.get(row.divisionTeam);
    if (known) known.push(row);
    else byTeam.set(row.divisionTeam, [row]);
  }
  return byTeam;
}

/** Those of the teams that have news, without reading them. */
export async function findTeamsWithNews(
  db: Database,
  cursors: ReadonlyMap<string, Cursor>,
): Promise<string[]> {
  const [teams, created] = arrays(cursors);
  const rows = await db.select<{ team: string }>(
    `SELECT k.team FROM unnest($1::text[], $2::timestamptz[]) AS k (team, created)
     JOIN chat_rooms c ON c.division_team = k.team AND c.latest > k.created`,
    [teams, created],
  );
  return rows.map(({ team }) => team);
}
