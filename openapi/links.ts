import type { Operation, OperationObject } from './operations.ts';
import { nextSteps } from './nextSteps.ts';

const newId = '$response.body#/data/_id';

/** `registrationTeams` becomes `registrationTeam`. */
export const singular = (resource: string) => resource.replace(/ies$/, 'y').replace(/s$/, '');

/** What operations answer with a new record of another resource than their own. */
const makes: Readonly<Record<string, string>> = {
  'registrationTeams.addPlayer': 'players',
  'registrationTeams.createPlaceholder': 'registrationTeams',
  'payments.refund': 'payments',
  'teamPhotos.upload': 'teamPhotos',
};

/** The resource of the new record, where the operation answers with one that has a path of its own. */
export const madeBy = ({ id, name, resource, route }: Operation): string | undefined =>
  makes[id] ?? (name === 'create' && route.path === `/${resource}` ? resource : undefined);

/** What parameters and path segments call the resource; `team` is a team in a division everywhere but in their own lists. */
function namesOf(resource: string, target: Operation): string[] {
  if (resource === 'divisionTeams')
    return ['divisionTeam', ...(target.resource === resource ? [] : ['team'])];
  if (resource === 'teams') return target.resource === 'divisionTeams' ? ['team'] : [];
  return [singular(resource)];
}

/** The parameter of the path that takes the identifier of a record of the resource, as in `/players/game/:id`. */
function pathParameterFor(resource: string, target: Operation): string | undefined {
  const { path } = target.route;
  if (path.split(':').length !== 2) return undefined;
  const own = new RegExp(`^/${resource}/:(id)(?:/|$)`).exec(path)?.[1];
  if (own !== undefined) return own;
  const names = namesOf(resource, target).join('|');
  const under = names === '' ? null : new RegExp(`/(?:${names})/(?:d/)?:(\\w*[iI]d)(?:/|$)`).exec(path);
  return under?.[1];
}

type Parameter = { name?: string; in?: string; schema?: { $ref?: string } };

/** The filter of a list of its own that takes such an identifier; what stands in its path it could not know. */
function queryParameterFor(resource: string, target: Operation, { parameters }: OperationObject) {
  if (target.route.method !== 'GET' || target.route.path.includes(':')) return undefined;
  const filters = (parameters as Parameter[]).filter(
    ({ in: place, schema }) => place === 'query' && schema?.$ref === '#/components/schemas/ObjectId',
  );
  return namesOf(resource, target).find((name) => filters.some((filter) => filter.name === name));
}

const nameOf = (target: string) => target.replace('.', '_');

/** All that can be done with the new record, and what can be listed of it. */
function linksToRecord(
  resource: string,
  operations: readonly Operation[],
  objects: ReadonlyMap<string, OperationObject>,
): Record<string, object> {
  const links: Record<string, object> = {};
  for (const target of operations) {
    const parameter =
      pathParameterFor(resource, target) ??
      queryParameterFor(resource, target, objects.get(target.id) as OperationObject);
    if (parameter === undefined) continue;
    links[nameOf(target.id)] = { operationId: target.id, parameters: { [parameter]: newId } };
  }
  return links;
}

/**
 * Links from what answers with something new to all that can be done with it, to the lists that can be filtered by it,
 * and to the natural next steps: what a stateful client, or a stateful test, follows.
 */
export function addLinks(
  operations: readonly Operation[],
  objects: ReadonlyMap<string, OperationObject>,
): void {
  for (const operation of operations) {
    const responses = objects.get(operation.id)?.responses ?? {};
    if (responses['201'] === undefined) continue;
    const resource = madeBy(operation);
    const links = resource === undefined ? {} : linksToRecord(resource, operations, objects);
    for (const [target, step] of Object.entries(nextSteps[operation.id] ?? {})) {
      const { as = nameOf(target), ...link } = step;
      links[as] = { operationId: target, ...link };
    }
    for (const status of ['200', '201']) {
      if (responses[status] && Object.keys(links).length > 0) responses[status].links = links;
    }
  }
}
