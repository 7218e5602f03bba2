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
const restore = ({ _id }: { _id: string }) => organization.admin.registrationTeams.restore(_id);
const promoted = (form: SignUp) => mailedTo(service, form, 'waitlist_promoted');
const waitlisted = (form: SignUp) => mailedTo(service, form, 'team_waitlisted');

const full = { status: 409, code: 'division_full' };

describe('signing up', () => {
  it('takes teams up to the capacity and the waitlist, and no more (field report 16)', async () => {
    const form = await free({ capacity: 2, waitlistCapacity: 1 });
    for (const name of ['A', 'B', 'C']) await signUp(form, name);
    await expect(signUp(form, 'D')).rejects.toMatchObject(full);
    expect(await lineOf(form)).toEqual({ secured: ['A', 'B'], waitlisted: ['C'], pending: [] });
    expect((await organization.admin.registrationTeams.list({ registration: form.registration })).count).toBe(
      3,
    );
  });

  it('counts teams that were set to Waitlist with those over capacity', async () => {
    const form = await free({ capacity: 2, waitlistCapacity: 1 });
    const [a] = [await signUp(form, 'A'), await signUp(form, 'B')];
    await setStatus(form, a, 'Waitlist');
    await signUp(form, 'C');
    await expect(signUp(form, 'D')).rejects.toMatchObject(full);
    expect(await lineOf(form)).toEqual({ secured: ['B', 'C'], waitlisted: ['A'], pending: [] });
  });

  it('has no limit where the capacity is 0 at every level (field report 22)', async () => {
    const form = await free({ capacity: 0 });
    for (let n = 0; n < 6; n += 1) await signUp(form, `Team ${n}`);
    expect((await lineOf(form)).secured).toHaveLength(6);
  });

  it('obeys the capacity of the level above where the division says 0', async () => {
    const form = await free({ capacity: 0 }, { config: { capacity: 1 } });
    await signUp(form, 'A');
    await expect(signUp(form, 'B')).rejects.toMatchObject(full);
    await organization.admin.leagues.update(form.league, { config: { capacity: 2 } });
    await signUp(form, 'B');
  });

  it('opens a waitlist without a limit by `hasWaitlist`, for divisions that set none', async () => {
    const form = await free({ capacity: 1 }, { config: { hasWaitlist: true } });
    for (const name of ['A', 'B', 'C', 'D']) await signUp(form, name);
    expect((await lineOf(form)).waitlisted).toEqual(['B', 'C', 'D']);
    const { waitlistCapacity } = await organization.admin.divisions.capacity(form.division);
    expect(waitlistCapacity).toBeNull();
    await configure(form, { waitlistCapacity: 3 });
    await expect(signUp(form, 'E')).rejects.toMatchObject(full);
  });

  it('is open to unpaid teams in a paid division while a seat or a waitlist spot is free', async () => {
    const form = await paid({ capacity: 1, waitlistCapacity: 1 });
    for (const name of ['A', 'B', 'C', 'D']) await signUp(form, name);
    expect(await lineOf(form)).toEqual({ secured: [], waitlisted: [], pending: ['A', 'B', 'C', 'D'] });
    await signUpPaid(form, 'E');
    await signUpPaid(form, 'F');
    await expect(signUp(form, 'G')).rejects.toMatchObject(full);
  });

  it('counts the capacity of the registration that the team signs up through', async () => {
    const form = await free({}, { config: { capacity: 1 } });
    const newer = await organization.admin.registrations.create({
      league: form.league,
      config: { capacity: 3 },
    });
    await signUp({ ...form, registration: newer._id }, 'A');
    await expect(signUp(form, 'B')).rejects.toMatchObject(full);
    await signUp({ ...form, registration: newer._id }, 'B');
  });
});

