import type { AppRouter } from '@ts-rest/core';
import { contract } from '../contract/index.ts';
import { scopes } from '../contract/permissions.ts';
import { addLinks } from './links.ts';
import { FailureCollector } from './failures.ts';
import {
  addExamples,
  describe,
  metadataOf,
  openApiPath,
  operationsOf,
  type Operation,
  type OperationObject,
} from './operations.ts';
import { SchemaCollector, type Schema } from './schemas.ts';

const text: Schema = { type: 'string' };

const headers = {
  XRequestId: {
    description: 'Names the request; kept from the request where it has 1-64 of `[A-Za-z0-9._-]`.',
    schema: text,
  },
  ETag: { description: 'The version of the record, for `If-Match`.', schema: text },
  Location: { description: 'Where the new record is.', schema: text },
  Link: { description: 'The next page, `rel="next"`, where there is one.', schema: text },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
};

/** Published while an operation is deprecated. */
const deprecationHeaders = {
  Deprecation: {
    description: 'Since when the operation is deprecated, as a structured date (RFC 9745).',
    schema: text,
    example: '@1772928000',
  },
  Sunset: {
    description: 'When the operation may end, as an HTTP date (RFC 8594).',
    schema: text,
    example: 'Mon, 08 Mar 2027 00:00:00 GMT',
  },
};

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes the POST safe to repeat for 24 hours: the same key and body get the first answer again, with `Idempotency-Replayed: true`.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The ETag that was read; 412 `stale` where the record has changed since.',
    schema: text,
  },
};

const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'slk_live_…',
    description: `An organization’s API key, within its scopes: ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`,
  },
  userToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'From `POST /users/loginUser`; 30 days.',
  },
  adminToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'From `POST /admins/login`; 12 hours.',
  },
};

/** What stands under each heading of the document. */
const tagDescriptions: Readonly<Record<string, string>> = {
  Account: 'Signing up and in, by a confirmed e-mail address.',
  Administrators: 'Who runs an organization, and the dashboard’s own sign-in.',
  'API keys': 'Credentials of programs, within scopes.',
  Organizations: 'The tenants: whose records they are.',
  'Payment products': 'Prices that competitions charge.',
  Leagues: 'Seasons and competition periods.',
  Tournaments: 'Bracket-style competitions.',
  Divisions: 'Teams, standings and configuration of a part of a competition.',
  Teams: 'Clubs: the lasting identity behind teams.',
  'Division teams': 'Teams as they play in a division.',
  Locations: 'Venues with their courts.',
  Games: 'Matchups of eight sports with their scores and results.',
  'Time slots': 'Times on courts that games can be given.',
  Schedules: 'Round robins of a division, made in one request.',
  Brackets: 'Playoffs of a division and tournament brackets, which advance by themselves.',
  Registrations: 'Sign-up forms: window, capacity, fee, custom fields.',
  Players: 'People on the rosters of teams.',
  Waivers: 'Statements that players sign by a mailed link.',
  Stats: 'What players did in games, with sums and averages.',
  'Registration teams': 'Submissions of teams, from the first sign-up to the seat.',
  Payments: 'What teams owe, the ledger of what they paid, card payments and refunds.',
  'Discount codes': 'Fixed amounts off the fee of a registration.',
  'My teams': 'What a signed-in person plays in, and what it is on a team.',
  Chat: 'What the people of a team say to each other; live over the realtime endpoint.',
  'Team events': 'Practices, meetings and outings of a team.',
  Availability: 'Who comes to a game or an event.',
  Assignments: 'Duties of players at games and events.',
  'Team photos': 'Pictures that the people of a team share.',
  Push: 'Devices that are told what happens.',
  Outbox: 'Mails and pushes of an organization, and what became of them.',
  Feeds: 'Calendars and CSV, out and in.',
  Audit: 'Who changed what.',
};

const description = `Leagues, tournaments, divisions, teams, games and standings of amateur sports.

Every answer is \`{ success: true, data, count? }\` or \`{ success: false, error }\`. References are bare identifiers
unless \`?include=\` populates them. A GET marked with the empty security requirement answers without a credential,
with the public view; a credential that is wrong, expired or revoked is 401 everywhere.

Within \`/api/v1\` there may be new operations, fields, codes and values at any time: clients expect what they don't know.
What is to go is \`deprecated\` for a year at least, says what to use instead, and answers with \`Deprecation\` and \`Sunset\`.`;

/** Of the headers above those that are used. */
function headersOf(operations: readonly Operation[]): object {
  const deprecations = operations.flatMap(({ route }) => metadataOf(route).deprecated ?? []);
  const { Deprecation, Sunset } = deprecationHeaders;
  return {
    ...headers,
    ...(deprecations.length > 0 ? { Deprecation } : {}),
    ...(deprecations.some(({ sunset }) => sunset !== undefined) ? { Sunset } : {}),
  };
}

/** The OpenAPI 3.1 document of a contract, by default the service's own. */
export function openApiDocument(version: string, router: AppRouter = contract): object {
  const schemas = new SchemaCollector();
  const operations = operationsOf(router);
  const failures = new FailureCollector(schemas, operations);
  const objects = new Map<string, OperationObject>();
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const operation of operations) {
    const object = describe(operation, schemas, failures);
    objects.set(operation.id, object);
    const path = openApiPath(operation.route.path);
    paths[path] = { ...paths[path], [operation.route.method.toLowerCase()]: object };
  }
  addLinks(operations, objects);
  const components = schemas.all();
  for (const object of objects.values()) addExamples(object, components);
  const tags = [...new Set(operations.flatMap(({ route }) => metadataOf(route).tags))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sports League Management Service',
      version,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    tags: tags.map((name) => ({ name, description: tagDescriptions[name] })),
    paths,
    components: {
      schemas: components,
      responses: failures.responses,
      parameters,
      headers: headersOf(operations),
      securitySchemes,
    },
  };
}
