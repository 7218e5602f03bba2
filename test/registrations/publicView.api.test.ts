import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization({ name: 'Riverside' });
});

const aRegistration = (fields: object = {}) => organization.admin.registrations.create(fields as never);
const aLeague = (fields: object = {}) => organization.admin.leagues.create({ name: 'Winter', ...fields });
const aTournament = (fields: object = {}) =>
  organization.admin.tournaments.create({ name: 'Classic', ...fields });

const idsOf = ({ data }: { data: { _id: string }[] }) => data.map(({ _id }) => _id).sort();
const publicIds = async (query: object) => idsOf(await service.client().registrations.list(query));

describe('the public', () => {
  it('sees a registration without its administrators', async () => {
    const { _id } = await aRegistration({ config: { admins: ['sam@league.test'], capacity: 4 } });
    const another = await service.organization();
    for (const client of [service.client(), (await service.user()).client, another.admin]) {
      expect((await client.registrations.get(_id)).config).toEqual({ capacity: 4 });
    }
  });

  it('finds a hidden one by its link, and in no list', async () => {
    const league = await aLeague();
    const hidden = await aRegistration({ league: league._id, hidden: true });
    const shown = await aRegistration({ league: league._id });
    expect((await service.client().registrations.get(hidden._id)).hidden).toBe(true);
    expect(await publicIds({ league: league._id })).toEqual([shown._id]);
    expect(await publicIds({ league: league._id, hidden: true })).toEqual([]);
    expect(idsOf(await service.client().registrations.listByLeague(league._id))).toEqual([shown._id]);
    await expect(service.client().registrations.list({ after: hidden._id })).rejects.toMatchObject({
      status: 409,
      details: [{ path: 'after' }],
    });
  });

  it('knows nothing of one below an archived league or tournament', async () => {
    const past = await aTournament({ active: false });
    const registrations = await Promise.all([
      aRegistration({ league: (await aLeague({ active: false }))._id }),
      aRegistration({ contests: [(await aLeague({ active: false }))._id] }),
      aRegistration({ league: (await aLeague({ tournament: past._id }))._id }),
      aRegistration({ tournament: past._id }),
    ]);
    const listed = await publicIds({ organization: organization._id });
    for (const { _id } of registrations) {
      await expect(service.client().registrations.get(_id)).rejects.toMatchObject({
        status: 404,
        code: 'not_found',
      });
      expect(listed).not.toContain(_id);
      expect((await organization.key.registrations.get(_id))._id).toBe(_id);
    }
  });

  it('sees one that is still for a league that is not archived', async () => {
    const [past, present] = [await aLeague({ active: false }), await aLeague()];
    const { _id } = await aRegistration({ league: past._id, contests: [present._id] });
    expect((await service.client().registrations.get(_id))._id).toBe(_id);
  });
});

describe('the notice', () => {
  const signUp = async (fields: object) => {
    const { _id } = await aRegistration({ timeZone: 'America/New_York', ...fields });
    return (await service.client().registrations.get(_id)).signUp;
  };

  it('says when sign-up opens and when it closed, by the day in the registration’s zone', async () => {
    expect(await signUp({ startDate: '2999-03-08', config: { gateByStartDate: true } })).toEqual({
      state: 'not_open',
      notice: 'Registration opens on March 8, 2999.',
    });
    expect(await signUp({ endDate: '2020-11-01', config: { gateByEndDate: true } })).toEqual({
      state: 'closed',
      notice: 'Registration closed on November 1, 2020.',
    });
    expect(await signUp({ active: false })).toMatchObject({ state: 'inactive' });
  });

  it('is none for dates without their gates', async () => {
    expect(await signUp({ startDate: '2999-03-08', endDate: '2020-11-01' })).toEqual({
      state: 'open',
      notice: null,
    });
  });
});

