import { maxListLimit } from '../../contract/lists.ts';
import type { Scope } from '../../contract/permissions.ts';
import { hasScope, ownOrganizations, type Actor } from './actor.ts';
import type { Context } from './context.ts';
import { DomainError, notFound } from './errors.ts';

/** One key of an order: an SQL expression, with what stands for it where it is null (nulls come last). */
type SortKey = { readonly sql: string; readonly whenNull?: string };

/**
 * How a record is read: by id, by ids and in lists, by whoever asks. The visibility rule stands here once, in SQL,
 * and every read of the record goes through it.
 */
export type Readable<Row> = {
  /** Columns, with `"quoted"` aliases that are the row's field names; `_id`, `version` and `organization` are among them. */
  readonly columns: string;
  /** The FROM clause, `r` being the record. */
  readonly from: string;
  /** True for rows of the public view. */
  readonly public: string;
  /** As `public`, where lists leave out what can be read by its id. */
  readonly publicInLists?: string;
  /**
   * As `public`, for lists that meet the `condition` with a parent's id: a parent that the public sees (a query over its
   * id) and the `rows` of it that are public then. It is asked once for all rows.
   */
  readonly publicUnder?: {
    readonly condition: string;
    readonly parent: (id: string) => string;
    readonly rows: string;
  };
  /** True for rows that a signed-in person may read beside the public ones; `add` makes a parameter of a value. */
  readonly personal?: (user: SignedIn, add: (value: unknown) => string) => string;
  /** The column that names the organization. */
  readonly organization?: string;
  readonly scope: Scope;
  /** The scope that lets a key write the record, where that is not `admin`; what it writes it also sees whole. */
  readonly writeScope?: Scope;
  readonly sorts: Readonly<Record<string, readonly SortKey[]>>;
  readonly defaultSort: string;
  /** For typing only. */
  readonly row?: Row;
};

/** The same record, of which a signed-in person sees other rows than elsewhere and the public none. */
export const withPersonal = <Row>(
  readable: Readable<Row>,
  personal: NonNullable<Readable<Row>['personal']>,
): Readable<Row> => ({
  get columns() {
    return readable.columns;
  },
  from: readable.from,
  public: 'false',
  personal,
  scope: readable.scope,
  sorts: readable.sorts,
  defaultSort: readable.defaultSort,
});

/** A person with a token of the mobile interface; the address is confirmed. */
export type SignedIn = Extract<Actor, { kind: 'user' }>;

export type ReadRow = { _id: string; version: number; organization: string };

export type Condition = { readonly sql: string; readonly value?: unknown };

/** The paging and sorting part of a list's query, as the contract types it. */
export type Paging = { limit?: number; after?: string; page?: number; sort?: string };

export type Page<Row> = { rows: Row[]; count: number; next: { after: string; limit: number } | null };

const byCreation: readonly SortKey[] = [{ sql: 'r.created' }];

/** The sort keys that all records share. */
export const commonSorts = { created: byCreation, updated: [{ sql: 'r.updated' }] } as const;

export const priorityThenName: readonly SortKey[] = [
  { sql: 'r.priority', whenNull: '0' },
  { sql: 'r.name', whenNull: "''" },
];

class Parameters {
  readonly values: unknown[] = [];
  /** What comes before the statement. */
  prefix = '';
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
  /** The condition with its `?` replaced by the parameter of its value. */
  condition({ sql, value }: Condition): string {
    return sql.includes('?') ? sql.replaceAll('?', this.add(value)) : sql;
  }
  /** The one value of a query that runs once, however often the statement asks for it. */
  once(query: string): string {
    this.prefix = `WITH once (value) AS (${query}) `;
    return '(SELECT value FROM once)';
  }
}

/** Whether the caller sees the organization's records of this kind whole, and not their public view. */
export const readsWhole = (
  { scope, writeScope }: Pick<Readable<unknown>, 'scope' | 'writeScope'>,
  actor: Actor,
  organization: string,
): boolean =>
  hasScope(actor, scope, organization) ||
  (writeScope !== undefined && hasScope(actor, writeScope, organization));

const ownColumn = (readable: Readable<unknown>) => readable.organization ?? 'r.organization';

/** The public view, and what is the caller's own. */
function shownTo(readable: Readable<unknown>, publicRows: string, actor: Actor, add: Parameters['add']) {
  if (actor.kind !== 'user' || !readable.personal) return publicRows;
  return `(${publicRows} OR ${readable.personal(actor, add)})`;
}

