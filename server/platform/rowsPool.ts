import type pg from 'pg';
import { RowsClient } from './rowsClient.ts';

export type Done = (error: Error | null | undefined) => void;

type Waiting = { readonly query: pg.Submittable; readonly done: Done; readonly since: number };
type Idle = { readonly client: RowsClient; readonly since: number };

const lookEveryMs = 1_000;
const connectAtMostMs = 20_000;
const idleAtMostMs = 10_000;

/**
 * Connections that statements take turns on. The driver's own pool starts and stops timers and listeners for each
 * statement, which costs a small read as much as its SQL; here one timer looks after all.
 */
export class RowsPool {
  readonly #url: string;
  readonly #size: number;
  readonly #waitAtMostMs: number;
  /** Last in, first out: those that are not needed grow old at the front. */
  readonly #idle: Idle[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #open = new Set<RowsClient>();
  readonly #watch: NodeJS.Timeout;
  #whenEmpty: (() => void) | undefined;

  constructor(url: string, size: number, waitAtMostMs = 20_000) {
    this.#url = url;
    this.#size = size;
    this.#waitAtMostMs = waitAtMostMs;
    this.#watch = setInterval(() => this.#lookAround(Date.now()), lookEveryMs).unref();
  }

  /** Runs it on a connection that is free, or on the next one that is. */
  query(query: pg.Submittable, done: Done): void {
    if (this.#whenEmpty) return done(new Error('Connection terminated: the pool has been closed.'));
    const idle = this.#idle.pop();
    if (idle) return this.#run(idle.client, query, done);
    if (this.#open.size < this.#size) return this.#connect(query, done);
    this.#waiting.push({ query, done, since: Date.now() });
  }

  load(): { total: number; idle: number; waiting: number } {
    return { total: this.#open.size, idle: this.#idle.length, waiting: this.#waiting.length };
  }

  /** Ends the connections, those that are busy after their statement. */
  async end(): Promise<void> {
    if (this.#whenEmpty) return;
    clearInterval(this.#watch);
    const empty = new Promise<void>((resolve) => (this.#whenEmpty = resolve));
    for (const { done } of this.#waiting.splice(0))
      done(new Error('Connection terminated: the pool has been closed.'));
    for (const { client } of this.#idle.splice(0)) this.#close(client);
    this.#tellWhenEmpty();
    await empty;
  }

  #connect(query: pg.Submittable, done: Done): void {
    const client = new RowsClient({ connectionString: this.#url, connectionTimeoutMillis: connectAtMostMs });
    this.#open.add(client);
    // The server may end a connection at any time: it is replaced when one is needed.
    client.on('error', () => this.#close(client));
    client.connect((error: Error | null) => {
      if (!error) return this.#run(client, query, done);
      this.#close(client);
      done(error);
    });
  }

  #run(client: RowsClient, query: pg.Submittable, done: Done): void {
    (client as unknown as Pick<RowsPool, 'query'>).query(query, (error) => {
      // After an error nothing is known of the connection.
      if (error || this.#whenEmpty) this.#close(client);
      else this.#free(client);
      done(error);
    });
  }

  #free(client: RowsClient): void {
    const next = this.#waiting.shift();
    if (next) this.#run(client, next.query, next.done);
    else this.#idle.push({ client, since: Date.now() });
  }

  #close(client: RowsClient): void {
    if (!this.#open.delete(client)) return;
    const at = this.#idle.findIndex((idle) => idle.client === client);
    if (at >= 0) this.#idle.splice(at, 1);
    client.end(() => undefined);
    this.#tellWhenEmpty();
    const next = this.#waiting.shift();
    if (next) this.#connect(next.query, next.done);
  }

  #tellWhenEmpty(): void {
    if (this.#open.size === 0) this.#whenEmpty?.();
  }

  #lookAround(now: number): void {
    while (this.#idle[0] && now - this.#idle[0].since > idleAtMostMs) this.#close(this.#idle[0].client);
    while (this.#waiting[0] && now - this.#waiting[0].since > this.#waitAtMostMs) {
      this.#waiting.shift()?.done(new Error('timeout exceeded when trying to connect'));
    }
  }
}
