import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initContract } from '@ts-rest/core';
import express from 'express';
import { pino } from 'pino';
import { one, readFailures } from '../../contract/envelope.ts';
import { contract } from '../../contract/index.ts';
import { idParameters } from '../../contract/lists.ts';
import { z } from '../../contract/zod.ts';
import { openApiDocument } from '../../openapi/document.ts';
import { operationsOf, type OperationObject } from '../../openapi/operations.ts';
import { answerPlainly, mountContract, type RouteMetadata } from '../../server/platform/endpoints.ts';
import { notFound } from '../../server/platform/errors.ts';
import { renderError } from '../../server/platform/renderError.ts';

/** A route that is on its way out, beside what replaces it. */
const metadata = { permission: 'league.read', tags: ['Leagues'] } as const satisfies RouteMetadata;
const seasons = initContract().router({
  old: {
    method: 'GET',
    path: '/seasons/old/:id',
    summary: 'Read a season, the old way',
    description: 'As it was.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: one(z.object({ name: z.string() })), ...readFailures },
    metadata: {
      ...metadata,
      deprecated: { since: '2026-03-08', sunset: '2027-03-31', instead: 'Use `GET /seasons/{id}`.' },
    } satisfies RouteMetadata,
  },
  aging: {
    method: 'GET',
    path: '/seasons/aging',
    summary: 'Read a season, in the manner of last year',
    description: 'As it was.',
    query: z.object({}).strict(),
    responses: { 200: one(z.object({ name: z.string() })), ...readFailures },
    metadata: { ...metadata, deprecated: { since: '2026-03-08' } } satisfies RouteMetadata,
  },
  get: {
    method: 'GET',
    path: '/seasons/:id',
    summary: 'Read a season',
    description: 'As it is.',
    pathParams: idParameters,
    query: z.object({}).strict(),
    responses: { 200: one(z.object({ name: z.string() })), ...readFailures },
    metadata,
  },
});
const router = initContract().router({ seasons });

const known = 'a'.repeat(24);
const unknown = 'f'.repeat(24);

let server: Server;
let origin: string;

beforeAll(async () => {
  const app = express();
  app.use((req, _res, next) => {
    Object.assign(req, { requestId: 'season' });
    next();
  }, answerPlainly);
  const answer = async ({ params: { id } }: { params: { id: string } }) => {
    if (id !== known) throw notFound();
    return { status: 200 as const, body: { success: true as const, data: { name: 'Winter' } } };
  };
  const aging = () => answer({ params: { id: known } });
  // No credential is sent, and nothing is read: what looks both up is not asked.
  const parts = { limits: { request: async () => undefined } } as unknown as Parameters<
    typeof mountContract
  >[4];
  mountContract(app, '/api', router, { seasons: { old: answer, aging, get: answer } } as never, parts);
  app.use(renderError(pino({ level: 'silent' })));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const announced = async (path: string) => {
  const { status, headers } = await fetch(origin + path);
  return [status, headers.get('deprecation'), headers.get('sunset'), headers.get('link')];
};

const since = '@1772928000';
const sunset = 'Wed, 31 Mar 2027 00:00:00 GMT';
const links = '</docs>; rel="deprecation"; type="text/html", </docs>; rel="sunset"; type="text/html"';

describe('a deprecated route', () => {
  it('says since when, and until when, with each answer', async () => {
    expect(await announced(`/seasons/old/${known}`)).toEqual([200, since, sunset, links]);
  });

  it('says so when it refuses, too', async () => {
    expect(await announced(`/seasons/old/${unknown}`)).toEqual([404, since, sunset, links]);
    expect(await announced('/seasons/old/none')).toEqual([400, since, sunset, links]);
  });

  it('without an end names none', async () => {
    expect(await announced('/seasons/aging')).toEqual([
      200,
      since,
      null,
      '</docs>; rel="deprecation"; type="text/html"',
    ]);
  });

  it('leaves its successor alone', async () => {
    expect(await announced(`/seasons/${known}`)).toEqual([200, null, null, null]);
  });
});

describe('the document', () => {
  const { paths, components } = openApiDocument('0', router) as {
    paths: Record<string, Record<string, OperationObject>>;
    components: { headers: Record<string, { example?: string }> };
  };

  it('marks it, says what to use instead, and declares the headers', () => {
    const old = paths['/seasons/old/{id}']?.['get'];
    expect(old).toMatchObject({
      deprecated: true,
      description: expect.stringMatching(
        /^Deprecated since 2026-03-08, to end on 2027-03-31\. Use `GET \/seasons\/\{id\}`\.\n\nAs it was\./,
      ),
    });
    expect(old?.responses['200']?.headers).toMatchObject({
      Deprecation: { $ref: '#/components/headers/Deprecation' },
      Sunset: { $ref: '#/components/headers/Sunset' },
    });
    expect(Object.keys(components.headers)).toEqual(expect.arrayContaining(['Deprecation', 'Sunset']));
  });

  it('declares no end where there is none', () => {
    const aging = paths['/seasons/aging']?.['get'];
    expect(aging).toMatchObject({
      deprecated: true,
      description: expect.stringMatching(/^Deprecated since 2026-03-08\.\n/),
    });
    expect(Object.keys(aging?.responses['200']?.headers ?? {})).not.toContain('Sunset');
  });

  it('says nothing of its successor', () => {
    const successor = paths['/seasons/{id}']?.['get'];
    expect(successor?.['deprecated']).toBeUndefined();
    expect(Object.keys(successor?.responses['200']?.headers ?? {})).not.toContain('Deprecation');
  });
});

describe('the service', () => {
  const schemas = (
    openApiDocument('0') as {
      components: {
        schemas: Record<
          string,
          { properties?: Record<string, { deprecated?: boolean; description?: string }> }
        >;
      };
    }
  ).components.schemas;

  it.each(['Registration', 'CreateRegistration', 'UpdateRegistration'])(
    'marks the display-only deadline of %s, and names what is enforced',
    (title) => {
      expect(schemas[title]?.properties?.['deadlineDate']).toMatchObject({
        deprecated: true,
        description: expect.stringContaining('`endDate`'),
      });
    },
  );

  it('says of each deprecated field what to use instead', () => {
    const deprecated = Object.values(schemas)
      .flatMap(({ properties = {} }) => Object.values(properties))
      .filter((field) => field.deprecated);
    expect(deprecated.length).toBeGreaterThan(0);
    for (const { description } of deprecated) expect(description).toMatch(/instead|enforced/);
  });

  it('gives a year between the word and the end', () => {
    const ends = [...operationsOf(contract), ...operationsOf(router)].flatMap(
      ({ route }) => (route.metadata as RouteMetadata).deprecated ?? [],
    );
    expect(ends.length).toBeGreaterThan(0);
    for (const { since: from, sunset: to } of ends) {
      const year = Date.parse(from) + 365 * 24 * 3_600_000;
      if (to !== undefined) expect(Date.parse(to)).toBeGreaterThanOrEqual(year);
    }
  });
});
