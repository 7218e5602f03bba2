import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Kept = { readonly content: Buffer; readonly contentType: string | undefined };

/** As much of S3's HTTP surface as its own package calls for this service, on the loopback interface. */
export class BucketStandIn {
  /** By path, `/bucket/name`. */
  readonly files = new Map<string, Kept>();
  readonly credentials: (string | undefined)[] = [];
  away = false;
  endpoint = '';

  private readonly server: Server = createServer((request, response) => void this.receive(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.endpoint = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    this.credentials.push(request.headers.authorization);
    const path = new URL(request.url ?? '/', this.endpoint).pathname;
    if (this.away) response.writeHead(503).end();
    else if (request.method === 'PUT') {
      this.files.set(path, { content: Buffer.concat(parts), contentType: request.headers['content-type'] });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      this.files.delete(path);
      response.writeHead(204).end();
    } else this.get(path, response);
  }

  private get(path: string, response: ServerResponse): void {
    const kept = this.files.get(path);
    if (kept) {
      response.writeHead(200, { 'content-length': kept.content.length }).end(kept.content);
      return;
    }
    const missing =
      '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>No such key.</Message></Error>';
    response.writeHead(404, { 'content-type': 'application/xml' }).end(missing);
  }
}
