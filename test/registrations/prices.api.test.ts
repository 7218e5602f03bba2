import { addressOf, aSignUp, lineOf, mailedTo, signUp, signUpPaid } from '../registrationTeams/aSeat.ts';
import { useService } from '../support/service.ts';

const service = useService();

/** One seat of a paid division: the team that came second has paid for it, the first has not. */
async function aPaidSeat() {
  const organization = await service.organization();
  const form = await aSignUp(organization, { config: { capacity: 1, waitlistCapacity: 5 }, fee: 5_000 });
  await signUp(form, 'First');
  await signUpPaid(form, 'Second');
  expect(await lineOf(form)).toEqual({ secured: ['Second'], waitlisted: [], pending: ['First'] });
  return { form, admin: organization.admin };
}

describe('when nothing is charged any more, the seat is the earlier team’s, and the other is told', () => {
  const becomesFree = async ({ form }: Awaited<ReturnType<typeof aPaidSeat>>) => {
    expect(await lineOf(form)).toEqual({ secured: ['First'], waitlisted: ['Second'], pending: [] });
    expect(await mailedTo(service, form, 'team_waitlisted')).toEqual([addressOf('Second')]);
  };

  it('by a price that becomes 0', async () => {
    const seat = await aPaidSeat();
    const { paymentProduct } = await seat.admin.registrations.get(seat.form.registration);
    await seat.admin.paymentProducts.update(paymentProduct as string, { amount: 0 });
    await becomesFree(seat);
  });

  it('by a registration without payments', async () => {
    const seat = await aPaidSeat();
    await seat.admin.registrations.update(seat.form.registration, { hasPayments: false });
    await becomesFree(seat);
  });

  it('by a cost of 0, which comes before the price', async () => {
    const seat = await aPaidSeat();
    await seat.admin.registrations.update(seat.form.registration, { cost: { amount: 0 } });
    await becomesFree(seat);
  });

  it('by a price of the division’s own that is 0', async () => {
    const seat = await aPaidSeat();
    const free = await seat.admin.paymentProducts.create({ name: 'Free', amount: 0 });
    await seat.admin.divisions.update(seat.form.division, { paymentProduct: free._id });
    await becomesFree(seat);
  });
});
