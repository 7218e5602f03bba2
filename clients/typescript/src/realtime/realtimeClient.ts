import type { BaseClient } from '../client.ts';
import { ApiError, ConnectionError } from '../errors.ts';
import type { ClientEvents, ServerEvents } from '../generated/realtime.ts';
import { idempotencyKey } from '../idempotencyKey.ts';
import { Connection } from './connection.ts';
import { Emitter } from './emitter.ts';
import { overWebSocket, type WebSocketConstructor } from './overWebSocket.ts';
import { Room, type Message } from './room.ts';
import type { OpenTransport } from './transport.ts';

/**
 * `idle` before the first join, `connecting`, `open`, `waiting` for the next attempt, `paused`, `unauthenticated` until
 * `resume()` after a new sign-in, `closed` for good.
 */
export type RealtimeState =
  'idle' | 'connecting' | 'open' | 'waiting' | 'paused' | 'unauthenticated' | 'closed';

/** What `RealtimeClient.on` listens to, by name. */
export interface RealtimeEvents {
  /** A new message of a team that was joined: each once, in the order of the history, whatever happened between. */
  message: Message;
  /** The person is of the team no more. */
  left: ServerEvents['team:left'];
  /** What the connection does from now on. */
  state: RealtimeState;
  /** Why a connection ended, or why what was missed can't be read now; the client goes on by itself. */
  error: unknown;
}

type NewMessage = Omit<ClientEvents['message:send']['data'], 'idempotencyKey'>;
type AfterQuery = { after?: string | null | undefined; limit?: number | null | undefined };

/** What this client needs of a `SportsLeagueClient`: its credential, and the history of teams. */
export interface RealtimeSource extends Pick<BaseClient, 'session'> {
  /** Reads what was missed, and sends where the socket can't. */
  readonly chatMessages: {
    listByTeam(
      divisionTeam: string,
      query: AfterQuery,
    ): {
      page(): Promise<{ data: Message[]; next?: AfterQuery }>;
      toArray(): Promise<Message[]>;
    };
    create(message: NewMessage, options: { idempotencyKey: string }): PromiseLike<Message>;
  };
}

/** What a `RealtimeClient` is made with; everything may be left out where the platform has a `WebSocket`. */
export interface RealtimeOptions {
  /** The `WebSocket` of the platform where this is left out; Node before 22 has none and takes that of `ws`. */
  WebSocket?: WebSocketConstructor | undefined;
  /** `overSocketIo(io)` to go over Socket.IO. */
  transport?: OpenTransport | undefined;
  /** How long an acknowledgement may take. Default 10,000. */
  ackTimeoutMs?: number | undefined;
  /** How long nothing may arrive before the client asks whether the connection lives; 0 is never. Default 30,000. */
  pingEveryMs?: number | undefined;
  /** The longest wait before the next attempt to connect. Default 30,000. */
  longestWaitMs?: number | undefined;
}

const firstWaitMs = 500;
const longestPage = 200;

/** A refusal of the connection, for those who wait to join. */
const unauthenticated = () =>
  new ApiError({
    status: 401,
    code: 'unauthenticated',
    message: 'The credential is missing, wrong or expired',
    headers: new Headers(),
  });

/** Whether a refusal stands, whatever the moment and however the person signs in anew. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && ![401, 429].includes(error.status);

/**
 * Team chat, live: joins teams, connects again when the connection breaks, and reads over REST what was missed
 * meanwhile. Opens nothing before the first `join`.
 */
export class RealtimeClient extends Emitter<RealtimeEvents> {
  private readonly rooms = new Map<string, Room>();
  private readonly open: OpenTransport;
  private readonly timing: { ackTimeoutMs: number; pingEveryMs: number };
  private readonly longestWaitMs: number;
  private connection: Connection | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  /** Counts the attempts to connect, so that one that was given up comes to nothing. */
  private turn = 0;
  private current: RealtimeState = 'idle';

  constructor(
    private readonly client: RealtimeSource,
    options: RealtimeOptions = {},
  ) {
    super();
    this.open = options.transport ?? overWebSocket(options.WebSocket);
    this.timing = {
      ackTimeoutMs: options.ackTimeoutMs ?? 10_000,
      pingEveryMs: options.pingEveryMs ?? 30_000,
    };
    this.longestWaitMs = options.longestWaitMs ?? 30_000;
  }

  /** What the connection does now. */
  get state(): RealtimeState {
    return this.current;
  }

  /**
   * Has the messages of a team arrive, from now on or from those after the one named; `null` names none, as of a team
   * in which nothing had been said yet. Resolves when they do; rejects with an `ApiError` where the person is not of the
   * team, or has to sign in anew. A team stays joined through every reconnection and every sign-in.
   */
  join(divisionTeam: string, { after }: { after?: string | null | undefined } = {}): Promise<void> {
    if (this.current === 'closed') return Promise.reject(new ConnectionError('The client was closed'));
    const known = this.rooms.get(divisionTeam);
    const room = known ?? new Room(divisionTeam, after, (message) => this.emit('message', message));
    const { joined } = room;
    this.rooms.set(divisionTeam, room);
    if (this.current === 'unauthenticated') room.settle(unauthenticated());
    else if (this.current === 'idle') void this.connect();
    else if (this.current === 'open' && this.connection && !known) void this.enter(room, this.connection);
    return joined;
  }

  /** Its messages arrive no more. */
  leave(divisionTeam: string): void {
    const room = this.rooms.get(divisionTeam);
    this.rooms.delete(divisionTeam);
    room?.settle(new ConnectionError('The team was left'));
    if (this.current === 'open') {
      this.connection?.request('leave:team', divisionTeam).catch(() => undefined);
    }
  }

