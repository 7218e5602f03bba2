import { pay } from '../registrationTeams/aSeat.ts';
import { times, type TestOrganization } from '../support/service.ts';
import { aPayingTeam, ledgerOf, settle, useCardPayments } from './cardPayments.ts';

const parts = useCardPayments({ pool: 8 });
const { service } = parts;
let organization: TestOrganization;

beforeEach(async () => {
  organization = await service.organization();
});

const update = (fields: { currency?: string; name?: string }) =>
  organization.admin.organizations.update(organization._id, fields);
const inUse = { status: 409, code: 'in_use', details: [{ path: 'currency' }] };

describe('the currency of an organization', () => {
  it('changes before any money has come in', async () => {
    const { form, team } = await aPayingTeam(organization);
    expect(await update({ currency: 'eur' })).toMatchObject({ currency: 'eur' });
    expect(await pay(form, team)).toMatchObject({ currency: 'eur' });
  });

  it('stays once there are payments, refunded ones too', async () => {
    const { form, team } = await aPayingTeam(organization);
    const payment = await pay(form, team);
    await organization.admin.payments.refund(payment._id);
    await expect(update({ currency: 'eur' })).rejects.toMatchObject(inUse);
    expect(await update({ currency: 'usd', name: 'As before' })).toMatchObject({
      ...{ currency: 'usd', name: 'As before' },
    });
  });

  it('stays while somebody may be paying by card', async () => {
    const { team } = await aPayingTeam(organization);
    await organization.admin.registrationTeams.checkout(team._id);
    await expect(update({ currency: 'eur' })).rejects.toMatchObject(inUse);
    await service.db.select(
      `UPDATE checkouts SET expires_at = now() - interval '1 second' WHERE registration_team = $1`,
      [team._id],
    );
    expect(await settle(parts)).toEqual([]);
    expect(await update({ currency: 'eur' })).toMatchObject({ currency: 'eur' });
  });

  it('is nobody else’s to hold', async () => {
    const other = await service.organization();
    const { form, team } = await aPayingTeam(other);
    await pay(form, team);
    expect(await update({ currency: 'eur' })).toMatchObject({ currency: 'eur' });
  });

  it('is that of every payment, however a change and a payment meet', async () => {
    for (const _ of times(6, () => undefined)) {
      organization = await service.organization();
      const { form, team } = await aPayingTeam(organization);
      await Promise.allSettled([
        pay(form, team, 1_000),
        update({ currency: 'eur' }),
        pay(form, team, 2_000),
        update({ currency: 'cad' }),
      ]);
      const { currency } = await organization.admin.organizations.get(organization._id);
      const currencies = (await ledgerOf(organization, team)).map((entry) => entry.currency);
      expect(currencies).toEqual([currency, currency]);
    }
  });
});
