import { io } from 'socket.io-client';
import WebSocket from 'ws';
import {
  overSocketIo,
  RealtimeClient,
  SportsLeagueClient,
  type RealtimeOptions,
} from '../../clients/typescript/src/index.ts';
import type { Database } from '../../server/platform/database.ts';
import { newObjectId } from '../../server/platform/objectId.ts';
import { anAccount, anOrganizationRow, aSession } from '../support/identity.ts';

export const ways: readonly RealtimeOptions[] = [{ WebSocket }, { transport: overSocketIo(io) }];

/** A team with people who play in it, each signed in. */
export type TalkingTeam = { readonly _id: string; readonly tokens: readonly string[] };

/** Teams on the database of servers that run as processes of their own, with the secret they share. */
export async function talkingTeams(
  db: Database,
  baseUrl: string,
  secret: string,
  { teams, people }: { teams: number; people: number },
): Promise<TalkingTeam[]> {
  const organization = await anOrganizationRow(db, {});
  const admin = await anAccount(db, { administers: [organization] });
  const client = new SportsLeagueClient({ baseUrl, token: await aSession(secret, admin._id, 'admin') });
  const league = await client.leagues.create({ name: 'Talk', sports: ['basketball'] });
  const division = await client.divisions.create({ name: 'A', league: league._id });
  return Promise.all(
    Array.from({ length: teams }, async (_, index) => {
      const { _id } = await client.divisionTeams.create({ name: `Team ${index}`, division: division._id });
      const accounts = await Promise.all(Array.from({ length: people }, () => anAccount(db, {})));
      const ids = accounts.map((account) => account._id);
      await db.select("UPDATE users SET first_name = 'Ada', last_name = 'Marsh' WHERE id = ANY($1)", [ids]);
      await db.select(
        `INSERT INTO players (id, organization, team, user_id, name, created, updated)
         SELECT id, $2, $3, user_id, 'Ada Marsh', now(), now() FROM unnest($1::text[], $4::text[]) AS p (id, user_id)`,
        [ids.map(() => newObjectId()), organization, _id, ids],
      );
      const tokens = await Promise.all(accounts.map((account) => aSession(secret, account._id, 'mobile')));
      return { _id, tokens };
    }),
  );
}

/** Somebody of a team on one server, by one of the two doors. */
export class Talker {
  readonly heard: string[] = [];
  readonly rest: SportsLeagueClient;
  readonly live: RealtimeClient;

  constructor(
    readonly team: string,
    readonly baseUrl: string,
    token: string,
    way: RealtimeOptions,
  ) {
    this.rest = new SportsLeagueClient({ baseUrl, token });
    this.live = new RealtimeClient(this.rest, { longestWaitMs: 500, ...way });
    this.live.on('message', ({ _id }) => this.heard.push(_id));
  }

  /** Sends until it is acknowledged, under one key; answers the identifier. */
  async say(text: string, byRest: boolean): Promise<string> {
    const message = { divisionTeam: this.team, text };
    for (;;) {
      try {
        const { _id } = byRest
          ? await this.rest.chatMessages.create(message, { idempotencyKey: text })
          : await this.live.send(message, { idempotencyKey: text });
        return _id;
      } catch (error) {
        if ((error as Error).name !== 'ConnectionError') throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}
