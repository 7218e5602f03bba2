import { times, useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;

/** Twelve leagues with ties and gaps in what they are sorted by. */
beforeAll(async () => {
  organization = await service.organization();
  for (const index of times(12, (n) => n)) {
    await organization.admin.leagues.create({
      name: `League ${'CABD'[index % 4]}`,
      ...(index % 3 === 0 ? {} : { priority: index % 3 }),
      startDate: index % 5 === 0 ? null : `2026-0${(index % 3) + 1}-01`,
      sports: index % 2 === 0 ? ['soccer'] : ['basketball', 'soccer'],
    });
  }
});

const namesOf = (leagues: { priority: number | null; name: string }[]) =>
  leagues.map(({ priority, name }) => `${priority ?? '-'} ${name.at(-1)}`);

it('comes by priority, then by name, those without a priority last', async () => {
  const { data, count } = await organization.admin.leagues.list();
  expect(count).toBe(12);
  expect(namesOf(data)).toEqual([
    '1 A',
    '1 B',
    '1 C',
    '1 D',
    '2 A',
    '2 B',
    '2 C',
    '2 D',
    '- A',
    '- B',
    '- C',
    '- D',
  ]);
});

const sorts = [
  'priority',
  '-priority',
  'name',
  '-name',
  'startDate',
  '-startDate',
  'created',
  '-updated',
] as const;

it.each(sorts)('by %s comes in pages without a loss, a repetition or another order', async (sort) => {
  const whole = (await organization.admin.leagues.list({ sort })).data.map(({ _id }) => _id);
  const byCursor = await organization.admin.leagues.list({ sort, limit: 5 }).toArray({ limit: 100 });
  expect(byCursor.map(({ _id }) => _id)).toEqual(whole);
  const byNumber = await Promise.all(
    [1, 2, 3, 4].map(async (page) => (await organization.admin.leagues.list({ sort, limit: 5, page })).data),
  );
  expect(byNumber.flat().map(({ _id }) => _id)).toEqual(whole);
});

it('descends as the exact reverse', async () => {
  const up = (await organization.admin.leagues.list({ sort: 'startDate' })).data.map(({ _id }) => _id);
  const down = (await organization.admin.leagues.list({ sort: '-startDate' })).data.map(({ _id }) => _id);
  expect(down).toEqual(up.toReversed());
});

it('counts what matches, not what is in the page, and announces the next page', async () => {
  const answer = await service.fetch('/leagues?limit=5&sort=name', { token: organization.apiKey });
  const { count, data } = (await answer.json()) as { count: number; data: { _id: string }[] };
  expect([count, data.length]).toEqual([12, 5]);
  expect(answer.headers.get('link')).toBe(
    `</api/v1/leagues?limit=5&sort=name&after=${data[4]?._id}>; rel="next"`,
  );
  const last = await service.fetch('/leagues?limit=5&page=3', { token: organization.apiKey });
  expect(last.headers.get('link')).toBeNull();
});

it('is filtered by sport, whichever place it has among the sports', async () => {
  expect((await organization.admin.leagues.list({ sport: 'basketball' })).count).toBe(6);
  expect((await organization.admin.leagues.list({ sport: 'soccer' })).count).toBe(12);
});

it.each([
  ['limit=0', 'limit'],
  ['limit=1001', 'limit'],
  ['limit=ten', 'limit'],
  ['page=0', 'page'],
  ['sort=color', 'sort'],
  ['after=xyz', 'after'],
  ['active=maybe', 'active'],
  ['limit=1&limit=2', 'limit'],
  ['colour=red', 'colour'],
])('refuses %s by its name', async (query, path) => {
  const answer = await service.fetch(`/leagues?${query}`);
  const { error } = (await answer.json()) as { error: { details: { path: string }[] } };
  expect([answer.status, error.details[0]?.path]).toEqual([400, path]);
});

it('refuses to go on after a record that the caller does not see', async () => {
  const other = await service.organization();
  const { _id } = await other.admin.leagues.create({ name: 'Theirs', active: false });
  await expect(organization.admin.leagues.list({ after: _id })).rejects.toMatchObject({
    status: 409,
    code: 'invalid_reference',
    details: [{ path: 'after' }],
  });
});
