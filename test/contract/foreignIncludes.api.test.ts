import { isDeepStrictEqual } from 'node:util';
import { references, type Resource } from '../../contract/include.ts';
import { useCardPayments } from '../payments/cardPayments.ts';
import { callOf, jsonOf, operations, send } from '../support/catalogue/call.ts';
import { callerNames, callersOf, type CallerName, type Callers } from '../support/catalogue/callers.ts';
import { aCatalogue, type Catalogue, type Kind } from '../support/catalogue/catalogue.ts';
import {
  includesOf,
  includingResource,
  referencesOf,
  rootsOf,
  targetOf,
  type Reference,
} from '../support/catalogue/includes.ts';

/** What `?include=` puts in the place of an identifier is what the same caller reads under it, or null. */

const parts = useCardPayments();
let catalogue: Catalogue;
let foreign: Catalogue;
let callers: Callers;

beforeAll(async () => {
  catalogue = await aCatalogue(parts);
  foreign = await aCatalogue(parts);
  callers = await callersOf(catalogue, foreign);
}, 60_000);

type Doc = Record<string, unknown> & { _id: string };

/** The single read of each record that can be asked with everything that refers to it. */
const singleReads = operations.filter(
  (operation) => operation.name === 'get' && includingResource(operation) !== undefined,
);

/** Reads of one caller, each record once. */
class Reader {
  private readonly known = new Map<string, Promise<Doc | null>>();

  constructor(private readonly token: string | null) {}

  read(resource: Resource, id: string): Promise<Doc | null> {
    const path = `/${resource}s/${id}`;
    const known = this.known.get(path) ?? this.fetch(path);
    this.known.set(path, known);
    return known;
  }

  private async fetch(path: string): Promise<Doc | null> {
    const answer = await parts.service.fetch(path, this.token === null ? {} : { token: this.token });
    return answer.status === 200 ? (JSON.parse(await answer.text()) as { data: Doc }).data : null;
  }
}

const idOf = (value: unknown) => (typeof value === 'string' ? value : ((value as Doc | null)?._id ?? null));

/** Without what was populated in turn. */
const bare = (resource: Resource, doc: Doc): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(doc).flatMap(([field, value]) => {
      const reference = (references[resource] as Record<string, Reference>)[field];
      if (!reference) return [[field, value]];
      return 'one' in reference ? [[field, idOf(value)]] : [];
    }),
  );

/** Where a populated record says what its reader is told under its own address neither as the caller nor as anybody. */
async function faultsIn(
  readers: readonly Reader[],
  resource: Resource,
  doc: Doc,
  path: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [field, reference] of referencesOf(resource)) {
    const target = targetOf(reference);
    const values = [doc[field]].flat().filter((value) => typeof value === 'object' && value !== null);
    for (const value of values as Doc[]) {
      const place = `${path}.${field}`;
      const reads = await Promise.all(readers.map((reader) => reader.read(target, value._id)));
      const known = reads.flatMap((read) => (read ? [bare(target, read)] : []));
      // A roster is read with its team, by those who may, who need not read players by themselves.
      if (known.length === 0 && !('many' in reference)) faults.push(`${place} is not readable`);
      for (const [key, told] of known.length === 0 ? [] : Object.entries(bare(target, value))) {
        // Null for a reference is what the caller may not see under it.
        const isHidden = told === null && key in references[target];
        if (!isHidden && !known.some((read) => isDeepStrictEqual(told, read[key]))) {
          faults.push(`${place}.${key} is ${JSON.stringify(told)}, not ${JSON.stringify(known[0]?.[key])}`);
        }
      }
      faults.push(...(await faultsIn(readers, target, value, place)));
    }
  }
  return faults;
}

describe.each(callerNames)('what is included for %s', (name: CallerName) => {
  it('is what they read by itself', async () => {
    const readers = [new Reader(callers[name]), new Reader(null)];
    const faults: string[] = [];
    let included = 0;
    for (const operation of singleReads) {
      const resource = includingResource(operation) as Resource;
      const call = await callOf(operation, catalogue);
      for (const include of includesOf(operation, resource, 3)) {
        const answered = await send(parts.service, { ...call, query: { include } }, callers[name]);
        if (answered.status !== 200) break;
        included += 1;
        const { data } = jsonOf<{ data: Doc }>(answered) as { data: Doc };
        faults.push(...(await faultsIn(readers, resource, data, operation.id)));
      }
    }
    expect(included).toBeGreaterThan(0);
    expect([...new Set(faults)]).toEqual([]);
  }, 60_000);
});

describe('a reference that leads into another organization, however it came there', () => {
  const tableOf = (resource: string) =>
    `${resource.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}s`;

  /** The column of a reference; undefined where what is answered follows from another record. */
  function columnOf(resource: Resource, field: string): string | undefined {
    const models = Object.values(parts.service.db.sequelize.models);
    const model = models.find(({ tableName }) => tableName === tableOf(resource));
    return (model?.getAttributes() as Record<string, { field?: string }> | undefined)?.[field]?.field;
  }

  const all = singleReads.flatMap((operation) => {
    const resource = includingResource(operation) as Resource;
    return referencesOf(resource).flatMap(([field, reference]) =>
      'one' in reference && field !== 'organization' && rootsOf(operation, resource).includes(field)
        ? [{ resource, field, target: reference.one }]
        : [],
    );
  });

  it.each(all)('shows what everybody sees of it, or nothing: $resource.$field', async (tried) => {
    const { resource, field, target } = tried;
    const { db } = parts.service;
    const column = columnOf(resource, field);
    const record = catalogue.records[resource as Kind];
    const refer = (id: string) =>
      db.select(`UPDATE ${tableOf(resource)} SET ${column} = $1 WHERE id = $2`, [id, record]);
    const there = foreign.records[target as Kind];
    // What the database itself does not let happen needs no look.
    const isThere = column !== undefined && (await refer(there).then(Boolean, () => false));
    const token = catalogue.organization.adminToken;
    const answer = await parts.service.fetch(`/${resource}s/${record}?include=${field}`, { token });
    const text = await answer.text();
    if (isThere) await refer(catalogue.records[target as Kind]);
    expect(foreign.secretsIn(text)).toEqual([]);
    const { data } = JSON.parse(text) as { data?: Doc };
    const shown = data?.[field] as Doc | null | undefined;
    if (!isThere || !shown) return;
    const read = (await new Reader(null).read(target, there)) as Doc;
    expect(shown).toMatchObject({ _id: there });
    expect(read).toMatchObject(bare(target, shown));
  });
});
