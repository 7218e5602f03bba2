import { useService, type TestOrganization } from '../support/service.ts';
import {
  addressOf,
  aSignUp,
  lineOf,
  mailedTo,
  pay,
  placedIn,
  seatsOf,
  setStatus,
  signUp,
  signUpPaid,
  type SignUp,
} from './aSeat.ts';

const service = useService();
let organization: TestOrganization;

beforeEach(async () => {
  organization = await service.organization();
});

const { free, paid, team, remove, configure } = seatsOf(() => organization);
const promoted = (form: SignUp) => mailedTo(service, form, 'waitlist_promoted');
const waitlisted = (form: SignUp) => mailedTo(service, form, 'team_waitlisted');

describe('a seat that opens', () => {
  const auto = { capacity: 1, waitlistCapacity: 9, autoPromote: true };

  it('goes to the next in line, who is accepted, placed and told once', async () => {
    const form = await paid(auto);
    const [a, b] = [await signUpPaid(form, 'A'), await signUpPaid(form, 'B'), await signUpPaid(form, 'C')];
    await setStatus(form, a, 'Withdrawn');
    const seated = await team(b._id);
    expect(seated).toMatchObject({ status: 'Accepted', capacityState: 'Secured' });
    expect(seated.promotedAt).not.toBeNull();
    expect(await placedIn(form)).toEqual(['B']);
    expect(await promoted(form)).toEqual([addressOf('B')]);
    const { data } = await organization.admin.auditLogs.list({ resourceId: b._id, action: 'promote' });
    expect(data.map(({ before, after }) => [before?.['status'], after?.['status']])).toEqual([
      ['Pending', 'Accepted'],
    ]);
  });

  it('passes over a head of the waitlist that has not paid (field report 17)', async () => {
    const form = await paid(auto);
    const seated = await signUpPaid(form, 'seated');
    const head = await signUp(form, 'head');
    await setStatus(form, head, 'Waitlist');
    const next = await signUpPaid(form, 'next');
    await setStatus(form, next, 'Waitlist');
    await setStatus(form, seated, 'Withdrawn');
    expect(await lineOf(form)).toEqual({ secured: ['next'], waitlisted: ['head'], pending: [] });
    expect(await promoted(form)).toEqual([addressOf('next')]);
  });

  it('opens by removal, by a cleared `hasPaid` and by a raised capacity at any level', async () => {
    const form = await paid({ waitlistCapacity: 9, autoPromote: true }, { config: { capacity: 1 } });
    const a = await signUp(form, 'A');
    await organization.admin.registrationTeams.setPayment(a._id, { hasPaid: true });
    for (const name of ['B', 'C', 'D']) await signUpPaid(form, name);
    await organization.admin.registrationTeams.setPayment(a._id, { hasPaid: false });
    expect(await promoted(form)).toEqual([addressOf('B')]);
    await organization.admin.registrations.update(form.registration, { config: { capacity: 2 } });
    expect(await promoted(form)).toEqual([addressOf('B'), addressOf('C')]);
    await organization.admin.leagues.update(form.league, { config: { capacity: 3 } });
    expect(await promoted(form)).toEqual(['B', 'C', 'D'].map(addressOf));
    const free = await aSignUp(organization, { config: auto });
    const [e] = [await signUp(free, 'E'), await signUp(free, 'F')];
    await remove(e);
    expect(await promoted(form)).toEqual(['B', 'C', 'D', 'F'].map(addressOf));
  });

  it('opens by a full refund, not by a partial one', async () => {
    const form = await paid(auto);
    const a = await signUp(form, 'A');
    const payment = await pay(form, a);
    await signUpPaid(form, 'B');
    await organization.admin.payments.refund(payment._id, { amount: 2_000 });
    expect(await lineOf(form)).toMatchObject({ secured: ['A'], waitlisted: ['B'] });
    await organization.admin.payments.refund(payment._id, {});
    expect(await lineOf(form)).toEqual({ secured: ['B'], waitlisted: [], pending: ['A'] });
    expect(await promoted(form)).toEqual([addressOf('B')]);
  });

  it('is not for the team that was just set to Waitlist, only the next one is', async () => {
    const form = await paid({ ...auto, capacity: 2 });
    const [a, b] = [await signUpPaid(form, 'A'), await signUpPaid(form, 'B')];
    await setStatus(form, a, 'Waitlist');
    expect(await promoted(form)).toEqual([]);
    expect(await lineOf(form)).toEqual({ secured: ['B'], waitlisted: ['A'], pending: [] });
    await setStatus(form, b, 'Withdrawn');
    expect(await promoted(form)).toEqual([addressOf('A')]);
  });

  it('changes nobody’s status or placement without auto-promotion: an administrator accepts', async () => {
    const form = await paid({ ...auto, autoPromote: false });
    const [a, b] = [await signUpPaid(form, 'A'), await signUpPaid(form, 'B')];
    await setStatus(form, a, 'Withdrawn');
    expect(await team(b._id)).toMatchObject({
      ...{ status: 'Pending', capacityState: 'Secured' },
      ...{ promotedAt: null, divisionTeam: null },
    });
    expect(await promoted(form)).toEqual([]);
  });

  it('needs a payment product on the registration, or a division where nothing is charged', async () => {
    const form = await aSignUp(organization, {
      config: auto,
      registration: { cost: { amount: 5_000, perTeam: true } },
    });
    const [a, b] = [await signUpPaid(form, 'A'), await signUpPaid(form, 'B')];
    await setStatus(form, a, 'Withdrawn');
    expect(await team(b._id)).toMatchObject({ status: 'Pending', capacityState: 'Secured' });
    expect(await promoted(form)).toEqual([]);
  });

  it('is taken by a promoted team before those that were earlier and pay late, while its window runs', async () => {
    const form = await paid(auto);
    const a = await signUpPaid(form, 'A');
    const late = await signUp(form, 'late');
    await signUpPaid(form, 'B');
    await setStatus(form, a, 'Withdrawn');
    await pay(form, late);
    expect(await lineOf(form)).toEqual({ secured: ['B'], waitlisted: ['late'], pending: [] });
    await configure(form, { promotionPaymentWindowHours: 0 });
    expect(await lineOf(form)).toEqual({ secured: ['late'], waitlisted: ['B'], pending: [] });
    expect(await waitlisted(form)).toEqual([addressOf('B')]);
  });

  it('is told to the registrant and to each manager, once each', async () => {
    const form = await free(auto);
    const person = await service.user();
    const a = await signUp(form, 'A');
    await person.client.registrationTeams.create({
      ...{ registration: form.registration, division: form.division, name: 'B' },
      managers: [
        { name: 'One', email: 'One@team.test' },
        { name: 'The same', email: 'one@TEAM.test' },
        { name: 'Registrant', email: person.email.toUpperCase() },
        { name: 'Without an address' },
      ],
    });
    await remove(a);
    expect((await promoted(form)).map((address) => address.toLowerCase()).sort()).toEqual(
      ['one@team.test', person.email].sort(),
    );
  });
});

