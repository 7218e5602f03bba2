import { ApiError, ConnectionError, TimeoutError } from '../errors.ts';
import type { ErrorCode } from '../generated/errorCodes.ts';
import { refusalStatus, type ClientEvents } from '../generated/realtime.ts';
import type { Acknowledgement, OpenTransport, Transport } from './transport.ts';

export interface ConnectionListener {
  ready(): void;
  event(name: string, data: unknown): void;
  closed(reason: { unauthenticated: boolean; cause?: unknown }): void;
}

/** An opening goes to and fro more often than a request: it may take as long as this many answers. */
const answersToOpen = 2;

/** Requests that wait for their answers; more wait in line, since the service closes a socket that asks for too much. */
const requestsAtOnce = 32;

const refusalOf = ({ error }: Acknowledgement): ApiError =>
  new ApiError({
    status: refusalStatus[error?.code ?? ''] ?? 500,
    code: (error?.code ?? 'unknown') as ErrorCode,
    message: error?.message ?? 'The request was refused',
    details: error?.details,
    requestId: error?.requestId,
    headers: new Headers(),
  });

/** One connection from its opening to its end: both it and requests have their time, and a look tells whether it lives. */
export class Connection {
  private readonly transport: Transport;
  private readonly waiting = new Set<(error: Error) => void>();
  private readonly line: (() => void)[] = [];
  private underWay = 0;
  private readonly opening: ReturnType<typeof setTimeout>;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardSince = true;
  private isOver = false;

  constructor(
    open: OpenTransport,
    address: { baseUrl: string; token: string },
    private readonly listener: ConnectionListener,
    private readonly timing: { ackTimeoutMs: number; pingEveryMs: number },
  ) {
    const { pingEveryMs } = timing;
    const openingMs = answersToOpen * timing.ackTimeoutMs;
    this.opening = setTimeout(() => this.drop(new TimeoutError(openingMs)), openingMs);
    try {
      this.transport = open(address, {
        ready: () => {
          clearTimeout(this.opening);
          if (pingEveryMs > 0) this.pulse = setInterval(() => this.look(), pingEveryMs);
          listener.ready();
        },
        event: (name, data) => {
          this.heardSince = true;
          listener.event(name, data);
        },
        closed: (reason) => this.end(reason),
      });
    } catch (error) {
      clearTimeout(this.opening);
      throw error;
    }
  }

  /** Rejects with an `ApiError` where it is refused, a `TimeoutError`, or a `ConnectionError` where the connection ends. */
  request<Name extends keyof ClientEvents>(
    event: Name,
    data: ClientEvents[Name]['data'],
  ): Promise<ClientEvents[Name]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.isOver) return reject(new ConnectionError('There is no connection'));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const finish = () => {
        clearTimeout(timer);
        this.waiting.delete(fail);
        this.underWay -= 1;
        this.askOn();
      };
      const fail = (error: Error) => {
        finish();
        reject(error);
      };
      this.waiting.add(fail);
      this.line.push(() => {
        timer = setTimeout(() => {
          fail(new TimeoutError(this.timing.ackTimeoutMs));
          // A connection that answers nothing is none.
          this.drop(new ConnectionError('The connection answers no more'));
        }, this.timing.ackTimeoutMs);
        try {
          this.transport.request(event, data, (answer) => {
            this.heardSince = true;
            if (!answer.success) return fail(refusalOf(answer));
            finish();
            resolve(answer.data as ClientEvents[Name]['answer']);
          });
        } catch (error) {
          fail(error as Error);
        }
      });
      this.askOn();
    });
  }

  private askOn(): void {
    while (!this.isOver && this.underWay < requestsAtOnce) {
      const ask = this.line.shift();
      if (!ask) return;
      this.underWay += 1;
      ask();
    }
  }

  /** Ends it without telling the listener. */
  close(): void {
    this.finish(new ConnectionError('The connection was closed'));
    this.transport.close();
  }

  private look(): void {
    // The answer is what was asked for; that there is none shows in the time-out.
    if (!this.heardSince) this.request('ping', undefined).catch(() => undefined);
    this.heardSince = false;
  }

  private drop(cause: Error): void {
    if (this.isOver) return;
    this.transport.close();
    this.end({ unauthenticated: false, cause });
  }

  private end(reason: { unauthenticated: boolean; cause?: unknown }): void {
    if (this.isOver) return;
    const { cause } = reason;
    this.finish(cause instanceof Error ? cause : new ConnectionError('The connection was closed', cause));
    this.listener.closed(reason);
  }

  private finish(error: Error): void {
    this.isOver = true;
    clearTimeout(this.opening);
    clearInterval(this.pulse);
    for (const fail of [...this.waiting]) fail(error);
  }
}
