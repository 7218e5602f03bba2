import { eventually } from '../support/eventually.ts';
import type { TestOrganization } from '../support/service.ts';
import {
  amountsOf,
  aPayingTeam,
  deliverAll,
  pageOf,
  settle,
  useCardPayments,
  type Team,
} from './cardPayments.ts';

const parts = useCardPayments({ pool: 4 });
const { processor, service } = parts;
const { books } = processor;
let organization: TestOrganization;

beforeEach(async () => {
  organization = await service.organization();
});

const open = async (team: Team, order: { players?: string[]; donation?: number } = {}) =>
  pageOf((await organization.admin.registrationTeams.checkout(team._id, order)).url);
const isOpen = (page: string) => books.session(page).status === 'open';

const perPlayer = { registration: { cost: { amount: 3_000, perPlayer: true } } };

async function aTeamOf(...names: string[]) {
  const { form, team } = await aPayingTeam(organization, perPlayer);
  const players: string[] = [];
  for (const name of names) {
    players.push((await organization.admin.registrationTeams.addPlayer(team._id, { name }))._id);
  }
  return { form, team, players };
}

describe('a page that is open while', () => {
  const settledBy: [string, (team: Team, form: { registration: string }) => Promise<unknown>][] = [
    [
      'the organizers say that the team has paid',
      ({ _id }) => organization.admin.registrationTeams.setPayment(_id, { hasPaid: true }),
    ],
    ['the team is removed', ({ _id }) => organization.admin.registrationTeams.remove(_id)],
    [
      'the registration becomes free',
      (_team, { registration }) =>
        organization.admin.registrations.update(registration, { hasPayments: false }),
    ],
    [
      'the price is lowered',
      (_team, { registration }) =>
        organization.admin.registrations.update(registration, { cost: { amount: 9_000, perTeam: true } }),
    ],
  ];

  it.each(settledBy)('%s is closed before anybody pays too much on it', async (_, happen) => {
    const { form, team } = await aPayingTeam(organization);
    const page = await open(team);
    await happen(team, form);
    expect(await settle(parts)).toEqual([]);
    expect(isOpen(page)).toBe(false);
  });

  it('the price rises, or nothing happens, stays open: its amount was promised', async () => {
    const { form, team } = await aPayingTeam(organization);
    const page = await open(team, { donation: 500 });
    await settle(parts);
    await organization.admin.registrations.update(form.registration, {
      cost: { amount: 20_000, perTeam: true },
    });
    await settle(parts);
    expect(isOpen(page)).toBe(true);
  });

  it('the team that it takes a donation of is paid stays open, and while it is removed does not', async () => {
    const { form, team } = await aPayingTeam(organization);
    await organization.admin.payments.create({ registrationTeam: team._id, amount: 12_500, method: 'cash' });
    const page = await open(team, { donation: 500 });
    await organization.admin.registrations.update(form.registration, { hasPayments: false });
    await settle(parts);
    expect(isOpen(page)).toBe(true);
    const other = await aPayingTeam(organization, { registration: { hasPayments: false } });
    const otherPage = await open(other.team, { donation: 500 });
    await organization.admin.registrationTeams.remove(other.team._id);
    await settle(parts);
    expect(isOpen(otherPage)).toBe(false);
  });
});

describe('a page for a player’s share', () => {
  it('is closed when that share comes in as cash, and the other players’ pages stay', async () => {
    const { team, players } = await aTeamOf('Ada', 'Ben', 'Cy');
    const [ada = '', ben = ''] = players;
    const [ofAda, ofBen] = [await open(team, { players: [ada] }), await open(team, { players: [ben] })];
    await organization.admin.payments.create({
      ...{ registrationTeam: team._id, player: ben, amount: 3_000, method: 'cash' },
    });
    await eventually(() => !isOpen(ofBen));
    await settle(parts);
    expect(isOpen(ofAda)).toBe(true);
  });

  it('is closed when the player leaves the roster', async () => {
    const { team, players } = await aTeamOf('Ada', 'Ben', 'Cy');
    const [ada = '', ben = ''] = players;
    const [ofAda, ofBen] = [await open(team, { players: [ada] }), await open(team, { players: [ben] })];
    await organization.admin.registrationTeams.removePlayer(team._id, { player: ben });
    await settle(parts);
    expect([isOpen(ofAda), isOpen(ofBen)]).toEqual([true, false]);
  });

  it('is not in the way of the others’ once it is paid', async () => {
    const { team, players } = await aTeamOf('Ada', 'Ben');
    const [ada = '', ben = ''] = players;
    const [ofAda, ofBen] = [await open(team, { players: [ada] }), await open(team, { players: [ben] })];
    books.pay(ofAda);
    await deliverAll(parts);
    await settle(parts);
    expect(isOpen(ofBen)).toBe(true);
  });
});

describe('a page that the processor keeps open because somebody is paying on it', () => {
  const keepOpen = () => {
    processor.treat = ({ path }) => (path.endsWith('/expire') ? { status: 402 } : 'answer');
  };

  it('is not replaced by another: the same money would be paid twice', async () => {
    const { team } = await aPayingTeam(organization);
    const page = await open(team);
    keepOpen();
    const another = open(team, { donation: 500 });
    await eventually(() => processor.asked.filter(({ path }) => path.endsWith('/expire')).length > 1);
    books.pay(page);
    expect(books.session(await another).amount_total).toBe(500);
    expect(await amountsOf(organization, team)).toEqual([12_500]);
  });

  it('keeps its discount past its time, and is looked at again', async () => {
    const { form, team } = await aPayingTeam(organization);
    const code = await organization.admin.discountCodes.create({
      ...{ registration: form.registration, code: 'EarlyBird', amountOff: 2_500, maxUses: 1 },
    });
    const { url } = await organization.admin.registrationTeams.checkout(team._id, {
      discountCode: 'earlybird',
    });
    const [later, due] = [`now() + interval '1 minute'`, `now() - interval '1 second'`];
    await service.db.select(`UPDATE checkouts SET expires_at = ${due} WHERE registration_team = $1`, [
      team._id,
    ]);
    keepOpen();
    expect(await settle(parts)).toEqual([]);
    expect(await organization.admin.discountCodes.get(code._id)).toMatchObject({ uses: 1 });
    const [row] = await service.db.select(
      `SELECT state, looks, next_look_at BETWEEN now() AND ${later} AS "isSoon" FROM checkouts
       WHERE registration_team = $1`,
      [team._id],
    );
    expect(row).toEqual({ state: 'open', looks: 1, isSoon: true });
    books.pay(pageOf(url));
    await deliverAll(parts);
    expect(await organization.admin.registrationTeams.get(team._id)).toMatchObject({ paymentStatus: 'paid' });
  });
});
