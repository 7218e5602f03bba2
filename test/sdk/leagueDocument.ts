/**
 * A small document of the same form as openapi/openapi.json, with one operation of every kind that the client
 * knows: what the generator and the core promise is tested on it, whatever the service has at the moment.
 */

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const failure = (...codes: string[]) => ({
  description: codes.join(', '),
  ...json({
    allOf: [
      ref('Error'),
      {
        type: 'object',
        properties: { error: { type: 'object', properties: { code: { type: 'string', enum: codes } } } },
      },
    ],
  }),
});

const answer = (data: object, count = false) => ({
  description: 'Done',
  ...json({
    type: 'object',
    properties: {
      success: { type: 'boolean', enum: [true] },
      data,
      ...(count && { count: { type: 'integer' } }),
    },
    required: ['success', 'data', ...(count ? ['count'] : [])],
  }),
});
const one = (name: string) => answer(ref(name));
const many = (name: string) => answer({ type: 'array', items: ref(name) }, true);
const file = (type: string) => ({ description: 'Done', content: { [type]: { schema: { type: 'string' } } } });

const failures = {
  400: failure('invalid_request'),
  401: failure('unauthenticated'),
  403: failure('forbidden'),
  404: failure('not_found'),
  429: failure('rate_limited'),
};
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: ref('ObjectId') });
const inQuery = (name: string, schema: object = { type: 'string' }, required = false) => ({
  name,
  in: 'query',
  required,
  schema,
});
const cursor = [
  inQuery('limit', { type: 'integer' }),
  inQuery('after'),
  inQuery('page', { type: 'integer' }),
];
const body = (name: string) => ({ required: true, ...json(ref(name)) });
const record = (title: string, properties: object, optional: string[] = []) => ({
  title,
  type: 'object',
  properties: { _id: ref('ObjectId'), ...properties },
  required: ['_id', ...Object.keys(properties).filter((name) => !optional.includes(name))],
});
const text = { type: 'string' };

