import { aSignUp, pay } from '../registrationTeams/aSeat.ts';
import { anEntry } from '../registrationTeams/anEntry.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aPayingTeam } from './cardPayments.ts';

const service = useService();
let organization: TestOrganization;

beforeEach(async () => {
  organization = await service.organization();
});

const idsIn = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);

describe('who sees what in the ledger', () => {
  it('managers see their own team’s entries, and nobody else’s', async () => {
    const form = await aSignUp(organization, { fee: 10_000 });
    const [manager, other] = [await service.user(), await service.user()];
    const team = await manager.client.registrationTeams.create(anEntry(form, { name: 'Hawks' }));
    const foreign = await other.client.registrationTeams.create(anEntry(form, { name: 'Lakeside' }));
    const payment = await pay(form, team);
    const theirs = await pay(form, foreign);
    expect(idsIn((await manager.client.payments.list({})).data)).toEqual([payment._id]);
    expect(await manager.client.payments.get(payment._id)).toEqual(payment);
    await expect(manager.client.payments.get(theirs._id)).rejects.toMatchObject({ status: 404 });
    const { data } = await manager.client.payments.list({ registrationTeam: foreign._id });
    expect(data).toEqual([]);
  });

  it('a manager named by a confirmed address sees them too, and keeps seeing them once the team is removed', async () => {
    const form = await aSignUp(organization, { fee: 10_000 });
    const manager = await service.user();
    const team = await organization.admin.registrationTeams.create(
      anEntry(form, { managers: [{ name: 'Sam', email: manager.email.toUpperCase() }] }),
    );
    const payment = await pay(form, team);
    await organization.admin.payments.refund(payment._id);
    await organization.admin.registrationTeams.remove(team._id);
    expect((await manager.client.payments.list({})).data).toHaveLength(2);
  });

  it('another organization sees nothing, whatever it asks by', async () => {
    const { form, team } = await aPayingTeam(organization);
    const payment = await pay(form, team);
    const stranger = await service.organization();
    for (const client of [stranger.admin, stranger.key]) {
      await expect(client.payments.get(payment._id)).rejects.toMatchObject({ status: 404 });
      await expect(client.payments.refund(payment._id)).rejects.toMatchObject({ status: 404 });
      for (const filter of [
        {},
        { registration: form.registration },
        { registrationTeam: team._id },
        { organization: organization._id },
      ]) {
        expect((await client.payments.list(filter)).data).toEqual([]);
      }
    }
  });

  it('a key reads with its scope and enters nothing without `admin`', async () => {
    const { form, team } = await aPayingTeam(organization);
    const payment = await pay(form, team);
    const reader = service.client(await service.apiKey(organization._id, ['read:payments']));
    expect(idsIn((await reader.payments.list({})).data)).toEqual([payment._id]);
    expect(await reader.registrationTeams.quote(team._id)).toMatchObject({ amountRemaining: 7_500 });
    const forbidden = { status: 403, code: 'forbidden' };
    await expect(reader.payments.refund(payment._id)).rejects.toMatchObject(forbidden);
    await expect(
      pay({ ...form, organization: { ...organization, admin: reader } }, team),
    ).rejects.toMatchObject(forbidden);
    const user = await service.user();
    await expect(user.client.payments.refund(payment._id)).rejects.toMatchObject(forbidden);
  });
});

describe('the list of payments', () => {
  it('is filtered by what an entry says', async () => {
    const { form, team } = await aPayingTeam(organization);
    const cash = await pay(form, team, 1_000);
    const cheque = await organization.admin.payments.create({
      ...{ registrationTeam: team._id, amount: 2_000, method: 'check', kind: 'donation' },
    });
    const refund = await organization.admin.payments.refund(cash._id, { amount: 500 });
    const list = async (filter: object) => idsIn((await organization.admin.payments.list(filter)).data);
    const [all, second] = [[cash._id, cheque._id, refund._id], cheque.created];
    expect(await list({ registration: form.registration })).toEqual(all);
    expect(await list({ method: 'cash' })).toEqual([cash._id, refund._id]);
    expect(await list({ kind: 'donation' })).toEqual([cheque._id]);
    expect(await list({ refundOf: cash._id })).toEqual([refund._id]);
    expect(await list({ from: second })).toEqual([cheque._id, refund._id]);
    expect(await list({ to: second })).toEqual([cash._id]);
    expect(await list({ sort: '-created', limit: 2 })).toEqual([refund._id, cheque._id]);
  });

  it('is found by the organization’s name', async () => {
    const { form, team } = await aPayingTeam(organization);
    const payment = await pay(form, team);
    const { name } = await organization.admin.organizations.get(organization._id);
    const { data, count } = await organization.admin.payments.listByOrganizationName(name.toUpperCase(), {});
    expect([idsIn(data), count]).toEqual([[payment._id], 1]);
    const stranger = await service.organization();
    expect((await stranger.admin.payments.listByOrganizationName(name, {})).data).toEqual([]);
    await expect(stranger.admin.payments.listByOrganizationName('nobody', {})).rejects.toMatchObject({
      status: 404,
    });
  });

  it('populates what it refers to', async () => {
    const { form, team } = await aPayingTeam(organization);
    const payment = await pay(form, team);
    const read = await organization.admin.payments.get(payment._id, {
      include: 'organization(name),registration(active),registrationTeam.division(name),refundOf',
    });
    expect(read).toMatchObject({
      organization: { _id: organization._id },
      registration: { active: true },
      registrationTeam: { division: { name: 'Division A' } },
      refundOf: null,
    });
  });

  it('of submissions tells them apart by what they have paid', async () => {
    const form = await aSignUp(organization, { fee: 10_000 });
    const { registrationTeams, payments } = organization.admin;
    const submit = (name: string) => registrationTeams.create(anEntry(form, { name }));
    await submit('Unpaid');
    await pay(form, await submit('Partial'), 1);
    await pay(form, await submit('Paid'), 10_000);
    const refunded = await pay(form, await submit('Refunded'), 10_000);
    await payments.refund(refunded._id);
    const names = async (payment: 'Partial Paid' | 'Fully Paid' | 'Unpaid' | 'All') =>
      (await registrationTeams.list({ registration: form.registration, payment, sort: 'name' })).data.map(
        ({ name }) => name,
      );
    expect(await names('Partial Paid')).toEqual(['Partial']);
    expect(await names('Fully Paid')).toEqual(['Paid']);
    expect(await names('Unpaid')).toEqual(['Refunded', 'Unpaid']);
    expect(await names('All')).toEqual(['Paid', 'Partial', 'Refunded', 'Unpaid']);
  });
});