describe('the status of a team', () => {
  it('is Pending at first, and the team is not placed where something is charged', async () => {
    const form = await paid({ capacity: 2 });
    const { _id } = await signUpPaid(form, 'A');
    expect(await team(_id)).toMatchObject({
      status: 'Pending',
      capacityState: 'Secured',
      divisionTeam: null,
    });
    expect(await placedIn(form)).toEqual([]);
  });

  it('stays Pending in a free division, where the team is placed at once while a seat is free', async () => {
    const form = await free({ capacity: 1, waitlistCapacity: 5 });
    const [a, b] = [await signUp(form, 'A'), await signUp(form, 'B')];
    expect(a).toMatchObject({ status: 'Pending', capacityState: 'Secured' });
    expect(a.divisionTeam).not.toBeNull();
    expect(b).toMatchObject({ status: 'Pending', capacityState: 'Waitlisted', divisionTeam: null });
    expect(await placedIn(form)).toEqual(['A']);
  });

  it('Accepted places the team and gives it no seat: unpaid it is still Pending, over capacity still Waitlisted', async () => {
    const form = await paid({ capacity: 1, waitlistCapacity: 5 });
    const [unpaid, first, second] = [
      await signUp(form, 'unpaid'),
      await signUpPaid(form, 'first'),
      await signUpPaid(form, 'second'),
    ];
    for (const each of [unpaid, first, second]) await setStatus(form, each, 'Accepted');
    expect(await placedIn(form)).toEqual(['first', 'second', 'unpaid']);
    expect(await lineOf(form)).toEqual({ secured: ['first'], waitlisted: ['second'], pending: ['unpaid'] });
  });

  it('Waitlist frees the seat, whatever was paid, and hides the placed team', async () => {
    const form = await paid({ capacity: 1, waitlistCapacity: 5 });
    const [a] = [await signUpPaid(form, 'A'), await signUpPaid(form, 'B')];
    await setStatus(form, a, 'Accepted');
    const set = await setStatus(form, a, 'Waitlist');
    expect(set).toMatchObject({ status: 'Waitlist', capacityState: 'Waitlisted' });
    expect(set.waitlistedAt).not.toBeNull();
    expect(await placedIn(form)).toEqual([]);
    expect(await lineOf(form)).toEqual({ secured: ['B'], waitlisted: ['A'], pending: [] });
  });

  it('Withdrawn gives the seat up, hides the placed team and keeps division and payments', async () => {
    const form = await paid({ capacity: 1 });
    const a = await signUpPaid(form, 'A');
    await setStatus(form, a, 'Accepted');
    const withdrawn = await setStatus(form, a, 'Withdrawn');
    expect(withdrawn).toMatchObject({
      ...{ status: 'Withdrawn', capacityState: null, division: form.division },
      ...{ amountPaid: 5_000, paymentStatus: 'paid' },
    });
    expect(await placedIn(form)).toEqual([]);
    const all = await organization.admin.registrationTeams.list({ registration: form.registration });
    expect(all.data.map(({ name }) => name)).toEqual(['A']);
  });

  it('back from Withdrawn shows the team again, at the end of the queue and with its day of registration', async () => {
    const form = await paid({ capacity: 1, waitlistCapacity: 5 });
    const [a, b] = [await signUpPaid(form, 'A'), await signUpPaid(form, 'B')];
    await setStatus(form, a, 'Accepted');
    await setStatus(form, a, 'Withdrawn');
    const back = await setStatus(form, a, 'Accepted');
    expect(await placedIn(form)).toEqual(['A']);
    expect(await lineOf(form)).toEqual({ secured: ['B'], waitlisted: ['A'], pending: [] });
    expect(back.registeredAt).toEqual(a.registeredAt);
    expect(new Date(back.queuedAt).getTime()).toBeGreaterThan(new Date(b.queuedAt).getTime());
  });

  it('set again to what it is changes nothing', async () => {
    const form = await free({ capacity: 1 });
    const a = await signUp(form, 'A');
    const once = await setStatus(form, a, 'Waitlist');
    expect(await setStatus(form, a, 'Waitlist')).toEqual(once);
    const entries = await organization.admin.auditLogs.list({ resourceId: a._id, action: 'status' });
    expect(entries.count).toBe(1);
  });

  it('is set by administrators alone, and not on a removed team', async () => {
    const form = await free({ capacity: 1 });
    const person = await service.user();
    const own = await signUp(form, 'A', person.client);
    await expect(
      person.client.registrationTeams.setStatus(own._id, { status: 'Accepted' }),
    ).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await remove(own);
    await expect(setStatus(form, own, 'Accepted')).rejects.toMatchObject({ status: 409, code: 'removed' });
  });
});

