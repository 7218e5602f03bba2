import { z } from 'zod';
import { contract } from '../../contract/index.ts';
import { openApiDocument } from '../../openapi/document.ts';
import { operationsOf } from '../../openapi/operations.ts';
import { postmanCollection } from '../../openapi/postman.ts';
import type { Collection, Item } from '../../openapi/postmanCollection.ts';
import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;
let collection: Collection;
let items: readonly Item[];

beforeAll(async () => {
  organization = await service.organization();
  collection = await postmanCollection(openApiDocument('1.7.0'), operationsOf(contract));
  items = collection.item.flatMap(({ item }) => item);
}, 60_000);

/** The parts of https://schema.getpostman.com/json/collection/v2.1.0/collection.json that a collection of ours may have. */
const pair = z
  .object({ key: z.string().min(1), value: z.string(), disabled: z.boolean().optional() })
  .strict();
const body = z.union([
  z
    .object({ mode: z.literal('raw'), raw: z.string(), options: z.object({}).passthrough().optional() })
    .strict(),
  z.object({
    mode: z.literal('formdata'),
    formdata: z.array(z.object({ key: z.string(), type: z.enum(['file', 'text']) }).passthrough()).min(1),
  }),
]);
const item = z
  .object({
    name: z.string().min(1),
    event: z
      .array(
        z
          .object({
            listen: z.literal('test'),
            script: z.object({ type: z.literal('text/javascript'), exec: z.array(z.string()) }).strict(),
          })
          .strict(),
      )
      .optional(),
    request: z
      .object({
        method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
        description: z.string().min(1),
        header: z.array(pair),
        url: z
          .object({
            raw: z.string().startsWith('{{baseUrl}}/'),
            host: z.tuple([z.literal('{{baseUrl}}')]),
            path: z.array(z.string().min(1)),
            query: z.array(pair),
            variable: z.array(pair),
          })
          .strict(),
        body: body.optional(),
      })
      .strict(),
  })
  .strict();
const format = z
  .object({
    info: z
      .object({
        name: z.string().min(1),
        description: z.string(),
        version: z.literal('1.7.0'),
        schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
      })
      .strict(),
    auth: z
      .object({ type: z.literal('bearer'), bearer: z.array(z.object({}).passthrough()).length(1) })
      .strict(),
    variable: z.array(pair),
    item: z.array(
      z
        .object({ name: z.string().min(1), description: z.string().min(1), item: z.array(item).min(1) })
        .strict(),
    ),
  })
  .strict();

/** Sends requests of the collection as its program does: variables filled in, scripts run on the answers. */
class Runner {
  readonly variables: Map<string, string>;

  constructor(values: Readonly<Record<string, string>>) {
    this.variables = new Map(collection.variable.map(({ key, value }) => [key, values[key] ?? value]));
  }

  private filled(text: string): string {
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = this.variables.get(name);
      if (value === undefined) throw new Error(`The collection has no variable ${name}.`);
      return value;
    });
  }

  async send({ request, event = [] }: Item): Promise<Response> {
    const inPath = new Map(
      request.url.variable.map(({ key, value }) => [`:${key}`, encodeURIComponent(this.filled(value))]),
    );
    const path = request.url.path.map((segment) => inPath.get(segment) ?? segment);
    const query = request.url.query
      .filter(({ disabled }) => !disabled)
      .map(({ key, value }) => `${key}=${encodeURIComponent(this.filled(value))}`);
    const headers = Object.fromEntries((request.header ?? []).map(({ key, value }) => [key, value]));
    const address = [...request.url.host.map((part) => this.filled(part)), ...path].join('/');
    const answer = await fetch(query.length > 0 ? `${address}?${query.join('&')}` : address, {
      method: request.method,
      headers: { ...headers, authorization: `Bearer ${this.filled('{{token}}')}` },
      body: request.body?.raw === undefined ? undefined : this.filled(request.body.raw),
    });
    const text = await answer.text();
    const pm = {
      response: { code: answer.status, json: () => JSON.parse(text) as unknown },
      collectionVariables: { set: (name: string, value: string) => this.variables.set(name, value) },
    };
    for (const { script } of event) new Function('pm', script.exec.join('\n'))(pm);
    return answer;
  }
}

