import { createRequire } from 'node:module';
import type * as Converter from 'openapi-to-postmanv2';
import { madeBy, singular } from './links.ts';
import type { Operation, OperationObject } from './operations.ts';
import type { Schema } from './schemas.ts';
import { collectionOf, type Collection, type Request } from './postmanCollection.ts';

// CommonJS whose names Node can't see from a module.
const { convertV2 } = createRequire(import.meta.url)('openapi-to-postmanv2') as typeof Converter;

type Parameter = {
  name?: string;
  in?: string;
  example?: unknown;
  schema?: { $ref?: string } & Record<string, unknown>;
};
type Schemas = Readonly<Record<string, Record<string, unknown>>>;
type Document = {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Schemas };
};

const resourceOf: Readonly<Record<string, string>> = {
  clerk: 'clerk',
  divId: 'division',
  game: 'game',
  orgId: 'organization',
  refundOf: 'payment',
  seed: 'divisionTeam',
  team: 'divisionTeam',
};

/** The variable that holds the identifier of what a filter or a field of a body names: `leagueId`. */
const variableFor = (name: string) => `${resourceOf[name] ?? name.replace(/Id$/, '')}Id`;

const ownVariable = (resource: string) => `${singular(resource)}Id`;

/** As above of a parameter in the path, by what stands before it: of `/players/game/:id`, `gameId`. */
function pathVariable(path: string, name: string): string {
  const segments = path.split('/');
  const before = segments.slice(0, segments.indexOf(`:${name}`)).filter((segment) => segment !== 'd');
  const last = before.at(-1) ?? '';
  if (name === 'name') return /league/i.test(last) ? 'leagueName' : 'organizationName';
  if (name === 'token') return 'linkToken';
  if (name !== 'id') return variableFor(name);
  return before.length === 2 ? ownVariable(last) : variableFor(last);
}

const isIdentifier = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** A body with variables in place of the identifiers that its example invents. */
function withVariables(value: unknown, resource: string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withVariables(item, resource, singular(name)));
  if (isIdentifier(value)) {
    return `{{${resource === 'divisionTeams' && name === 'team' ? 'teamId' : variableFor(name)}}}`;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withVariables(part, resource, key)]),
  );
}

const usual: Readonly<Record<string, unknown>> = {
  limit: 50,
  page: 1,
  after: '',
  before: '',
  actor: '',
  resourceId: '',
  q: 'sam',
  id: '{{playerId}}',
};

function shownValue({ name = '', schema = {} }: Parameter, schemas: Schemas): unknown {
  if (usual[name] !== undefined) return usual[name];
  if (schema.$ref?.endsWith('/ObjectId')) return `{{${variableFor(name)}}}`;
  const { example, enum: choices, type } = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  return example ?? (choices as unknown[] | undefined)?.[0] ?? (type === 'boolean' ? true : '');
}

/** The first way to send a body; of a form with a file, the file. */
function shownContent({ content }: NonNullable<OperationObject['requestBody']>, resource: string): object {
  const [[type, { schema, example }]] = Object.entries(content) as [
    [string, { schema: Schema; example?: unknown }],
  ];
  if (example !== undefined) return { [type]: { schema, example: withVariables(example, resource) } };
  const files = Object.entries(schema.properties ?? {}).filter(([, { format }]) => format === 'binary');
  const shown = files.map(([name]) => [name, { type: 'string', format: 'binary' }]);
  return { [type]: { schema: { type: 'object', properties: Object.fromEntries(shown) } } };
}

/** An operation with what a collection shows of it: no answers, and of each parameter a value that is no accident. */
const shownOf = (object: OperationObject, { resource }: Operation, schemas: Schemas) => ({
  ...object,
  parameters: (object.parameters as Parameter[])
    .filter(({ name }) => name !== undefined)
    .map(({ description: _, ...parameter }: Parameter & { description?: string }) => ({
      ...parameter,
      example: shownValue(parameter, schemas),
    })),
  ...(object.requestBody ? { requestBody: { content: shownContent(object.requestBody, resource) } } : {}),
  responses: { 200: { description: 'As asked.' } },
});

/** What is kept of an answer for the requests that follow. */
function keptFrom(operation: Operation): readonly string[] {
  if (operation.id === 'users.loginUser' || operation.id === 'admins.login') {
    return [
      "if (pm.response.code === 200) pm.collectionVariables.set('token', pm.response.json().data.token);",
    ];
  }
  const resource = madeBy(operation);
  if (resource === undefined) return [];
  const variable = ownVariable(resource);
  return [
    `if (pm.response.code === 201) pm.collectionVariables.set('${variable}', pm.response.json().data._id);`,
  ];
}

/**
 * The Postman collection of the document: a folder a tag, the credential and the identifiers in variables that requests
 * fill in for each other. The same document gives the same collection.
 */
export async function postmanCollection(
  document: object,
  operations: readonly Operation[],
): Promise<Collection> {
  const { paths, components } = document as Document;
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const shown = Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, object]) => [
          method,
          shownOf(object, byId.get(object.operationId) as Operation, components.schemas),
        ]),
      ),
    ]),
  );
  const converted = await new Promise<{ item: { name: string; item: { request: Request }[] }[] }>(
    (resolve, reject) => {
      convertV2(
        { type: 'json', data: JSON.parse(JSON.stringify({ ...document, paths: shown })) },
        {
          folderStrategy: 'Tags',
          parametersResolution: 'Example',
          enableOptionalParameters: false,
          alwaysInheritAuthentication: true,
        },
        (error, result) => {
          const data = result?.output?.[0]?.data as unknown;
          if (error || !data)
            reject(new Error(`The collection can't be made: ${error?.message ?? result?.reason}`));
          else resolve(data as never);
        },
      );
    },
  );
  const addresses = new Map(
    operations.map((operation) => [`${operation.route.method} ${operation.route.path}`, operation]),
  );
  return collectionOf(document as never, converted.item, (method, path) => {
    const { route, ...operation } = addresses.get(`${method} ${path}`) as Operation;
    return {
      variableOf: (name) => pathVariable(route.path, name),
      script: keptFrom({ ...operation, route }),
    };
  });
}