/** The organizations whose records of this kind the caller sees whole, whatever else it sees. */
function ownWhole(readable: Readable<unknown>, actor: Actor): readonly string[] | undefined {
  const own = ownOrganizations(actor)?.filter((organization) => readsWhole(readable, actor, organization));
  return own?.length ? own : undefined;
}

const ownedBy = (readable: Readable<unknown>, own: readonly string[], parameters: Parameters) =>
  `${ownColumn(readable)} = ANY(${parameters.add(own)})`;

const publicById = (readable: Readable<unknown>, actor: Actor, parameters: Parameters) =>
  shownTo(readable, readable.public, actor, (value) => parameters.add(value));

function visibleById(readable: Readable<unknown>, actor: Actor, parameters: Parameters): string {
  const own = ownWhole(readable, actor);
  if (!own) return publicById(readable, actor, parameters);
  return `(${ownedBy(readable, own, parameters)} OR ${readable.public})`;
}

function publicInLists(
  readable: Readable<unknown>,
  parameters: Parameters,
  conditions: readonly Condition[],
): string {
  const { publicUnder } = readable;
  const named = publicUnder && conditions.find(({ sql }) => sql === publicUnder.condition);
  if (!named) return readable.publicInLists ?? readable.public;
  return `(${publicUnder.rows} AND ${parameters.once(publicUnder.parent(parameters.add(named.value)))})`;
}

function visibleInLists(
  readable: Readable<unknown>,
  actor: Actor,
  parameters: Parameters,
  conditions: readonly Condition[],
): string {
  const own = ownOrganizations(actor);
  if (own) return ownedBy(readable, own, parameters);
  return shownTo(readable, publicInLists(readable, parameters, conditions), actor, (value) =>
    parameters.add(value),
  );
}

/** The records with these ids that the caller may see, in one statement. */
export async function findVisibleByIds<Row extends ReadRow>(
  ctx: Context,
  readable: Readable<Row>,
  ids: readonly string[],
  conditions: readonly Condition[] = [],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const parameters = new Parameters();
  const where = [`r.id = ANY(${parameters.add(ids)})`, visibleById(readable, ctx.actor, parameters)];
  for (const condition of conditions) where.push(parameters.condition(condition));
  return ctx.db.select<Row>(
    `SELECT ${readable.columns} FROM ${readable.from} WHERE ${where.join(' AND ')}`,
    parameters.values,
  );
}

/**
 * The record, or 404 for one that is unknown or that the caller may not see. What is the caller's own is looked for first:
 * it is nearly always that, and whether the public sees a record is most of what finding it costs.
 */
export async function findVisible<Row extends ReadRow>(
  ctx: Context,
  readable: Readable<Row>,
  id: string,
): Promise<Row> {
  const find = async (visible: (parameters: Parameters) => string) => {
    const parameters = new Parameters();
    const where = `r.id = ${parameters.add(id)} AND ${visible(parameters)}`;
    const [row] = await ctx.db.select<Row>(
      `SELECT ${readable.columns} FROM ${readable.from} WHERE ${where}`,
      parameters.values,
    );
    return row;
  };
  const own = ownWhole(readable, ctx.actor);
  const row =
    (own && (await find((parameters) => ownedBy(readable, own, parameters)))) ??
    (await find((parameters) => publicById(readable, ctx.actor, parameters)));
  if (!row) throw notFound();
  return row;
}

/** All records that name one of these parents and that the caller may see, in one statement. */
export async function findVisibleByParents<Row extends ReadRow>(
  ctx: Context,
  readable: Readable<Row>,
  parentColumn: string,
  parentIds: readonly string[],
): Promise<Row[]> {
  const parameters = new Parameters();
  const where = [
    `${parentColumn} = ANY(${parameters.add(parentIds)})`,
    visibleById(readable, ctx.actor, parameters),
  ];
  const { expressions } = orderOf(readable, readable.defaultSort);
  return ctx.db.select<Row>(
    `SELECT ${readable.columns} FROM ${readable.from} WHERE ${where.join(' AND ')} ORDER BY ${expressions.join(', ')}`,
    parameters.values,
  );
}

/** All records that the caller may see in lists and that meet the conditions: for what is derived from them together. */
export async function findAllVisible<Row extends ReadRow>(
  ctx: Context,
  readable: Readable<Row>,
  conditions: readonly Condition[],
): Promise<Row[]> {
  const parameters = new Parameters();
  const where = [visibleInLists(readable, ctx.actor, parameters, conditions)];
  for (const condition of conditions) where.push(parameters.condition(condition));
  const { expressions } = orderOf(readable, readable.defaultSort);
  return ctx.db.select<Row>(
    `${parameters.prefix}SELECT ${readable.columns} FROM ${readable.from} WHERE ${where.join(' AND ')} ` +
      `ORDER BY ${expressions.join(', ')}`,
    parameters.values,
  );
}

