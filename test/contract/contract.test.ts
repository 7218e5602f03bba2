import type { AppRoute } from '@ts-rest/core';
import { contract } from '../../contract/index.ts';
import { errorStatus, type ErrorCode } from '../../contract/errors.ts';
import { name, text } from '../../contract/primitives.ts';
import { permissions } from '../../contract/permissions.ts';
import { openApiDocument } from '../../openapi/document.ts';
import { operationsOf } from '../../openapi/operations.ts';

type Metadata = { permission?: string; tags?: string[] };
type Responses = Record<
  string,
  { _def?: unknown; shape?: { error: { shape: { code: { options: ErrorCode[] } } } } }
>;

const operations = operationsOf(contract);
const document = openApiDocument('0') as {
  components: object;
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>>;
};

describe.each(operations.map(({ id, route }) => [id, route] as const))('%s', (_id, route: AppRoute) => {
  it('says what it does, who may call it and under which heading', () => {
    const { permission, tags } = route.metadata as Metadata;
    expect(Object.keys(permissions)).toContain(permission);
    expect(tags?.length).toBeGreaterThan(0);
    expect(route.summary?.length).toBeGreaterThan(5);
    expect(route.description?.length).toBeGreaterThan(15);
  });

  it('answers each refusal with codes of that status', () => {
    for (const [status, response] of Object.entries(route.responses as Responses)) {
      if (Number(status) < 400) continue;
      for (const code of response.shape?.error.shape.code.options ?? []) {
        expect([code, errorStatus[code]]).toEqual([code, Number(status)]);
      }
    }
  });
});

it('gives each operation one method and path of its own', () => {
  const addresses = operations.map(({ route }) => `${route.method} ${route.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('says which route names a permission that there is not', () => {
  const { get } = contract.leagues;
  const metadata = { permission: 'league.watch', tags: ['Leagues'] };
  const router = { leagues: { get: { ...get, metadata } } };
  expect(() => operationsOf(router)).toThrow(
    'leagues.get: contract/permissions.ts has no permission "league.watch".',
  );
});

it('uses every permission it names', () => {
  const used = new Set(operations.map(({ route }) => (route.metadata as Metadata).permission));
  expect(Object.keys(permissions).filter((permission) => !used.has(permission))).toEqual([]);
});

it('describes a component as itself, not as the field that was met first', () => {
  const { schemas } = document.components as { schemas: Record<string, { description?: string }> };
  const said = (name: string) => schemas[name]?.description;
  expect(said('DateKey')).toMatch(/^A calendar day/);
  expect(said('TimestampInput')).toMatch(/^ISO 8601/);
  expect(said('Answers')).toMatch(/^Answers to custom fields/);
  const { properties } = schemas['RegistrationTeam'] as {
    properties: Record<string, { $ref?: string; description?: string }>;
  };
  expect(properties['fields']).toEqual({
    $ref: '#/components/schemas/Answers',
    description: 'Answers to `teamFields` and `managerFields`.',
  });
});

it('names enumerations and refusals as types of a client should be called', () => {
  const { schemas, responses } = document.components as {
    schemas: Record<string, { enum?: unknown[] }>;
    responses: Record<string, object>;
  };
  const named = Object.keys(schemas).filter((name) => schemas[name]?.enum);
  expect(named).toEqual(expect.arrayContaining(['PaymentStatus', 'PlayoffRound', 'Sport']));
  const refusals = Object.keys(responses);
  expect(refusals).toEqual(expect.arrayContaining(['NotFound', 'PostConflict', 'GamesUpdateConflict']));
  expect(refusals.filter((name) => name.length > 40)).toEqual([]);
});

it('publishes no value that the type beside it rules out', () => {
  const kindOf = (value: unknown) =>
    value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value;
  const impossible: unknown[] = [];
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, enum: values } = node as { type?: string | string[]; enum?: unknown[] };
    // A type beside alternatives would have to hold for all of them.
    if (type !== undefined && ('anyOf' in node || 'oneOf' in node)) impossible.push([path, type]);
    if (type !== undefined && Array.isArray(values)) {
      const types = [type].flat();
      impossible.push(
        ...values.filter((value) => !types.includes(kindOf(value))).map((value) => [path, value]),
      );
    }
    for (const [key, value] of Object.entries(node)) visit(value, `${path}/${key}`);
  };
  visit(document.components, '');
  expect(impossible).toEqual([]);
});

it('says what stands under each heading', () => {
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
});

it('takes nothing beside the file in an upload', () => {
  const forms = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ requestBody }) => requestBody?.content['multipart/form-data'] ?? []);
  expect(forms.length).toBeGreaterThan(0);
  for (const { schema } of forms) expect(schema).toMatchObject({ additionalProperties: false });
});

it.each([
  ['text', text(3)],
  ['a name', name(3)],
])('counts %s as its schema does, a character outside the basic plane as one', (_kind, type) => {
  expect(type.safeParse('🏀'.repeat(3)).success).toBe(true);
  expect(type.safeParse('🏀'.repeat(4)).success).toBe(false);
  expect(type.safeParse('\n\ra').success).toBe(true);
  expect(type.safeParse('\n\ra.').success).toBe(false);
});
