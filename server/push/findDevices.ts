import type { Database } from '../platform/database.ts';
import { recipientOf } from '../platform/pushes.ts';
import { accountsOfPlayers } from '../players/index.ts';
import { accountsOfManagers } from '../teams/index.ts';

type PushTarget = {
  /** The outbox row; devices that it has reached are left out. */
  readonly message: string;
  /** As the outbox names it. */
  readonly to: string;
  readonly divisionTeam: string;
  /** The account that is not told: the author. */
  readonly by: string | null;
};

const players = accountsOfPlayers('$2');
const people = `${players} UNION ${accountsOfManagers('$2')}`;

const devices = (accounts: string, more = '') => `
  SELECT t.token FROM push_tokens t JOIN users u ON u.id = t.user_id AND u.session_version = t.session_version
  WHERE t.user_id IN (${accounts}) AND t.user_id IS DISTINCT FROM $3${more}
    AND NOT EXISTS (SELECT FROM push_tickets done WHERE done.message = $1 AND done.token = t.token)
  ORDER BY t.id`;

const statements = {
  players: devices(players),
  team: devices(people),
  user: devices(people, ' AND t.user_id = $4'),
};

/** The devices of those a push is for who belong to the team at this moment and whose sign-in there still counts. */
export async function findDevices(db: Database, target: PushTarget): Promise<string[]> {
  const recipient = recipientOf(target.to);
  if (!recipient) throw new Error(`Nobody is ${target.to}.`);
  const values = [target.message, target.divisionTeam, target.by];
  const rows = await ('user' in recipient
    ? db.select<{ token: string }>(statements.user, [...values, recipient.user])
    : db.select<{ token: string }>('playersOf' in recipient ? statements.players : statements.team, values));
  return rows.map(({ token }) => token);
}
