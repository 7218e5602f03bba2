import {
  includeRoots,
  maxIncludeDepth,
  maxIncludeTokens,
  references,
  type IncludingResource,
  type Resource,
} from '../../contract/include.ts';
import type { Context } from './context.ts';

/** A record as it goes out. */
export type Document = { _id: string } & Record<string, unknown>;

/** What `?include=` asks for below one field: all fields or the named ones, and further references. */
type Selection = { fields: Set<string> | null; children: Map<string, Selection> };

const tokenPattern =
  /^([A-Za-z_]\w*)(?:\.([A-Za-z_]\w*))?(?:\.([A-Za-z_]\w*))?(?:\(([A-Za-z_]\w*(?:,[A-Za-z_]\w*)*)\))?$/;

/** The tokens of the parameter; commas within parentheses do not separate. */
const tokensOf = (include: string): string[] =>
  include
    .replace(/\s+/g, '')
    .match(/(?:[^,()]+|\([^()]*\)|[()])+/g)
    ?.slice(0, maxIncludeTokens) ?? [];

/**
 * The tree that `?include=` asks for. Malformed tokens, tokens with a root that the endpoint does not allow, and
 * tokens past the limits are ignored; tokens with the same root merge.
 */
export function parseInclude(include: string | undefined, roots: readonly string[]): Map<string, Selection> {
  const tree = new Map<string, Selection>();
  for (const token of tokensOf(include ?? '')) {
    const match = tokenPattern.exec(token);
    if (!match) continue;
    const path = match.slice(1, 1 + maxIncludeDepth).filter((part) => part !== undefined);
    if (!roots.includes(path[0] as string)) continue;
    addToken(tree, path, match[4]?.split(','));
  }
  return tree;
}

function addToken(
  tree: Map<string, Selection>,
  path: readonly string[],
  fields: readonly string[] | undefined,
): void {
  let level = tree;
  path.forEach((field, depth) => {
    const leaf = depth === path.length - 1;
    const known = level.get(field);
    // A record passed through on the way to a deeper one is populated whole unless another token selects its fields.
    const selection = known ?? { fields: leaf && fields ? new Set<string>() : null, children: new Map() };
    if (leaf) {
      if (!fields) selection.fields = null;
      else if (selection.fields) for (const name of fields) selection.fields.add(name);
      else if (known && known.children.size > 0) selection.fields = new Set(fields);
    }
    level.set(field, selection);
    level = selection.children;
  });
}

/** The records of each parent; for those of which it is null, or for all, the token is ignored. */
export type PopulateByParents = (
  ctx: Context,
  parentIds: readonly string[],
) => Promise<ReadonlyMap<string, Document[] | null> | null>;

/** How a capability gives its records to those that refer to them: presented, and only what the caller may see. */
export type Population = {
  /** By identifier, one statement for all. */
  byIds(ctx: Context, ids: readonly string[]): Promise<Document[]>;
  /** By a record that they name, for `many` references: one statement for all. */
  byParents?: Readonly<Record<string, PopulateByParents>>;
};

/** What a reference may lead to: accounts and administrators are populated in, never into other records. */
type Target = Exclude<Resource, 'user' | 'admin'>;

type Populations = Readonly<Record<Target, Population>>;

type Reference = { one: Target } | { many: Target } | { manyOf: Target };

const referenceOf = (resource: Resource, field: string): Reference | undefined =>
  (references[resource] as Record<string, Reference>)[field];

const project = (document: Document, { fields, children }: Selection): Document => {
  if (!fields) return { ...document };
  const kept = Object.entries(document).filter(
    ([field]) => field === '_id' || fields.has(field) || children.has(field),
  );
  return Object.fromEntries(kept) as Document;
};

async function populateLevel(
  ctx: Context,
  populations: Populations,
  resource: Resource,
  documents: readonly Document[],
  tree: ReadonlyMap<string, Selection>,
): Promise<void> {
  for (const [field, selection] of tree) {
    const reference = referenceOf(resource, field);
    if (!reference) continue;
    if ('one' in reference) await populateOne(ctx, populations, reference.one, documents, field, selection);
    else if ('manyOf' in reference)
      await populateManyOf(ctx, populations, reference.manyOf, documents, field, selection);
    else await populateMany(ctx, populations, resource, reference.many, documents, field, selection);
  }
}

async function populateOne(
  ctx: Context,
  populations: Populations,
  target: Target,
  documents: readonly Document[],
  field: string,
  selection: Selection,
): Promise<void> {
  const ids = [
    ...new Set(documents.map((document) => document[field]).filter((id) => typeof id === 'string')),
  ];
  const found = ids.length > 0 ? await populations[target].byIds(ctx, ids as string[]) : [];
  await populateLevel(ctx, populations, target, found, selection.children);
  const byId = new Map(found.map((document) => [document._id, document]));
  for (const document of documents) {
    if (!(field in document)) continue;
    const populated = byId.get(document[field] as string);
    document[field] = populated ? project(populated, selection) : null;
  }
}

/** A list of references becomes the list of those records that the caller may see, in the same order. */
async function populateManyOf(
  ctx: Context,
  populations: Populations,
  target: Target,
  documents: readonly Document[],
  field: string,
  selection: Selection,
): Promise<void> {
  const idsOf = (document: Document) => (document[field] ?? []) as string[];
  const ids = [...new Set(documents.flatMap(idsOf))];
  const found = ids.length > 0 ? await populations[target].byIds(ctx, ids) : [];
  await populateLevel(ctx, populations, target, found, selection.children);
  const byId = new Map(found.map((document) => [document._id, document]));
  for (const document of documents) {
    if (!(field in document)) continue;
    document[field] = idsOf(document).flatMap((id) => {
      const populated = byId.get(id);
      return populated ? [project(populated, selection)] : [];
    });
  }
}

async function populateMany(
  ctx: Context,
  populations: Populations,
  resource: Resource,
  target: Target,
  documents: readonly Document[],
  field: string,
  selection: Selection,
): Promise<void> {
  const load = populations[target].byParents?.[resource];
  const byParent = await load?.(
    ctx,
    documents.map((document) => document._id),
  );
  if (!byParent) return;
  const children = [...byParent.values()].flatMap((found) => found ?? []);
  await populateLevel(ctx, populations, target, children, selection.children);
  for (const document of documents) {
    const found = byParent.get(document._id);
    if (found !== null) document[field] = (found ?? []).map((child) => project(child, selection));
  }
}

export type Populate = (
  ctx: Context,
  resource: IncludingResource,
  documents: readonly Document[],
  include: string | undefined,
  /** The roots that the endpoint allows, where they are not all of the record's. */
  roots?: readonly string[],
) => Promise<void>;

/** Replaces the references that `include` names by their records, in place: one statement a token and level. */
export const createPopulate =
  (populations: Populations): Populate =>
  async (ctx, resource, documents, include, roots = includeRoots[resource]) => {
    if (!include || documents.length === 0) return;
    await populateLevel(ctx, populations, resource, documents, parseInclude(include, roots));
  };
