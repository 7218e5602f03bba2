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

describe('a new registration', () => {
  it('has the defaults of a form that is open from now', async () => {
    const before = Date.now();
    const registration = await aRegistration();
    expect(registration).toMatchObject({
      message: null,
      active: true,
      hidden: false,
      endDate: null,
      timeZone: 'America/Chicago',
      contestType: '',
      sports: [],
      requirePlayers: null,
      hasPayments: null,
      allowCoaches: null,
      requireReleaseStatement: null,
      releaseStatement: null,
      requireThankYouMessage: false,
      thankYouMessage: '',
      cost: {},
      settings: {},
      config: { admins: [] },
      teamFields: [],
      managerFields: [],
      fields: [],
      playerWaivers: [],
      organization: organization._id,
      tournament: null,
      league: null,
      paymentProduct: null,
      donationProduct: null,
      contest: null,
      contests: [],
      signUp: { state: 'open', notice: null },
    });
    for (const date of [registration.startDate, registration.deadlineDate]) {
      expect(Math.abs(Date.parse(date as string) - before)).toBeLessThan(60_000);
    }
  });

  it('keeps every field it is given', async () => {
    const { admin } = organization;
    const tournament = await admin.tournaments.create({ name: 'Spring Classic' });
    const [league, contest] = await Promise.all([
      admin.leagues.create({ name: 'Winter' }),
      admin.leagues.create({ name: 'Spring' }),
    ]);
    const product = await admin.paymentProducts.create({ name: 'Team fee', amount: 12_500 });
    const donation = await admin.paymentProducts.create({ name: 'Help', kind: 'donation', amount: 500 });
    const question = {
      name: 'Jersey colour',
      fieldId: 'colour',
      required: true,
      helperText: 'Home colour',
      order: 3,
      primitiveType: 'text',
      fieldType: 'select',
      permanent: true,
      include: false,
      options: ['red', 'blue'],
    };
    const fields = {
      message: 'Welcome!',
      active: false,
      hidden: true,
      startDate: '2026-03-01T12:00:00.000Z',
      endDate: '2026-04-15T22:30:00.000Z',
      timeZone: 'America/New_York',
      deadlineDate: '2026-04-10T00:00:00.000Z',
      contestType: 'coed',
      sports: ['basketball'],
      requirePlayers: true,
      hasPayments: true,
      allowCoaches: true,
      requireReleaseStatement: true,
      releaseStatement: 'We agree.',
      requireThankYouMessage: true,
      thankYouMessage: 'See you!',
      cost: { amount: 12_500, perPlayer: true, perTeam: true },
      settings: {
        numDaysToRemindTeam: 7,
        emailReminderTeam: true,
        rosterLock: true,
        rosterLockDate: '2026-04-20T00:00:00.000Z',
        hurryFinishTeamRegistration: { enabled: true, numDaysAgo: 3 },
      },
      config: {
        admins: ['sam@league.test'],
        capacity: 16,
        hasWaitlist: true,
        minPlayers: 5,
        maxPlayers: 12,
        autoPromote: true,
        promotionPaymentWindowHours: 24,
        gateByStartDate: true,
        gateByEndDate: true,
      },
      teamFields: [question],
      managerFields: [{ ...question, fieldId: 'phone' }],
      fields: [{ ...question, fieldId: 'size' }],
      playerWaivers: [
        { waiver: await aWaiver(), required: true },
        { waiver: await aWaiver(), required: false },
      ],
      organization: organization._id,
      tournament: tournament._id,
      league: league._id,
      contest: league._id,
      contests: [contest._id, league._id],
      paymentProduct: product._id,
      donationProduct: donation._id,
    };
    const { _id } = await aRegistration(fields);
    expect(await admin.registrations.get(_id)).toMatchObject(fields);
  });

  it('says where it is and which version it has', async () => {
    const { data, status, etag, headers } = await aRegistration().withResponse();
    expect([status, etag, headers.get('location')]).toEqual([
      201,
      '"1"',
      `/api/v1/registrations/${data._id}`,
    ]);
  });

  it('asks questions with an identifier of its own each, and each waiver as required', async () => {
    const waiver = await aWaiver();
    const { teamFields, playerWaivers } = await aRegistration({
      teamFields: [{ name: 'Colour' }, { name: 'Goalie?', fieldType: 'checkbox' }],
      playerWaivers: [{ waiver }],
    });
    expect(teamFields.map(({ fieldId }) => fieldId)).toEqual([
      expect.stringMatching(/^[0-9a-f]{24}$/),
      expect.stringMatching(/^[0-9a-f]{24}$/),
    ]);
    expect(teamFields[1]).toMatchObject({ primitiveType: 'boolean', include: true, order: 1, options: [] });
    expect(playerWaivers).toEqual([{ waiver, required: true }]);
  });

  it('is refused two questions or waivers of one name', async () => {
    const waiver = await aWaiver();
    await expect(
      aRegistration({ teamFields: [{ name: 'A', fieldId: 'a' }], fields: [{ name: 'B', fieldId: 'a' }] }),
    ).rejects.toMatchObject({ status: 409, code: 'already_exists', details: [{ path: 'fields.0.fieldId' }] });
    await expect(aRegistration({ playerWaivers: [{ waiver }, { waiver }] })).rejects.toMatchObject({
      status: 409,
      code: 'already_exists',
      details: [{ path: 'playerWaivers.1.waiver' }],
    });
  });

  it('takes no gate anywhere but in its own configuration', async () => {
    const league = { name: 'Winter', config: { gateByStartDate: true } };
    await expect(organization.admin.leagues.create(league as never)).rejects.toMatchObject({
      status: 400,
      details: [{ path: 'config.gateByStartDate' }],
    });
  });
});

