import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { simpleParser } from 'mailparser';

export type HostileServer = { readonly port: number; stop(): Promise<void> };

const stopped = (server: { close(done: () => void): unknown }) =>
  new Promise<void>((resolve) => void server.close(() => resolve()));

/** Refuses each mail and quotes all of it, links and all, as some filters do. */
export async function aQuotingMailServer(): Promise<HostileServer> {
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(null, { user: 'league' }),
    onData(stream, _session, done) {
      void simpleParser(stream).then(({ text = '' }) => {
        const links = text.match(/https?:\S+/g)?.join(' ') ?? '';
        done(Object.assign(new Error(`Refused for ${links}`), { responseCode: 554 }));
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return { port: (server.server.address() as AddressInfo).port, stop: () => stopped(server) };
}

/** Answers every request with a failure that quotes the credential and the body it came with. */
export async function aQuotingWebServer(status: number): Promise<HostileServer> {
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const said = `${request.headers.authorization} ${request.url} ${Buffer.concat(parts).toString()}`;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          error: { type: 'api_error', message: said },
          errors: [{ code: 'INTERNAL', message: said }],
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections();
      await stopped(server);
    },
  };
}
