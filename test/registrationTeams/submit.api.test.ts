import { times, useService, type TestOrganization, type TestUser } from '../support/service.ts';
import { anEntry, aSignUpForm, days, mailsOf, refusal, register } from './anEntry.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;
let other: TestOrganization;
let sam: TestUser;

beforeAll(async () => {
  organization = await service.organization({ name: 'Oak Park League' });
  other = await service.organization();
  sam = await service.user();
});

const unknownId = 'f'.repeat(24);

describe('registering a team', () => {
  it('answers the submission, whose registrant and manager is whoever is signed in', async () => {
    const form = await aSignUpForm(organization);
    const { data, status, headers, etag } = await sam.client.registrationTeams
      .create(anEntry(form, { coaches: [{ name: 'Kim Lee' }] }))
      .withResponse();
    expect([status, etag, headers.get('location')]).toEqual([
      201,
      '"1"',
      `/api/v1/registrationTeams/${data._id}`,
    ]);
    expect(data).toMatchObject({
      registration: form.registration,
      organization: organization._id,
      league: form.league,
      tournament: null,
      division: form.division,
      name: 'Riverside Hawks',
      status: 'Pending',
      unregistered: false,
      registrant: sam._id,
      managers: [{ email: sam.email }],
      coaches: [{ name: 'Kim Lee', email: null }],
      teamRepresentatives: [],
      fields: {},
      releaseAccepted: null,
      queuedAt: data.registeredAt,
      promotedAt: null,
      completedAt: null,
      deletedAt: null,
      capacityState: 'Secured',
      paymentStatus: 'paid',
      amountDue: 0,
      hasPaid: false,
      discountCode: null,
    });
    expect(await sam.client.registrationTeams.get(data._id)).toEqual(data);
    expect(await organization.admin.registrationTeams.get(data._id)).toEqual(data);
  });

  it('leaves whoever is signed in the manager where the list of managers is empty', async () => {
    const team = await register(sam, await aSignUpForm(organization), { managers: [] });
    expect(team.managers).toMatchObject([{ email: sam.email }]);
  });

  it('places the team of a free division at once, while a seat is free', async () => {
    const form = await aSignUpForm(organization, { division: { capacity: 1, waitlistCapacity: 1 } });
    const first = await register(sam, form);
    const second = await register(sam, form, { name: 'Lakeside Owls' });
    expect([first.status, first.capacityState, typeof first.divisionTeam]).toEqual([
      'Pending',
      'Secured',
      'string',
    ]);
    expect([second.capacityState, second.divisionTeam]).toEqual(['Waitlisted', null]);
    const placed = await service.client().divisionTeams.get(first.divisionTeam as string);
    expect(placed).toMatchObject({ name: 'Riverside Hawks', division: form.division });
  });

  it('leaves the team of a paid division unplaced, and holding nothing until it has paid', async () => {
    const form = await aSignUpForm(organization, { registration: { cost: { amount: 5000 } } });
    expect(await register(sam, form)).toMatchObject({
      divisionTeam: null,
      capacityState: 'Pending',
      paymentStatus: 'unpaid',
      amountDue: 5000,
      amountPaid: 0,
      amountRemaining: 5000,
    });
  });

  it('needs no division', async () => {
    const form = await aSignUpForm(organization);
    const { division: _, ...entry } = anEntry(form);
    expect(await sam.client.registrationTeams.create(entry)).toMatchObject({
      division: null,
      league: form.league,
      divisionTeam: null,
      capacityState: null,
    });
  });

  it('is done on somebody’s behalf by an administrator and by a key that may write', async () => {
    const form = await aSignUpForm(organization);
    const writer = service.client(await service.apiKey(organization._id, ['write:registrations']));
    const managers = [{ name: 'Sam Okafor', email: 'sam.behalf@league.test' }];
    for (const client of [organization.admin, organization.key, writer]) {
      expect(await client.registrationTeams.create(anEntry(form, { managers }))).toMatchObject({
        registrant: null,
        managers,
      });
    }
    expect(await mailsOf(service, 'team_registered', 'sam.behalf@league.test')).toHaveLength(3);
  });

  it('brings its players along, who get their mails', async () => {
    const form = await aSignUpForm(organization);
    const ada = await service.user();
    const team = await register(sam, form, {
      players: [{ name: 'Ada Marsh', email: ada.email.toUpperCase(), number: '7' }, { name: 'Bo Chen' }],
    });
    const { data } = await organization.admin.players.listByRegistrationTeam(team._id);
    expect(data).toMatchObject([
      { name: 'Ada Marsh', number: '7', user: ada._id, team: team.divisionTeam },
      { name: 'Bo Chen', email: '', user: null, team: team.divisionTeam },
    ]);
    expect(await mailsOf(service, 'player_signup', ada.email)).toHaveLength(1);
  });

  it('takes no more players than the roster may have, and then nothing at all', async () => {
    const form = await aSignUpForm(organization, { division: { maxPlayers: 1 } });
    const players = [{ name: 'Ada' }, { name: 'Bo' }];
    await expect(register(sam, form, { players })).rejects.toMatchObject(refusal(409, 'roster_full'));
    expect((await organization.admin.registrationTeams.listByRegistration(form.registration)).data).toEqual(
      [],
    );
  });

  it('dates the release statement itself', async () => {
    const form = await aSignUpForm(organization);
    const team = await register(sam, form, {
      releaseAccepted: { name: 'Sam Okafor', accepted: true, date: '1999-01-01' },
    });
    expect(team.releaseAccepted).toEqual({
      name: 'Sam Okafor',
      accepted: true,
      date: expect.any(String) as string,
    });
    expect(Date.now() - Date.parse(team.releaseAccepted?.date ?? '')).toBeLessThan(60_000);
  });

  it('is done once for an Idempotency-Key', async () => {
    const form = await aSignUpForm(organization);
    const send = () =>
      sam.client.registrationTeams.create(anEntry(form), { idempotencyKey: `sign-up ${form.division}` });
    expect(await send()).toEqual(await send());
    const { count } = await organization.admin.registrationTeams.listByRegistration(form.registration);
    expect(count).toBe(1);
  });

  it('leaves an entry in the log', async () => {
    const team = await register(sam, await aSignUpForm(organization));
    const { data } = await organization.admin.auditLogs.list({ resourceId: team._id });
    expect(data).toMatchObject([
      {
        action: 'create',
        resource: 'registrationTeam',
        actor: { kind: 'user', id: sam._id },
        before: null,
        after: { name: 'Riverside Hawks' },
      },
    ]);
  });
});