it('is a collection of format 2.1', () => {
  expect(format.safeParse(collection).error?.issues).toBeUndefined();
});

it('has every operation once, under its tag', () => {
  const found = collection.item.flatMap((folder) =>
    folder.item.map(({ request }) => `${folder.name}: ${request.method} /${request.url.path.join('/')}`),
  );
  const wanted = operationsOf(contract).map(
    ({ route }) => `${(route.metadata as { tags: string[] }).tags[0]}: ${route.method} ${route.path}`,
  );
  expect([...found].sort()).toEqual([...wanted].sort());
});

it('is the same each time', async () => {
  expect(await postmanCollection(openApiDocument('1.7.0'), operationsOf(contract))).toEqual(collection);
}, 60_000);

it('fills each variable that it uses, and no two requests need one that none makes', () => {
  const known = new Set(collection.variable.map(({ key }) => key));
  const used = new Set(
    [...JSON.stringify(items).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string),
  );
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
  expect(
    collection.variable.filter(({ key }) => key !== 'baseUrl' && !used.has(key) && key !== 'token'),
  ).toEqual([]);
});

describe('sent as they stand, one after the other', () => {
  // Who runs two organizations would have to name one in every body.
  const makesAnother = new Set(['Create an organization', 'Add an administrator']);
  let runner: Runner;
  const made = new Map<string, number>();

  beforeAll(async () => {
    const { name } = await organization.admin.organizations.get(organization._id);
    runner = new Runner({
      baseUrl: service.baseUrl,
      token: organization.adminToken,
      organizationId: organization._id,
      organizationName: name,
      leagueName: 'Winter 2026',
    });
    const makers = items.filter(({ request, event }) => request.method === 'POST' && event !== undefined);
    // The second time finds what the folders further down have made.
    for (const maker of [...makers, ...makers]) {
      if (!makesAnother.has(maker.name)) made.set(maker.name, (await runner.send(maker)).status);
    }
  });

  it('its requests make what a season needs', () => {
    const refused = Object.fromEntries([...made].filter(([, status]) => status !== 201));
    expect(refused).toEqual({
      // Nobody has the account of the example.
      'Sign in': 401,
      'Sign in to the dashboard': 401,
      // The window of the example has passed, so that there is no submission to go on with.
      'Register a team': 403,
      'Add a player to the roster': 404,
      'Hold a place for a team': 409,
      'Record a payment': 409,
      'Refund a payment': 404,
      // A game between no teams has no player.
      'Enter what a player did in a game': 409,
      'Give a player a duty': 409,
      // The file is chosen by hand.
      'Upload a photo of a team': 400,
    });
  });

  it('its requests read all of it', async () => {
    const others: Record<string, number> = {};
    for (const read of items.filter(({ request }) => request.method === 'GET')) {
      const { status } = await runner.send(read);
      if (status !== 200) others[read.name] = status;
    }
    expect(others).toEqual({
      // Of the submission, the payment, the figures and the duty that were not made, and of a game between no teams.
      'Download the release statement of a team': 404,
      'Find the placed team of a submission': 404,
      'List the duties at a game': 404,
      'List the players of a submission': 404,
      'List who comes to a game': 404,
      'Quote a team’s fee': 404,
      'Read a duty': 404,
      'Read a payment': 404,
      'Read a registration team': 404,
      'Read a stat': 404,
      'Read the stats of a player': 404,
      // Drawn and mailed by no request so far.
      'Read an invitation': 409,
      'Read the bracket of a tournament': 404,
      'Read the playoffs of a division': 404,
      'Read what a link asks to sign': 409,
      // Named by no request that was sent.
      'Read an administrator': 404,
      'Read an administrator by the identity provider’s subject': 404,
      'Read an audit log entry': 404,
      // No processor is set up here.
      'Compare the ledger with the processor': 503,
    });
  });
});
