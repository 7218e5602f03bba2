import fc from 'fast-check';
import type { Schema } from '../../../openapi/schemas.ts';
import { faultsOf, resolved } from '../strictSchema.ts';

/** Values of a schema: its edges, and a few that nobody would think of. The same ones in every run. */

const seed = 20_261_128;
const drawn = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(arbitrary, { seed, numRuns: count });

/** What a pattern alone would seldom hit, by the name of the schema. */
const ofName: Readonly<Record<string, readonly unknown[]>> = {
  // Both ends of what can be written, and the hours around the changes of clocks in North America and Europe.
  TimestampInput: [
    '1900-01-01',
    '2026-03-08T06:59:59.999Z',
    '2026-03-08T03:00:00-04:00',
    '2026-11-01T01:30:00-04:00',
    '2026-10-25T02:30:00+01:00',
    '2024-02-29',
    '2999-12-31T23:59:59.999Z',
  ],
  DateKey: ['1900-01-01', '2024-02-29', '2026-03-08', '2026-11-01', '2999-12-31'],
  TimeZone: ['America/New_York', 'Asia/Kathmandu', 'UTC', 'America/Argentina/Buenos_Aires'],
  Currency: ['usd', 'eur', 'jpy'],
  Email: ['a@b.co', 'Sam.Okafor+league@Example.ORG', `${'x'.repeat(64)}@${'y'.repeat(63)}.example.org`],
  HttpsUrl: ['https://league.test/logo.png', 'https://league.test/a%20b?c=%C3%BC#d'],
};

const texts = [
  '',
  '  a  b ',
  'é ё 東京 👨‍👩‍👧‍👦 e\u0301 a\u0308\u0323 שלום \u200fعربى\u200e',
  '<b>"\'&amp;\\ %_$1\n\tnull',
];

function textsOf({ minLength = 0, maxLength = 100 }: Schema): string[] {
  const longest = '🏀'.repeat(Math.floor(maxLength / 2));
  const edges = [...texts, 'x'.repeat(maxLength), longest, 'x'.repeat(Math.max(minLength, 1))];
  return [
    ...edges,
    ...drawn(fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) }), 1),
  ];
}

function numbersOf({ type, minimum = -1e9, maximum = 1e9 }: Schema): number[] {
  const isWhole = type === 'integer';
  const between = isWhole
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    : fc.double({ min: minimum, max: maximum, noNaN: true });
  // JSON knows no negative zero.
  return [minimum, maximum, 0, ...drawn(between, 2)].map((value) => (value === 0 ? 0 : value));
}

function objectsOf({ properties = {}, additionalProperties, required = [] }: Schema): object[] {
  const fields = Object.entries(properties)
    .filter(([, { description }]) => !description?.startsWith('Read-only'))
    .map(([field, schema]) => [field, valuesOf(schema)] as const);
  if (fields.length === 0) {
    const values = typeof additionalProperties === 'object' ? valuesOf(additionalProperties) : [1, 'a', null];
    return [{}, ...values.map((value) => ({ 'schlüssel 🏀': value, b: values[0] }))];
  }
  const count = Math.min(7, Math.max(...fields.map(([, values]) => values.length)));
  const whole = Array.from({ length: count }, (_, index) =>
    Object.fromEntries(fields.map(([field, values]) => [field, values[index % values.length]])),
  );
  return required.length === 0 ? [{}, ...whole] : whole;
}

function listsOf({ items = {} }: Schema): unknown[][] {
  const values = valuesOf(items);
  return [[], values.slice(0, 1), values.slice(0, 4), values.slice(-2)];
}

function candidatesOf(schema: Schema): unknown[] {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap(valuesOf);
  if (schema.enum) return schema.enum;
  const [type, ...others] = [schema.type].flat();
  if (type === undefined) return [{ a: [1, 'é', null, { b: false }] }, 'text', 1.5, true, [], null];
  const rest = others.flatMap((other) => candidatesOf({ ...schema, type: other as string }));
  switch (type) {
    case 'null':
      return [null, ...rest];
    case 'boolean':
      return [true, false, ...rest];
    case 'integer':
    case 'number':
      return [...numbersOf({ ...schema, type }), ...rest];
    case 'string':
      return [...textsOf(schema), ...rest];
    case 'array':
      return [...listsOf(schema), ...rest];
    default:
      return [...objectsOf(schema), ...rest];
  }
}

/** Different values that the schema allows. */
export function valuesOf(of: Schema): unknown[] {
  const { name, schema } = resolved(of);
  const candidates = ofName[name ?? ''] ?? candidatesOf(schema);
  const allowed = candidates.filter((value) => faultsOf(schema, value).length === 0);
  const different = new Map(allowed.map((value) => [JSON.stringify(value), value]));
  return [...different.values()];
}
