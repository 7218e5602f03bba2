import openapiTS, { astToString } from 'openapi-typescript';
import { operationsOf, type Document, type Operation } from './document.ts';

const banner = '// Generated from openapi/openapi.json by clients/generate.ts: `npm run generate`.\n\n';

const byResource = (operations: Operation[]): Map<string, Operation[]> => {
  const resources = new Map<string, Operation[]>();
  for (const operation of operations) {
    resources.set(operation.resource, [...(resources.get(operation.resource) ?? []), operation]);
  }
  return resources;
};

/** `Pb/leagues`: the notation is explained at `RouteTable` in clients/typescript/src/client.ts. */
export const routeOf = ({ method, body, list, answer, path }: Operation): string => {
  const letter = method === 'PUT' ? 'U' : method === 'PATCH' ? 'A' : method.charAt(0);
  const flags = [body !== 'none' && 'b', list && 'l', answer === 'text' && 't', answer === 'file' && 'f'];
  return letter + flags.filter(Boolean).join('') + path.replace(/\{(\w+)\}/g, ':$1');
};

/** The route table by resource and operation. */
export const routesOf = (operations: Operation[]): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [...byResource(operations)].map(([resource, own]) => [
      resource,
      Object.fromEntries(own.map((operation) => [operation.name, routeOf(operation)])),
    ]),
  );

const routesSource = (operations: Operation[]) =>
  `${banner}export const routes = ${JSON.stringify(routesOf(operations), null, 2)} as const;\n`;

const commentOf = ({ summary, description, method, path, errors, deprecated }: Operation): string => {
  const failures = errors
    .filter(
      ({ status, codes }) => /^4/.test(status) && !['400', '401', '429'].includes(status) && codes.length > 0,
    )
    .map(({ status, codes }) => `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`);
  const lines = [
    summary && `${summary.replace(/[.]?$/, '')}.`,
    description !== summary && description,
    `\`${method} ${path}\``,
    failures.length > 0 && `@throws ApiError ${failures.join('; ')}`,
    deprecated && '@deprecated',
  ];
  const text = lines.filter(Boolean).join('\n\n').replaceAll('*/', '*\\/');
  return `/**\n${text.replace(/^/gm, ' * ').replace(/ +$/gm, '')}\n */`;
};

/** The call of an operation: path parameters, body, and on GET and DELETE the query, then the options. */
const signatureOf = (operation: Operation): string => {
  const { id, name, method, pathParameters, query, body, list } = operation;
  const inUrl = method === 'GET' || method === 'DELETE';
  const queryType = `QueryOf<'${id}'>`;
  const optionsNeeded = !inUrl && query === 'required';
  const queryNeeded = inUrl && query === 'required';
  const bodyNeeded = body === 'required' || (body === 'optional' && (queryNeeded || optionsNeeded));
  const options = inUrl || query === 'none' ? 'RequestOptions' : `RequestOptions<${queryType}>`;
  const parameters = [
    ...pathParameters.map((parameter) => `${parameter}: PathOf<'${id}', '${parameter}'>`),
    ...(body === 'none' ? [] : [`body${bodyNeeded ? '' : '?'}: BodyOf<'${id}'>`]),
    ...(inUrl ? [`query${queryNeeded ? '' : '?'}: ${queryType}`] : []),
    optionsNeeded ? `options: ${options} & { query: ${queryType} }` : `options?: ${options}`,
  ];
  const data = method === 'DELETE' ? `DataOf<'${id}'> | undefined` : `DataOf<'${id}'>`;
  const answer = list ? `PagePromise<ItemOf<'${id}'>, ${queryType}>` : `ApiPromise<${data}>`;
  return `${commentOf(operation)}\n${name}(${parameters.join(', ')}): ${answer};`;
};

const resourcesSource = (operations: Operation[]): string => {
  const resources = [...byResource(operations)].map(([resource, own]) => ({
    resource,
    type: `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Resource`,
    methods: own.map(signatureOf),
  }));
  const members = resources.map(({ resource, type }) => `readonly ${resource}: ${type};`);
  const interfaces = resources.map(
    ({ type, methods }) => `export interface ${type} {\n${methods.join('\n\n')}\n}`,
  );
  const body = [
    `/** Every resource of the service. */\nexport interface Resources {\n${members.join('\n')}\n}`,
    ...interfaces,
  ];
  const used = ['BodyOf', 'DataOf', 'ItemOf', 'PathOf', 'QueryOf'].filter((type) =>
    body.join().includes(`${type}<`),
  );
  const promises = ['ApiPromise', 'PagePromise'].filter((type) => body.join().includes(`${type}<`));
  return (
    `${banner}import type { ${used.join(', ')} } from '../inference.ts';\n` +
    "import type { RequestOptions } from '../options.ts';\n" +
    `import type { ${promises.join(', ')} } from '../promises.ts';\n\n` +
    `${body.join('\n\n')}\n`
  );
};

const modelsSource = (document: Document): string => {
  // The error body reaches callers as `ApiError`; under its own name it would hide the global `Error`.
  const names = Object.keys(document.components?.schemas ?? {}).filter((name) => name !== 'Error');
  const odd = names.find((name) => !/^[A-Za-z_$][\w$]*$/.test(name));
  if (odd) throw new Error(`The component "${odd}" can't be the name of a type`);
  return (
    `${banner}import type { components } from './schema.ts';\n\n` +
    names.map((name) => `export type ${name} = components['schemas']['${name}'];`).join('\n') +
    '\n'
  );
};

/** Every code of the document, and `unknown` for an answer that is not the service's own. */
export const errorCodesOf = (operations: Operation[]): string[] => [
  ...[...new Set(operations.flatMap(({ errors }) => errors.flatMap(({ codes }) => codes)))].sort(),
  'unknown',
];

const errorCodesSource = (operations: Operation[]): string =>
  `${banner}/** What \`ApiError.code\` can be; \`unknown\` where something before the service answered. */\n` +
  `export type ErrorCode = ${errorCodesOf(operations)
    .map((code) => `'${code}'`)
    .join(' | ')};\n`;

const schemaSource = async (document: Document): Promise<string> => {
  // A field with a default may be left out of a body; answers say themselves what is required.
  const ast = await openapiTS(JSON.stringify(document), { defaultNonNullable: false });
  return banner + astToString(ast);
};

/** The generated files of the client by name, not yet formatted. */
export const sourcesOf = async (document: Document): Promise<Record<string, string>> => {
  const operations = operationsOf(document);
  return {
    'schema.ts': await schemaSource(document),
    'routes.ts': routesSource(operations),
    'resources.ts': resourcesSource(operations),
    'models.ts': modelsSource(document),
    'errorCodes.ts': errorCodesSource(operations),
  };
};
