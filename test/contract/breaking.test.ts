import fc from 'fast-check';
import { openApiDocument } from '../../openapi/document.ts';
import { asyncApiDocument } from '../../openapi/realtime.ts';
import { objectionsTo, type Release } from '../../openapi/releasable.ts';
import { bindingText, changesSince, isLater, isRaised, type Change } from '../../openapi/released.ts';

/** As much of a schema or operation as these changes touch. */
type Part = Record<string, Record<string, unknown>> & {
  type?: unknown;
  required: string[];
  properties: Record<string, Part>;
  enum: unknown[];
  items: Part;
  oneOf: unknown[];
};
type Operation = { operationId: string; security: object[]; parameters: { name: string }[] } & Record<
  string,
  unknown
>;
type Published = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Part> };
};

const published = () => openApiDocument('1.7.0') as Published;
const base = bindingText(published());

const schema = (document: Published, name: string) => document.components.schemas[name] as Part;
const operation = (document: Published, path: string, method: string) =>
  document.paths[path]?.[method] as Operation;

const without = <T>(list: T[], left: T) => list.filter((item) => item !== left);

type Edit = (document: Published) => void;

/** What breaks a client, and what is said of it. Each is at a place of its own, so that all can be made at once. */
const breaking: Readonly<Record<string, readonly [Edit, RegExp]>> = {
  'an operation goes': [
    ({ paths }) => delete paths['/leagues/{id}']?.['delete'],
    /`DELETE \/leagues\/{id}` was removed/,
  ],
  'a path goes': [({ paths }) => delete paths['/waivers/{id}'], /Path `\/waivers\/{id}` was removed/],
  'a field of an answer goes': [
    (document) => {
      const league = schema(document, 'League');
      delete league.properties['name'];
      league.required = without(league.required, 'name');
    },
    /Property `name` of `League` was removed/,
  ],
  'a field of an answer gets another name': [
    (document) => {
      const team = schema(document, 'DivisionTeam');
      team.properties['place'] = team.properties['seed'] as Part;
      delete team.properties['seed'];
      team.required = [...without(team.required, 'seed'), 'place'];
    },
    /Property `seed` of `DivisionTeam` was removed/,
  ],
  'a field of an answer may be missing': [
    (document) => {
      const waiver = schema(document, 'Waiver');
      waiver.required = without(waiver.required, 'version');
    },
    /`Waiver` are no longer required: `version`/,
  ],
  'a field of an answer may be null': [
    (document) => {
      schema(document, 'Location').properties['name'] = { type: ['string', 'null'] } as never;
    },
    /Type of `name` widened from 'string' to 'string \| null'/,
  ],
  'a field of an answer has another type': [
    (document) => {
      schema(document, 'Tournament').properties['priority'] = { type: 'string' } as never;
    },
    /Type of `priority` .* to 'string'/,
  ],
  'a body needs a new field': [
    (document) => {
      const body = schema(document, 'CreateLeague');
      body.properties['colour'] = { type: 'string' } as never;
      body.required = [...body.required, 'colour'];
    },
    /`CreateLeague` became required: `colour`/,
  ],
  'a body needs a field that could be left out': [
    (document) => {
      const body = schema(document, 'CreateDivision');
      body.required = [...body.required, 'sports'];
    },
    /`CreateDivision` became required: `sports`/,
  ],
  'a field of a body goes': [
    (document) => delete schema(document, 'CreateTimeSlot').properties['court'],
    /Property `court` of `CreateTimeSlot` was removed/,
  ],
  'an enum of a body takes less': [
    (document) => schema(document, 'Weekday').enum.pop(),
    /Enum lost values: 'sunday'/,
  ],
  'a field of a body has another type': [
    (document) => {
      schema(document, 'CreateTeam').properties['name'] = { type: 'integer' } as never;
    },
    /Type of `name` narrowed from 'string' to 'integer'/,
  ],
  'a body of several kinds takes one less': [
    (document) => schema(document, 'CreateGame').oneOf.pop(),
    /subschema of `CreateGame` was removed/,
  ],
  'a filter goes': [
    (document) => {
      const list = operation(document, '/games', 'get');
      list.parameters = list.parameters.filter(({ name }) => name !== 'division');
    },
    /`division` query parameter was removed/,
  ],
  'a list needs a parameter': [
    (document) =>
      operation(document, '/teams', 'get').parameters.push({
        name: 'colour',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      } as never),
    /Required `colour` query parameter was added/,
  ],
  'a read asks for a credential': [
    (document) => {
      const read = operation(document, '/locations/{id}', 'get');
      read.security = read.security.filter((requirement) => Object.keys(requirement).length > 0);
    },
    /Security requirement `` is no longer accepted/,
  ],
  'a key needs another scope': [
    (document) => {
      operation(document, '/payments', 'get').security = [
        { apiKey: ['admin'] },
        { userToken: [] },
        { adminToken: [] },
      ];
    },
    /requires new scopes: 'admin'/,
  ],
};