describe('a registration', () => {
  it('that takes no sign-ups says so before all else', async () => {
    const form = await aSignUpForm(organization, {
      registration: { active: false, startDate: days(1), endDate: days(-1) },
      config: { gateByStartDate: true, gateByEndDate: true },
    });
    await expect(register(sam, form, { division: unknownId })).rejects.toMatchObject(
      refusal(403, 'registration_inactive'),
    );
  });

  it('that has not opened says so before it says that it has closed', async () => {
    const form = await aSignUpForm(organization, {
      registration: { startDate: days(1), endDate: days(-1) },
      config: { gateByStartDate: true, gateByEndDate: true },
    });
    for (const client of [sam.client, organization.admin, organization.key]) {
      await expect(register({ client }, form)).rejects.toMatchObject(refusal(403, 'registration_not_open'));
    }
  });

  it('that has closed takes no new team, full or not', async () => {
    const form = await aSignUpForm(organization, {
      registration: { endDate: days(-0.0001) },
      config: { gateByEndDate: true },
      division: { capacity: 1 },
    });
    for (const client of [sam.client, organization.admin, organization.key]) {
      await expect(register({ client }, form)).rejects.toMatchObject(refusal(403, 'registration_closed'));
    }
  });

  it('is not closed by a date whose gate is off', async () => {
    const form = await aSignUpForm(organization, {
      registration: { startDate: days(1), endDate: days(-1) },
    });
    expect(await register(sam, form)).toMatchObject({ status: 'Pending' });
  });

  it('past its waitlist refuses a sign-up before anything is charged', async () => {
    const form = await aSignUpForm(organization, { division: { capacity: 1, waitlistCapacity: 1 } });
    await register(sam, form);
    await register(sam, form);
    await expect(register(sam, form)).rejects.toMatchObject(refusal(409, 'division_full'));
    const { data } = await organization.admin.registrationTeams.listByRegistration(form.registration);
    expect(data.map(({ capacityState }) => capacityState)).toEqual(['Secured', 'Waitlisted']);
  });

  it('with a capacity of 0 is never full', async () => {
    const form = await aSignUpForm(organization, { config: { capacity: 0 }, division: { capacity: 0 } });
    for (const _ of times(3, () => 0)) await register(sam, form);
    const { data } = await organization.admin.registrationTeams.list({ division: form.division });
    expect(data.map(({ capacityState }) => capacityState)).toEqual(['Secured', 'Secured', 'Secured']);
  });

  it('sells the last place once, whoever asks at the same moment', async () => {
    const form = await aSignUpForm(organization, { division: { capacity: 2 } });
    const answers = await Promise.allSettled(times(8, () => register(sam, form)));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as { code: string }] : [],
    );
    expect(refused.map(({ code }) => code)).toEqual(times(6, () => 'division_full'));
    const { data } = await organization.admin.registrationTeams.list({ division: form.division });
    expect(data.map(({ capacityState }) => capacityState)).toEqual(['Secured', 'Secured']);
  });

  it('lets a removed team’s name be used again, and gives the removed one its place back beside it', async () => {
    const form = await aSignUpForm(organization);
    const { admin } = organization;
    const first = await register(sam, form);
    await admin.registrationTeams.remove(first._id);
    const second = await register(sam, form);
    const restored = await admin.registrationTeams.restore(first._id);
    expect(restored).toMatchObject({
      name: second.name,
      divisionTeam: first.divisionTeam,
      queuedAt: first.queuedAt,
      capacityState: 'Secured',
    });
    const { data } = await service.client().divisionTeams.listByDivision(form.division);
    expect(data.map(({ _id, name }) => [_id, name])).toEqual([
      [first.divisionTeam, 'Riverside Hawks'],
      [second.divisionTeam, 'Riverside Hawks'],
    ]);
  });
});

