import type { ClientEvents } from '../generated/realtime.ts';

export type Message = ClientEvents['message:send']['answer'];

/** How many messages are remembered, so that none is given twice. */
const remembered = 1000;

/** What is known of one team that was joined, over all connections. */
export class Room {
  /** The newest message that was given, null where there was none; undefined until the team was joined first. */
  cursor: string | null | undefined;
  /** Settled when its messages arrive, or can't; whoever asks after a refusal waits for the next attempt. */
  joined!: Promise<void>;
  private end!: (error?: Error) => void;
  /** Whether its messages have begun to arrive. */
  hasJoined = false;
  private readonly given = new Set<string>();
  private held: Message[] | null = [];

  constructor(
    readonly divisionTeam: string,
    after: string | null | undefined,
    private readonly give: (message: Message) => void,
  ) {
    this.cursor = after;
    this.wait();
  }

  private wait(): void {
    this.joined = new Promise((resolve, reject) => {
      this.end = (error) => (error ? reject(error) : resolve());
    });
    // Also for whoever does not wait for it.
    this.joined.catch(() => undefined);
  }

  /** Tells those who wait for `joined`. */
  settle(error?: Error): void {
    this.end(error);
    if (error) this.wait();
  }

  /** What arrives now waits for what was missed before it. */
  hold(): void {
    this.held = [];
  }

  /** Nothing more was missed: gives what has arrived meanwhile. */
  release(): void {
    const held = this.held ?? [];
    this.held = null;
    this.hasJoined = true;
    for (const message of held) this.takeNow(message);
  }

  /** A message as it arrives. */
  take(message: Message): void {
    if (this.held) this.held.push(message);
    else this.takeNow(message);
  }

  /** A message that was missed. */
  takeNow(message: Message): void {
    if (this.given.has(message._id)) return;
    this.given.add(message._id);
    this.cursor = message._id;
    this.give(message);
    // Not while some are held that may be among them.
    if (!this.held && this.given.size > 2 * remembered) {
      for (const id of [...this.given].slice(0, remembered)) this.given.delete(id);
    }
  }
}