describe('moving to another division', () => {
  it('takes the placed team along, frees the seat there and stands in line here', async () => {
    const form = await paid({ capacity: 1, waitlistCapacity: 5, autoPromote: true });
    const other = await organization.admin.divisions.create({ name: 'Division B', league: form.league });
    const [a] = [await signUpPaid(form, 'A'), await signUpPaid(form, 'B')];
    await setStatus(form, a, 'Accepted');
    const moved = await organization.admin.registrationTeams.setStatus(a._id, {
      status: 'Accepted',
      division: other._id,
    });
    expect(moved).toMatchObject({ division: other._id, capacityState: 'Secured' });
    expect(await placedIn(form)).toEqual(['B']);
    expect(await placedIn({ ...form, division: other._id })).toEqual(['A']);
    expect(await promoted(form)).toEqual([addressOf('B')]);
  });

  it('tells the team there that loses its seat to one that was earlier in line', async () => {
    const form = await paid({ capacity: 0 });
    const other = await organization.admin.divisions.create({
      ...{ name: 'Division B', league: form.league },
      config: { capacity: 1 },
    });
    const there = { ...form, division: other._id };
    const early = await signUpPaid(form, 'early');
    await signUpPaid(there, 'late');
    await organization.admin.registrationTeams.setStatus(early._id, {
      status: 'Pending',
      division: other._id,
    });
    expect(await lineOf(there)).toEqual({ secured: ['early'], waitlisted: ['late'], pending: [] });
    expect(await waitlisted(form)).toEqual([addressOf('late')]);
  });

  it('goes to divisions of the registration only, and a placed team stays in one', async () => {
    const form = await free({ capacity: 1 });
    const a = await signUp(form, 'A');
    const foreign = await aSignUp(await service.organization());
    for (const division of [foreign.division, null]) {
      await expect(
        organization.admin.registrationTeams.setStatus(a._id, { status: 'Accepted', division }),
      ).rejects.toMatchObject({
        code: 'invalid_reference',
        details: [{ path: 'division', message: expect.anything() as string }],
      });
    }
  });

  it('is no move where the division is the team’s own, also once that went to another league', async () => {
    const form = await free({});
    const a = await signUp(form, 'A');
    const { _id: league } = await organization.admin.leagues.create({ name: 'Summer' });
    await organization.admin.divisions.update(form.division, { league });
    expect(
      await organization.admin.registrationTeams.setStatus(a._id, {
        status: 'Accepted',
        division: form.division,
      }),
    ).toMatchObject({ status: 'Accepted', division: form.division, league });
  });

  it('places a team that comes into a free division, while a seat is free, as its sign-up there would', async () => {
    const form = await free({ capacity: 1, waitlistCapacity: 1 });
    const { registrationTeams } = organization.admin;
    const [a, b] = await Promise.all(
      ['A', 'B'].map((name) => registrationTeams.create({ registration: form.registration, name })),
    );
    const moved = [];
    for (const team of [a, b]) {
      moved.push(await registrationTeams.update(team?._id as string, { division: form.division }));
    }
    expect(moved).toMatchObject([
      { status: 'Pending', divisionTeam: expect.any(String) as string },
      { status: 'Pending', divisionTeam: null },
    ]);
    expect(await placedIn(form)).toEqual(['A']);
  });

  it('places no unpaid team in a paid division', async () => {
    const form = await paid({});
    const { registrationTeams } = organization.admin;
    const a = await registrationTeams.create({ registration: form.registration, name: 'A' });
    expect(await registrationTeams.update(a._id, { division: form.division })).toMatchObject({
      divisionTeam: null,
      capacityState: 'Pending',
    });
  });

  it('places an accepted team as soon as it has a division', async () => {
    const form = await free({ capacity: 1 });
    const a = await organization.admin.registrationTeams.create({
      ...{ registration: form.registration, name: 'A' },
    });
    expect(await setStatus(form, a, 'Accepted')).toMatchObject({ divisionTeam: null, capacityState: null });
    const { setStatus: set } = organization.admin.registrationTeams;
    const moved = await set(a._id, { status: 'Accepted', division: form.division });
    expect(moved.divisionTeam).not.toBeNull();
    expect(await placedIn(form)).toEqual(['A']);
  });
});

