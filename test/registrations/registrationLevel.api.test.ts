import { followCapacity } from '../../server/competitions/index.ts';
import { useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

const aRegistration = (fields: object = {}) => organization.admin.registrations.create(fields as never);
const aLeague = (fields: object = {}) => organization.admin.leagues.create({ name: 'Winter', ...fields });
const aDivision = (fields: object) => organization.admin.divisions.create({ name: 'A', ...fields });
const aTournament = (fields: object = {}) =>
  organization.admin.tournaments.create({ name: 'Classic', ...fields });

/** The value of a field that counts in a division, and the level it came from. */
const resolved = async (
  division: string,
  field: 'capacity' | 'hasWaitlist' | 'autoPromote' | 'hideTeams',
) => {
  const { value, source } = (await organization.admin.divisions.config(division))[field];
  return [value, source];
};

describe('the configuration of a division', () => {
  it('comes from its registration where nothing above says anything', async () => {
    const league = await aLeague({ config: { hideTeams: false } });
    const division = await aDivision({ league: league._id });
    await aRegistration({
      league: league._id,
      config: { capacity: 16, autoPromote: true, hideTeams: true, waitlistCapacity: 3 },
    });
    expect(await resolved(division._id, 'capacity')).toEqual([16, 'registration']);
    expect(await resolved(division._id, 'autoPromote')).toEqual([true, 'registration']);
    expect(await resolved(division._id, 'hideTeams')).toEqual([false, 'league']);
    expect((await organization.admin.divisions.get(division._id)).config).toEqual({
      admins: [],
      waitlistCapacity: 3,
      autoPromote: true,
      promotionPaymentWindowHours: 48,
    });
  });

  it('is no limit at its level where capacity is 0, not "full", down to the registration', async () => {
    const tournament = await aTournament({ config: { capacity: 0 } });
    const league = await aLeague({ tournament: tournament._id, config: { capacity: 0 } });
    const division = await aDivision({ league: league._id, config: { capacity: 0 } });
    expect(await resolved(division._id, 'capacity')).toEqual([0, 'default']);
    const registration = await aRegistration({ league: league._id, config: { capacity: 12 } });
    expect(await resolved(division._id, 'capacity')).toEqual([12, 'registration']);
    await organization.admin.registrations.update(registration._id, { config: { capacity: 0 } });
    expect(await resolved(division._id, 'capacity')).toEqual([0, 'default']);
  });

  it('comes from the newest active registration of its league, or the newest where none is active', async () => {
    const league = await aLeague();
    const division = await aDivision({ league: league._id });
    const older = await aRegistration({ league: league._id, config: { capacity: 8 } });
    const newer = await aRegistration({ contests: [league._id], config: { capacity: 10 } });
    expect(await resolved(division._id, 'capacity')).toEqual([10, 'registration']);
    await organization.admin.registrations.update(newer._id, { active: false });
    expect(await resolved(division._id, 'capacity')).toEqual([8, 'registration']);
    await organization.admin.registrations.update(older._id, { active: false });
    expect(await resolved(division._id, 'capacity')).toEqual([10, 'registration']);
    await organization.admin.registrations.remove(newer._id);
    expect(await resolved(division._id, 'capacity')).toEqual([8, 'registration']);
    await organization.admin.registrations.remove(older._id);
    expect(await resolved(division._id, 'capacity')).toEqual([0, 'default']);
  });

  it('comes from the registration of its league before that of its tournament', async () => {
    const tournament = await aTournament();
    const league = await aLeague({ tournament: tournament._id });
    const [below, beside] = [
      await aDivision({ league: league._id }),
      await aDivision({ tournament: tournament._id }),
    ];
    await aRegistration({ tournament: tournament._id, config: { capacity: 4 } });
    expect(await resolved(below._id, 'capacity')).toEqual([4, 'registration']);
    const ofLeague = await aRegistration({ league: league._id, config: { hasWaitlist: true } });
    expect(await resolved(below._id, 'capacity')).toEqual([0, 'default']);
    expect(await resolved(below._id, 'hasWaitlist')).toEqual([true, 'registration']);
    expect(await resolved(beside._id, 'capacity')).toEqual([4, 'registration']);
    await organization.admin.registrations.update(ofLeague._id, { league: null });
    expect(await resolved(below._id, 'capacity')).toEqual([4, 'registration']);
  });

  it('knows no gates: they are the registration’s own', async () => {
    const league = await aLeague();
    const division = await aDivision({ league: league._id });
    await aRegistration({ league: league._id, config: { gateByEndDate: true, capacity: 3 } });
    expect(Object.keys(await organization.admin.divisions.config(division._id))).not.toContain(
      'gateByEndDate',
    );
  });

  it('hides from the public what the registration hides', async () => {
    const league = await aLeague();
    const division = await aDivision({ league: league._id });
    await aRegistration({ league: league._id, config: { hideStandings: true } });
    expect((await service.client().divisions.get(division._id)).standings).toBeNull();
  });
});

describe('whoever keeps seats in order is told', () => {
  const followed: string[][] = [];
  const during = async (work: () => Promise<unknown>): Promise<string[][]> => {
    followed.length = 0;
    await work();
    return followed.map((divisions) => [...divisions].sort());
  };

  let ids: { tournament: string; league: string; below: string; beside: string };

  beforeAll(async () => {
    followCapacity((_ctx, divisions, work) => {
      followed.push([...divisions]);
      return work();
    });
    const tournament = await aTournament();
    const league = await aLeague({ tournament: tournament._id });
    const below = await aDivision({ league: league._id });
    const beside = await aDivision({ tournament: tournament._id });
    ids = { tournament: tournament._id, league: league._id, below: below._id, beside: beside._id };
  });

  it('of a capacity at any level, with the divisions below it', async () => {
    const { admin } = organization;
    const config = { capacity: 5 };
    expect(await during(() => admin.divisions.update(ids.below, { config }))).toEqual([[ids.below]]);
    expect(await during(() => admin.leagues.update(ids.league, { config }))).toEqual([[ids.below]]);
    const both = [ids.below, ids.beside].sort();
    expect(await during(() => admin.tournaments.update(ids.tournament, { config }))).toEqual([both]);
    expect(await during(() => admin.divisions.update(ids.below, { name: 'B' }))).toEqual([]);
    expect(await during(() => admin.leagues.update(ids.league, { config: { hideTeams: true } }))).toEqual([]);
  });

  it('of a registration that comes, changes, moves and goes', async () => {
    const { admin } = organization;
    let id = '';
    const created = await during(async () => {
      id = (await aRegistration({ tournament: ids.tournament }))._id;
    });
    expect(created).toEqual([[ids.below, ids.beside].sort()]);
    await admin.registrations.update(id, { tournament: null });
    expect(await during(() => admin.registrations.update(id, { league: ids.league }))).toEqual([[ids.below]]);
    expect(await during(() => admin.registrations.update(id, { cost: { amount: 5 } }))).toEqual([
      [ids.below],
    ]);
    expect(await during(() => admin.registrations.update(id, { message: 'Hello' }))).toEqual([]);
    expect(await during(() => admin.registrations.update(id, { contest: null }))).toEqual([[ids.below]]);
    await admin.registrations.update(id, { contests: [ids.league] });
    expect(await during(() => admin.registrations.remove(id))).toEqual([[ids.below]]);
  });

  it('of a price, with every division that charges it', async () => {
    const { admin } = organization;
    const product = await admin.paymentProducts.create({ name: 'Fee', amount: 100 });
    const price = (amount: number) => () => admin.paymentProducts.update(product._id, { amount });
    expect(await during(price(200))).toEqual([]);
    const registration = await aRegistration({ league: ids.league, paymentProduct: product._id });
    expect(await during(price(300))).toEqual([[ids.below]]);
    await admin.divisions.update(ids.beside, { paymentProduct: product._id });
    expect(await during(price(0))).toEqual([[ids.below, ids.beside].sort()]);
    expect(await during(() => admin.paymentProducts.update(product._id, { name: 'Free' }))).toEqual([]);
    await admin.registrations.remove(registration._id);
  });

  it('of nothing by those who may not write', async () => {
    const other = await service.organization();
    const refused = () =>
      expect(other.admin.leagues.update(ids.league, { config: { capacity: 1 } })).rejects.toMatchObject({
        status: 403,
      });
    expect(await during(refused)).toEqual([]);
  });
});
