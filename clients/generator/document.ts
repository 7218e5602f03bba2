/** The parts of an OpenAPI document that the client is made from. */
export interface Document {
  info: { title: string; version: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
}

interface Content {
  content?: Record<string, { schema?: unknown }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}

interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
  'x-list'?: boolean;
}

/** One operation, in the terms of the client. */
export interface Operation {
  id: string;
  resource: string;
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  summary: string;
  description: string;
  deprecated: boolean;
  pathParameters: string[];
  query: 'none' | 'optional' | 'required';
  body: 'none' | 'optional' | 'required';
  list: boolean;
  answer: 'json' | 'text' | 'file';
  errors: { status: string; codes: string[] }[];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follows a `$ref` inside the document. */
const resolve = (document: Document, value: unknown): Record<string, unknown> => {
  if (!isObject(value)) return {};
  if (typeof value.$ref !== 'string') return value;
  const found = value.$ref
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document);
  if (!isObject(found)) throw new Error(`${value.$ref} leads nowhere`);
  return resolve(document, found);
};

/** The error codes that a response body can hold, through references and unions. */
export const codesIn = (document: Document, schema: unknown): string[] => {
  const { properties, anyOf, oneOf, allOf } = resolve(document, schema);
  const parts = [anyOf, oneOf, allOf].flatMap((part) => (Array.isArray(part) ? part : []));
  const error = resolve(document, isObject(properties) ? properties.error : undefined);
  const code = resolve(document, isObject(error.properties) ? error.properties.code : undefined);
  const own = Array.isArray(code.enum) ? code.enum : [code.const];
  const codes = [...own, ...parts.flatMap((part) => codesIn(document, part))];
  return codes.filter((value): value is string => typeof value === 'string');
};

const answerOf = (document: Document, { responses = {} }: OperationObject): Operation['answer'] => {
  const types = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => Object.keys((resolve(document, response) as Content).content ?? {}));
  if (types.length === 0 || types.includes('application/json')) return 'json';
  return types.every((type) => type.startsWith('text/')) ? 'text' : 'file';
};

const bodyTypes = /^(application\/json|multipart\/form-data|text\/csv)$/;

/** A POST's body of which every field is optional may be left out of a call; a PUT of nothing is a slip. */
const bodyOf = (document: Document, operation: OperationObject, method: string): Operation['body'] => {
  if (!operation.requestBody) return 'none';
  const { content = {} } = resolve(document, operation.requestBody) as Content;
  const odd = Object.keys(content).find((type) => !bodyTypes.test(type));
  if (odd)
    throw new Error(
      `${operation.operationId}: the client can't send ${odd}; see clients/typescript/src/send.ts`,
    );
  const schema = resolve(document, content['application/json']?.schema);
  const needed = Array.isArray(schema.required) && schema.required.length > 0;
  return method === 'POST' && isObject(schema.properties) && !needed ? 'optional' : 'required';
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const operationOf = (
  document: Document,
  path: string,
  shared: unknown[],
  method: Operation['method'],
  operation: OperationObject,
): Operation => {
  const id = operation.operationId ?? '';
  const [resource = '', name = '', ...deeper] = id.split('.');
  if (!/^[a-zA-Z]\w*$/.test(resource) || !/^[a-zA-Z]\w*$/.test(name) || deeper.length > 0) {
    throw new Error(`${method} ${path}: the operationId must be <resource>.<operation>, but is "${id}"`);
  }
  const parameters = [...shared, ...(operation.parameters ?? [])].map(
    (parameter) => resolve(document, parameter) as unknown as Parameter,
  );
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    id,
    resource,
    name,
    method,
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    deprecated: operation.deprecated ?? false,
    pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter as string),
    query: query.length === 0 ? 'none' : query.some(({ required }) => required) ? 'required' : 'optional',
    body: bodyOf(document, operation, method),
    list: operation['x-list'] === true,
    answer: answerOf(document, operation),
    errors: Object.entries(operation.responses ?? {})
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, response]) => {
        const { content = {} } = resolve(document, response) as Content;
        return { status, codes: codesIn(document, content['application/json']?.schema) };
      }),
  };
};

/** Every operation of the document, in its order. Throws where one has no place in the client. */
export const operationsOf = (document: Document): Operation[] => {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method.toLowerCase()];
      const shared = Array.isArray(item.parameters) ? item.parameters : [];
      return isObject(operation) ? [operationOf(document, path, shared, method, operation)] : [];
    }),
  );
  const taken = new Set<string>();
  for (const { id } of operations) {
    if (taken.has(id)) throw new Error(`The operationId "${id}" is used twice`);
    taken.add(id);
  }
  return operations;
};