describe('the league', () => {
  it('may be called contest, and is answered under both names', async () => {
    const league = await organization.admin.leagues.create({ name: 'Winter' });
    for (const name of ['league', 'contest']) {
      const registration = await aRegistration({ [name]: league._id });
      expect([registration.league, registration.contest]).toEqual([league._id, league._id]);
      const cleared = await change(registration._id, { [name]: null });
      expect([cleared.league, cleared.contest]).toEqual([null, null]);
    }
  });

  it('can’t be another one under each name', async () => {
    const leagues = await Promise.all(times(2, () => organization.admin.leagues.create({ name: 'Winter' })));
    const [league, contest] = leagues.map(({ _id }) => _id);
    const { _id } = await aRegistration();
    for (const refused of [
      () => aRegistration({ league, contest }),
      () => change(_id, { league, contest: null }),
    ]) {
      await expect(refused()).rejects.toMatchObject({
        status: 409,
        code: 'invalid_reference',
        details: [{ path: 'contest' }],
      });
    }
  });

  it('is listed among the contests once, however often it is named', async () => {
    const league = await organization.admin.leagues.create({ name: 'Winter' });
    const { contests } = await aRegistration({ contests: [league._id, league._id] });
    expect(contests).toEqual([league._id]);
  });
});

describe('a reference', () => {
  it('to another organization’s record is refused like a missing one, with its path', async () => {
    const league = await other.admin.leagues.create({ name: 'Theirs' });
    const tournament = await other.admin.tournaments.create({ name: 'Theirs' });
    const product = await other.admin.paymentProducts.create({ name: 'Theirs', amount: 100 });
    const waiver = await other.admin.waivers.create({ title: 'Theirs', text: 'No.' });
    const own = await organization.admin.leagues.create({ name: 'Ours' });
    const { _id } = await aRegistration();
    const missing = 'f'.repeat(24);
    const foreign: [string, (id: string) => object, string][] = [
      ['league', (id) => ({ league: id }), league._id],
      ['contest', (id) => ({ contest: id }), league._id],
      ['contests.1', (id) => ({ contests: [own._id, id] }), league._id],
      ['tournament', (id) => ({ tournament: id }), tournament._id],
      ['paymentProduct', (id) => ({ paymentProduct: id }), product._id],
      ['donationProduct', (id) => ({ donationProduct: id }), product._id],
      ['playerWaivers.0.waiver', (id) => ({ playerWaivers: [{ waiver: id }] }), waiver._id],
    ];
    for (const [path, body, id] of foreign) {
      for (const refused of [
        () => aRegistration(body(id)),
        () => aRegistration(body(missing)),
        () => change(_id, body(id)),
        () => change(_id, body(missing)),
      ]) {
        await expect(refused()).rejects.toMatchObject({
          status: 409,
          code: 'invalid_reference',
          details: [{ path }],
        });
      }
    }
  });
});

describe('dates', () => {
  it('that are days are read in the time zone of the registration', async () => {
    const { _id, ...created } = await aRegistration({
      startDate: '2026-03-08',
      endDate: '2026-03-08',
      deadlineDate: '2026-03-07',
      timeZone: 'America/New_York',
    });
    expect(created).toMatchObject({
      startDate: '2026-03-08T05:00:00.000Z',
      endDate: '2026-03-09T03:59:59.999Z',
      deadlineDate: '2026-03-08T04:59:59.999Z',
    });
    const moved = await change(_id, { endDate: '2026-11-01' });
    expect(moved.endDate).toBe('2026-11-02T04:59:59.999Z');
  });

  it('are read in the organization’s zone where none is given', async () => {
    expect(await aRegistration({ startDate: '2026-01-10' })).toMatchObject({
      timeZone: 'America/Chicago',
      startDate: '2026-01-10T06:00:00.000Z',
    });
  });

  it('stay the instants they are when the zone changes, which reads those sent with it', async () => {
    const { _id } = await aRegistration({ startDate: '2026-03-01', endDate: '2026-04-01' });
    const changed = await change(_id, { timeZone: 'Pacific/Auckland', endDate: '2026-04-01' });
    expect(changed).toMatchObject({
      timeZone: 'Pacific/Auckland',
      startDate: '2026-03-01T06:00:00.000Z',
      endDate: '2026-04-01T10:59:59.999Z',
    });
  });

  it('can be cleared', async () => {
    const { _id } = await aRegistration({ endDate: '2026-04-01' });
    const cleared = await change(_id, { startDate: null, endDate: null, deadlineDate: null });
    expect(cleared).toMatchObject({ startDate: null, endDate: null, deadlineDate: null });
  });

  it('in a zone that does not exist are refused', async () => {
    const { _id } = await aRegistration();
    const timeZone = 'America/Atlantis';
    for (const refused of [() => aRegistration({ timeZone }), () => change(_id, { timeZone })]) {
      await expect(refused()).rejects.toMatchObject({
        status: 409,
        code: 'invalid_time_zone',
        details: [{ path: 'timeZone' }],
      });
    }
  });
});
