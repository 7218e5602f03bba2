import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What the server does with one request. */
export type Step = (response: ServerResponse, request: Received) => void;

export interface ScriptedServer {
  /** With `/api/v1`. */
  baseUrl: string;
  /** Every request so far. */
  received: Received[];
  /** Takes the steps one a request; past the last one it answers 599. */
  play(...steps: Step[]): void;
  close(): Promise<void>;
}

/** A real HTTP server on loopback that answers by script. */
export const startScriptedServer = async (): Promise<ScriptedServer> => {
  const received: Received[] = [];
  let script: Step[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const arrived = { method, url, headers, body: Buffer.concat(chunks).toString() };
      received.push(arrived);
      const step = script.shift();
      if (step) step(response, arrived);
      else response.writeHead(599).end('No step is left in the script');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    received,
    play: (...steps) => {
      script = steps;
      received.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const send = (status: number, body: unknown, headers: OutgoingHttpHeaders): Step => {
  return (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req-1', ...headers })
      .end(JSON.stringify(body));
};

/** The success envelope. */
export const data = (value: unknown, headers: OutgoingHttpHeaders = {}, status = 200): Step =>
  send(status, { success: true, data: value }, headers);

/** A page of a list; `next` is the cursor of the page after it. */
export const page = (items: unknown[], count: number, link?: string): Step =>
  send(200, { success: true, data: items, count }, link ? { link } : {});

/** The error envelope; told to come back at once, so that no test waits. */
export const failure = (
  status: number,
  code: string,
  headers: OutgoingHttpHeaders = { 'retry-after': '0' },
): Step =>
  send(status, { success: false, error: { code, message: `It is ${code}`, requestId: 'req-1' } }, headers);

/** Any other answer. */
export const raw = (
  status: number,
  type: string,
  body: string | Buffer,
  headers: OutgoingHttpHeaders = {},
): Step => {
  return (response) => void response.writeHead(status, { 'content-type': type, ...headers }).end(body);
};

/** The connection breaks before an answer. */
export const hangUp: Step = (response) => void response.destroy();

/** No answer comes. */
export const silence: Step = () => undefined;
