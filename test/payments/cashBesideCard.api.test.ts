import { pay } from '../registrationTeams/aSeat.ts';
import { eventually } from '../support/eventually.ts';
import type { TestOrganization } from '../support/service.ts';
import {
  amountsOf,
  aPayingTeam,
  ledgerOf,
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

const read = (team: Team) => organization.admin.registrationTeams.get(team._id);
const open = async (team: Team, order: { players?: string[]; donation?: number } = {}) =>
  pageOf((await organization.admin.registrationTeams.checkout(team._id, order)).url);
const isOpen = (page: string) => books.session(page).status === 'open';

const stateOf = async (page: string) =>
  (await service.db.select<{ state: string }>('SELECT state FROM checkouts WHERE session_id = $1', [page]))[0]
    ?.state;

describe('cash', () => {
  it('that settles the fee closes the card page that was open', async () => {
    const { form, team } = await aPayingTeam(organization);
    const page = await open(team);
    await pay(form, team, 12_500);
    await eventually(async () => (await stateOf(page)) === 'expired');
    expect(books.session(page).status).toBe('expired');
    expect(await read(team)).toMatchObject({ paymentStatus: 'paid', amountRemaining: 0 });
  });

  it('that pays a part closes a page for more than is left, and the next one is for the rest', async () => {
    const { form, team } = await aPayingTeam(organization);
    const page = await open(team);
    await pay(form, team, 5_000);
    await eventually(async () => (await stateOf(page)) === 'expired');
    const { url, amount } = await organization.admin.registrationTeams.checkout(team._id, {});
    expect([isOpen(pageOf(url)), amount]).toEqual([true, 7_500]);
  });

  it('that leaves as much as the pages charge, or is a donation, closes none', async () => {
    const cost = { cost: { amount: 3_000, perPlayer: true } };
    const { form, team } = await aPayingTeam(organization, { registration: cost });
    const players = await Promise.all(
      ['Ada Marsh', 'Bo Lindqvist'].map((name) =>
        organization.admin.registrationTeams.addPlayer(team._id, { name }),
      ),
    );
    const share = await open(team, { players: [players[0]?._id as string] });
    await organization.admin.payments.create({
      ...{ registrationTeam: team._id, amount: 50_000, method: 'cash', kind: 'donation' },
    });
    const { amountRemaining } = await read(team);
    await pay(form, team, amountRemaining - books.session(share).amount_total);
    expect(await settle(parts)).toEqual([]);
    expect([isOpen(share), await stateOf(share)]).toEqual([true, 'open']);
    await pay(form, team, 1);
    await eventually(async () => (await stateOf(share)) === 'expired');
  });

  it('that comes in while somebody pays by card is kept beside it: too much is shown and can be refunded', async () => {
    const { form, team } = await aPayingTeam(organization);
    const page = await open(team);
    processor.treat = ({ path }) => {
      if (path.endsWith('/expire') && isOpen(page)) books.pay(page);
      return 'answer';
    };
    await pay(form, team, 12_500);
    await eventually(async () => (await amountsOf(organization, team)).length === 2);
    expect(await read(team)).toMatchObject({ amountPaid: 25_000, amountRemaining: 0 });
    const card = (await ledgerOf(organization, team)).find(({ method }) => method === 'card');
    await organization.admin.payments.refund(card?._id as string, {});
    expect(await read(team)).toMatchObject({ amountPaid: 12_500, paymentStatus: 'paid' });
  });

  it('that comes in while the processor can’t be reached leaves the closing to the job', async () => {
    const { form, team } = await aPayingTeam(organization);
    const page = await open(team);
    processor.treat = () => ({ status: 503 });
    await pay(form, team, 12_500);
    await eventually(() => processor.asked.some(({ path }) => path.endsWith('/expire')));
    expect(isOpen(page)).toBe(true);
    await eventually(async () => {
      processor.treat = () => 'answer';
      await settle(parts);
      return !isOpen(page);
    });
    expect(await stateOf(page)).toBe('expired');
  });
});
