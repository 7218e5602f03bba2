import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A push as it arrived. */
type Arrived = {
  readonly to: string;
  readonly title: string;
  readonly body: string;
  readonly data: Record<string, string>;
};

type Ticket = { status: string; id?: string; message?: string; details?: { error: string } };

const failure = (error: string): Ticket => ({ status: 'error', message: error, details: { error } });

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
  return JSON.parse(text.toString('utf8'));
}

/** The HTTP surface of Expo's push service that its own package calls, on the loopback interface. */
export class PushStandIn {
  /** Every push that was taken, in order. */
  readonly arrived: Arrived[] = [];
  /** How many pushes each request held. */
  readonly requests: number[] = [];
  /** What each request said it was. */
  readonly credentials: (string | undefined)[] = [];
  /** The error of a device's ticket, or of its receipt. */
  readonly ticketErrors = new Map<string, string>();
  readonly receiptErrors = new Map<string, string>();
  /** Devices whose next push is one too many for now. */
  readonly putOff = new Set<string>();
  /** Devices of another app: a request that names one beside others is refused whole. */
  readonly foreign = new Set<string>();
  /** Devices whose receipts are not there yet. */
  readonly undecided = new Set<string>();
  /** Requests that are still to fail, with this status. */
  outage: { status: number; left: number } = { status: 503, left: 0 };
  receiptsAsked = 0;
  baseUrl = '';

  private readonly devices = new Map<string, string>();
  private readonly server: Server = createServer((request, response) => void this.receive(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.baseUrl = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What arrived at a device. */
  at(token: string): Arrived[] {
    return this.arrived.filter(({ to }) => to === token);
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await jsonOf(request);
    this.credentials.push(request.headers.authorization);
    const answer = (status: number, value: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    if (this.outage.left > 0) {
      this.outage.left -= 1;
      answer(this.outage.status, { errors: [{ code: 'INTERNAL', message: 'The service is away.' }] });
    } else if (request.url === '/--/api/v2/push/send') {
      this.send(body as Arrived[], answer);
    } else if (request.url === '/--/api/v2/push/getReceipts') {
      answer(200, { data: this.receipts((body as { ids: string[] }).ids) });
    } else {
      answer(404, { errors: [{ code: 'NOT_FOUND', message: String(request.url) }] });
    }
  }

  private send(messages: Arrived[], answer: (status: number, value: object) => void): void {
    this.requests.push(messages.length);
    const strangers = messages.filter(({ to }) => this.foreign.has(to)).length;
    if (messages.length > 100 || (strangers > 0 && strangers < messages.length)) {
      answer(400, { errors: [{ code: 'PUSH_TOO_MANY_EXPERIENCE_IDS', message: 'Refused whole.' }] });
      return;
    }
    answer(200, { data: messages.map((message) => this.ticketOf(message)) });
  }

  private ticketOf(message: Arrived): Ticket {
    const error = this.putOff.delete(message.to) ? 'MessageRateExceeded' : this.ticketErrors.get(message.to);
    if (error !== undefined) return failure(error);
    this.arrived.push(message);
    const id = `ticket-${this.arrived.length}`;
    this.devices.set(id, message.to);
    return { status: 'ok', id };
  }

  private receipts(ids: string[]): Record<string, Ticket> {
    this.receiptsAsked += 1;
    return Object.fromEntries(
      ids.flatMap((id) => {
        const device = this.devices.get(id);
        if (device === undefined || this.undecided.has(device)) return [];
        const error = this.receiptErrors.get(device);
        return [[id, error === undefined ? { status: 'ok' } : failure(error)]];
      }),
    );
  }
}

/** Starts a push service before the tests of the file and stops it after them. */
export function usePushStandIn(): PushStandIn {
  const standIn = new PushStandIn();
  beforeAll(() => standIn.start());
  afterAll(() => standIn.stop());
  return standIn;
}
