import { generateSchema } from '@anatine/zod-openapi';
import type { ZodTypeAny } from 'zod';

/** A JSON Schema as OpenAPI 3.1 takes it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  deprecated?: boolean;
  example?: unknown;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  /** Of a titled schema; null where it has none. A use of the schema may have a description of its own. */
  'x-own-description'?: string | null;
  'x-populates'?: string;
  'x-populates-each'?: string;
  'x-populates-many'?: string;
};

const nullSchema: Schema = { type: 'null' };

const refTo = (title: string): Schema => ({ $ref: `#/components/schemas/${title}` });

/** What makes two schemas of one title the same component: everything but what is said of a particular use. */
const shapeOf = ({ description: _, example: __, default: ___, deprecated: ____, ...shape }: Schema) =>
  JSON.stringify(shape);

/**
 * Turns zod schemas into JSON Schemas, each titled one into a component of its own.
 *
 * Throws where two different schemas carry one title.
 */
export class SchemaCollector {
  readonly components = new Map<string, Schema>();
  readonly populated = new Set<string>();
  of(type: ZodTypeAny, input: boolean): Schema {
    return this.tidy(generateSchema(type, !input, '3.1') as Schema);
  }

  /** Components, with the partial twin of each that a reference can be populated with. */
  all(): Record<string, Schema> {
    for (const title of this.populated) this.addPopulated(title);
    return Object.fromEntries([...this.components].sort(([a], [b]) => a.localeCompare(b, 'en')));
  }

  /** The twin of a record, or of each of its kinds, of which only the identifier is sure to be there. */
  private addPopulated(title: string): void {
    const whole = this.components.get(title);
    if (!whole) throw new Error(`A reference populates ${title}, which no operation answers with.`);
    const kinds = whole.oneOf?.map(({ $ref }) => $ref?.split('/').at(-1) ?? '');
    for (const kind of kinds ?? []) this.addPopulated(kind);
    this.components.set(`Populated${title}`, {
      ...(kinds
        ? { anyOf: kinds.map((kind) => refTo(`Populated${kind}`)) }
        : { ...whole, required: ['_id'] }),
      description: `A ${title} in place of its identifier; of a field selection only the fields named, and \`_id\`.`,
    });
  }

  private tidy(schema: Schema): Schema {
    const { 'x-populates': one, 'x-populates-each': each, 'x-populates-many': many } = schema;
    if (one) return { anyOf: [refTo('ObjectId'), this.populatedRef(one), nullSchema], ...described(schema) };
    if (each) {
      const items = { anyOf: [refTo('ObjectId'), this.populatedRef(each)] };
      return { type: 'array', items, ...described(schema) };
    }
    if (many) return { type: 'array', items: this.populatedRef(many), ...described(schema) };
    const { title, 'x-own-description': own, ...rest } = schema;
    const tidied = this.tidyParts(rest);
    return title === undefined ? tidied : this.component(title, tidied, own ?? undefined);
  }

  private populatedRef(title: string): Schema {
    this.populated.add(title);
    return refTo(`Populated${title}`);
  }

  /** @param own what the component is, whichever of its uses is met first */
  private component(title: string, schema: Schema, own: string | undefined): Schema {
    const { deprecated, ...kept } = schema;
    const { nullable, schema: plain } = withoutNull(kept);
    const known = this.components.get(title) ?? withDescription(plain, own);
    if (shapeOf(known) !== shapeOf(plain)) throw new Error(`Two different schemas are titled ${title}.`);
    this.components.set(title, known);
    const differs = plain.description !== known.description ? described(plain) : {};
    const used: Schema = {
      ...(nullable ? { anyOf: [refTo(title), nullSchema] } : refTo(title)),
      ...differs,
    };
    return deprecated ? { ...used, deprecated } : used;
  }

  private tidyParts(schema: Schema): Schema {
    const tidied: Schema = { ...schema };
    if (schema.properties) {
      tidied.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([name, value]) => [name, this.tidy(value)]),
      );
    }
    if (schema.items) tidied.items = this.tidy(schema.items);
    if (typeof schema.additionalProperties === 'object') {
      tidied.additionalProperties = this.tidy(schema.additionalProperties);
    }
    const alternatives = (schema.oneOf ?? schema.anyOf)?.map((part) => this.tidy(part));
    delete tidied.oneOf;
    delete tidied.anyOf;
    delete tidied.discriminator;
    if (alternatives) {
      // Alternatives may overlap, so that `anyOf` is what the contract checks; only a discriminator makes them exclusive.
      if (schema.discriminator)
        Object.assign(tidied, discriminated(schema.discriminator, alternatives, this.components));
      else tidied.anyOf = alternatives;
    }
    if (Array.isArray(schema.type)) {
      if (schema.type.length === 1) tidied.type = schema.type[0] as string;
      if (schema.type.includes('null') && schema.enum && !schema.enum.includes(null)) {
        tidied.enum = [...schema.enum, null];
      }
    }
    if (alternatives && [schema.type].flat().includes('null')) {
      // `null` is one alternative more, not a type that all of them would have to have.
      delete tidied.type;
      alternatives.push(nullSchema);
    }
    return tidied;
  }
}

function discriminated(
  { propertyName }: { propertyName: string },
  alternatives: Schema[],
  components: ReadonlyMap<string, Schema>,
): Schema {
  const mapping = Object.fromEntries(
    alternatives.flatMap((alternative) => {
      const component = components.get(alternative.$ref?.split('/').at(-1) ?? '');
      const values = component?.properties?.[propertyName]?.enum ?? [];
      return values.map((value) => [String(value), alternative.$ref as string]);
    }),
  );
  return { oneOf: alternatives, discriminator: { propertyName, mapping } };
}

const withDescription = ({ description: _, ...schema }: Schema, description: string | undefined): Schema =>
  description === undefined ? schema : { ...schema, description };

const described = ({ description }: Schema): Schema => (description === undefined ? {} : { description });

function withoutNull(schema: Schema): { nullable: boolean; schema: Schema } {
  if (Array.isArray(schema.type) && schema.type.includes('null')) {
    const types = schema.type.filter((type) => type !== 'null');
    const plain: Schema = { ...schema, type: types.length === 1 ? (types[0] as string) : types };
    if (schema.enum) plain.enum = schema.enum.filter((value) => value !== null);
    return { nullable: true, schema: plain };
  }
  if (schema.anyOf?.some((part) => part.type === 'null')) {
    const parts = schema.anyOf.filter((part) => part.type !== 'null');
    return { nullable: true, schema: { ...schema, anyOf: parts } };
  }
  return { nullable: false, schema };
}
