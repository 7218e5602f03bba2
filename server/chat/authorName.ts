import { isNamedByAddress } from '../identity/index.ts';
import type { PersonContext } from '../roles/index.ts';

/**
 * How a team calls somebody who writes to it. An account without a name goes by that of its player, or else its manager,
 * since a part of its address is not for the others to read.
 */
export async function authorName({ db, actor }: PersonContext, divisionTeam: string): Promise<string> {
  if (!isNamedByAddress(actor)) return actor.name;
  const [found] = await db.select<{ name: string | null }>(
    `SELECT coalesce(
       (SELECT p.name FROM players p
        WHERE p.team = $1 AND p.user_id = $2 AND p.removed_at IS NULL AND p.name <> '' ORDER BY p.id LIMIT 1),
       (SELECT m ->> 'name' FROM division_teams e JOIN registration_teams s ON s.id = e.registration_team
        CROSS JOIN jsonb_array_elements(s.managers) m
        WHERE e.id = $1 AND lower(m ->> 'email') = lower($3) AND m ->> 'name' <> '' LIMIT 1)
     ) AS name`,
    [divisionTeam, actor.id, actor.email],
  );
  return found?.name ?? actor.name;
}
