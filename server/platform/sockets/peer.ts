/** What is written to a connection: text, or its bytes, where many get the same. */
export type Frame = string | Buffer;

/** How a door writes what the service sends by itself. */
export type Protocol = {
  readonly name: 'websocket' | 'socket.io';
  encode(event: string, data?: unknown): Frame;
};

/** The connection below a peer. */
export type Wire = {
  readonly protocol: Protocol;
  /** False once the reader does not keep up: more is waiting for it than a socket may hold. */
  write(frame: Frame): boolean;
  close(code: number, reason: string): void;
  /** Ends it at once: a reader that does not keep up would not read a farewell either. */
  terminate(): void;
};

/** Whose session it is: an account, in the version that a password reset and a sign-out everywhere count up. */
export type Person = { readonly user: string; readonly sessionVersion: number };

/** A client with a good credential, behind either door. */
export class Peer {
  /** What it has joined. */
  readonly rooms = new Set<string>();
  /** Requests of a peer are worked on one after the other: its messages keep their order. */
  line: Promise<unknown> = Promise.resolve();
  waiting = 0;
  isGone = false;

  constructor(
    readonly token: string,
    readonly person: Person,
    private readonly wire: Wire,
  ) {}

  get protocol(): Protocol {
    return this.wire.protocol;
  }

  write(frame: Frame): void {
    if (!this.isGone && !this.wire.write(frame)) this.wire.terminate();
  }

  send(event: string, data?: unknown): void {
    this.write(this.protocol.encode(event, data));
  }

  close(code: number, reason: string): void {
    this.wire.close(code, reason);
  }

  terminate(): void {
    this.wire.terminate();
  }
}

/** Sends one event to many: it is written once a protocol, and not once a peer. */
export function sendToAll(peers: Iterable<Peer>, event: string, data: unknown): void {
  const frames = new Map<Protocol, Frame>();
  for (const peer of peers) {
    const { protocol } = peer;
    const frame = frames.get(protocol) ?? protocol.encode(event, data);
    frames.set(protocol, frame);
    peer.write(frame);
  }
}
