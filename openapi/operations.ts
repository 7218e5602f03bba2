import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core';
import type { ZodObject, ZodRawShape, ZodTypeAny } from 'zod';
import type { Deprecation } from '../contract/deprecation.ts';
import { permissionRule, permissions, type Permission } from '../contract/permissions.ts';
import { callersSentence } from './callers.ts';
import { exampleOf } from './examples.ts';
import type { FailureCollector } from './failures.ts';
import { parameterDescription } from './parameters.ts';
import type { Schema, SchemaCollector } from './schemas.ts';

/** A route with the place it has in the contract: `leagues.get`. */
export type Operation = {
  readonly id: string;
  readonly resource: string;
  readonly name: string;
  readonly route: AppRoute;
};

export type Metadata = {
  readonly permission: Permission;
  readonly tags: readonly string[];
  readonly accepts?: 'csv' | 'photo';
  readonly deprecated?: Deprecation;
};

export const metadataOf = (route: AppRoute) => route.metadata as Metadata;

export function operationsOf(contract: AppRouter): Operation[] {
  return Object.entries(contract).flatMap(([resource, router]) =>
    Object.entries(router as AppRouter).map(([name, route]) => {
      if (!isAppRoute(route)) throw new Error(`${resource}.${name} is not a route.`);
      const permission = (route.metadata as Partial<Metadata> | undefined)?.permission;
      if (permission === undefined || !(permission in permissions)) {
        throw new Error(`${resource}.${name}: contract/permissions.ts has no permission "${permission}".`);
      }
      return { id: `${resource}.${name}`, resource, name, route };
    }),
  );
}

export const openApiPath = (path: string) => path.replace(/:([A-Za-z]+)/g, '{$1}');

const isZod = (type: unknown): type is ZodTypeAny =>
  typeof (type as ZodTypeAny | undefined)?._def === 'object';

const shapeOf = (type: unknown): ZodRawShape =>
  isZod(type) && 'shape' in type ? (type as ZodObject<ZodRawShape>).shape : {};

function parametersOf({ route }: Operation, schemas: SchemaCollector): object[] {
  const parametersIn = (place: 'path' | 'query', shape: ZodRawShape) =>
    Object.entries(shape).map(([name, type]) => {
      const { description = parameterDescription(route, place, name), ...schema } = schemas.of(type, true);
      return { name, in: place, required: place === 'path' || !type.isOptional(), description, schema };
    });
  const path = parametersIn('path', shapeOf(route.pathParams));
  const query = parametersIn('query', shapeOf(route.query));
  const headers = [];
  if (route.method === 'POST') headers.push({ $ref: '#/components/parameters/IdempotencyKey' });
  if (route.method === 'PUT' || route.method === 'DELETE')
    headers.push({ $ref: '#/components/parameters/IfMatch' });
  return [...path, ...query, ...headers];
}

/** The callers that may hold the permission, as security requirements; the empty one stands for no credential. */
function securityOf(route: AppRoute): object[] {
  const { callers, scope } = permissionRule(metadataOf(route).permission);
  const requirements: Record<(typeof callers)[number], object> = {
    anonymous: {},
    apiKey: { apiKey: scope ? [scope] : [] },
    user: { userToken: [] },
    admin: { adminToken: [] },
  };
  return callers.map((caller) => requirements[caller]);
}

const deprecationHeaders = ({ sunset }: Deprecation) => ({
  Deprecation: { $ref: '#/components/headers/Deprecation' },
  ...(sunset === undefined ? {} : { Sunset: { $ref: '#/components/headers/Sunset' } }),
});

const successHeaders = (operation: Operation, status: number, list: boolean, file: boolean) => ({
  'X-Request-Id': { $ref: '#/components/headers/XRequestId' },
  ...(list ? { Link: { $ref: '#/components/headers/Link' } } : {}),
  ...(status === 201 ? { Location: { $ref: '#/components/headers/Location' } } : {}),
  ...(!list && !file && operation.route.method !== 'POST'
    ? { ETag: { $ref: '#/components/headers/ETag' } }
    : {}),
  ...(metadataOf(operation.route).deprecated
    ? deprecationHeaders(metadataOf(operation.route).deprecated as Deprecation)
    : {}),
});

type OtherContent = { contentType: string; body: ZodTypeAny };

