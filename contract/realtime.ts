import type { ZodTypeAny } from 'zod';
import { ChatMessage, CreateChatMessage } from './chat.ts';
import type { ErrorCode } from './errors.ts';
import { ObjectId } from './primitives.ts';
import { z } from './zod.ts';

/** Where the plain WebSocket is, below the prefix of the interface, and where Socket.IO is, at the origin. */
export const realtimePath = '/realtime';
export const socketIoPath = '/socket.io';

/** A frame of more bytes than this closes its socket. */
export const maxFrameBytes = 16 * 1024;

/** Why the service closes a socket, beside what WebSockets close for by themselves (1009: a frame too large). */
export const closeCodes = {
  /** The process stops: connect again, to another one. */
  goingAway: 1001,
  /** A frame that is no JSON. */
  invalidFrame: 1007,
  /** More than a client may send, or a reader that does not keep up. */
  policy: 1008,
  /** The service can’t answer right now: connect again later. */
  tryAgainLater: 1013,
  /** No credential in time, a wrong one, or one that has ended: connect again with another one. */
  unauthenticated: 4401,
} as const;

/** The reason of `unauthenticated` where no credential came in time: connect again with the same one. */
export const lateReason = 'late';

const JoinedTeam = z
  .object({
    divisionTeam: ObjectId,
    latest: ObjectId.nullable().openapi({
      description:
        'The newest message so far, null where there is none. Every later one arrives as `message:new`, in order; earlier ones are in the history.',
    }),
  })
  .openapi({ title: 'JoinedTeam' });

const LeftTeam = z
  .object({ divisionTeam: ObjectId })
  .openapi({ title: 'LeftTeam', description: 'The team whose messages arrive no longer.' });

const SendChatMessage = CreateChatMessage.extend({
  idempotencyKey: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[^\u0000]*$/)
    .optional()
    .openapi({
      description:
        'As the header `Idempotency-Key` of `POST /chatMessages`, and shared with it: a message whose acknowledgement was lost can be sent again by either door.',
    }),
})
  .strict()
  .openapi({
    title: 'SendChatMessage',
    example: { divisionTeam: '6928d5a0c3f1b2a4d5e6f708', text: 'Who brings the balls?' },
  });

export type ClientEvent = {
  readonly summary: string;
  readonly description: string;
  readonly data: ZodTypeAny;
  /** The `data` of an acknowledgement that succeeds. */
  readonly answer: ZodTypeAny;
  readonly codes: readonly [ErrorCode, ...ErrorCode[]];
};

const always = [
  'invalid_request',
  'unauthenticated',
  'rate_limited',
  'internal_error',
  'unavailable',
] as const;

/** What a client asks for; each is acknowledged with the envelope of the REST interface. */
export const clientEvents = {
  'join:team': {
    summary: 'Join a team',
    description:
      'From the acknowledgement on, each message to the team arrives as `message:new`. For its members, managers and administrators; `not_found` for everybody else. Joining twice is joining once.',
    data: ObjectId,
    answer: JoinedTeam,
    codes: ['not_found', ...always],
  },
  'leave:team': {
    summary: 'Leave a team',
    description: 'Its messages arrive no longer.',
    data: ObjectId,
    answer: LeftTeam,
    codes: always,
  },
  'message:send': {
    summary: 'Send a message to a team',
    description:
      'The same as `POST /chatMessages`; the team need not have been joined. The messages of one socket keep their order.',
    data: SendChatMessage,
    answer: ChatMessage,
    codes: ['not_found', 'forbidden', 'idempotency_key_reused', ...always],
  },
  ping: {
    summary: 'See whether the connection lives',
    description: 'For clients that can’t see the pings of the WebSocket protocol.',
    data: z
      .null()
      .optional()
      .openapi({ type: 'null', enum: undefined } as object),
    answer: z.object({}).openapi({ title: 'Pong' }),
    codes: always,
  },
} as const satisfies Record<string, ClientEvent>;

export type ClientEventName = keyof typeof clientEvents;

export type ServerEvent = {
  readonly summary: string;
  readonly description: string;
  readonly data: ZodTypeAny | null;
};

/** What the service sends by itself. */
export const serverEvents = {
  ready: {
    summary: 'The credential is good',
    description:
      'The answer to the first frame of a plain WebSocket; frames that came before it are answered after it. Socket.IO says `connect` instead.',
    data: null,
  },
  'message:new': {
    summary: 'A new message',
    description:
      'To every socket that has joined the team, those of its author included, once, in the order of the history.',
    data: ChatMessage,
  },
  'team:left': {
    summary: 'No longer of the team',
    description: 'The person has lost its role on the team: its messages arrive no longer.',
    data: LeftTeam,
  },
} as const satisfies Record<string, ServerEvent>;

/** The first frame of a plain WebSocket, within 5 seconds. */
export const AuthFrame = z
  .object({ auth: z.object({ token: z.string().min(1).max(4096) }) })
  .openapi({ title: 'AuthFrame' });

/** Every later frame of a plain WebSocket; one without an `id` is not acknowledged. */
export const RequestFrame = z
  .object({
    id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    event: z.string().max(64),
    data: z.unknown(),
  })
  .strict();