describe('switching auto-promotion on', () => {
  it('seats teams set to Waitlist while seats are free, and leaves who has a seat as it is', async () => {
    const form = await free({ capacity: 2 });
    const [a, b] = [await signUp(form, 'A'), await signUp(form, 'B')];
    await setStatus(form, a, 'Waitlist');
    await organization.admin.leagues.update(form.league, { config: { autoPromote: true } });
    expect(await team(a._id)).toMatchObject({ status: 'Accepted', capacityState: 'Secured' });
    expect(await team(b._id)).toMatchObject({
      status: 'Pending',
      capacityState: 'Secured',
      promotedAt: null,
    });
    expect(await promoted(form)).toEqual([addressOf('A')]);
  });
});

describe('a team that loses its seat to another', () => {
  it('is told when an earlier registrant pays late', async () => {
    const form = await paid({ capacity: 1 });
    const early = await signUp(form, 'early');
    await signUpPaid(form, 'late');
    await pay(form, early, 1);
    expect(await lineOf(form)).toEqual({ secured: ['early'], waitlisted: ['late'], pending: [] });
    expect(await waitlisted(form)).toEqual([addressOf('late')]);
  });

  it('is told when the capacity shrinks, and promoted again when it grows', async () => {
    const form = await free({ capacity: 2, autoPromote: true });
    const b = [await signUp(form, 'A'), await signUp(form, 'B')][1] as { _id: string };
    await configure(form, { capacity: 1 });
    expect(await waitlisted(form)).toEqual([addressOf('B')]);
    expect(await team(b._id)).toMatchObject({ status: 'Pending', capacityState: 'Waitlisted' });
    await configure(form, { capacity: 2 });
    expect(await promoted(form)).toEqual([addressOf('B')]);
    expect(await placedIn(form)).toEqual(['A', 'B']);
  });
});

describe('a price', () => {
  it('that appears ends the hold of those who have not paid, and the seat goes to who has', async () => {
    const product = await organization.admin.paymentProducts.create({ name: 'Fee', kind: 'fee', amount: 0 });
    const form = await aSignUp(organization, {
      config: { capacity: 1, waitlistCapacity: 5, autoPromote: true },
      registration: { paymentProduct: product._id },
    });
    await signUp(form, 'A');
    await organization.admin.registrationTeams.setPayment((await signUp(form, 'B'))._id, { hasPaid: true });
    expect(await lineOf(form)).toEqual({ secured: ['A'], waitlisted: ['B'], pending: [] });
    await organization.admin.paymentProducts.update(product._id, { amount: 5_000 });
    expect(await lineOf(form)).toEqual({ secured: ['B'], waitlisted: [], pending: ['A'] });
    expect(await promoted(form)).toEqual([addressOf('B')]);
  });
});
