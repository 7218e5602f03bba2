import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core';
import type { ZodObject, ZodRawShape, ZodTypeAny } from 'zod';
import { permissionRule, type Permission } from '../contract/permissions.ts';
import { exampleOf } from './examples.ts';
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
};

export const metadataOf = (route: AppRoute) => route.metadata as Metadata;

export function operationsOf(contract: AppRouter): Operation[] {
  return Object.entries(contract).flatMap(([resource, router]) =>
    Object.entries(router as AppRouter).map(([name, route]) => {
      if (!isAppRoute(route)) throw new Error(`${resource}.${name} is not a route.`);
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
  const path = Object.entries(shapeOf(route.pathParams)).map(([name, type]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas.of(type, true),
  }));
  const query = Object.entries(shapeOf(route.query)).map(([name, type]) => {
    const { description, ...schema } = schemas.of(type, true);
    return {
      name,
      in: 'query',
      required: !type.isOptional(),
      ...(description ? { description } : {}),
      schema,
    };
  });
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

const pascal = (code: string) => code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Refusals are shared: one response a set of codes. */
export class FailureCollector {
  readonly responses: Record<string, object> = {};

  constructor(private readonly schemas: SchemaCollector) {}

  of(type: ZodTypeAny, status: number): object {
    const schema = this.schemas.of(type, false);
    const error = schema.properties?.['error'] as Schema;
    const codes = (error.properties?.['code'] as Schema).enum as string[];
    const name = codes.map(pascal).join('Or');
    this.responses[name] ??= {
      description: schema.description,
      headers: {
        'X-Request-Id': { $ref: '#/components/headers/XRequestId' },
        ...(status === 429 || status === 503
          ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
          : {}),
      },
      content: {
        'application/json': {
          schema,
          example: {
            success: false,
            error: {
              code: codes[0],
              message: 'What went wrong, for a person.',
              requestId: '0b9f3a52-5f6e-4a3c-9d55-0a8d3a1f7c11',
            },
          },
        },
      },
    };
    return { $ref: `#/components/responses/${name}` };
  }
}

const successHeaders = (operation: Operation, status: number, list: boolean, file: boolean) => ({
  'X-Request-Id': { $ref: '#/components/headers/XRequestId' },
  ...(list ? { Link: { $ref: '#/components/headers/Link' } } : {}),
  ...(status === 201 ? { Location: { $ref: '#/components/headers/Location' } } : {}),
  ...(!list && !file && operation.route.method !== 'POST'
    ? { ETag: { $ref: '#/components/headers/ETag' } }
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

/** The operation object of a route, without its links. */
export function describe(
  operation: Operation,
  schemas: SchemaCollector,
  failures: FailureCollector,
): OperationObject {
  const { route } = operation;
  const responses: Record<string, ResponseObject> = {};
  let isList = false;
  for (const [status, response] of Object.entries(route.responses)) {
    if (Number(status) >= 400) {
      responses[status] = failures.of(response as ZodTypeAny, Number(status)) as ResponseObject;
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
  const { permission, tags } = metadataOf(route);
  return {
    operationId: operation.id,
    summary: route.summary,
    description: route.description,
    tags: [...tags],
    security: securityOf(route),
    parameters: parametersOf(operation, schemas),
    ...requestBodyOf(operation, schemas),
    responses,
    'x-permission': permission,
    ...(isList ? { 'x-list': true } : {}),
    ...(route.deprecated ? { deprecated: true } : {}),
  };
}

export type ResponseObject = {
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

/** Writes an example beside every JSON schema of the operation's own content. */
export function addExamples(object: OperationObject, components: Readonly<Record<string, Schema>>): void {
  const contents = [
    object.requestBody?.content,
    ...Object.values(object.responses).map(({ content }) => content),
  ];
  for (const content of contents) {
    const json = content?.['application/json'];
    if (json && json.example === undefined) json.example = exampleOf(json.schema, components);
  }
}