describe('a sign-up', () => {
  it('goes to a registration that the caller may enter', async () => {
    const form = await aSignUpForm(organization);
    const refused = refusal(409, 'invalid_reference', 'registration');
    for (const client of [other.admin, other.key]) {
      await expect(register({ client }, form)).rejects.toMatchObject(refused);
    }
    await expect(register(sam, { ...form, registration: unknownId })).rejects.toMatchObject(refused);
    await organization.admin.leagues.update(form.league, { active: false });
    await expect(register(sam, form)).rejects.toMatchObject(refused);
  });

  it('goes to a division of the registration’s league, its contests or its tournament', async () => {
    const form = await aSignUpForm(organization);
    const elsewhere = await aSignUpForm(organization);
    const foreign = await aSignUpForm(other, { division: { capacity: 1 } });
    // Full, which is nobody's business here.
    await register(sam, foreign);
    for (const division of [elsewhere.division, foreign.division, unknownId]) {
      await expect(register(sam, form, { division })).rejects.toMatchObject(
        refusal(409, 'invalid_reference', 'division'),
      );
    }
    const { admin } = organization;
    await admin.registrations.update(form.registration, { contests: [elsewhere.league] });
    expect(await register(sam, form, { division: elsewhere.division })).toMatchObject({
      league: elsewhere.league,
    });
    const cup = await admin.tournaments.create({ name: 'Cup' });
    const cupForm = await admin.registrations.create({ tournament: cup._id });
    const cupDivision = await admin.divisions.create({ name: 'Cup', tournament: cup._id });
    const entry = { registration: cupForm._id, division: cupDivision._id, name: 'Hawks' };
    expect(await sam.client.registrationTeams.create(entry)).toMatchObject({
      tournament: cup._id,
      league: null,
    });
  });

  it('is checked answer by answer', async () => {
    const form = await aSignUpForm(organization, {
      registration: {
        teamFields: [{ name: 'Shirt', fieldId: 'shirt', options: ['red', 'blue'] }],
        managerFields: [{ name: 'Mail', fieldId: 'mail', fieldType: 'email' }],
        fields: [{ name: 'Size', fieldId: 'size', primitiveType: 'number' }],
      },
    });
    await expect(
      register(sam, form, { fields: { shirt: 'green', mail: 'nonsense', other: 'x' } }),
    ).rejects.toMatchObject(refusal(409, 'invalid_fields', 'fields.shirt', 'fields.mail', 'fields.other'));
    await expect(
      register(sam, form, { players: [{ name: 'Ada' }, { name: 'Bo', fields: { size: 'M' } }] }),
    ).rejects.toMatchObject(refusal(409, 'invalid_fields', 'players.1.fields.size'));
    const team = await register(sam, form, { fields: { shirt: 'red', mail: ' Sam @Example.ORG' } });
    expect(team.fields).toEqual({ shirt: 'red', mail: 'sam@example.org' });
  });

  it('names people by a name or an address, not by neither', async () => {
    const form = await aSignUpForm(organization);
    const team = await register(sam, form, {
      managers: [{ email: 'kim@league.test' }],
      teamRepresentatives: [{ name: 'Jo Park', email: null }],
    });
    expect(team).toMatchObject({
      managers: [{ name: '', email: 'kim@league.test' }],
      teamRepresentatives: [{ name: 'Jo Park', email: null }],
    });
    await expect(register(sam, form, { managers: [{ name: '', email: null }] })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  });
});

describe('a discount code', () => {
  it('takes its amount off, in whatever case it is entered', async () => {
    const form = await aSignUpForm(organization, { registration: { cost: { amount: 5000 } } });
    await organization.admin.discountCodes.create({
      registration: form.registration,
      code: 'EarlyBird',
      amountOff: 2000,
    });
    expect(await register(sam, form, { discountCode: 'EARLYBIRD' })).toMatchObject({
      discountCode: 'EarlyBird',
      amountDue: 3000,
      paymentStatus: 'unpaid',
    });
  });

  it('is refused where it is unknown, another registration’s, or has expired', async () => {
    const form = await aSignUpForm(organization, { registration: { cost: { amount: 5000 } } });
    const elsewhere = await aSignUpForm(organization);
    const { discountCodes } = organization.admin;
    await discountCodes.create({ registration: elsewhere.registration, code: 'THEIRS', amountOff: 1 });
    await discountCodes.create({
      registration: form.registration,
      code: 'LATE',
      amountOff: 1,
      expiresAt: days(-1),
    });
    for (const [discountCode, code] of [
      ['NONE', 'discount_invalid'],
      ['THEIRS', 'discount_invalid'],
      ['LATE', 'discount_expired'],
    ] as const) {
      await expect(register(sam, form, { discountCode })).rejects.toMatchObject(refusal(409, code));
    }
  });
});
