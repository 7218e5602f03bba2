import type { Operation } from '../../openapi/operations.ts';
import type { Schema } from '../../openapi/schemas.ts';
import { useCardPayments } from '../payments/cardPayments.ts';
import {
  callOf,
  jsonOf,
  kindOf,
  operations,
  parametersOf,
  send,
  type Call,
} from '../support/catalogue/call.ts';
import { fitted, kindOfReference } from '../support/catalogue/bodyReferences.ts';
import { aCatalogue, type Catalogue } from '../support/catalogue/catalogue.ts';
import { another } from '../support/catalogue/records.ts';
import { valuesOf } from '../support/catalogue/values.ts';
import { answerSchema, documentedOperation, faultsOf, resolved } from '../support/strictSchema.ts';
import { alone, otherwise, type Rule } from './roundTripRules.ts';

/** Every field of every body is answered, read by itself and listed as it was sent. */

const parts = useCardPayments();
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await aCatalogue(parts);
}, 60_000);

type Doc = Record<string, unknown> & { _id?: string };

const shapesOf = (of: Schema): Schema[] => {
  const { schema } = resolved(of);
  return (schema.anyOf ?? schema.oneOf)?.flatMap(shapesOf) ?? [schema];
};

const isReference = (of: Schema): boolean => {
  const { name, schema } = resolved(of);
  return name === 'ObjectId' || [schema.anyOf ?? [], schema.items ?? []].flat().some(isReference);
};

const dataOf = (id: string): Schema =>
  (answerSchema(id, 201) ?? answerSchema(id, 200))?.properties?.['data'] ?? {};

