import { aSignUp } from '../registrationTeams/aSeat.ts';
import { eventually } from '../support/eventually.ts';
import { holdRow } from '../support/heldRow.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
  // A cold pool would let the requests in one by one.
  await Promise.all(times(8, () => organization.admin.registrations.list()));
});

it('a league is signed up for through the newest of the registrations that are made at the same moment', async () => {
  const { admin } = organization;
  const league = await admin.leagues.create({ name: 'Winter' });
  const division = await admin.divisions.create({ name: 'A', league: league._id });
  const made = await Promise.all(
    times(12, (index) =>
      admin.registrations.create({ league: league._id, config: { capacity: 100 + index } }),
    ),
  );
  const newest = [...made]
    .sort((a, b) => a.created.localeCompare(b.created) || a._id.localeCompare(b._id))
    .at(-1);
  expect((await admin.divisions.config(division._id)).capacity).toEqual({
    value: newest?.config.capacity,
    source: 'registration',
  });
});

it('registrations, leagues and divisions that are written at the same moment all get through', async () => {
  const { admin } = organization;
  const leagues = await Promise.all(times(3, (index) => admin.leagues.create({ name: `League ${index}` })));
  const ids = leagues.map(({ _id }) => _id);
  const divisions = await Promise.all(
    ids.flatMap((league) => times(2, () => admin.divisions.create({ name: 'A', league }))),
  );
  const registrations = await Promise.all(
    times(2, (index) => admin.registrations.create({ contests: index === 0 ? ids : [...ids].reverse() })),
  );
  const answers = await Promise.allSettled(
    times(10, (round) => [
      ...ids.map((id) => admin.leagues.update(id, { config: { capacity: round + 1 } })),
      ...divisions.map(({ _id }) => admin.divisions.update(_id, { config: { capacity: round } })),
      ...registrations.map(({ _id }) =>
        admin.registrations.update(_id, {
          active: round % 2 === 0,
          config: { capacity: round, maxPlayers: round },
        }),
      ),
    ]).flat(),
  );
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
  const bounds = await Promise.all(ids.map(async (id) => (await admin.leagues.get(id)).config.maxPlayers));
  expect(new Set(bounds).size).toBe(1);
});

it('a registration that waits for a division keeps nobody waiting who pays there meanwhile', async () => {
  const { registration, division } = await aSignUp(organization, { fee: 5_000 });
  const held = await holdRow(service.db, 'divisions', division);
  const written = organization.admin.registrations.update(registration, { config: { capacity: 3 } });
  try {
    await eventually(async () => (await held.waiting()) === 1);
    // As an entry of the ledger does, whose writer holds the division: each would wait for the other.
    const referring = 'SELECT 1 FROM registrations WHERE id = $1 FOR KEY SHARE NOWAIT';
    expect(await service.db.select(referring, [registration])).toHaveLength(1);
  } finally {
    await held.release();
  }
  expect((await written).config.capacity).toBe(3);
});
