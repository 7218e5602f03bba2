import { openApiDocument } from '../../openapi/document.ts';
import type { Schema } from '../../openapi/schemas.ts';

/** Of a list, said in the document though nothing but readers needs them. */
type Bounds = { minItems?: number; maxItems?: number };

type Media = { schema: Schema };
type Documented = {
  operationId: string;
  parameters: { name?: string; in?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
};

const document = openApiDocument('0') as unknown as {
  paths: Record<string, Record<string, Documented>>;
  components: { schemas: Record<string, Schema> };
};

const documented = new Map(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);

export const components = document.components.schemas;

/** What the published document says of an operation. */
export function documentedOperation(id: string): Documented {
  const operation = documented.get(id);
  if (!operation) throw new Error(`The document has no ${id}.`);
  return operation;
}

/** The component that a schema refers to, with its name. */
export function resolved(schema: Schema): { name: string | undefined; schema: Schema } {
  const name = schema.$ref?.split('/').at(-1);
  return { name, schema: name === undefined ? schema : (components[name] as Schema) };
}

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : (typeof value as string);

const fitsType = (type: string, value: unknown) =>
  type === kindOf(value) || (type === 'integer' ? Number.isInteger(value) : false);

function scalarFaults(schema: Schema, value: unknown): string[] {
  const faults = [];
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => fitsType(type, value)))
    faults.push(`is no ${types.join(' or ')}`);
  if (schema.enum && !schema.enum.includes(value)) faults.push(`is not one of ${schema.enum.join(', ')}`);
  if (typeof value === 'string') {
    if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value))
      faults.push(`is not like ${schema.pattern}`);
    if (value.length > (schema.maxLength ?? Infinity)) faults.push('is too long');
    if (value.length < (schema.minLength ?? 0)) faults.push('is too short');
    if (schema.format === 'date-time' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value))
      faults.push('is no timestamp');
  }
  if (typeof value === 'number') {
    if (value > (schema.maximum ?? Infinity) || value < (schema.minimum ?? -Infinity))
      faults.push('is out of range');
  }
  return faults;
}

function objectFaults(schema: Schema, value: Record<string, unknown>, path: string): string[] {
  const { properties, additionalProperties } = schema;
  // A map, or anything at all, where no field is declared.
  if (!properties && additionalProperties !== false && typeof additionalProperties !== 'object') return [];
  const missing = (schema.required ?? []).filter((field) => !(field in value));
  return [
    ...missing.map((field) => `${path}.${field} is missing`),
    ...Object.entries(value).flatMap(([field, part]) => {
      const own =
        properties?.[field] ?? (typeof additionalProperties === 'object' ? additionalProperties : null);
      return own ? faultsOf(own, part, `${path}.${field}`) : [`${path}.${field} is not declared`];
    }),
  ];
}

/**
 * Where a value is not what the published schema says, as if no object could have fields that are not declared. Of
 * alternatives the one with the fewest faults is meant.
 */
export function faultsOf(of: Schema, value: unknown, path = ''): string[] {
  const { schema } = resolved(of);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const faults = alternatives.map((part) => faultsOf(part, value, path));
    return faults.reduce((least, next) => (next.length < least.length ? next : least));
  }
  const own = scalarFaults(schema, value).map((fault) => `${path} ${fault}`);
  if (own.length > 0) return own;
  if (Array.isArray(value)) {
    const { items, minItems = 0, maxItems = Infinity } = schema as Schema & Bounds;
    if (value.length < minItems || value.length > maxItems) return [`${path} has ${value.length} items`];
    return items ? value.flatMap((part, index) => faultsOf(items, part, `${path}[${index}]`)) : [];
  }
  if (kindOf(value) === 'object') return objectFaults(schema, value as Record<string, unknown>, path);
  return [];
}

/** The schema of an operation's successful answer in JSON. */
export const answerSchema = (id: string, status: number): Schema | undefined =>
  documentedOperation(id).responses[status]?.content?.['application/json']?.schema;