/** What the value is answered as: points in time in UTC, the rest as it is. */
function answeredAs(of: Schema, value: unknown): unknown {
  const { name, schema } = resolved(of);
  if (name === 'TimestampInput') return new Date(value as string).toISOString();
  const alternatives = schema.anyOf ?? schema.oneOf;
  const meant = alternatives?.find((part) => faultsOf(part, value).length === 0);
  if (meant) return answeredAs(meant, value);
  if (Array.isArray(value)) return value.map((part) => answeredAs(schema.items ?? {}, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, answeredAs(schema.properties?.[key] ?? {}, part)]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where what was read is not what was sent. A field that null has cleared may be absent, others may be beside it. */
function differences(sent: unknown, read: unknown, path: string): string[] {
  if (sent === null)
    return read === null || read === undefined ? [] : [`${path}: null came back as ${JSON.stringify(read)}`];
  if (Array.isArray(sent) && Array.isArray(read) && sent.length === read.length)
    return sent.flatMap((part, index) => differences(part, read[index], `${path}[${index}]`));
  if (isObject(sent) && !Array.isArray(sent) && isObject(read))
    return Object.entries(sent).flatMap(([key, part]) => differences(part, read[key], `${path}.${key}`));
  return sent === read ? [] : [`${path}: ${JSON.stringify(sent)} came back as ${JSON.stringify(read)}`];
}

/** Where a body has nothing but what is to change. */
const changesOnly = /\.update/;

/** What is sent beside the fields; a game without teams is at no other's time. */
const knownOf = ({ operation: { id }, body }: Call): Doc => {
  if (changesOnly.test(id)) return {};
  const { homeTeam: _, awayTeam: __, court: ___, ...free } = body as Doc;
  return id === 'games.create' ? free : (body as Doc);
};

/** Whose caller reads less by the record's own address: the app's token shows an organization as everybody sees it. */
const readLess = new Set(['organizations.create']);

const sportShapes = shapesOf(bodyOf('games.create') as Schema);

function bodyOf(id: string): Schema | undefined {
  return documentedOperation(id).requestBody?.content['application/json']?.schema;
}

/** A record of its own for what a PUT of these fields changes. */
async function targetOf(
  { route, id, ...operation }: Operation,
  fields: Group['fields'],
): Promise<Partial<Call>> {
  if (route.method !== 'PUT' || !/\/:id$/.test(route.path)) return {};
  const [parameter] = parametersOf(route.path);
  const kind = kindOf({ route, id, ...operation }, parameter as { name: string; segment: string });
  const { admin } = catalogue.organization;
  if (kind === 'organization') {
    const { _id, adminToken } = await parts.service.organization();
    return { path: [_id], token: adminToken };
  }
  if (kind === 'game') {
    const sport = sportShapes.find(({ properties = {} }) =>
      Object.entries(fields).every(([field, values]) =>
        values.every((value) => properties[field] && faultsOf(properties[field], value).length === 0),
      ),
    );
    const body = { sport: sport?.properties?.['sport']?.enum?.[0], division: catalogue.records.division };
    return { path: [(await admin.games.create(body as never))._id] };
  }
  if (kind === 'stat') return {};
  return { path: [await another(kind === 'divisionTeam' ? 'opponent' : kind, catalogue)] };
}

const ruleOf = ({ id }: Operation, field: string): Rule | undefined => otherwise[`${id} ${field}`];

/** Fields that are sent together, each with its values. */
type Group = {
  readonly operation: Operation;
  readonly shape: Schema;
  readonly fields: Readonly<Record<string, readonly unknown[]>>;
};

function groupsOf(operation: Operation): Group[] {
  const body = bodyOf(operation.id);
  if (!body) return [];
  const answered = new Set(
    shapesOf(dataOf(operation.id)).flatMap(({ properties = {} }) => Object.keys(properties)),
  );
  return shapesOf(body).flatMap((shape) => {
    const written = Object.entries(shape.properties ?? {}).filter(
      ([, schema]) =>
        !schema.description?.startsWith('Read-only') &&
        !isReference(schema) &&
        schema.enum?.length !== 1 &&
        schema.type !== 'null',
    );
    const groups: Group[] = [];
    const together: Record<string, readonly unknown[]> = {};
    for (const [field, schema] of written) {
      const rule = ruleOf(operation, field);
      if (rule?.unread) continue;
      if (!answered.has(rule?.as ?? field)) throw new Error(`${operation.id} does not answer with ${field}.`);
      const values = rule?.values ?? valuesOf(schema);
      if (operation.id === 'games.update' || alone.has(`${operation.resource} ${field}`))
        groups.push({ operation, shape, fields: { [field]: values } });
      else together[field] = values;
    }
    return [{ operation, shape, fields: together }, ...groups].filter(
      ({ fields }) => Object.keys(fields).length > 0,
    );
  });
}

const groups = operations.flatMap(groupsOf).map((group) => ({
  ...group,
  name: `${group.operation.id} ${String(group.shape.properties?.['sport']?.enum?.[0] ?? '')}`.trim(),
  names: Object.keys(group.fields).join(', '),
}));

/** The read of one record of what the operation answers with. */
const readOf = ({ id }: Operation): Operation | undefined => {
  const name = resolved(dataOf(id)).name ?? '';
  return operations.find((read) => read.id === `${name.charAt(0).toLowerCase()}${name.slice(1)}s.get`);
};

/** The record as the list of its resource has it. */
async function listedOf({ resource }: Operation, call: Call, id: string): Promise<Doc | undefined> {
  const operation = operations.find((list) => list.id === `${resource}.list`);
  if (!operation) return undefined;
  const list = await answerTo({
    ...call,
    operation,
    path: [],
    query: { sort: '-created', limit: '50' },
    body: undefined,
  });
  const found = (list.data as unknown as Doc[]).find(({ _id }) => _id === id);
  if (!found) throw new Error(`${resource}.list has no ${id}.`);
  return found;
}

async function answerTo(call: Call): Promise<{ data: Doc; etag: string | null }> {
  const answered = await send(parts.service, call);
  const { data, error } = jsonOf<{ data: Doc; error?: unknown }>(answered) ?? { data: {} };
  if (error) throw new Error(`${call.operation.id} ${JSON.stringify(call.body)}: ${answered.text}`);
  return { data, etag: answered.headers.get('etag') };
}

it.each(groups)('$name: $names', async ({ operation, shape, fields }) => {
  const target = await targetOf(operation, fields);
  const rounds = Math.max(...Object.values(fields).map((values) => values.length));
  for (let round = 0; round < rounds; round += 1) {
    const call = { ...(await callOf(operation, catalogue)), ...target };
    const known = knownOf(call);
    const sent = Object.fromEntries(
      Object.entries(fields).map(([field, values]) => [field, values[round % values.length]]),
    );
    const own = (field: string) => catalogue.records[kindOfReference(operation.id, field)];
    const body = { ...fitted(shape, known, changesOnly.test(operation.id) ? () => '' : own), ...sent };
    const { data } = await answerTo({ ...call, body });
    const faults = Object.entries(sent).flatMap(([field, value]) => {
      const { read, as = field } = ruleOf(operation, field) ?? {};
      const expected = answeredAs(shape.properties?.[field] as Schema, value);
      return differences(read ? read(expected as never, data) : expected, data[as], field);
    });
    expect(faults).toEqual([]);
    const single = readOf(operation);
    if (!single || typeof data._id !== 'string' || readLess.has(operation.id)) continue;
    const read = { ...call, operation: single, path: [data._id], query: {}, body: undefined };
    const { data: found, etag } = await answerTo(read);
    expect(differences(data, found, operation.id)).toEqual([]);
    if (operation.name !== 'update') continue;
    // What was read may be sent back, and changes nothing.
    await answerTo({ ...call, body: found });
    const again = await answerTo(read);
    expect([again.data, again.etag]).toEqual([found, etag]);
    const listed = await listedOf(operation, call, data._id);
    if (listed) expect(differences(listed, found, 'in a list')).toEqual([]);
  }
});
