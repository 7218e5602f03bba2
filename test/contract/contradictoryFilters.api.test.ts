import { useCardPayments } from '../payments/cardPayments.ts';
import { callOf, jsonOf, operations, parametersOf, send } from '../support/catalogue/call.ts';
import { aCatalogue, type Catalogue } from '../support/catalogue/catalogue.ts';
import { documentedOperation, resolved } from '../support/strictSchema.ts';

/** A filter never takes the place of what the path says: a record has to meet both. */

const parts = useCardPayments();
const unknownId = 'f'.repeat(24);
let own: Catalogue;

beforeAll(async () => {
  own = await aCatalogue(parts);
}, 60_000);

const idFilters = (id: string) =>
  documentedOperation(id).parameters.filter(
    ({ in: place, schema, name = '' }) =>
      place === 'query' && resolved(schema ?? {}).name === 'ObjectId' && !['after', 'before'].includes(name),
  );

const filters = operations
  .filter(({ route }) => route.method === 'GET' && parametersOf(route.path).length > 0)
  .flatMap((operation) =>
    idFilters(operation.id).map(({ name = '' }) => ({ operation, name, title: `${operation.id}?${name}=` })),
  );

type Listed = { data?: unknown[]; count?: number };

/** Of games and their duties and answers `team` is who asks: 404 for strangers to it. */
const asksAsTeam = ['availabilities', 'assignments'];

it.each(filters)('$title finds nothing of a record that there is not', async ({ operation, name }) => {
  const call = await callOf(operation, own);
  const whole = await send(parts.service, call);
  expect(whole.status).toBe(200);
  expect(jsonOf<Listed>(whole)?.data).not.toEqual([]);
  const filtered = await send(parts.service, { ...call, query: { ...call.query, [name]: unknownId } });
  if (asksAsTeam.includes(operation.resource)) expect(filtered.status).toBe(404);
  else expect(jsonOf<Listed>(filtered)).toMatchObject({ success: true, data: [], count: 0 });
});

it('shows a team-mate an empty page, and not 404, where a filter leaves everybody out', async () => {
  const operation = operations.find(({ id }) => id === 'players.listByTeam') as (typeof operations)[number];
  const call = await callOf(operation, own);
  const asked = async (query: Record<string, string>) =>
    jsonOf<Listed>(await send(parts.service, { ...call, query }, own.member.token));
  expect((await asked({}))?.data).not.toEqual([]);
  expect(await asked({ removed: 'true' })).toEqual({ success: true, data: [], count: 0 });
  expect(await asked({ registration: unknownId })).toEqual({ success: true, data: [], count: 0 });
});
