import { generateSchema } from '@anatine/zod-openapi';
import type { AppRoute } from '@ts-rest/core';
import fastJson from 'fast-json-stringify';
import type { ZodTypeAny } from 'zod';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  'x-populates'?: string;
  'x-populates-each'?: string;
  'x-populates-many'?: string;
};

/**
 * The schema as the serializer needs it: alternatives of objects merged into one, so that it needn't validate to
 * choose, and nothing required, since presenting is checked by types and tests.
 */
function forSerializer(schema: Schema): Schema {
  if (schema['x-populates']) return { type: ['string', 'null'] };
  if (schema['x-populates-each']) return { type: 'array', items: { type: 'string' } };
  if (schema['x-populates-many']) return {};
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) {
    if (!alternatives.every((alternative) => alternative.properties)) return {};
    const merged: Record<string, Schema> = {};
    for (const alternative of alternatives) {
      for (const [field, value] of Object.entries(alternative.properties ?? {})) {
        // A field whose alternatives differ is written as it is.
        merged[field] = merged[field] && JSON.stringify(merged[field]) !== JSON.stringify(value) ? {} : value;
      }
    }
    return forSerializer({ type: schema.type ?? 'object', properties: merged });
  }
  if (schema.properties) {
    return {
      type: withoutSingletons(schema.type),
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([field, value]) => [field, forSerializer(value)]),
      ),
      ...(schema.additionalProperties === true ? { additionalProperties: true } : {}),
    };
  }
  if (schema.items) return { type: withoutSingletons(schema.type), items: forSerializer(schema.items) };
  if (schema.additionalProperties && typeof schema.additionalProperties === 'object') {
    return {
      type: withoutSingletons(schema.type),
      additionalProperties: forSerializer(schema.additionalProperties),
    };
  }
  if (!schema.type) return {};
  return {
    type: withoutSingletons(schema.type),
    ...(schema.format === 'date-time' ? { format: schema.format } : {}),
  };
}

const withoutSingletons = (type: Schema['type']) =>
  Array.isArray(type) && type.length === 1 ? type[0] : type;

export type Serializer = (status: number, body: unknown, populated: boolean) => string;

const plain = (body: unknown) => JSON.stringify(body);

/** A serializer compiled from the route's own answers: fields that the contract does not declare are dropped. */
export function compileSerializer(route: AppRoute): Serializer {
  const compiled = new Map<number, (body: unknown) => string>();
  for (const [status, response] of Object.entries(route.responses)) {
    if (Number(status) >= 300 || !(response as ZodTypeAny)?._def) continue;
    compiled.set(
      Number(status),
      fastJson(forSerializer(generateSchema(response as ZodTypeAny, true, '3.1') as Schema) as object),
    );
  }
  // A populated answer holds records of several kinds, each already presented by its own capability.
  return (status, body, populated) => ((!populated && compiled.get(status)) || plain)(body);
}
