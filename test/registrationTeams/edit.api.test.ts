import { useService, type TestOrganization, type TestUser } from '../support/service.ts';
import { aSignUpForm, days, refusal, register, type SignUpForm } from './anEntry.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;
let sam: TestUser;
let form: SignUpForm;

beforeAll(async () => {
  organization = await service.organization();
  sam = await service.user();
  form = await aSignUpForm(organization, {
    registration: {
      teamFields: [{ name: 'Shirt', fieldId: 'shirt', options: ['red', 'blue'] }],
      managerFields: [{ name: 'Phone', fieldId: 'phone' }],
    },
  });
});

const asUser = () => sam.client.registrationTeams;
const logOf = async (team: { _id: string }) =>
  (await organization.admin.auditLogs.list({ resourceId: team._id })).data.map(({ action }) => action);

describe('editing a team', () => {
  it('changes only what was sent, and merges the answers', async () => {
    const team = await register(sam, form, { fields: { shirt: 'red', phone: '555 1234' } });
    const edited = await asUser().update(team._id, {
      coaches: [{ name: 'Kim Lee', email: 'kim@league.test' }],
      fields: { shirt: 'blue' },
      releaseAccepted: { name: 'Sam Okafor', accepted: true },
    });
    expect(edited).toEqual({
      ...team,
      coaches: [{ name: 'Kim Lee', email: 'kim@league.test' }],
      fields: { shirt: 'blue', phone: '555 1234' },
      releaseAccepted: { name: 'Sam Okafor', accepted: true, date: expect.any(String) as string },
      updated: expect.any(String) as string,
    });
    expect(await asUser().update(team._id, { fields: { phone: null }, releaseAccepted: null })).toMatchObject(
      {
        fields: { shirt: 'blue' },
        releaseAccepted: null,
      },
    );
    expect(await logOf(team)).toEqual(['create', 'update', 'update']);
  });

  it('takes back what was read, and changes nothing by it', async () => {
    const { _id } = await register(sam, form, {
      managers: [{ email: sam.email }],
      releaseAccepted: { name: 'Sam Okafor', accepted: true },
      fields: { shirt: 'red' },
    });
    const read = await asUser().get(_id);
    const { data, etag } = await asUser()
      .update(_id, read as never)
      .withResponse();
    expect([data, etag]).toEqual([read, '"1"']);
    expect(await logOf(read)).toEqual(['create']);
  });

  it('is done to the version that was read', async () => {
    const { _id } = await register(sam, form);
    await asUser().update(_id, { name: 'Second' }, { ifMatch: '"1"' });
    await expect(asUser().update(_id, { name: 'Third' }, { ifMatch: '"1"' })).rejects.toMatchObject(
      refusal(412, 'stale'),
    );
  });

  it('gives the placed team its new name', async () => {
    const team = await register(sam, form, { name: 'Hawks' });
    await asUser().update(team._id, { name: 'Falcons' });
    expect(await service.client().divisionTeams.get(team.divisionTeam as string)).toMatchObject({
      name: 'Falcons',
    });
    expect(await logOf({ _id: team.divisionTeam as string })).toEqual(['create', 'update']);
  });

  it('refuses answers that don’t fit, and keeps those to fields that are gone', async () => {
    const ours = await aSignUpForm(organization, {
      registration: { teamFields: [{ name: 'Motto', fieldId: 'motto' }] },
    });
    const team = await register(sam, ours, { fields: { motto: 'Fly high' } });
    await expect(asUser().update(team._id, { fields: { motto: 7 } })).rejects.toMatchObject(
      refusal(409, 'invalid_fields', 'fields.motto'),
    );
    await organization.admin.registrations.update(ours.registration, { teamFields: [] });
    expect(await asUser().update(team._id, { name: 'Hawks', fields: team.fields })).toMatchObject({
      name: 'Hawks',
      fields: { motto: 'Fly high' },
    });
    await expect(asUser().update(team._id, { fields: { motto: 'Fly low' } })).rejects.toMatchObject(
      refusal(409, 'invalid_fields', 'fields.motto'),
    );
  });

  it('goes on after the registration has closed, and so do players and completion', async () => {
    const closing = await aSignUpForm(organization, { config: { gateByEndDate: true, minPlayers: 1 } });
    const team = await register(sam, closing);
    await organization.admin.registrations.update(closing.registration, {
      endDate: days(-1),
      active: false,
    });
    expect(await asUser().update(team._id, { name: 'Falcons' })).toMatchObject({ name: 'Falcons' });
    const player = await asUser().addPlayer(team._id, { name: 'Ada Marsh' });
    expect(await asUser().updatePlayer(team._id, player._id, { number: '9' })).toMatchObject({ number: '9' });
    expect((await asUser().complete(team._id)).completedAt).toEqual(expect.any(String));
    expect(await asUser().get(team._id)).toMatchObject({ name: 'Falcons' });
  });

  it('moves the team to another division by an administrator’s hand alone', async () => {
    const { admin } = organization;
    const other = await admin.divisions.create({ name: 'Division B', league: form.league });
    const team = await register(sam, form);
    await expect(asUser().update(team._id, { division: other._id, name: 'Nope' })).rejects.toMatchObject(
      refusal(403, 'forbidden'),
    );
    expect(await asUser().update(team._id, { division: form.division })).toMatchObject({
      name: team.name,
      division: form.division,
    });
    const moved = await admin.registrationTeams.update(team._id, { division: other._id, name: 'Falcons' });
    expect(moved).toMatchObject({ division: other._id, divisionTeam: team.divisionTeam, name: 'Falcons' });
    expect(await service.client().divisionTeams.get(team.divisionTeam as string)).toMatchObject({
      name: 'Falcons',
      division: other._id,
    });
    const foreign = await aSignUpForm(organization);
    await expect(
      admin.registrationTeams.update(team._id, { division: foreign.division }),
    ).rejects.toMatchObject(refusal(409, 'invalid_reference', 'division'));
  });

  it('ends with the team’s removal', async () => {
    const team = await register(sam, form);
    const { registrationTeams } = organization.admin;
    await registrationTeams.remove(team._id);
    const removed = refusal(409, 'removed');
    await expect(registrationTeams.update(team._id, { name: 'Falcons' })).rejects.toMatchObject(removed);
    await expect(registrationTeams.complete(team._id)).rejects.toMatchObject(removed);
    await expect(registrationTeams.addPlayer(team._id, { name: 'Ada' })).rejects.toMatchObject(removed);
    await expect(registrationTeams.setPayment(team._id, { hasPaid: true })).rejects.toMatchObject(removed);
    await expect(asUser().update(team._id, { name: 'Falcons' })).rejects.toMatchObject(
      refusal(404, 'not_found'),
    );
  });
});

