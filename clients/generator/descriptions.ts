import { isObject, type Document } from './document.ts';

/** What the records, bodies and resources of the client are said to be, where an editor shows it. */

/** A comment of the client's sources. */
export const commentOf = (text: string): string => {
  const safe = text.replaceAll('*/', '*\\/');
  return safe.includes('\n')
    ? `/**\n${safe.replace(/^/gm, ' * ').replace(/ +$/gm, '')}\n */`
    : `/** ${safe} */`;
};

const schemas = '#/components/schemas/';

/** The names that a part of the document refers to by itself, and not by what it refers to. */
const namesIn = (part: unknown): string[] => {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (!isObject(part)) return [];
  const { $ref } = part;
  const own = typeof $ref === 'string' && $ref.startsWith(schemas) ? [$ref.slice(schemas.length)] : [];
  return [...own, ...Object.values(part).flatMap(namesIn)];
};

/** Where a schema is referred to. */
type Uses = Readonly<Record<'taken' | 'answered' | 'kind' | 'part', string[]>>;

const isChoice = (schema: unknown) => isObject(schema) && Array.isArray(schema.oneOf ?? schema.anyOf);

const usesOf = (document: Document): Map<string, Uses> => {
  const uses = new Map<string, Uses>();
  const note = (part: unknown, as: keyof Uses, where: string) => {
    for (const name of new Set(namesIn(part))) {
      const known = uses.get(name) ?? { taken: [], answered: [], kind: [], part: [] };
      uses.set(name, known);
      known[as].push(where);
    }
  };
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    if (!isObject(operation) || typeof operation.operationId !== 'string') continue;
    const { operationId, requestBody, responses } = operation;
    note(requestBody, 'taken', operationId);
    const answers = Object.entries(isObject(responses) ? responses : {});
    note(Object.fromEntries(answers.filter(([status]) => /^2/.test(status))), 'answered', operationId);
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    // The twin of a record has the parts of the record.
    if (name.startsWith('Populated')) continue;
    note(schema, isChoice(schema) ? 'kind' : 'part', name);
  }
  return uses;
};

const shown = 3;

const listed = (names: string[]): string => {
  const [first, ...others] = names.slice(0, shown).map((name) => `\`${name}\``);
  const more = names.length > shown ? ` and ${names.length - shown} more` : '';
  return `${[first, ...others].join(', ')}${more}`;
};

const sentenceOf = ({ taken, answered, kind, part }: Uses): string | undefined => {
  if (taken.length > 0) return `The body of ${listed(taken)}.`;
  if (answered.length > 0)
    return `What ${listed(answered)} ${answered.length === 1 ? 'answers' : 'answer'} with.`;
  if (kind.length > 0) return `One kind of ${listed(kind)}.`;
  return part.length > 0 ? `A part of ${listed(part)}.` : undefined;
};

/** What the document says of each of its schemas, and where it says nothing, what it is for. */
export const descriptionsOf = (document: Document): Map<string, string> => {
  const uses = usesOf(document);
  return new Map(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => {
      const said =
        isObject(schema) && typeof schema.description === 'string' ? schema.description : undefined;
      const used = uses.get(name);
      return [name, said ?? (used && sentenceOf(used)) ?? `\`${name}\` of the document.`];
    }),
  );
};

/** What each resource is about: the tags of its operations. */
export const resourceDescriptionsOf = (document: Document): Map<string, string> => {
  const tags = new Map(document.tags?.map(({ name, description }) => [name, description ?? name]));
  const found = new Map<string, Set<string>>();
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    if (!isObject(operation) || typeof operation.operationId !== 'string') continue;
    const [resource = ''] = operation.operationId.split('.');
    const said = found.get(resource) ?? new Set();
    found.set(resource, said);
    const own = (Array.isArray(operation.tags) ? operation.tags : []) as string[];
    for (const tag of own) said.add(tags.get(tag) ?? tag);
  }
  return new Map([...found].map(([resource, said]) => [resource, [...said].join(' ') || resource]));
};
