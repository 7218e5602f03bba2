import openapiTS, { astToString } from 'openapi-typescript';
import { commentOf, descriptionsOf, resourceDescriptionsOf } from './descriptions.ts';
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
const routeOf = ({ method, body, list, answer, path }: Operation): string => {
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

const operationCommentOf = ({
  summary,
  description,
  method,
  path,
  errors,
  deprecated,
}: Operation): string => {
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
  return commentOf(lines.filter(Boolean).join('\n\n'));
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
  return `${operationCommentOf(operation)}\n${name}(${parameters.join(', ')}): ${answer};`;
};

const resourcesSource = (document: Document, operations: Operation[]): string => {
  const said = resourceDescriptionsOf(document);
  const comment = (resource: string) => commentOf(said.get(resource) ?? resource);
  const resources = [...byResource(operations)].map(([resource, own]) => ({
    resource,
    type: `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Resource`,
    methods: own.map(signatureOf),
  }));
  const members = resources.map(
    ({ resource, type }) => `${comment(resource)}\nreadonly ${resource}: ${type};`,
  );
  const interfaces = resources.map(
    ({ resource, type, methods }) => `${comment(resource)}\ninterface ${type} {\n${methods.join('\n\n')}\n}`,
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
  const said = descriptionsOf(document);
  return (
    `${banner}import type { components } from './schema.ts';\n\n` +
    names
      .map((name) => {
        const comment = commentOf(said.get(name) ?? name);
        return `${comment}\nexport type ${name} = components['schemas']['${name}'];\n`;
      })
      .join('\n')
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

/** What the generator of the schema leaves unsaid. */
const described = (source: string): string =>
  source
    .replace(/^export interface components/m, '/** The schemas of the document, by name. */\n$&')
    .replace(/^export interface operations/m, '/** What each operation takes and answers, by its id. */\n$&');

const schemaSource = async (document: Document): Promise<string> => {
  // A field with a default may be left out of a body; answers say themselves what is required.
  const ast = await openapiTS(JSON.stringify(document), { defaultNonNullable: false });
  return banner + described(astToString(ast));
};

/** The generated files of the client by name, not yet formatted. */
export const sourcesOf = async (document: Document): Promise<Record<string, string>> => {
  const operations = operationsOf(document);
  return {
    'schema.ts': await schemaSource(document),
    'routes.ts': routesSource(operations),
    'resources.ts': resourcesSource(document, operations),
    'models.ts': modelsSource(document),
    'errorCodes.ts': errorCodesSource(operations),
  };
};