describe('a discount code of a team', () => {
  it('is entered, changed and taken back later, and may come back when it has expired', async () => {
    const paid = await aSignUpForm(organization, { registration: { cost: { amount: 5000 } } });
    const { discountCodes } = organization.admin;
    const code = await discountCodes.create({
      registration: paid.registration,
      code: 'EARLY',
      amountOff: 1000,
    });
    const team = await register(sam, paid);
    expect(await asUser().update(team._id, { discountCode: 'early' })).toMatchObject({
      discountCode: 'EARLY',
      amountDue: 4000,
    });
    // As a form sends it whose box was emptied, and then one that a code was pasted into.
    expect(await asUser().update(team._id, { discountCode: ' ' })).toMatchObject({ discountCode: null });
    expect(await asUser().update(team._id, { discountCode: ' early\n' })).toMatchObject({
      discountCode: 'EARLY',
    });
    await discountCodes.update(code._id, { expiresAt: days(-1) });
    const read = await asUser().get(team._id);
    expect(read).toMatchObject({ discountCode: 'EARLY', amountDue: 5000 });
    expect(await asUser().update(team._id, { ...(read as object), name: 'Falcons' })).toMatchObject({
      name: 'Falcons',
      discountCode: 'EARLY',
    });
    expect(await asUser().update(team._id, { discountCode: null })).toMatchObject({ discountCode: null });
    await expect(asUser().update(team._id, { discountCode: 'EARLY' })).rejects.toMatchObject(
      refusal(409, 'discount_expired'),
    );
  });
});

describe('completing a registration', () => {
  it('is refused with a detail for each thing that is missing, then done once', async () => {
    const asking = await aSignUpForm(organization, {
      registration: {
        requireReleaseStatement: true,
        releaseStatement: 'We play at our own risk.',
        teamFields: [{ name: 'Shirt', fieldId: 'shirt', required: true }],
        fields: [{ name: 'Size', fieldId: 'size', required: true }],
      },
      config: { minPlayers: 2, requireCoaches: true, requireTeamRepresentatives: true },
    });
    const { _id } = await register(sam, asking, { managers: [{ name: 'Sam' }] });
    await expect(asUser().complete(_id)).rejects.toMatchObject(
      refusal(
        409,
        'incomplete',
        'players',
        'managers',
        'coaches',
        'teamRepresentatives',
        'fields.shirt',
        'releaseAccepted',
      ),
    );
    const person = { name: 'Kim Lee', email: 'kim@league.test' };
    await asUser().update(_id, {
      managers: [person],
      coaches: [person],
      teamRepresentatives: [person],
      fields: { shirt: 'red' },
      releaseAccepted: { name: 'Sam Okafor', accepted: true },
    });
    const ada = await asUser().addPlayer(_id, { name: 'Ada', fields: { size: 'M' } });
    const bo = await asUser().addPlayer(_id, { name: 'Bo' });
    await expect(asUser().complete(_id)).rejects.toMatchObject(
      refusal(409, 'incomplete', `players.${bo._id}.fields.size`),
    );
    await asUser().updatePlayer(_id, bo._id, { fields: { size: 'L' } });
    const complete = await asUser().complete(_id);
    expect(complete.completedAt).toEqual(expect.any(String));
    expect(await asUser().complete(_id)).toEqual(complete);
    expect((await logOf(complete)).filter((action) => action === 'complete')).toHaveLength(1);
    await asUser().removePlayer(_id, { player: ada._id });
    expect((await asUser().get(_id)).completedAt).toBe(complete.completedAt);
  });

  it('asks what the division asks, before its league', async () => {
    const strict = await aSignUpForm(organization, {
      league: { minPlayers: 5, requireCoaches: true },
      division: { minPlayers: 0, requireCoaches: false },
    });
    const { _id } = await register(sam, strict);
    expect(await asUser().complete(_id)).toMatchObject({ name: 'Riverside Hawks' });
    const { _id: undivided } = await register(sam, strict, { division: null });
    await expect(asUser().complete(undivided)).rejects.toMatchObject(
      refusal(409, 'incomplete', 'players', 'coaches'),
    );
  });
});