/** What a client that expects what it does not know never notices, or gains by. */
const additions: Readonly<Record<string, readonly [Edit, string]>> = {
  'a body may have a new field': [
    (document) => {
      schema(document, 'CreateLeague').properties['colour'] = { type: 'string' } as never;
    },
    '/paths/~1leagues/post/requestBody/content/application~1json/schema/properties/colour',
  ],
  'an answer has a new field': [
    (document) => {
      const team = schema(document, 'Team');
      team.properties['motto'] = { type: 'string' } as never;
      team.required = [...team.required, 'motto'];
    },
    '/items/properties/motto',
  ],
  'there is a new operation': [
    ({ paths }) => {
      paths['/referees'] = {
        get: { ...(paths['/leagues']?.['get'] as Operation), operationId: 'referees.list' },
      };
    },
    '/paths/~1referees',
  ],
  'a list can be filtered by more': [
    (document) =>
      operation(document, '/locations', 'get').parameters.push({
        name: 'city',
        in: 'query',
        required: false,
        schema: { type: 'string' },
      } as never),
    '/paths/~1locations/get/parameters',
  ],
  'an operation refuses with a new code': [
    (document) => {
      const response = (document.components as unknown as { responses: Record<string, unknown> }).responses[
        'NotFound'
      ];
      const { content } = response as { content: Record<string, { schema: Part }> };
      content['application/json']?.schema.properties['error']?.properties['code']?.enum.push('not_yet');
    },
    '/responses/404/content/application~1json/schema/properties/error/properties/code',
  ],
};

const changed = (...edits: readonly Edit[]) => {
  const document = published();
  for (const edit of edits) edit(document);
  return changesSince(base, document);
};

describe('of what breaks a client', () => {
  let changes: Change[];
  beforeAll(async () => {
    changes = await changed(...Object.values(breaking).map(([edit]) => edit));
  }, 60_000);

  it.each(Object.entries(breaking).map(([what, [, said]]) => [what, said] as const))(
    '%s: a new major version',
    (_, said) => {
      expect(changes.filter(({ impact }) => impact === 'major').map(({ what }) => what)).toContainEqual(
        expect.stringMatching(said),
      );
    },
  );
});

describe('of what adds', () => {
  let changes: Change[];
  beforeAll(async () => {
    changes = await changed(...Object.values(additions).map(([edit]) => edit));
  }, 60_000);

  it('breaks nobody', () => {
    expect(changes.filter(({ impact }) => impact === 'major')).toEqual([]);
  });

  it.each(Object.entries(additions).map(([what, [, where]]) => [what, where] as const))(
    '%s: a new minor version',
    (_, where) => {
      expect(changes.filter(({ impact }) => impact === 'minor').map((change) => change.where)).toContainEqual(
        expect.stringContaining(where),
      );
    },
  );
});

it('words, examples and links may change in any version', async () => {
  const document = published();
  document.info.version = '1.7.1';
  const league = schema(document, 'League') as unknown as Record<string, unknown>;
  league['description'] = 'A season.';
  Object.assign(operation(document, '/leagues', 'post'), {
    summary: 'Found a league',
    description: 'In other words.',
  });
  const changes = await changesSince(base, document);
  expect(changes.filter(({ impact }) => impact !== 'patch')).toEqual([]);
}, 60_000);

describe('the name of an enumeration', () => {
  type Field = Record<string, unknown>;
  const documentOf = (result: Field, note: Field, schemas: Record<string, Field> = {}) => ({
    info: { version: '1.0.0' },
    components: { schemas: { ...schemas, Game: { properties: { result, note } } } },
  });
  const named = { $ref: '#/components/schemas/Outcome' };
  const Outcome = { type: 'string', enum: ['won', 'lost'], description: 'How it went.' };

  it('binds nobody, its values do', () => {
    const before = documentOf({ type: 'string', enum: ['won', 'lost'] }, { type: 'string' });
    expect(bindingText(documentOf(named, { type: 'string' }, { Outcome }))).toBe(bindingText(before));
    const more = { Outcome: { ...Outcome, enum: ['won', 'lost', 'drawn'] } };
    expect(bindingText(documentOf(named, { type: 'string' }, more))).not.toBe(bindingText(before));
  });

  it('may stand beside null', () => {
    const before = documentOf({ type: ['string', 'null'], enum: ['won', 'lost', null] }, { type: 'string' });
    const after = documentOf({ anyOf: [named, { type: 'null' }] }, { type: 'string' }, { Outcome });
    expect(JSON.parse(bindingText(after))).toEqual(JSON.parse(bindingText(before)));
  });

  it('is not taken for that of a record', () => {
    const reference = { $ref: '#/components/schemas/Game' };
    expect(JSON.parse(bindingText(documentOf(reference, named, { Outcome })))).toEqual(
      documentOf(reference, { type: 'string', enum: ['won', 'lost'] }),
    );
  });
});

