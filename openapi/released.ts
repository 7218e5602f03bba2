import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redocly } from './redocly.ts';

export type Document = { readonly info: { readonly version: string } };

/** What was released of each document, as the next one is compared with it. */
export const documents = ['openapi.json', 'asyncapi.json'] as const;

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a named enumeration, where this refers to one by its name. */
function valuesOf(schemas: Part, part: unknown): Part | undefined {
  const name = isPart(part) && typeof part['$ref'] === 'string' ? part['$ref'].split('/').at(-1) : undefined;
  const schema = name === undefined ? undefined : schemas[name];
  return isPart(schema) && Array.isArray(schema['enum']) ? schema : undefined;
}

/**
 * Enumerations by their values wherever they are used, or null beside them: that they have a name, and which one, is for
 * whoever generates types.
 */
function withValues(schemas: Part, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withValues(schemas, item));
  if (!isPart(value)) return value;
  const { $ref: _, anyOf, ...own } = value;
  const values = valuesOf(schemas, value);
  if (values) return { ...values, ...own };
  const [first, second, ...others] = Array.isArray(anyOf) ? (anyOf as unknown[]) : [];
  const nullable = valuesOf(schemas, first);
  if (nullable && others.length === 0 && isPart(second) && second['type'] === 'null') {
    const { type, enum: names } = nullable;
    return { ...nullable, type: [type, 'null'], enum: [...(names as unknown[]), null], ...own };
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withValues(schemas, part)]));
}

function withoutNames<D extends Document>(document: D): D {
  const { components } = document as { components?: { schemas?: Part } };
  const schemas = components?.schemas ?? {};
  const named = Object.entries(schemas).filter(
    ([, schema]) => !isPart(schema) || !Array.isArray(schema['enum']),
  );
  return withValues(schemas, {
    ...document,
    ...(components && { components: { ...components, schemas: Object.fromEntries(named) } }),
  }) as D;
}

const remarks = new Set(['description', 'summary', 'title', 'example', 'examples', 'links']);

/** Without what no client can break by: words, examples, links. Fields of records may be called so and stay. */
function binding(value: unknown, keysAreFields = false): unknown {
  if (Array.isArray(value)) return value.map((item) => binding(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => keysAreFields || !remarks.has(key))
      .map(([key, part]) => [key, binding(part, key === 'properties' && !keysAreFields)]),
  );
}

/** An object with its parts of this depth a line each, so that a new release shows what is new in it. */
const inLines = (value: object, depth: number): string => {
  const lines = Object.entries(value).map(([key, part]) => {
    const goesOn = depth > 1 && typeof part === 'object' && part !== null && !Array.isArray(part);
    return `${JSON.stringify(key)}: ${goesOn ? inLines(part as object, depth - 1) : JSON.stringify(part)}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
};

/** The document as it is kept and compared: what binds. */
export const bindingText = (document: Document): string =>
  `${inLines(binding(withoutNames(document)) as object, 3)}\n`;

export type Impact = 'major' | 'minor' | 'patch';

export type Change = { readonly impact: Impact; readonly where: string; readonly what: string };

type Report = {
  changes: { path: string; kind: string; impact: Impact; verdicts: { message: string }[] }[];
};

/** What has changed since the base, with the part of the version that each change has to raise. */
export async function changesSince(base: string, revision: Document): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'released-'));
  try {
    const files = { base: join(folder, 'base.json'), revision: join(folder, 'revision.json') };
    await writeFile(files.base, base);
    await writeFile(files.revision, bindingText(revision));
    const run = await redocly('diff', files.base, files.revision, '--format', 'json', '--fail-on', 'none');
    if (run.status !== 0) throw new Error(`redocly diff failed: ${run.errors}${run.output}`);
    const report = JSON.parse(run.output) as Report;
    return report.changes.map(({ path, kind, impact, verdicts }) => ({
      impact,
      where: path,
      what: verdicts.map(({ message }) => message).join(' ') || kind,
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const parts = (version: string) => version.split('.').map(Number);

/** Whether the version went up by as much as the impact asks for; words may change without. */
export function isRaised(impact: Impact, from: string, to: string): boolean {
  const [major = 0, minor = 0] = parts(from);
  const [newMajor = 0, newMinor = 0] = parts(to);
  if (impact === 'patch' || newMajor > major) return true;
  return impact === 'minor' && newMajor === major && newMinor > minor;
}

/** Whether `to` comes after `from`. */
export function isLater(from: string, to: string): boolean {
  const [left, right] = [parts(from), parts(to)];
  const first = left.findIndex((part, index) => part !== right[index]);
  return first !== -1 && (right[first] ?? 0) > (left[first] ?? 0);
}
