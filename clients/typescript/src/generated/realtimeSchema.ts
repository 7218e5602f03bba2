// Generated from openapi/asyncapi.json by clients/generate.ts: `npm run generate`.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AuthFrame: {
      auth: {
        token: string;
      };
    };
    /** @description What somebody has said to a team, whose messages are ordered by `created`, then `_id`. */
    ChatMessage: {
      _id: components['schemas']['ObjectId'];
      divisionTeam: components['schemas']['ObjectId'];
      user: components['schemas']['ObjectId'];
      /** @description Of the author, as it was then: the account’s, or where that has none the name of its player or manager on the team. */
      name: string;
      text: string;
      kind: components['schemas']['ChatMessageKind'];
      created: components['schemas']['Timestamp'];
    };
    /**
     * @description `message` where nothing is said; an `announcement` is for administrators of the team.
     * @enum {string}
     */
    ChatMessageKind: 'message' | 'announcement';
    ErrorDetail: {
      /** @description The field, with dots: `config.capacity`. */
      path: string;
      message: string;
    };
    JoinedTeam: {
      divisionTeam: components['schemas']['ObjectId'];
      /** @description The newest message so far, null where there is none. Every later one arrives as `message:new`, in order; earlier ones are in the history. */
      latest: components['schemas']['ObjectId'] | null;
    };
    /** @description The team whose messages arrive no longer. */
    LeftTeam: {
      divisionTeam: components['schemas']['ObjectId'];
    };
    /**
     * @description Opaque identifier: 24 lower-case hexadecimal digits, made by the server.
     * @example 6928d5a0c3f1b2a4d5e6f708
     */
    ObjectId: string;
    Pong: Record<string, never>;
    /**
     * @example {
     *       "divisionTeam": "6928d5a0c3f1b2a4d5e6f708",
     *       "text": "Who brings the balls?"
     *     }
     */
    SendChatMessage: {
      divisionTeam: components['schemas']['ObjectId'];
      /** @description Up to 2000 Unicode code points. */
      text: string;
      kind?: components['schemas']['ChatMessageKind'];
      /** @description As the header `Idempotency-Key` of `POST /chatMessages`, and shared with it: a message whose acknowledgement was lost can be sent again by either door. */
      idempotencyKey?: string;
    };
    /**
     * Format: date-time
     * @description ISO 8601 with milliseconds, in UTC.
     * @example 2026-03-08T18:00:00.000Z
     */
    Timestamp: string;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