it('a field that is called as a remark is, is a field', () => {
  const document = { info: { version: '1.0.0' }, properties: { title: { type: 'string', title: 'x' } } };
  expect(JSON.parse(bindingText(document))).toEqual({
    info: { version: '1.0.0' },
    properties: { title: { type: 'string' } },
  });
});

it('an event of the realtime endpoint that goes needs a new major version', async () => {
  const document = asyncApiDocument('1.7.0') as Published & {
    channels: { realtime: { messages: Record<string, unknown> } };
    operations: Record<string, unknown>;
  };
  const before = bindingText(document);
  delete document.channels.realtime.messages['teamLeft'];
  delete document.operations['teamLeft'];
  const changes = await changesSince(before, document);
  expect(changes.filter(({ impact }) => impact === 'major').length).toBeGreaterThan(0);
}, 60_000);

describe('the version', () => {
  it.each([
    ['major', '1.7.0', '1.7.0', false],
    ['major', '1.7.0', '1.9.3', false],
    ['major', '1.7.0', '2.0.0', true],
    ['minor', '1.7.0', '1.7.4', false],
    ['minor', '1.7.0', '1.8.0', true],
    ['minor', '1.9.0', '1.10.0', true],
    ['minor', '1.7.0', '2.0.0', true],
    ['minor', '2.7.0', '1.8.0', false],
    ['patch', '1.7.0', '1.7.0', true],
  ] as const)('after a %s change goes from %s to %s: %s', (impact, from, to, raised) => {
    expect(isRaised(impact, from, to)).toBe(raised);
  });

  it('of two is later in one order only', () => {
    const version = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20)).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(version, version, (one, other) => {
        expect([isLater(one, other), isLater(other, one)].filter(Boolean)).toHaveLength(
          one === other ? 0 : 1,
        );
      }),
    );
    expect(isLater('1.9.0', '1.10.0')).toBe(true);
  });
});

describe('a release', () => {
  const documentOf = (version: string, fields: readonly string[]) => ({
    openapi: '3.1.0',
    info: { title: 'Leagues', version },
    paths: {
      '/leagues': {
        get: {
          operationId: 'leagues.list',
          responses: {
            200: {
              description: 'As asked.',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
                    required: fields,
                  },
                },
              },
            },
          },
        },
      },
    },
  });
  const release = (version: string, fields = ['name'], parts: Partial<Release> = {}) =>
    objectionsTo({
      version,
      clientVersion: version,
      changelogs: { 'CHANGELOG.md': `# Changelog\n\n## ${version}\n\nAll of it.\n` },
      documents: {
        'openapi.json': {
          document: documentOf(version, fields),
          base: bindingText(documentOf('1.7.0', ['name'])),
        },
      },
      ...parts,
    });

  it('of a version that was raised by as much as has changed is made', async () => {
    expect(await release('1.7.1')).toEqual([]);
    expect(await release('1.8.0', ['name', 'sport'])).toEqual([]);
    expect(await release('2.0.0', ['sport'])).toEqual([]);
  }, 60_000);

  it('is refused by what was not raised, not told of, not generated', async () => {
    expect(await release('1.7.0')).toEqual(['1.7.0 does not come after 1.7.0, which is released.']);
    expect(await release('1.7.1', ['name', 'sport'])).toEqual([
      expect.stringContaining('a minor change since 1.7.0'),
    ]);
    expect(await release('1.8.0', ['sport'])).toContainEqual(
      expect.stringContaining('Property `name` was removed. That is a major change since 1.7.0.'),
    );
    expect(await release('1.8.0', ['name'], { clientVersion: '1.7.0' })).toEqual(['The client is 1.7.0.']);
    expect(await release('1.8.0', ['name'], { changelogs: { 'CHANGELOG.md': '## 1.7.0' } })).toEqual([
      'CHANGELOG.md has no heading "## 1.8.0".',
    ]);
    const stale = { 'openapi.json': { document: documentOf('1.7.0', ['name']), base: undefined } };
    expect(await release('1.8.0', ['name'], { documents: stale })).toEqual([
      'openapi.json is stale: run npm run generate.',
    ]);
  }, 60_000);
});