export const leagueDocument = {
  openapi: '3.1.0',
  info: { title: 'Sports league', version: '1.7.0' },
  servers: [{ url: '/api/v1' }],
  paths: {
    '/leagues': {
      get: {
        operationId: 'leagues.list',
        summary: 'List leagues',
        'x-list': true,
        parameters: [
          ...cursor,
          inQuery('active', { type: 'boolean' }),
          inQuery('sport', { type: 'array', items: text }),
          inQuery('sort'),
          inQuery('include'),
        ],
        responses: { 200: many('League'), ...failures },
      },
      post: {
        operationId: 'leagues.create',
        summary: 'Create a league',
        parameters: [inQuery('include')],
        requestBody: body('LeagueCreate'),
        responses: {
          201: one('League'),
          ...failures,
          409: failure('idempotency_in_progress', 'invalid_reference'),
        },
      },
    },
    '/leagues/{id}': {
      parameters: [inPath('id')],
      get: {
        operationId: 'leagues.get',
        summary: 'Read a league',
        description: 'With `include` its references are populated.',
        parameters: [inQuery('include')],
        responses: { 200: one('League'), ...failures },
      },
      put: {
        operationId: 'leagues.update',
        summary: 'Change a league',
        requestBody: body('LeagueUpdate'),
        responses: { 200: one('League'), ...failures, 412: failure('stale') },
      },
      delete: {
        operationId: 'leagues.remove',
        summary: 'Remove a league',
        responses: { 200: one('League'), ...failures, 409: failure('not_empty') },
      },
    },
    '/divisionTeams/division/{division}': {
      get: {
        operationId: 'divisionTeams.listByDivision',
        summary: 'List the teams of a division',
        'x-list': true,
        parameters: [inPath('division'), ...cursor],
        responses: { 200: many('DivisionTeam'), ...failures },
      },
    },
    '/players/search': {
      get: {
        operationId: 'players.search',
        summary: 'Find players by name',
        parameters: [inQuery('q', text, true)],
        responses: { 200: many('DivisionTeam'), ...failures },
      },
    },
    '/registrationTeams': {
      post: {
        operationId: 'registrationTeams.submit',
        summary: 'Register a team',
        requestBody: body('LeagueCreate'),
        responses: {
          201: one('DivisionTeam'),
          ...failures,
          403: failure('registration_closed', 'registration_not_open'),
          409: failure('division_full', 'idempotency_in_progress'),
        },
      },
    },
    '/registrationTeams/{id}/players/{player}': {
      put: {
        operationId: 'registrationTeams.updatePlayer',
        summary: 'Change a player of a team',
        parameters: [inPath('id'), inPath('player')],
        requestBody: body('LeagueUpdate'),
        responses: { 200: one('DivisionTeam'), ...failures },
      },
    },
    '/registrationTeams/{id}/releaseStatement': {
      get: {
        operationId: 'registrationTeams.releaseStatement',
        summary: 'The release statement as a PDF',
        parameters: [inPath('id')],
        responses: { 200: file('application/pdf'), ...failures },
      },
    },
    '/outbox/{id}/retry': {
      post: {
        operationId: 'outbox.retry',
        summary: 'Send a dead message again',
        parameters: [inPath('id')],
        responses: { 200: one('DivisionTeam'), ...failures },
      },
    },
    '/apiKeys/{id}/rotate': {
      post: {
        operationId: 'apiKeys.rotate',
        summary: 'Give a key a new secret',
        parameters: [inPath('id')],
        requestBody: {
          required: true,
          ...json({ type: 'object', properties: { graceHours: { type: 'integer', default: 24 } } }),
        },
        responses: { 200: one('DivisionTeam'), ...failures },
      },
    },
    '/divisions/{id}/standings.csv': {
      get: {
        operationId: 'divisions.standingsCsv',
        summary: 'The standings as CSV',
        parameters: [inPath('id')],
        responses: { 200: file('text/csv'), ...failures },
      },
    },
    '/divisions/{id}/teams.csv': {
      post: {
        operationId: 'divisions.importTeams',
        summary: 'Import teams',
        parameters: [inPath('id'), inQuery('partial', { type: 'boolean' })],
        requestBody: {
          required: true,
          content: {
            'text/csv': { schema: text },
            'multipart/form-data': { schema: { type: 'object', properties: { upload: { type: 'string' } } } },
          },
        },
        responses: {
          200: answer({ type: 'object', properties: { created: { type: 'integer' } } }),
          ...failures,
        },
      },
    },
    '/users/loginUser': {
      post: {
        operationId: 'users.loginUser',
        summary: 'Sign in',
        requestBody: body('Credentials'),
        responses: { 200: one('Session'), ...failures },
      },
    },
  },
  components: {
    schemas: {
      ObjectId: { title: 'ObjectId', type: 'string', pattern: '^[0-9a-f]{24}$' },
      ErrorDetail: {
        type: 'object',
        properties: { path: text, message: text },
        required: ['path', 'message'],
      },
      Error: {
        type: 'object',
        properties: {
          success: { type: 'boolean', enum: [false] },
          error: {
            type: 'object',
            properties: {
              code: text,
              message: text,
              details: { type: 'array', items: ref('ErrorDetail') },
              requestId: text,
            },
            required: ['code', 'message', 'requestId'],
          },
        },
        required: ['success', 'error'],
      },
      Tournament: record('Tournament', { name: text }),
      League: record('League', {
        name: text,
        priority: { type: ['number', 'null'] },
        active: { type: 'boolean' },
        tournament: { anyOf: [ref('ObjectId'), ref('Tournament'), { type: 'null' }] },
      }),
      LeagueCreate: {
        type: 'object',
        properties: {
          name: text,
          sports: { type: 'array', items: text },
          active: { type: 'boolean', default: true },
        },
        required: ['name'],
      },
      LeagueUpdate: { type: 'object', properties: { name: text, active: { type: 'boolean' } } },
      DivisionTeam: record('DivisionTeam', { name: text }),
      Credentials: {
        type: 'object',
        properties: { email: text, password: text },
        required: ['email', 'password'],
      },
      Session: {
        type: 'object',
        properties: { token: text, expiresAt: text },
        required: ['token', 'expiresAt'],
      },
    },
  },
};
