import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../platform/config.ts';
import { BootError } from './bootError.ts';

const noSuchAddress = ({ host }: Config) =>
  `This machine has no address ${host}. Listen on its own: HOST=127.0.0.1 npm start`;

const sentences: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
  EACCES: ({ port }) =>
    `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`,
  EADDRNOTAVAIL: noSuchAddress,
  ENOTFOUND: noSuchAddress,
  EAI_AGAIN: noSuchAddress,
};

/** Listens as configured; the port that was bound. */
export async function listen(server: Server, config: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = sentences[error.code ?? '']?.(config);
      reject(sentence === undefined ? error : new BootError(sentence));
    });
    server.listen(config.port, config.host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** The address to reach the server at from this machine. */
export function originOf(config: Config, port: number): string {
  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const host = everywhere ? '127.0.0.1' : config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${port}`;
}
