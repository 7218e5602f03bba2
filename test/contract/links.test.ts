import type { ZodTypeAny } from 'zod';
import { contract } from '../../contract/index.ts';
import { openApiDocument } from '../../openapi/document.ts';
import { operationsOf, type OperationObject } from '../../openapi/operations.ts';

/** The links of the document, followed as a stateful client would, from the examples of what was sent and answered. */

type Link = { operationId: string; parameters?: Record<string, string>; requestBody?: unknown };
type Parameter = { name: string; in: string; required: boolean };

const { paths } = openApiDocument('0') as { paths: Record<string, Record<string, OperationObject>> };
const published = new Map(
  Object.entries(paths)
    .flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path, operation })))
    .map((found) => [found.operation.operationId, found]),
);
const routes = new Map(operationsOf(contract).map(({ id, route }) => [id, route]));

const pathParameter = '6928d5a0c3f1b2a4d5e6f7ff';

const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);

/** What an expression stands for, undefined where it leads nowhere. */
function resolved(expression: string, source: OperationObject, path: string, answer: unknown): unknown {
  const [, place, rest = ''] =
    /^\$(response\.body|request\.body|request\.path)[#.](.*)$/.exec(expression) ?? [];
  if (place === 'response.body') return at(answer, rest);
  if (place === 'request.body') return at(source.requestBody?.content['application/json']?.example, rest);
  return place === 'request.path' && path.includes(`{${rest}}`) ? pathParameter : undefined;
}

const resolvedDeeply = (value: unknown, resolve: (expression: string) => unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('$') ? resolve(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolvedDeeply(part, resolve)]));
};

const makers = [...published.values()].filter(({ operation }) => operation.responses['201'] !== undefined);

it('knows what makes something', () => {
  expect(makers.length).toBeGreaterThan(25);
});

describe.each(makers.map(({ path, operation }) => [operation.operationId, path, operation] as const))(
  '%s',
  (_id, path, operation) => {
    const created = operation.responses['201'];
    const answer = created?.content?.['application/json']?.example;
    const links = Object.entries((created?.links ?? {}) as Record<string, Link>);

    it('leads on', () => {
      expect(links.length).toBeGreaterThan(0);
    });

    it.each(links)(
      'by %s, with what its answer holds',
      (_name, { operationId, parameters = {}, requestBody }) => {
        const target = published.get(operationId);
        const resolve = (expression: string) => resolved(expression, operation, path, answer);
        expect(target).toBeDefined();
        const taken = target?.operation.parameters as Parameter[];
        for (const [name, expression] of Object.entries(parameters)) {
          expect(taken.map((parameter) => parameter.name)).toContain(name);
          expect([expression, resolve(expression)]).toEqual([expression, expect.any(String)]);
        }
        const needed = taken.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
        expect(Object.keys(parameters)).toEqual(expect.arrayContaining(needed));
        if (requestBody !== undefined) {
          const { body } = routes.get(operationId) as unknown as { body: ZodTypeAny };
          expect(body.safeParse(resolvedDeeply(requestBody, resolve)).error?.issues).toBeUndefined();
        }
      },
    );
  },
);

describe('from a record that was made', () => {
  const resources = [...published.keys()]
    .filter((id) => id.endsWith('.create'))
    .map((id) => id.split('.')[0] as string);

  it.each(resources)('%s: to all that its own path offers', (resource) => {
    const { operation } = published.get(`${resource}.create`) as { operation: OperationObject };
    const linked = Object.values((operation.responses['201']?.links ?? {}) as Record<string, Link>);
    const own = [...published.values()].filter((target) =>
      new RegExp(`^/${resource}/{id}(/[^{}]+)?$`).test(target.path),
    );
    expect(linked.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(own.map((target) => target.operation.operationId)),
    );
  });
});

it.each([
  [
    'registrationTeams.create',
    ['registrationTeams.checkout', 'registrationTeams.addPlayer', 'divisions.capacity'],
  ],
  [
    'divisions.create',
    ['schedules.generate', 'divisions.standings', 'playoffs.create', 'divisionTeams.create'],
  ],
  ['schedules.generate', ['games.list', 'divisions.standings', 'playoffs.create']],
  ['playoffs.create', ['playoffs.get', 'games.update']],
  ['brackets.create', ['brackets.get', 'games.update']],
  ['games.create', ['games.update', 'stats.ofGame', 'availabilities.listByGame']],
  ['registrations.create', ['registrationTeams.create', 'discountCodes.create']],
  ['divisionTeams.create', ['players.create', 'chatMessages.listByTeam', 'teamEvents.listByTeam']],
])('goes on from %s as a season does', (id, steps) => {
  const links = published.get(id)?.operation.responses['201']?.links as Record<string, Link>;
  expect(Object.values(links).map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(steps));
});
