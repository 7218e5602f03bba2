import openApiDocument from '../../openapi/openapi.json' with { type: 'json' };
import { newObjectId } from '../../server/platform/objectId.ts';
import { aTeam } from '../roles/aTeam.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';

/** What anybody sends, and what the service reads into memory for an answer, has an end. */

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

type Parameter = { name: string; in: string; schema: Schema };
type Operation = {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const { paths, components } = openApiDocument as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
};

const parameterOf = (parameter: Parameter | { $ref: string }): Parameter =>
  '$ref' in parameter
    ? (components.parameters?.[parameter.$ref.split('/').at(-1) as string] as Parameter)
    : parameter;

/** A pattern that says itself how long the text is: anchored, and nothing in it repeats without an end. */
const isBoundedPattern = (pattern: string | undefined) =>
  pattern !== undefined &&
  /^\^.*\$$/.test(pattern) &&
  !/(?<!\\)[*+]|\{\d+,\}/.test(pattern.replace(/\[[^\]]*\]/g, 'x'));

function unboundedIn(schema: Schema, path: string, seen: readonly string[] = []): string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) as string;
    return seen.includes(name) ? [] : unboundedIn(components.schemas[name] as Schema, path, [...seen, name]);
  }
  const types = [schema.type ?? []].flat();
  const below = [
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((parts) =>
      (parts ?? []).flatMap((part) => unboundedIn(part, path, seen)),
    ),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      unboundedIn(property, `${path}.${name}`, seen),
    ),
    ...(schema.items ? unboundedIn(schema.items, `${path}[]`, seen) : []),
    ...(typeof schema.additionalProperties === 'object'
      ? unboundedIn(schema.additionalProperties, `${path}.*`, seen)
      : []),
  ];
  const isUnbounded =
    (types.includes('string') &&
      !schema.enum &&
      schema.format !== 'binary' &&
      schema.maxLength === undefined &&
      !isBoundedPattern(schema.pattern)) ||
    (types.includes('array') && schema.maxItems === undefined) ||
    (types.some((type) => type === 'number' || type === 'integer') &&
      !schema.enum &&
      schema.maximum === undefined);
  return isUnbounded ? [path, ...below] : below;
}

const operations = Object.values(paths).flatMap((methods) =>
  Object.values(methods).filter((operation) => operation.operationId !== undefined),
);

it.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s takes no text, list or number without an end',
  (_id, { parameters = [], requestBody }) => {
    const found = [
      ...parameters
        .map(parameterOf)
        // All headers together have an end of their own.
        .filter((parameter) => parameter.in !== 'header')
        .flatMap(({ name, schema }) => unboundedIn(schema, name)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => unboundedIn(schema, 'body')),
    ];
    expect(found).toEqual([]);
  },
);

describe('a field that holds what it is given', () => {
  const much = () => Object.fromEntries(times(400, (n) => [`key-${n}`, 'a'.repeat(100)]));

  const refused = { status: 413, code: 'too_large' };

  it.each([
    ['a configuration', { config: { tiebreakers: much() } }],
    [
      'its stats',
      {
        config: {
          gameStats: Object.fromEntries(times(400, (n) => [`sport-${n}`, times(20, () => 'points')])),
        },
      },
    ],
  ])('has an end: %s', async (_what, fields) => {
    const { admin } = organization;
    for (const create of [admin.leagues.create, admin.tournaments.create, admin.divisions.create]) {
      await expect(create({ name: 'A', ...fields } as never)).rejects.toMatchObject(refused);
    }
    const { _id } = await admin.leagues.create({ name: 'A' });
    await expect(admin.leagues.update(_id, fields as never)).rejects.toMatchObject(refused);
    expect((await admin.leagues.get(_id)).config).toEqual({ admins: [] });
  });

  it('has an end: what is noted of a player, alone and in a roster', async () => {
    const { admin } = organization;
    const team = await aTeam(organization);
    const { _id } = await admin.players.create({ team: team._id, name: 'Ada' });
    await expect(
      admin.players.create({ team: team._id, name: 'Sam', info: much() } as never),
    ).rejects.toMatchObject(refused);
    await expect(admin.players.update(_id, { info: much() } as never)).rejects.toMatchObject(refused);
  });

  it('takes what a league needs', async () => {
    const tiebreakers = Object.fromEntries(times(40, (n) => [`sport ${n}`, { note: 'a'.repeat(500) }]));
    const { config } = await organization.admin.leagues.create({ name: 'B', config: { tiebreakers } });
    expect(config.tiebreakers).toEqual(tiebreakers);
  });
});

it('a list of records that somebody has filled to the brim is refused, and a shorter one answered', async () => {
  const other = await service.organization();
  await service.db.select(
    `INSERT INTO leagues (id, organization, name, config, created, updated)
     SELECT $1 || lpad(n::text, 8, '0'), $2, 'Heavy', jsonb_build_object('tiebreakers', jsonb_build_object('x', repeat('a', 400000))),
       now(), now() FROM generate_series(1, 200) n`,
    [newObjectId().slice(0, 16), other._id],
  );
  const all = await service.fetch(`/leagues?organization=${other._id}`);
  const { error } = (await all.json()) as { error: { code: string; message: string } };
  expect([all.status, error.code]).toEqual([413, 'too_large']);
  expect(error.message).toContain('limit');
  expect((await service.fetch(`/leagues?organization=${other._id}&limit=20`)).status).toBe(200);
  expect((await service.fetch('/teams')).status).toBe(200);
});
