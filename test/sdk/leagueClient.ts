import { clientOf, type BaseClient } from '../../clients/typescript/src/client.ts';
import {
  ApiError,
  type ApiPromise,
  type ClientOptions,
  type PagePromise,
  type RequestOptions,
} from '../../clients/typescript/src/index.ts';
import { operationsOf } from '../../clients/generator/document.ts';
import { routesOf } from '../../clients/generator/sources.ts';
import { leagueDocument } from './leagueDocument.ts';
import type { ScriptedServer } from './scriptedServer.ts';

export interface Named {
  _id: string;
  name: string;
}

/** The calls of leagueDocument.ts that these tests make. */
interface LeagueResources {
  leagues: {
    list(query?: object, options?: RequestOptions): PagePromise<Named, object>;
    get(id: string, query?: object, options?: RequestOptions): ApiPromise<Named>;
    create(body: object, options?: RequestOptions<object>): ApiPromise<Named>;
    update(id: string, body: object, options?: RequestOptions): ApiPromise<Named>;
    remove(id: string, query?: object, options?: RequestOptions): ApiPromise<Named | undefined>;
  };
  divisionTeams: { listByDivision(division: string, query?: object): PagePromise<Named, object> };
  registrationTeams: {
    updatePlayer(id: string, player: string, body: object): ApiPromise<Named>;
    releaseStatement(id: string): ApiPromise<Blob>;
  };
  outbox: { retry(id: string, options?: RequestOptions): ApiPromise<Named> };
  apiKeys: { rotate(id: string, body?: object, options?: RequestOptions): ApiPromise<Named> };
  divisions: {
    standingsCsv(id: string): ApiPromise<string>;
    importTeams(id: string, body: string | FormData, options?: RequestOptions<object>): ApiPromise<unknown>;
  };
}

const LeagueClient = clientOf<LeagueResources>(routesOf(operationsOf(leagueDocument)));
export type LeagueClient = BaseClient & LeagueResources;

const apiKey = 'slk_live_x';

/** A client of the scripted server, with an API key. */
export const connectTo = (server: ScriptedServer, options: Partial<ClientOptions> = {}): LeagueClient =>
  new LeagueClient({ baseUrl: server.baseUrl, token: apiKey, ...options });

export const league = { _id: '6928d5a0c3f1b2a4d5e6f708', name: 'Summer league' };

/** The error that a call ends in. */
export const errorOf = async (call: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('The call succeeded');
};

export const apiErrorOf = async (call: PromiseLike<unknown>): Promise<ApiError> => {
  const error = await errorOf(call);
  if (error instanceof ApiError) return error;
  throw error;
};