describe('removing a team', () => {
  it('hides it everywhere and opens its seat; restoring brings back its place in line and its placement', async () => {
    const form = await free({ capacity: 1, waitlistCapacity: 5 });
    const [a, b] = [await signUp(form, 'A'), await signUp(form, 'B')];
    expect(await remove(a)).toMatchObject({ capacityState: null, status: 'Pending' });
    expect(await placedIn(form)).toEqual([]);
    expect(await lineOf(form)).toEqual({ secured: ['B'], waitlisted: [], pending: [] });
    const listed = await organization.admin.registrationTeams.list({ registration: form.registration });
    expect(listed.data.map(({ _id }) => _id)).toEqual([b._id]);

    const restored = await restore(a);
    expect(restored).toMatchObject({
      ...{ deletedAt: null, registeredAt: a.registeredAt, queuedAt: a.queuedAt },
      ...{ divisionTeam: a.divisionTeam, capacityState: 'Secured' },
    });
    expect(await placedIn(form)).toEqual(['A']);
    expect(await waitlisted(form)).toEqual([addressOf('B')]);
  });

  it('is refused while it has payments that are not refunded, by the ledger and not by word', async () => {
    const form = await paid({ capacity: 1 });
    const a = await signUp(form, 'A');
    const payment = await pay(form, a);
    await expect(remove(a)).rejects.toMatchObject({ status: 409, code: 'unrefunded_payments' });
    await organization.admin.payments.refund(payment._id, {});
    await organization.admin.registrationTeams.setPayment(a._id, { hasPaid: true });
    expect(await remove(a)).toMatchObject({ deletedAt: expect.any(String) as string });
  });

  it('can be done once, and undone once', async () => {
    const form = await free({ capacity: 1 });
    const a = await signUp(form, 'A');
    await expect(restore(a)).rejects.toMatchObject({ status: 409, code: 'not_removed' });
    await remove(a);
    await expect(remove(a)).rejects.toMatchObject({ status: 409, code: 'removed' });
    await restore(a);
    const { data } = await organization.admin.auditLogs.list({ resourceId: a._id });
    expect(data.map(({ action }) => action)).toEqual(['create', 'delete', 'restore']);
  });

  it('lets its name be used again; the restored one then shares it, later in line than nobody (field report 27)', async () => {
    const form = await free({ capacity: 2, waitlistCapacity: 1 });
    const first = await signUp(form, 'Hawks');
    await remove(first);
    const second = await signUp(form, 'Hawks');
    await signUp(form, 'Owls');
    await restore(first);
    const { secured, waitlisted: waiting } = await organization.admin.divisions.capacity(form.division);
    expect(secured.map(({ registrationTeam }) => registrationTeam)).toEqual([first._id, second._id]);
    expect(waiting.map(({ name }) => name)).toEqual(['Owls']);
    expect(await placedIn(form)).toEqual(['Hawks', 'Hawks', 'Owls']);
  });
});

describe('the capacity of a division', () => {
  it('reads who holds what, in order, with the payment', async () => {
    const form = await paid({ capacity: 1, waitlistCapacity: 3 });
    const unpaid = await signUp(form, 'unpaid');
    const a = await signUpPaid(form, 'A');
    await pay(form, await signUp(form, 'B'), 1_000);
    const shown = await organization.admin.divisions.capacity(form.division);
    expect(shown).toMatchObject({ capacity: 1, waitlistCapacity: 3 });
    expect(shown.secured).toEqual([
      {
        ...{ registrationTeam: a._id, name: 'A', status: 'Pending', paymentStatus: 'paid' },
        ...{ queuedAt: a.queuedAt, promotedAt: null },
      },
    ]);
    expect(shown.waitlisted).toMatchObject([{ name: 'B', paymentStatus: 'partial' }]);
    expect(shown.pending).toMatchObject([{ registrationTeam: unpaid._id, paymentStatus: 'unpaid' }]);
  });

  it('is the organization’s own business', async () => {
    const form = await free({ capacity: 1 });
    const stranger = await service.organization();
    await expect(stranger.admin.divisions.capacity(form.division)).rejects.toMatchObject({ status: 403 });
    const key = await service.apiKey(organization._id, ['read:registrations']);
    expect((await service.client(key).divisions.capacity(form.division)).capacity).toBe(1);
  });
});