function orderOf(
  readable: Readable<unknown>,
  sort: string,
): { expressions: string[]; direction: 'ASC' | 'DESC' } {
  const descending = sort.startsWith('-');
  const keys = readable.sorts[descending ? sort.slice(1) : sort] ?? byCreation;
  const expressions = keys.flatMap(({ sql, whenNull }) =>
    whenNull === undefined ? [sql] : [`(${sql} IS NULL)`, `coalesce(${sql}, ${whenNull})`],
  );
  return { expressions: [...expressions, 'r.id'], direction: descending ? 'DESC' : 'ASC' };
}

/** A page of the records that the caller may see and that meet the conditions, in a total order. */
export async function listVisible<Row extends ReadRow>(
  ctx: Context,
  readable: Readable<Row>,
  paging: Paging,
  conditions: readonly Condition[],
): Promise<Page<Row>> {
  const limit = paging.limit ?? maxListLimit;
  const { expressions, direction } = orderOf(readable, paging.sort ?? readable.defaultSort);
  const parameters = new Parameters();
  const where = [visibleInLists(readable, ctx.actor, parameters, conditions)];
  for (const condition of conditions) where.push(parameters.condition(condition));
  const matching = `FROM ${readable.from} WHERE ${where.join(' AND ')}`;
  const matchingValues = [...parameters.values];
  // A page that was asked for is seldom the whole list: its statement brings the total along, counted once.
  const total = paging.limit === undefined ? '' : `, (SELECT count(*) ${matching})::integer AS "total"`;

  if (paging.after !== undefined) {
    const known = await isListed(ctx, readable, paging.after);
    if (!known) {
      throw new DomainError('invalid_reference', {
        details: [{ path: 'after', message: 'No such record.' }],
      });
    }
    const cursor = parameters.add(paging.after);
    where.push(
      `(${expressions.join(', ')}) ${direction === 'ASC' ? '>' : '<'} ` +
        `(SELECT ${expressions.join(', ')} FROM ${readable.from} WHERE r.id = ${cursor})`,
    );
  }
  const skipped = paging.after === undefined && paging.page !== undefined ? (paging.page - 1) * limit : 0;
  const rows = await ctx.db.select<Row & { total?: number }>(
    `${parameters.prefix}SELECT ${readable.columns}${total} FROM ${readable.from} WHERE ${where.join(' AND ')} ` +
      `ORDER BY ${expressions.map((expression) => `${expression} ${direction}`).join(', ')} ` +
      // One row more than the page tells whether another page follows.
      `LIMIT ${parameters.add(limit + 1)} OFFSET ${parameters.add(skipped)}`,
    parameters.values,
  );
  const more = rows.length > limit;
  if (more) rows.pop();
  const complete = !more && paging.after === undefined && skipped === 0;
  const count = complete
    ? rows.length
    : (rows[0]?.total ??
      (await countOf(ctx, `${parameters.prefix}SELECT count(*) AS count ${matching}`, matchingValues)));
  const last = rows.at(-1);
  return { rows, count, next: more && last ? { after: last._id, limit } : null };
}

async function isListed(ctx: Context, readable: Readable<unknown>, id: string): Promise<boolean> {
  const parameters = new Parameters();
  const where = `r.id = ${parameters.add(id)} AND ${visibleInLists(readable, ctx.actor, parameters, [])}`;
  const known = await ctx.db.select(`SELECT 1 FROM ${readable.from} WHERE ${where}`, parameters.values);
  return known.length > 0;
}

async function countOf(ctx: Context, sql: string, values: unknown[]): Promise<number> {
  const [row] = await ctx.db.select<{ count: string }>(sql, values);
  return Number(row?.count ?? 0);
}

/**
 * Conditions of the filters that were sent: `{ league: 'r.league = ?' }`.
 *
 * @param within what the list itself is of, as its path says. A record has to meet both: what is sent never takes the
 *   place of the path, and where the two contradict each other the list is empty
 */
export function filtersOf(
  query: Readonly<Record<string, unknown>>,
  filters: Readonly<Record<string, string>>,
  within: Readonly<Record<string, unknown>> = {},
): Condition[] {
  return [within, query].flatMap((given) =>
    Object.entries(filters).flatMap(([name, sql]) =>
      given[name] === undefined ? [] : [{ sql, value: given[name] }],
    ),
  );
}
