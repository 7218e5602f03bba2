import type { AppRoute } from '@ts-rest/core';
import type { idParameters } from '../../contract/lists.ts';
import { contract } from '../../contract/index.ts';
import { permissionRule, scopes, type Permission } from '../../contract/permissions.ts';
import openApiDocument from '../../openapi/openapi.json' with { type: 'json' };
import { openApiPath, operationsOf } from '../../openapi/operations.ts';
import { useService, type TestOrganization, type TestUser } from '../support/service.ts';

/** What every route refuses, whatever it does: the same suite for all of them, present and to come. */

const service = useService();
let organization: TestOrganization;
let user: TestUser;

beforeAll(async () => {
  organization = await service.organization();
  user = await service.user();
});

const unknownId = 'f'.repeat(24);

type Documented = Record<
  string,
  Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>
>;

const exampleBody = (route: AppRoute): RequestInit => {
  const content = (openApiDocument.paths as unknown as Documented)[openApiPath(route.path)]?.[
    route.method.toLowerCase()
  ]?.requestBody?.content;
  const csv = content?.['text/csv']?.example;
  if (typeof csv === 'string') return { body: csv, headers: { 'content-type': 'text/csv' } };
  const json = content?.['application/json']?.example;
  return json === undefined ? {} : { body: JSON.stringify(json) };
};

const takesAnObjectId = ({ pathParams }: AppRoute) =>
  (pathParams as typeof idParameters | undefined)?.shape.id?.safeParse('not-an-id').success === false;

const send = (route: AppRoute, token: string | undefined, id = unknownId) =>
  service.fetch(route.path.replace(/:[A-Za-z]+/g, id), {
    method: route.method,
    ...(token === undefined ? {} : { token }),
    ...exampleBody(route),
  });

const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error?: { code: string } }).error?.code,
];

const routes = operationsOf(contract).map(
  ({ id, route }) =>
    [id, route, permissionRule((route.metadata as { permission: Permission }).permission)] as const,
);

describe.each(routes)('%s', (_id, route, { callers, scope }) => {
  it('refuses a credential that is not one', async () => {
    for (const token of ['nonsense', `slk_live_${'0'.repeat(36)}`, 'eyJhbGciOiJub25lIn0.e30.']) {
      expect(await codeOf(await send(route, token))).toEqual([401, 'unauthenticated']);
    }
  });

  if (!callers.includes('anonymous')) {
    it('asks for a credential', async () => {
      expect(await codeOf(await send(route, undefined))).toEqual([401, 'unauthenticated']);
    });
  }

  if (!callers.includes('user')) {
    it('refuses somebody who administers nothing', async () => {
      expect(await codeOf(await send(route, user.token))).toEqual([403, 'forbidden']);
    });
  }

  if (!callers.includes('apiKey')) {
    it('takes no API key', async () => {
      const refusal = callers.includes('user') ? [401, 'unauthenticated'] : [403, 'forbidden'];
      expect(await codeOf(await send(route, organization.apiKey))).toEqual(refusal);
    });
  }

  if (callers.includes('apiKey') && scope !== undefined) {
    it('refuses a key with every scope but the one it needs', async () => {
      const others = scopes.filter((other) => other !== scope && other !== 'admin');
      const key = await service.apiKey(organization._id, others);
      expect(await codeOf(await send(route, key))).toEqual([403, 'forbidden']);
    });
  }

  if (takesAnObjectId(route)) {
    it('names the malformed identifier', async () => {
      const token = callers.includes('apiKey') ? organization.apiKey : organization.adminToken;
      const answer = await send(route, token, 'not-an-id');
      const { error } = (await answer.json()) as { error: { code: string; details: { path: string }[] } };
      expect([answer.status, error.code]).toEqual([400, 'invalid_request']);
      expect(error.details.map(({ path }) => path)).toContain('id');
    });

    it('knows no record of this identifier', async () => {
      const token = callers.includes('apiKey') ? organization.apiKey : organization.adminToken;
      expect(await codeOf(await send(route, token))).toEqual([404, 'not_found']);
    });
  }
});

it('answers a path it does not know in the envelope', async () => {
  const answer = await service.fetch('/nowhere');
  expect(await codeOf(answer)).toEqual([404, 'not_found']);
});

it('names the methods a path takes', async () => {
  const answer = await service.fetch('/leagues', { method: 'DELETE' });
  expect(answer.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
  expect(await codeOf(answer)).toEqual([405, 'method_not_allowed']);
});