function contentOf(response: unknown, schemas: SchemaCollector): Record<string, { schema: Schema }> {
  if (isZod(response)) return { 'application/json': { schema: schemas.of(response, false) } };
  const { contentType, body } = response as OtherContent;
  return { [contentType]: { schema: schemas.of(body, false) } };
}

function requestBodyOf({ route }: Operation, schemas: SchemaCollector): object {
  if (!('body' in route) || !isZod(route.body)) return {};
  const schema = schemas.of(route.body, true);
  if (metadataOf(route).accepts === 'csv') {
    const upload = {
      type: 'object',
      required: ['upload'],
      properties: { upload: schema },
      additionalProperties: false,
    };
    const content = {
      'text/csv': { schema, example: schema.example },
      'multipart/form-data': { schema: upload },
    };
    return { requestBody: { required: true, content } };
  }
  const contentType = 'contentType' in route && route.contentType ? route.contentType : 'application/json';
  return { requestBody: { required: !route.body.isOptional(), content: { [contentType]: { schema } } } };
}

/** What every operation of its kind can refuse; the description names what is this one's own. */
const usualCodes: ReadonlySet<string> = new Set([
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'invalid_reference',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'stale',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'unavailable',
]);

const deprecationSentence = ({ since, sunset, instead }: Deprecation) =>
  [`Deprecated since ${since}${sunset ? `, to end on ${sunset}` : ''}.`, ...(instead ? [instead] : [])].join(
    ' ',
  );

/** What it does in the contract's words, then who may call it and what it refuses, from the contract's other parts. */
function descriptionOf(route: AppRoute, codes: readonly string[]): string {
  const { permission, deprecated } = metadataOf(route);
  const own = codes.filter((code) => !usualCodes.has(code));
  return [
    ...(deprecated ? [deprecationSentence(deprecated)] : []),
    route.description,
    callersSentence(permission),
    ...(own.length > 0 ? [`Refuses with ${own.map((code) => `\`${code}\``).join(', ')}.`] : []),
  ].join('\n\n');
}

/** The operation object of a route, without its links. */
export function describe(
  operation: Operation,
  schemas: SchemaCollector,
  failures: FailureCollector,
): OperationObject {
  const { route } = operation;
  const responses: Record<string, ResponseObject> = {};
  const codes: string[] = [];
  let isList = false;
  for (const [status, response] of Object.entries(route.responses)) {
    if (Number(status) >= 400) {
      const refusal = failures.of(response as ZodTypeAny, Number(status));
      responses[status] = refusal.reference as ResponseObject;
      codes.push(...refusal.codes);
      continue;
    }
    const content = contentOf(response, schemas);
    isList = content['application/json']?.schema.properties?.['count'] !== undefined;
    responses[status] = {
      description: Number(status) === 201 ? 'Created.' : 'As asked.',
      headers: successHeaders(operation, Number(status), isList, content['application/json'] === undefined),
      content,
    };
  }
  const { permission, tags, deprecated } = metadataOf(route);
  return {
    operationId: operation.id,
    summary: route.summary,
    description: descriptionOf(route, codes),
    tags: [...tags],
    security: securityOf(route),
    parameters: parametersOf(operation, schemas),
    ...requestBodyOf(operation, schemas),
    responses,
    'x-permission': permission,
    ...(isList ? { 'x-list': true } : {}),
    ...(deprecated ? { deprecated: true } : {}),
  };
}

type ResponseObject = {
  description?: string;
  headers?: object;
  content?: Record<string, { schema: Schema; example?: unknown }>;
  links?: Record<string, object>;
};

export type OperationObject = {
  operationId: string;
  responses: Record<string, ResponseObject>;
  parameters: object[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
} & Record<string, unknown>;

const holdsBytes = ({ format, properties }: Schema): boolean =>
  format === 'binary' || Object.values(properties ?? {}).some(holdsBytes);

/** Writes an example beside every schema of the operation's own content; what is no text has none. */
export function addExamples(object: OperationObject, components: Readonly<Record<string, Schema>>): void {
  const contents = [
    object.requestBody?.content,
    ...Object.values(object.responses).map(({ content }) => content),
  ];
  for (const content of contents.flatMap((types) => Object.values(types ?? {}))) {
    if (content.example === undefined && !holdsBytes(content.schema)) {
      content.example = exampleOf(content.schema, components);
    }
  }
}
