import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;
let ids: { tournament: string; league: string; division: string; product: string };

beforeAll(async () => {
  organization = await service.organization({ name: 'Riverside' });
  const { admin } = organization;
  const product = await admin.paymentProducts.create({ name: 'Fee', amount: 5000 });
  const tournament = await admin.tournaments.create({ name: 'Classic', paymentProduct: product._id });
  const league = await admin.leagues.create({
    name: 'Winter',
    tournament: tournament._id,
    config: { admins: ['x@y.test'] },
  });
  const division = await admin.divisions.create({
    name: 'A',
    league: league._id,
    tournament: tournament._id,
  });
  ids = { tournament: tournament._id, league: league._id, division: division._id, product: product._id };
});

it('populates references by the token forms', async () => {
  const { admin } = organization;
  expect((await admin.divisions.get(ids.division)).league).toBe(ids.league);
  expect((await admin.divisions.get(ids.division, { include: 'league' })).league).toMatchObject({
    name: 'Winter',
    tournament: ids.tournament,
  });
  expect(
    (await admin.divisions.get(ids.division, { include: 'league.tournament.paymentProduct' })).league,
  ).toMatchObject({
    tournament: { name: 'Classic', paymentProduct: { amount: 5000 } },
  });
  expect((await admin.divisions.get(ids.division, { include: 'league(name)' })).league).toEqual({
    _id: ids.league,
    name: 'Winter',
  });
  expect(
    (await admin.divisions.get(ids.division, { include: 'league.tournament(name)' })).league,
  ).toMatchObject({
    name: 'Winter',
    tournament: { _id: ids.tournament, name: 'Classic' },
  });
});

it('populates what names the record only when asked', async () => {
  const { admin } = organization;
  expect(await admin.tournaments.get(ids.tournament)).not.toHaveProperty('contests');
  const tournament = await admin.tournaments.get(ids.tournament, { include: 'contests(name),divisions' });
  expect(tournament.contests).toEqual([{ _id: ids.league, name: 'Winter' }]);
  expect(tournament.divisions).toMatchObject([{ _id: ids.division, league: ids.league }]);
});

it('ignores roots that the endpoint does not allow', async () => {
  const division = await organization.admin.divisions.get(ids.division, {
    include: 'tournament,standings,nothing',
  });
  expect(division.tournament).toBe(ids.tournament);
});

it('gives null where the caller may not see the record, and never a secret', async () => {
  const anonymous = service.client();
  const league = await anonymous.leagues.get(ids.league, {
    include: 'paymentProduct,organization,tournament',
  });
  expect(league.organization).toMatchObject({ name: 'Riverside', email: null, stripeAccountId: null });
  const tournament = await anonymous.tournaments.get(ids.tournament, { include: 'paymentProduct,contests' });
  expect(tournament.paymentProduct).toBeNull();
  expect(JSON.stringify(tournament)).not.toContain('x@y.test');
});

it('hides an archived league from those who reach it through a reference', async () => {
  const { admin } = organization;
  const archived = await admin.leagues.create({ name: 'Past', active: false, tournament: ids.tournament });
  const contestsOf = async (client: typeof admin) =>
    (await client.tournaments.get(ids.tournament, { include: 'contests(name)' })).contests?.map(
      ({ name }) => name,
    );
  expect(await contestsOf(admin)).toContain('Past');
  expect(await contestsOf(service.client())).not.toContain('Past');
  await admin.leagues.remove(archived._id);
});

it('takes one statement a token and level, however many records there are', async () => {
  const { admin, _id } = organization;
  for (const name of ['B', 'C', 'D', 'E']) await admin.divisions.create({ name, league: ids.league });
  const select = service.db.select.bind(service.db);
  let count = 0;
  (service.db as { select: typeof select }).select = (...args) => {
    count += 1;
    return select(...args);
  };
  try {
    const countFor = async (limit: number) => {
      count = 0;
      await service
        .client()
        .divisions.list({ organization: _id, limit, include: 'league.tournament,organization' });
      return count;
    };
    const [few, many] = [await countFor(1), await countFor(100)];
    // One for the page and its total, then league, tournament and organization.
    expect([few, many]).toEqual([4, 4]);
  } finally {
    (service.db as { select: typeof select }).select = select;
  }
});
