import { statementsOf } from '../feeds/statements.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;
let other: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
  other = await service.organization();
});

const aRegistration = (fields: object = {}) => organization.admin.registrations.create(fields as never);
const change = (id: string, fields: object) => organization.admin.registrations.update(id, fields as never);

const aWaiver = async () =>
  (await organization.admin.waivers.create({ title: 'Liability', text: 'At your own risk.' }))._id;

describe('a change', () => {
  it('merges configuration, cost and settings field by field, and null unsets', async () => {
    const { _id } = await aRegistration({
      config: { capacity: 8, hasWaitlist: true, gateByEndDate: true },
      cost: { amount: 10_000, perTeam: true },
      settings: { numDaysToRemindTeam: 7, hurryFinishTeamRegistration: { enabled: true, numDaysAgo: 3 } },
    });
    const changed = await change(_id, {
      config: { hasWaitlist: null, gateByStartDate: true },
      cost: { perTeam: null, perPlayer: true },
      settings: { rosterLock: true, hurryFinishTeamRegistration: { numDaysAgo: 5 } },
    });
    expect(changed).toMatchObject({
      config: { admins: [], capacity: 8, gateByStartDate: true, gateByEndDate: true },
      cost: { amount: 10_000, perPlayer: true },
      settings: {
        numDaysToRemindTeam: 7,
        rosterLock: true,
        hurryFinishTeamRegistration: { enabled: true, numDaysAgo: 5 },
      },
    });
    expect([changed.config, changed.cost].map((part) => Object.keys(part).length)).toEqual([4, 2]);
  });

  it('takes back what was read, and leaves the version as it was', async () => {
    const league = await organization.admin.leagues.create({ name: 'Winter' });
    const registration = await aRegistration({
      league: league._id,
      endDate: '2026-04-01',
      config: { capacity: 8, minPlayers: 5, gateByEndDate: true },
      settings: { rosterLockDate: '2026-04-01' },
      teamFields: [{ name: 'Colour', permanent: true }],
      playerWaivers: [{ waiver: await aWaiver() }],
    });
    const { data, etag } = await change(registration._id, registration).withResponse();
    expect(data).toEqual(registration);
    expect(etag).toBe('"1"');
  });

  it('keeps permanent questions', async () => {
    const registration = await aRegistration({
      teamFields: [{ name: 'Colour', fieldId: 'colour', permanent: true }, { name: 'Size' }],
    });
    const refusal = { status: 409, code: 'permanent_field', details: [{ path: 'teamFields' }] };
    await expect(change(registration._id, { teamFields: [] })).rejects.toMatchObject(refusal);
    await expect(
      change(registration._id, { teamFields: [{ name: 'Colour', fieldId: 'colour', permanent: false }] }),
    ).rejects.toMatchObject(refusal);
    const { teamFields } = await change(registration._id, {
      teamFields: [{ name: 'Shirt', fieldId: 'colour', required: true }],
    });
    expect(teamFields).toMatchObject([{ name: 'Shirt', fieldId: 'colour', required: true, permanent: true }]);
  });

  it('of a question’s place in the other list is no way to have two of one name', async () => {
    const { _id } = await aRegistration({ fields: [{ name: 'Size', fieldId: 'size' }] });
    await expect(change(_id, { managerFields: [{ name: 'Size', fieldId: 'size' }] })).rejects.toMatchObject({
      code: 'already_exists',
      details: [{ path: 'fields.0.fieldId' }],
    });
  });

  it('of the waivers replaces them, and counts as a version', async () => {
    const [first, second] = [await aWaiver(), await aWaiver()];
    const { _id } = await aRegistration({ playerWaivers: [{ waiver: first }] });
    const { data, etag } = await change(_id, {
      playerWaivers: [{ waiver: second, required: false }, { waiver: first }],
    }).withResponse();
    expect(data.playerWaivers).toEqual([
      { waiver: second, required: false },
      { waiver: first, required: true },
    ]);
    expect(etag).toBe('"2"');
    expect((await change(_id, { playerWaivers: [] })).playerWaivers).toEqual([]);
  });

  it('is refused when somebody changed the registration meanwhile', async () => {
    const { data, etag } = await aRegistration().withResponse();
    const answers = await Promise.allSettled(
      times(6, (index) =>
        organization.admin.registrations.update(
          data._id,
          { message: `Message ${index}`, config: { capacity: index + 1 } },
          { ifMatch: etag as string },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('leaves one entry in the audit log, with before and after', async () => {
    const { _id } = await aRegistration({ message: 'Hello' });
    await change(_id, { message: 'Welcome', active: false });
    await change(_id, { message: 'Welcome' });
    const { data } = await organization.admin.auditLogs.list({ resourceId: _id });
    expect(
      data.map(({ action, before, after }) => [action, before?.['message'], after?.['message']]),
    ).toEqual([
      ['create', undefined, 'Hello'],
      ['update', 'Hello', 'Welcome'],
    ]);
  });
});

describe('a key', () => {
  it('that may write registrations writes them, also where it may not read', async () => {
    const league = await organization.admin.leagues.create({ name: 'Past', active: false });
    const key = service.client(await service.apiKey(organization._id, ['write:registrations']));
    const { _id, config } = await key.registrations.create({
      league: league._id,
      config: { admins: ['sam@league.test'], maxPlayers: 12 },
    });
    expect(config).toEqual({ admins: ['sam@league.test'], maxPlayers: 12 });
    expect((await key.registrations.update(_id, { active: false })).active).toBe(false);
    expect((await key.registrations.remove(_id))?._id).toBe(_id);
    await expect(key.registrations.get(_id)).rejects.toMatchObject({ status: 403 });
    await expect(key.leagues.update(league._id, { name: 'Mine' })).rejects.toMatchObject({ status: 403 });
  });

  it('that may only read writes none', async () => {
    const { _id } = await aRegistration();
    const key = service.client(await service.apiKey(organization._id, ['read:registrations']));
    expect((await key.registrations.get(_id)).config).toEqual({ admins: [] });
    await expect(key.registrations.update(_id, { active: false })).rejects.toMatchObject({ status: 403 });
  });

  it('of another organization sees the public view, and writes nothing', async () => {
    const league = await organization.admin.leagues.create({ name: 'Past', active: false });
    const [visible, invisible] = [await aRegistration(), await aRegistration({ league: league._id })];
    const key = service.client(
      await service.apiKey(other._id, ['read:registrations', 'write:registrations']),
    );
    expect((await key.registrations.get(visible._id)).config).toEqual({});
    await expect(key.registrations.update(visible._id, { active: false })).rejects.toMatchObject({
      status: 403,
    });
    await expect(key.registrations.remove(invisible._id)).rejects.toMatchObject({ status: 404 });
    await expect(key.registrations.create({ organization: organization._id })).rejects.toMatchObject({
      status: 409,
      code: 'invalid_reference',
      details: [{ path: 'organization' }],
    });
  });
});

describe('a deletion', () => {
  it('works while nothing refers to the registration, and the record is gone', async () => {
    const { _id } = await aRegistration();
    const code = await organization.admin.discountCodes.create({
      registration: _id,
      code: 'EARLY',
      amountOff: 500,
    });
    await expect(organization.admin.registrations.remove(_id)).rejects.toMatchObject({
      status: 409,
      code: 'in_use',
    });
    await organization.admin.discountCodes.remove(code._id);
    expect((await organization.admin.registrations.remove(_id))?._id).toBe(_id);
    await expect(organization.admin.registrations.get(_id)).rejects.toMatchObject({ status: 404 });
  });

  it('frees what the registration referred to', async () => {
    const { admin } = organization;
    const league = await admin.leagues.create({ name: 'Winter' });
    const waiver = await aWaiver();
    const { _id } = await aRegistration({ contests: [league._id], playerWaivers: [{ waiver }] });
    await expect(admin.leagues.remove(league._id)).rejects.toMatchObject({ code: 'not_empty' });
    await expect(admin.waivers.remove(waiver)).rejects.toMatchObject({ code: 'in_use' });
    await admin.registrations.remove(_id);
    await admin.leagues.remove(league._id);
    await admin.waivers.remove(waiver);
  });
});

it('all that a registration refers to is looked up at once', async () => {
  const { admin } = organization;
  const leagues = await Promise.all(times(3, (n) => admin.leagues.create({ name: `League ${n}` })));
  const [league = '', ...contests] = leagues.map(({ _id }) => _id);
  const [fee, gift] = [
    await admin.paymentProducts.create({ name: 'Team fee', kind: 'fee', amount: 9_000 }),
    await admin.paymentProducts.create({ name: 'Gift', kind: 'donation', amount: 500 }),
  ];
  const made = (fields: object) => statementsOf(() => aRegistration(fields));
  const few = await made({ league });
  const many = await made({
    ...{ league, contest: league, contests },
    ...{ paymentProduct: fee._id, donationProduct: gift._id },
  });
  expect(many).toBe(few);
});
