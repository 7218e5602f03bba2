import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { Books, newId, Refusal, type Event, type Metadata, type SessionRequest } from './books.ts';
import { serveCheckout } from './checkoutPage.ts';

/**
 * How a request is treated. `drop` hangs up before it is taken, `takeAndDrop` after, `takeAndStall` takes it and never
 * answers, `conflict` says that another one with its key still runs.
 */
export type Treatment =
  | 'answer'
  | 'drop'
  | 'takeAndDrop'
  | 'takeAndStall'
  | { readonly delayMs: number }
  | { readonly status: number };

export type Asked = { readonly method: string; readonly path: string; readonly key: string | undefined };
type Kept = { readonly parameters: string; readonly status: number; readonly body: string };
type Form = { [name: string]: string | Form };

/** `a[b][0]=c`, as the package writes it. */
function formOf(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    let place = form;
    for (const key of keys.slice(0, -1)) place = (place[key] ??= {}) as Form;
    place[keys.at(-1) ?? ''] = value;
  }
  return form;
}

const pageOf = (items: readonly { id: string }[], query: URLSearchParams) => {
  const after = query.get('starting_after');
  const from = after === null ? 0 : items.findIndex(({ id }) => id === after) + 1;
  const limit = Number(query.get('limit') ?? 10);
  return {
    object: 'list',
    url: '/',
    data: items.slice(from, from + limit),
    has_more: items.length > from + limit,
  };
};

/** The HTTP surface of Stripe that its own package calls for this service, on the loopback interface. */
export class ProcessorStandIn {
  readonly books = new Books();
  readonly secretKey = 'sk_test_stand_in';
  /** Every request that arrived, in order. */
  readonly asked: Asked[] = [];
  treat: (request: Asked, times: number) => Treatment | Promise<Treatment> = () => 'answer';
  apiBase = '';

  private readonly answers = new Map<string, Kept>();
  private readonly server: Server = createServer((request, response) => void this.receive(request, response));

  constructor(readonly webhookSecret = `whsec_${newId('test')}`) {}

  /** On a free port where none is named. */
  async start(port = 0): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    this.apiBase = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** As the processor does a day after a request. */
  forgetKeys(): void {
    this.answers.clear();
  }

  /** An event as it is sent to the webhook. */
  signed(
    event: Event,
    { secret = this.webhookSecret, ageSeconds = 0 }: { secret?: string; ageSeconds?: number } = {},
  ): { body: string; headers: Record<string, string> } {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const address = new URL(request.url ?? '/', this.apiBase);
    const page = /^\/pay\/(\w+)$/.exec(address.pathname)?.[1];
    if (page !== undefined) return serveCheckout(this.books, response, request.method ?? 'GET', page);
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header : undefined;
    const asked: Asked = { method: request.method ?? 'GET', path: address.pathname, key };
    this.asked.push(asked);
    const times = this.asked.filter(
      ({ method, path }) => method === asked.method && path === asked.path,
    ).length;
    const treatment = await this.treat(asked, times);
    if (treatment === 'drop') return void request.socket.destroy();
    if (typeof treatment === 'object' && 'status' in treatment) {
      const type = treatment.status === 402 ? 'card_error' : 'api_error';
      return this.answer(response, treatment.status, errorBody(type, undefined, 'Not now.'));
    }
    const { status, body } = this.once(asked, address, text, request);
    if (treatment === 'takeAndDrop') return void request.socket.destroy();
    if (treatment === 'takeAndStall') return;
    if (typeof treatment === 'object') await new Promise((resolve) => setTimeout(resolve, treatment.delayMs));
    this.answer(response, status, body);
  }

  private answer(response: ServerResponse, status: number, body: string): void {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') }).end(body);
  }

  /** A POST with a key is done once; the answer is kept, refusals too. */
  private once(asked: Asked, address: URL, text: string, request: IncomingMessage): Kept {
    const parameters = `${asked.path}?${text}`;
    const kept = asked.method === 'POST' && asked.key !== undefined ? this.answers.get(asked.key) : undefined;
    if (kept && kept.parameters !== parameters) {
      const body = errorBody('idempotency_error', undefined, 'The key was used with other parameters.');
      return { parameters, status: 400, body };
    }
    if (kept) return kept;
    const answer = { parameters, ...this.decide(asked, address, text, request) };
    if (asked.method === 'POST' && asked.key !== undefined) this.answers.set(asked.key, answer);
    return answer;
  }

  private decide(asked: Asked, address: URL, text: string, request: IncomingMessage) {
    if (request.headers.authorization !== `Bearer ${this.secretKey}`) {
      return { status: 401, body: errorBody('invalid_request_error', undefined, 'Invalid API key.') };
    }
    try {
      const result = this.route(asked, address.searchParams, formOf(text));
      return { status: 200, body: JSON.stringify(result) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const body = errorBody('invalid_request_error', error.code, error.message);
      return { status: error.status, body };
    }
  }

  private route({ method, path }: Asked, query: URLSearchParams, form: Form): object {
    const { books } = this;
    const [, resource = '', id = '', action = ''] =
      /^\/v1\/(checkout\/sessions|payment_intents|refunds|disputes|charges)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(
        path,
      ) ?? [];
    const ofPayment = <T extends { payment_intent: string }>(items: readonly T[]) =>
      items.filter(({ payment_intent: payment }) => payment === query.get('payment_intent')).reverse();
    switch (`${method} ${resource}${id && '/:id'}${action && `/${action}`}`) {
      case 'POST checkout/sessions':
        return books.openSession(form as SessionRequest);
      case 'GET checkout/sessions/:id':
        return books.session(id);
      case 'POST checkout/sessions/:id/expire':
        return books.expire(id);
      case 'GET payment_intents/:id':
        return books.paymentIntent(id);
      case 'POST refunds':
        return books.refund(String(form['payment_intent']), Number(form['amount']), {
          metadata: (form['metadata'] ?? {}) as Metadata,
          withFee: form['refund_application_fee'] === 'true',
        });
      case 'GET refunds':
        return pageOf(ofPayment(books.refunds), query);
      case 'GET disputes':
        return pageOf(ofPayment(books.disputes), query);
      case 'GET charges': {
        const [from, to] = ['created[gte]', 'created[lt]'].map((name) => Number(query.get(name)));
        const made = [...books.charges.values()].reverse();
        return pageOf(
          made.filter(({ created }) => created >= (from ?? 0) && created < (to ?? Infinity)),
          query,
        );
      }
      default:
        throw new Refusal(404, 'url_invalid', `Unrecognized request URL (${method}: ${path}).`);
    }
  }
}

const errorBody = (type: string, code: string | undefined, message: string) =>
  JSON.stringify({ error: { type, code, message } });
