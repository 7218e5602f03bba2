import { statementsOf } from '../feeds/statements.ts';
import { idsOf } from '../games/aGame.ts';
import { times, useService, type TestOrganization, type TestUser } from '../support/service.ts';
import { aSignUpForm, refusal, register, type SignUpForm, type SubmittedTeam } from './anEntry.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;
let sam: TestUser;
let form: SignUpForm;
/** Of a paid division with two seats, in the order they signed up. */
let line: Record<
  'full' | 'partial' | 'over' | 'unpaid' | 'refunded' | 'withdrawn' | 'removed',
  SubmittedTeam
>;

beforeAll(async () => {
  organization = await service.organization({ name: 'Listed League' });
  sam = await service.user();
  form = await aSignUpForm(organization, {
    registration: { cost: { amount: 5000 } },
    division: { capacity: 2, waitlistCapacity: 10 },
  });
  const { payments, registrationTeams } = organization.admin;
  const entered = [];
  for (const name of ['full', 'partial', 'over', 'unpaid', 'refunded', 'withdrawn', 'removed']) {
    entered.push([name, await register(sam, form, { name })] as const);
  }
  line = Object.fromEntries(entered) as typeof line;
  const pay = (team: SubmittedTeam, amount: number) =>
    payments.create({ registrationTeam: team._id, amount, method: 'cash' });
  await pay(line.full, 5000);
  await pay(line.partial, 1000);
  await pay(line.over, 5000);
  await payments.refund((await pay(line.refunded, 5000))._id, {});
  await registrationTeams.setStatus(line.withdrawn._id, { status: 'Withdrawn' });
  await registrationTeams.remove(line.removed._id);
});

const admin = () => organization.admin.registrationTeams;
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