describe('the lists', () => {
  it('filter by league, which may be a contest, by tournament, and by what is open and shown', async () => {
    const { admin } = organization;
    const [league, tournament] = [await aLeague(), await aTournament()];
    const own = await aRegistration({ league: league._id });
    const contest = await aRegistration({ contests: [league._id], active: false });
    const ofTournament = await aRegistration({ tournament: tournament._id, hidden: true });
    expect(idsOf(await admin.registrations.list({ league: league._id }))).toEqual([own._id, contest._id]);
    expect(idsOf(await admin.registrations.listByLeague(league._id, { active: true }))).toEqual([own._id]);
    expect(idsOf(await admin.registrations.list({ tournament: tournament._id }))).toEqual([ofTournament._id]);
    expect(idsOf(await admin.registrations.listByTournament(tournament._id, { hidden: false }))).toEqual([]);
    expect(await publicIds({ league: league._id, active: false })).toEqual([contest._id]);
    const another = await service.organization();
    expect((await another.admin.registrations.list({ league: league._id })).count).toBe(0);
  });

  it('of an unknown or archived league or tournament are 404', async () => {
    const client = service.client();
    const [league, tournament] = [await aLeague({ active: false }), await aTournament({ active: false })];
    for (const answer of [
      () => client.registrations.listByLeague(league._id),
      () => client.registrations.listByLeague('e'.repeat(24)),
      () => client.registrations.listByTournament(tournament._id),
    ]) {
      await expect(answer()).rejects.toMatchObject({ status: 404 });
    }
  });

  it('come by start date, in pages', async () => {
    const { admin, _id } = await service.organization();
    for (const startDate of ['2026-03-01', null, '2026-01-01', '2026-02-01']) {
      await admin.registrations.create({ startDate });
    }
    const sorted = await admin.registrations.list({ sort: 'startDate', organization: _id });
    expect(sorted.data.map(({ startDate }) => startDate?.slice(0, 7))).toEqual([
      '2026-01',
      '2026-02',
      '2026-03',
      undefined,
    ]);
    const paged = await admin.registrations.list({ sort: 'startDate', limit: 3 }).toArray({ limit: 10 });
    expect(paged).toEqual(sorted.data);
  });
});

describe('the lists by the name of an organization', () => {
  let own: TestOrganization;
  let ids: { open: string; inactive: string; hidden: string };

  beforeAll(async () => {
    own = await service.organization({ name: 'Hillside' });
    const open = await own.admin.registrations.create({});
    const inactive = await own.admin.registrations.create({ active: false });
    const hidden = await own.admin.registrations.create({ hidden: true });
    ids = { open: open._id, inactive: inactive._id, hidden: hidden._id };
  });

  it('hold what is active and shown, for everybody', async () => {
    for (const client of [service.client(), own.admin, own.key]) {
      expect(idsOf(await client.registrations.listByOrganizationName('hillside'))).toEqual([ids.open]);
    }
  });

  it('hold all of it for the organization, and are refused to others', async () => {
    for (const client of [own.admin, own.key]) {
      const all = await client.registrations.listAllByOrganizationName('HILLSIDE');
      expect(idsOf(all)).toEqual([ids.open, ids.inactive, ids.hidden].sort());
    }
    const refused = [organization.admin, organization.key, (await service.user()).client];
    for (const client of refused) {
      await expect(client.registrations.listAllByOrganizationName('hillside')).rejects.toMatchObject({
        status: 403,
      });
    }
    await expect(service.client().registrations.listAllByOrganizationName('hillside')).rejects.toMatchObject({
      status: 401,
    });
    await expect(own.admin.registrations.listAllByOrganizationName('nowhere')).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('?include=', () => {
  it('populates what a registration is for, the contests in their order', async () => {
    const { admin, _id } = organization;
    const tournament = await aTournament();
    const [first, second] = [await aLeague({ name: 'First' }), await aLeague({ name: 'Second' })];
    const product = await admin.paymentProducts.create({ name: 'Fee', amount: 100 });
    const registration = await aRegistration({
      tournament: tournament._id,
      league: first._id,
      contests: [second._id, first._id],
      paymentProduct: product._id,
    });
    const include =
      'contests(name),league,contest(name),tournament(name),paymentProduct(amount),organization';
    expect(await admin.registrations.get(registration._id, { include })).toMatchObject({
      contests: [
        { _id: second._id, name: 'Second' },
        { _id: first._id, name: 'First' },
      ],
      league: { _id: first._id, name: 'First', active: true },
      contest: { _id: first._id, name: 'First' },
      tournament: { _id: tournament._id, name: 'Classic' },
      paymentProduct: { _id: product._id, amount: 100 },
      organization: { _id, name: 'Riverside' },
    });
  });

  it('shows the public no archived contest, no price and no administrators', async () => {
    const [past, present] = [
      await aLeague({ active: false }),
      await aLeague({ config: { admins: ['sam@league.test'] } }),
    ];
    const product = await organization.admin.paymentProducts.create({ name: 'Fee', amount: 100 });
    const { _id } = await aRegistration({
      league: past._id,
      contests: [past._id, present._id],
      paymentProduct: product._id,
    });
    const read = await service.client().registrations.get(_id, {
      include: 'contests,league,paymentProduct,donationProduct',
    });
    expect(read).toMatchObject({ league: null, paymentProduct: null, donationProduct: null });
    expect(read.contests).toEqual([expect.objectContaining({ _id: present._id, config: {} })]);
  });
});
