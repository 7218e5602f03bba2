// Generated from openapi/asyncapi.json by clients/generate.ts: `npm run generate`.

import type { components } from './realtimeSchema.ts';

/** What a client asks for, and what it is answered with. */
export interface ClientEvents {
  /** From the acknowledgement on, each message to the team arrives as `message:new`. For its members, managers and administrators; `not_found` for everybody else. Joining twice is joining once. */
  'join:team': { data: components['schemas']['ObjectId']; answer: components['schemas']['JoinedTeam'] };
  /** Its messages arrive no longer. */
  'leave:team': { data: components['schemas']['ObjectId']; answer: components['schemas']['LeftTeam'] };
  /** The same as `POST /chatMessages`; the team need not have been joined. The messages of one socket keep their order. */
  'message:send': {
    data: components['schemas']['SendChatMessage'];
    answer: components['schemas']['ChatMessage'];
  };
  /** For clients that can’t see the pings of the WebSocket protocol. */
  ping: { data: undefined; answer: components['schemas']['Pong'] };
}

/** What the service sends by itself. */
export interface ServerEvents {
  /** To every socket that has joined the team, those of its author included, once, in the order of the history. */
  'message:new': components['schemas']['ChatMessage'];
  /** The person has lost its role on the team: its messages arrive no longer. */
  'team:left': components['schemas']['LeftTeam'];
}

/** The HTTP status of each refusal: an acknowledgement has none of its own. */
export const refusalStatus: Readonly<Record<string, number>> = {
  forbidden: 403,
  idempotency_key_reused: 409,
  internal_error: 500,
  invalid_request: 400,
  not_found: 404,
  rate_limited: 429,
  unauthenticated: 401,
  unavailable: 503,
};
