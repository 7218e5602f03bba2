import { addressOf, pay } from '../registrationTeams/aSeat.ts';
import type { TestOrganization } from '../support/service.ts';
import {
  amountsOf,
  aPayingTeam,
  checkoutsOf,
  deliverAll,
  ledgerOf,
  pageOf,
  payByCard,
  payOnPage,
  useCardPayments,
  type Order,
} from './cardPayments.ts';

const parts = useCardPayments({ pool: 8 });
const { processor, service } = parts;
const { books } = processor;
let organization: TestOrganization;

beforeEach(async () => {
  organization = await service.organization();
});

const { checkout, read, session, sessionsOf } = checkoutsOf(parts, () => organization);

describe('paying by card', () => {
  it('charges the fee on the organization’s account, with the platform’s one per cent', async () => {
    const { team } = await aPayingTeam(organization);
    const answer = await checkout(team);
    expect(answer).toEqual({
      url: expect.stringMatching(/^https:\/\/pay\.test\//) as string,
      amount: 12_500,
      platformFee: 125,
      expiresAt: expect.any(String) as string,
    });
    expect(session(answer.url)).toMatchObject({
      amount_total: 12_500,
      currency: 'usd',
      metadata: { registrationTeam: team._id, organization: organization._id },
      intent: { fee: 125, destination: 'acct_test', metadata: { registrationTeam: team._id } },
    });
  });

  it('enters the payment, tells of it and seats the team', async () => {
    const { team } = await aPayingTeam(organization, { config: { capacity: 1 } });
    const payment = await payByCard(parts, organization.admin, team);
    expect(await ledgerOf(organization, team)).toMatchObject([
      {
        ...{ amount: 12_500, platformFee: 125, currency: 'usd', method: 'card', kind: 'fee', player: null },
        ...{ externalId: payment, refundOf: null, createdBy: { kind: 'admin', id: organization.adminId } },
      },
    ]);
    expect(await read(team)).toMatchObject({ paymentStatus: 'paid', capacityState: 'Secured' });
    const mails = await service.db.select<{ template: string; recipient: string }>(
      `SELECT template, recipient FROM outbox WHERE organization = $1 AND template LIKE '%payment%' ORDER BY id`,
      [organization._id],
    );
    expect(mails).toEqual([
      { template: 'payment_receipt', recipient: addressOf('Riverside Hawks') },
      { template: 'team_payment_send_to_admins', recipient: organization.adminEmail },
    ]);
  });

  it('charges what is left of the fee', async () => {
    const { form, team } = await aPayingTeam(organization);
    await pay(form, team, 12_000);
    expect(await checkout(team)).toMatchObject({ amount: 500, platformFee: 5 });
  });

  it('keeps a donation apart, as an entry of its own that settles no fee', async () => {
    const { team } = await aPayingTeam(organization);
    expect(await checkout(team, { donation: 1_050 })).toMatchObject({ amount: 13_550, platformFee: 136 });
    await payByCard(parts, organization.admin, team, { donation: 1_050 });
    const entries = await ledgerOf(organization, team);
    expect(entries.map(({ kind, amount, platformFee }) => [kind, amount, platformFee])).toEqual([
      ['fee', 12_500, 125],
      ['donation', 1_050, 11],
    ]);
    expect(await read(team)).toMatchObject({ amountPaid: 12_500, amountRemaining: 0 });
    expect(await checkout(team, { donation: 300 })).toMatchObject({ amount: 300, platformFee: 3 });
  });

  it('calls the donation what the registration calls it', async () => {
    const product = await organization.admin.paymentProducts.create({
      ...{ name: 'Youth fund', kind: 'donation', amount: 1_000 },
    });
    const { team } = await aPayingTeam(organization, { registration: { donationProduct: product._id } });
    await checkout(team, { donation: 1_000 });
    const [page] = await service.db.select<{ parts: { label: string }[] }>(
      'SELECT parts FROM checkouts WHERE registration_team = $1',
      [team._id],
    );
    expect(page?.parts.map(({ label }) => label)).toEqual([
      'Registration fee of Riverside Hawks',
      'Youth fund',
    ]);
  });

  it('can pay and refund a fee whose one per cent rounds to nothing (field report 20)', async () => {
    const { team } = await aPayingTeam(organization, { fee: 40 });
    expect(await checkout(team)).toMatchObject({ amount: 40, platformFee: 0 });
    await payByCard(parts, organization.admin, team);
    const [payment] = await ledgerOf(organization, team);
    const entry = await organization.admin.payments.refund(payment?._id as string);
    expect(entry).toMatchObject({ amount: -40, platformFee: 0 });
    expect(await read(team)).toMatchObject({ paymentStatus: 'refunded', amountPaid: 0 });
  });
});

describe('a second checkout', () => {
  it('answers the open page where nothing has changed', async () => {
    const { team } = await aPayingTeam(organization);
    const first = await checkout(team);
    expect(await checkout(team)).toEqual(first);
    expect(sessionsOf(team)).toHaveLength(1);
  });

  it('that arrives at the same moment leads to the same page', async () => {
    const { team } = await aPayingTeam(organization);
    processor.treat = ({ method }) => (method === 'POST' ? { delayMs: 50 } : 'answer');
    const answers = await Promise.all([1, 2, 3, 4].map(() => checkout(team)));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(sessionsOf(team)).toHaveLength(1);
  });

  it('for something else closes the first page', async () => {
    const { form, team } = await aPayingTeam(organization);
    const first = await checkout(team);
    await pay(form, team, 2_500);
    const second = await checkout(team);
    expect(second).toMatchObject({ amount: 10_000 });
    expect([session(first.url).status, session(second.url).status]).toEqual(['expired', 'open']);
  });

  it('never charges twice: money that came in on the first page counts before the second opens', async () => {
    const { team } = await aPayingTeam(organization);
    // The processor's message is still on its way.
    await payOnPage(parts, organization.admin, team);
    const { url } = await checkout(team, { donation: 700 });
    expect(session(url).amount_total).toBe(700);
    expect(await amountsOf(organization, team)).toEqual([12_500]);
  });

  it('leads nobody to a page that was just paid', async () => {
    const { team } = await aPayingTeam(organization);
    await payOnPage(parts, organization.admin, team);
    await expect(checkout(team)).rejects.toMatchObject({ status: 409, code: 'nothing_due' });
    expect(await read(team)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('leaves one page open, whichever of several orders comes first and however slow the processor is', async () => {
    const orders: Order[] = [{}, { donation: 500 }, { donation: 900 }];
    for (let round = 0; round < 12; round += 1) {
      const { team } = await aPayingTeam(organization);
      processor.treat = (_asked, times) => ({ delayMs: (times * 7 + round * 5) % 23 });
      const answers = await Promise.allSettled(orders.map((order) => checkout(team, order)));
      processor.treat = () => 'answer';
      expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
      const open = sessionsOf(team).filter(({ status }) => status === 'open');
      expect([round, open.length]).toEqual([round, 1]);
      const known = await service.db.select(
        `SELECT session_id FROM checkouts WHERE registration_team = $1 AND state = 'open'`,
        [team._id],
      );
      expect(known).toEqual([{ session_id: open[0]?.id }]);
    }
  });

  it('is not needed once all is paid', async () => {
    const { team } = await aPayingTeam(organization);
    await payByCard(parts, organization.admin, team);
    await expect(checkout(team)).rejects.toMatchObject({ status: 409, code: 'nothing_due' });
  });

  it('with the same Idempotency-Key gets the same answer, with another body none', async () => {
    const { team } = await aPayingTeam(organization);
    const once = { idempotencyKey: `checkout-${team._id}` };
    const again = (order: Order) => organization.admin.registrationTeams.checkout(team._id, order, once);
    expect(await again({ donation: 5 })).toEqual(await again({ donation: 5 }));
    await expect(again({ donation: 6 })).rejects.toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
  });
});

describe('a player’s share', () => {
  const perPlayer = { registration: { cost: { amount: 3_000, perPlayer: true } }, fee: 3_000 };
  const aRosterOf = async (...names: string[]) => {
    const { team } = await aPayingTeam(organization, perPlayer);
    const players = [];
    for (const name of names) {
      players.push((await organization.admin.registrationTeams.addPlayer(team._id, { name }))._id);
    }
    return { team, players };
  };

  it('has a page of its own, and each page its entries', async () => {
    const { team, players } = await aRosterOf('Ada', 'Ben', 'Cy');
    const [ada = '', ben = '', cy = ''] = players;
    expect(await checkout(team, { players: [ada] })).toMatchObject({ amount: 3_000, platformFee: 30 });
    await payByCard(parts, organization.admin, team, { players: [ada] });
    await payByCard(parts, organization.admin, team, { players: [ben, cy] });
    const entries = await ledgerOf(organization, team);
    expect(entries.map(({ player, amount, platformFee }) => [player, amount, platformFee])).toEqual(
      players.map((player) => [player, 3_000, 30]),
    );
    expect(await read(team)).toMatchObject({ paymentStatus: 'paid', amountDue: 9_000 });
    await expect(checkout(team, { players: [ada] })).rejects.toMatchObject({ code: 'nothing_due' });
  });

  it('can be paid beside another player’s, while a page for the whole closes both', async () => {
    const { team, players } = await aRosterOf('Ada', 'Ben');
    const [ada = '', ben = ''] = players;
    const first = await checkout(team, { players: [ada] });
    const second = await checkout(team, { players: [ben] });
    expect([first, second].map(({ url }) => session(url).status)).toEqual(['open', 'open']);
    const whole = await checkout(team);
    expect([first, second].map(({ url }) => session(url).status)).toEqual(['expired', 'expired']);
    expect(session(whole.url).amount_total).toBe(6_000);
    await checkout(team, { players: [ada] });
    expect(session(whole.url).status).toBe('expired');
  });

  it('can be paid for more players at once than the processor’s page has lines for', async () => {
    const { form } = await aPayingTeam(organization, perPlayer);
    const team = await organization.admin.registrationTeams.create({
      ...{ registration: form.registration, division: form.division, name: 'Marching band' },
      players: Array.from({ length: 120 }, (_, index) => ({ name: `Player ${index}` })),
    });
    const { data } = await organization.admin.players.list({ registrationTeam: team._id });
    const players = data.map(({ _id }) => _id);
    const { url, amount } = await checkout(team, { players });
    expect([amount, session(url).lines.length]).toEqual([360_000, 100]);
    books.pay(pageOf(url));
    await deliverAll(parts, books.events.length - 3);
    const entries = await ledgerOf(organization, team);
    expect(new Set(entries.map(({ player }) => player))).toEqual(new Set(players));
    expect(new Set(entries.map((entry) => entry.amount))).toEqual(new Set([3_000]));
  });

  it('takes no more than the team owes, pages that are open included', async () => {
    const { team, players } = await aRosterOf('Ada', 'Ben');
    const [ada = '', ben = ''] = players;
    await organization.admin.payments.create({ registrationTeam: team._id, amount: 2_000, method: 'cash' });
    expect(await checkout(team, { players: [ada] })).toMatchObject({ amount: 3_000 });
    expect(await checkout(team, { players: [ben] })).toMatchObject({ amount: 1_000 });
  });

  it('is of a player on the team’s roster', async () => {
    const { team, players } = await aRosterOf('Ada', 'Ben');
    const other = await aRosterOf('Zoe');
    await organization.admin.registrationTeams.removePlayer(team._id, { player: players[1] as string });
    for (const player of [other.players[0] as string, players[1] as string, 'f'.repeat(24)]) {
      await expect(checkout(team, { players: [players[0] as string, player] })).rejects.toMatchObject({
        ...{ status: 409, code: 'invalid_reference', details: [{ path: 'players.1' }] },
      });
    }
  });

  it('can be paid by the player, who sees that entry and no other of the team', async () => {
    const { team, players } = await aRosterOf('Ben');
    const user = await service.user();
    const { _id: own } = await organization.admin.registrationTeams.addPlayer(team._id, {
      ...{ name: 'Ada', email: user.email },
    });
    await payByCard(parts, user.client, team, { players: [own] });
    await payByCard(parts, organization.admin, team, { players });
    const { data } = await user.client.payments.list({});
    expect(data).toMatchObject([{ player: own, amount: 3_000, createdBy: { kind: 'user', id: user._id } }]);
    for (const order of [{}, { players }, { players: [own, ...players] }]) {
      await expect(user.client.registrationTeams.checkout(team._id, order)).rejects.toMatchObject({
        status: 404,
      });
    }
  });
});