describe('the list of submissions', () => {
  it('leaves removed ones out, and shows them to the organization when asked', async () => {
    const present = ['full', 'partial', 'over', 'unpaid', 'refunded', 'withdrawn'];
    const list = await admin().list({ registration: form.registration });
    expect([namesOf(list), list.count]).toEqual([present, 6]);
    expect(namesOf(await sam.client.registrationTeams.list({ registration: form.registration }))).toEqual(
      present,
    );
    const deleted = { registration: form.registration, deleted: true } as const;
    for (const { registrationTeams } of [organization.admin, organization.key]) {
      expect(namesOf(await registrationTeams.list(deleted))).toEqual(['removed']);
    }
    expect(namesOf(await sam.client.registrationTeams.list(deleted))).toEqual([]);
    expect((await admin().get(line.removed._id)).deletedAt).toEqual(expect.any(String));
    await expect(sam.client.registrationTeams.get(line.removed._id)).rejects.toMatchObject(
      refusal(404, 'not_found'),
    );
  });

  it('is narrowed by payment', async () => {
    const paying = (payment: 'Partial Paid' | 'Fully Paid' | 'Unpaid' | 'All') =>
      admin().list({ division: form.division, payment });
    expect(namesOf(await paying('Partial Paid'))).toEqual(['partial']);
    expect(namesOf(await paying('Fully Paid'))).toEqual(['full', 'over']);
    expect(namesOf(await paying('Unpaid'))).toEqual(['unpaid', 'refunded', 'withdrawn']);
    expect((await paying('All')).count).toBe(6);
  });

  it('is narrowed by capacity state', async () => {
    const inState = (capacityState: 'Secured' | 'Waitlisted' | 'Pending') =>
      admin().list({ division: form.division, capacityState });
    expect(namesOf(await inState('Secured'))).toEqual(['full', 'partial']);
    expect(namesOf(await inState('Waitlisted'))).toEqual(['over']);
    expect(namesOf(await inState('Pending'))).toEqual(['unpaid', 'refunded']);
    const narrow = { division: form.division, capacityState: 'Secured', payment: 'Fully Paid' } as const;
    expect(namesOf(await admin().list(narrow))).toEqual(['full']);
    expect(namesOf(await admin().list({ ...narrow, status: 'Withdrawn' }))).toEqual([]);
  });

  it('derives from the whole division what it shows of a page', async () => {
    const page = await admin().list({
      ...{ division: form.division, capacityState: 'Secured' },
      ...{ limit: 1, sort: '-name' },
    });
    expect(page.data).toMatchObject([{ name: 'partial', capacityState: 'Secured' }]);
    expect(page.count).toBe(2);
  });

  it('is sorted and paged in a total order', async () => {
    const names = ['full', 'over', 'partial', 'refunded', 'unpaid', 'withdrawn'];
    const query = { registration: form.registration, sort: 'name', limit: 2 } as const;
    const paged: string[] = [];
    for await (const { name } of admin().list(query)) paged.push(name);
    expect(paged).toEqual(names);
    expect(namesOf(await admin().list({ ...query, page: 2 }))).toEqual(['partial', 'refunded']);
    expect(
      namesOf(await admin().list({ registration: form.registration, sort: '-registeredAt', limit: 1000 })),
    ).toEqual(['withdrawn', 'refunded', 'unpaid', 'over', 'partial', 'full']);
  });

  it('is read by registration and by the organization’s name', async () => {
    expect((await admin().listByRegistration(form.registration)).count).toBe(6);
    expect((await admin().listByOrganizationName('listed league', { status: 'Withdrawn' })).count).toBe(1);
    await expect(admin().listByOrganizationName('nobody')).rejects.toMatchObject(refusal(404, 'not_found'));
    await expect(admin().listByRegistration('f'.repeat(24))).rejects.toMatchObject(refusal(404, 'not_found'));
  });

  it('holds the caller’s own: what it registered, and what it manages under its address', async () => {
    const kim = await service.user();
    expect(namesOf(await kim.client.registrationTeams.listByRegistration(form.registration))).toEqual([]);
    await admin().update(line.full._id, { managers: [{ name: 'Kim', email: kim.email.toUpperCase() }] });
    expect(namesOf(await kim.client.registrationTeams.list())).toEqual(['full']);
    expect(namesOf(await kim.client.registrationTeams.listByOrganizationName('Listed League'))).toEqual([
      'full',
    ]);
    const other = await service.organization();
    expect((await other.admin.registrationTeams.list({ registration: form.registration })).count).toBe(0);
    await expect(other.admin.registrationTeams.list({ after: line.full._id })).rejects.toMatchObject(
      refusal(409, 'invalid_reference', 'after'),
    );
  });

  it('is populated', async () => {
    const { data } = await admin().list({
      registration: form.registration,
      limit: 1,
      include: 'registration(cost),division(name),organization(name),divisionTeam,players',
    });
    expect(data[0]).toMatchObject({
      registration: { _id: form.registration, cost: { amount: 5000 } },
      division: { name: 'Division A' },
      organization: { name: 'Listed League' },
      divisionTeam: null,
      players: [],
    });
  });

  it('takes as many statements for thirty teams of three divisions as for three of one', async () => {
    const crowded = await aSignUpForm(organization);
    for (const name of ['One', 'Two', 'Three']) await register(sam, crowded, { name });
    const counted = async () => {
      let teams = 0;
      const list = async () => {
        const { data } = await admin().list({ registration: crowded.registration, payment: 'Fully Paid' });
        teams = data.length;
      };
      await list();
      return { statements: await statementsOf(list), teams };
    };
    const few = await counted();
    const divisions = await Promise.all(
      ['B', 'C'].map((name) => organization.admin.divisions.create({ name, league: crowded.league })),
    );
    for (const division of idsOf(divisions)) {
      await Promise.all(times(14, (index) => register(sam, crowded, { division, name: `Team ${index}` })));
    }
    const many = await counted();
    expect([few.teams, many.teams]).toEqual([3, 31]);
    expect(many.statements).toBe(few.statements);
  });
});
