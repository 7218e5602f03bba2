import type { Operation, OperationObject } from './operations.ts';

const newId = '$response.body#/data/_id';

const singular = (resource: string) => resource.replace(/ies$/, 'y').replace(/s$/, '');

const isCreate = ({ name, route }: Operation) => name === 'create' && route.method === 'POST';

/** Whether the operation is about one record of the resource: its path goes on from the record's own. */
const isAbout = (operation: Operation, resource: string) =>
  operation.resource === resource && operation.route.path.startsWith(`/${resource}/:id`);

const takesInQuery = (object: OperationObject, name: string) =>
  (object.parameters as { name?: string; in?: string }[]).some(
    (parameter) => parameter.in === 'query' && parameter.name === name,
  );

/**
 * Links from what a create answers to all that can be done with the new record, and to the lists that can be
 * filtered by it: what a stateful client, or a stateful test, follows.
 */
export function addLinks(
  operations: readonly Operation[],
  objects: ReadonlyMap<string, OperationObject>,
): void {
  for (const create of operations.filter(isCreate)) {
    const response = objects.get(create.id)?.responses['201'];
    if (!response) continue;
    const links: Record<string, object> = {};
    for (const target of operations) {
      const object = objects.get(target.id) as OperationObject;
      const name = target.id.replace('.', '_');
      if (isAbout(target, create.resource)) {
        links[name] = { operationId: target.id, parameters: { id: newId } };
      } else if (target.route.method === 'GET' && takesInQuery(object, singular(create.resource))) {
        links[name] = { operationId: target.id, parameters: { [singular(create.resource)]: newId } };
      }
    }
    response.links = links;
  }
}