  /**
   * Sends a message, over the socket or, where there is none or it gives no answer, over REST, under one key: it is
   * written once. Rejects with an `ApiError` where it is refused, and otherwise as every call does.
   */
  async send(
    message: NewMessage,
    { idempotencyKey: key = idempotencyKey() }: { idempotencyKey?: string | undefined } = {},
  ): Promise<Message> {
    if (this.current === 'open' && this.connection) {
      try {
        return await this.connection.request('message:send', { ...message, idempotencyKey: key });
      } catch (error) {
        if (isFinal(error)) throw error;
      }
    }
    return this.client.chatMessages.create(message, { idempotencyKey: key });
  }

  /** Ends the connection while the app is in the background. What is missed is given after `resume`. */
  pause(): void {
    if (this.current === 'closed') return;
    this.disconnect();
    this.become('paused');
  }

  /** Connects at once: after `pause`, after a new sign-in, or when the network is back. */
  resume(): void {
    if (!['paused', 'unauthenticated', 'waiting'].includes(this.current)) return;
    this.disconnect();
    this.attempts = 0;
    void this.connect();
  }

  /** Ends it for good. */
  close(): void {
    this.disconnect();
    this.become('closed');
    for (const room of this.rooms.values()) room.settle(new ConnectionError('The client was closed'));
    this.rooms.clear();
  }

  private become(state: RealtimeState): void {
    if (this.current === state) return;
    this.current = state;
    this.emit('state', state);
  }

  private disconnect(): void {
    this.turn++;
    clearTimeout(this.timer);
    this.connection?.close();
    this.connection = undefined;
  }

  private async connect(): Promise<void> {
    const turn = ++this.turn;
    this.become('connecting');
    try {
      const { baseUrl, token } = await this.client.session();
      if (turn !== this.turn) return;
      if (!token) return this.closed({ unauthenticated: true });
      const connection: Connection = new Connection(
        this.open,
        { baseUrl, token },
        {
          ready: () => this.ready(connection),
          event: (name, data) => this.receive(name as keyof ServerEvents, data),
          closed: (reason) => this.closed(reason),
        },
        this.timing,
      );
      this.connection = connection;
    } catch (cause) {
      if (turn === this.turn) this.closed({ unauthenticated: false, cause });
    }
  }

  private ready(connection: Connection): void {
    this.attempts = 0;
    this.become('open');
    for (const room of this.rooms.values()) void this.enter(room, connection);
  }

  private closed({ unauthenticated: isRefused, cause }: { unauthenticated: boolean; cause?: unknown }): void {
    this.connection = undefined;
    if (isRefused) {
      for (const room of this.rooms.values()) room.settle(unauthenticated());
      return this.become('unauthenticated');
    }
    this.timer = setTimeout(() => void this.connect(), this.waitMs(this.attempts++));
    this.become('waiting');
    this.emit('error', cause);
  }

  /** Less up to a half, so that the clients that lost one server do not come back together. */
  private waitMs(attempts: number): number {
    return Math.min(this.longestWaitMs, firstWaitMs * 2 ** attempts) * (1 - Math.random() / 2);
  }

  private receive(name: keyof ServerEvents, data: unknown): void {
    if (name === 'message:new') {
      const message = data as ServerEvents['message:new'];
      this.rooms.get(message.divisionTeam)?.take(message);
    } else if (name === 'team:left') {
      const room = this.rooms.get((data as ServerEvents['team:left']).divisionTeam);
      if (room) this.lose(room);
    }
  }

  private lose(room: Room): void {
    this.rooms.delete(room.divisionTeam);
    this.emit('left', { divisionTeam: room.divisionTeam });
  }

  /** Joins the team over this connection, and gives what was missed before what arrives now. */
  private async enter(room: Room, connection: Connection, attempts = 0): Promise<void> {
    const isCurrent = () => this.connection === connection && this.rooms.get(room.divisionTeam) === room;
    room.hold();
    try {
      const { latest } = await connection.request('join:team', room.divisionTeam);
      if (room.cursor === undefined) room.cursor = latest;
      else if (room.cursor !== latest) await this.catchUp(room, latest, isCurrent);
      if (!isCurrent()) return;
      room.release();
      room.settle();
    } catch (error) {
      if (!isCurrent()) return;
      if (isFinal(error)) {
        room.settle(error);
        if (room.hasJoined) this.lose(room);
        else this.rooms.delete(room.divisionTeam);
        return;
      }
      this.emit('error', error);
      setTimeout(() => {
        if (isCurrent()) void this.enter(room, connection, attempts + 1);
      }, this.waitMs(attempts));
    }
  }

  private async catchUp(room: Room, latest: string | null, isCurrent: () => boolean): Promise<void> {
    const { divisionTeam, cursor } = room;
    const { chatMessages } = this.client;
    if (cursor === null || cursor === undefined) {
      // Nothing had been said before: all there is was missed.
      const all = await chatMessages.listByTeam(divisionTeam, { limit: longestPage }).toArray();
      if (isCurrent()) for (const message of all.reverse()) room.takeNow(message);
      return;
    }
    try {
      let query: AfterQuery | undefined = { after: cursor, limit: longestPage };
      while (query) {
        const { data, next }: { data: Message[]; next?: AfterQuery } = await chatMessages
          .listByTeam(divisionTeam, query)
          .page();
        if (!isCurrent()) return;
        for (const message of data) room.takeNow(message);
        query = next;
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'invalid_reference') throw error;
      // The message to go on from is none of this team.
      room.cursor = latest;
      this.emit('error', error);
    }
  }
}
