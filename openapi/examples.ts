import type { Schema } from './schemas.ts';

const byFormat: Record<string, string> = {
  'date-time': '2026-03-08T18:00:00.000Z',
  uri: 'https://league.example/logo.png',
};

/** A value that the schema allows, from the examples of its parts. */
export function exampleOf(schema: Schema, components: Readonly<Record<string, Schema>>, depth = 0): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.$ref) {
    return exampleOf(components[schema.$ref.split('/').at(-1) as string] as Schema, components, depth);
  }
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const alternative = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (alternative) return exampleOf(alternative, components, depth);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return objectExample(schema, components, depth);
    case 'array':
      return depth > 4 || !schema.items ? [] : [exampleOf(schema.items, components, depth + 1)];
    case 'string':
      return byFormat[schema.format ?? ''] ?? 'text';
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      return null;
  }
}

function objectExample(schema: Schema, components: Readonly<Record<string, Schema>>, depth: number): object {
  const required = Object.entries(schema.properties ?? {}).filter(([name]) =>
    schema.required?.includes(name),
  );
  return Object.fromEntries(required.map(([name, value]) => [name, exampleOf(value, components, depth + 1)]));
}
