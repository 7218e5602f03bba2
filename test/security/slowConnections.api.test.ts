import { createServer } from 'node:http';
import express from 'express';
import { createHttpServer } from '../../server/platform/httpServer.ts';
import { times, useService } from '../support/service.ts';
import { aConnection, drip, refusalIn } from './aConnection.ts';

const service = useService({
  http: {
    headersTimeoutMs: 400,
    requestTimeoutMs: 1_200,
    idleTimeoutMs: 1_500,
    keepAliveTimeoutMs: 1_000,
    checkEveryMs: 50,
  },
});

const isServed = async () => expect((await service.fetch('/leagues')).status).toBe(200);

it('the service waits for no request as long as Node would', () => {
  const server = createHttpServer(express());
  const usual = createServer();
  expect(server.headersTimeout).toBeLessThan(usual.headersTimeout);
  expect(server.requestTimeout).toBeLessThan(usual.requestTimeout);
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeGreaterThan(server.headersTimeout);
  expect(server.timeout).toBeGreaterThan(0);
});

it('headers that drip are answered 408 in the envelope, and the connection ends', async () => {
  const connection = await aConnection(service.baseUrl);
  connection.socket.write('GET /api/v1/leagues HTTP/1.1\r\nHost: league.test\r\n');
  drip(connection, 'X-Drip: 1\r\n', 50);
  expect(refusalIn(await connection.ended)).toMatchObject({ status: 408, code: 'invalid_request' });
});

it('a body that drips is answered 408 in the envelope, and the connection ends', async () => {
  const organization = await service.organization();
  const connection = await aConnection(service.baseUrl);
  connection.socket.write(
    'POST /api/v1/leagues HTTP/1.1\r\nHost: league.test\r\nContent-Type: application/json\r\n' +
      `Authorization: Bearer ${organization.apiKey}\r\nContent-Length: 900000\r\n\r\n{"name": "`,
  );
  drip(connection, 'a', 50);
  expect(refusalIn(await connection.ended)).toMatchObject({ status: 408, code: 'invalid_request' });
  expect(await organization.admin.leagues.list({})).toMatchObject({ data: [] });
});

it('a form that drips, in chunks, is answered 408', async () => {
  const user = await service.user();
  const connection = await aConnection(service.baseUrl);
  connection.socket.write(
    `POST /api/v1/teamPhotos/team/${'f'.repeat(24)} HTTP/1.1\r\nHost: league.test\r\n` +
      `Authorization: Bearer ${user.token}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      'Transfer-Encoding: chunked\r\n\r\n',
  );
  drip(connection, '1\r\n-\r\n', 50);
  expect(refusalIn(await connection.ended)).toMatchObject({ status: 408 });
});

it('a connection that says nothing ends', async () => {
  const connection = await aConnection(service.baseUrl);
  expect(refusalIn(await connection.ended)).toMatchObject({ status: 408 });
});

it('a connection that was answered and says nothing more ends', async () => {
  const connection = await aConnection(service.baseUrl);
  connection.socket.write('GET /api/v1/leagues HTTP/1.1\r\nHost: league.test\r\n\r\n');
  expect(await connection.ended).toMatch(/^HTTP\/1\.1 200 /);
});

it('a caller who does not read the answer is cut off', async () => {
  const connection = await aConnection(service.baseUrl);
  connection.socket.pause();
  // The published document is larger than what the system holds for a connection that nobody reads.
  const ask = 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: league.test\r\n\r\n';
  for (let n = 0; n < 40; n += 1) connection.socket.write(ask);
  const cut = new Promise((resolve) => connection.socket.once('error', resolve));
  drip(connection, ' ', 200);
  await cut;
  connection.socket.destroy();
});

it('hundreds of half-open connections keep nobody else waiting, and end', async () => {
  const connections = await Promise.all(times(300, () => aConnection(service.baseUrl)));
  for (const { socket } of connections) socket.write('POST /api/v1/users/loginUser HTTP/1.1\r\nHost: a\r\n');
  await Promise.all(times(20, isServed));
  await Promise.all(connections.map(({ ended }) => ended));
  await isServed();
});
