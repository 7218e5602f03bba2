import { times, useService, type TestOrganization, type TestUser } from '../support/service.ts';
import { aSignUpForm, days, mailsOf, refusal, register } from './anEntry.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;
let sam: TestUser;

beforeAll(async () => {
  organization = await service.organization();
  sam = await service.user();
});

const asUser = () => sam.client.registrationTeams;

describe('the roster of a submission', () => {
  it('is kept by whoever manages the team', async () => {
    const team = await register(sam, await aSignUpForm(organization));
    const { data, status, headers } = await asUser()
      .addPlayer(team._id, { name: 'Ada Marsh', email: 'ada.kept@league.test', number: '7' })
      .withResponse();
    expect([status, headers.get('location')]).toEqual([201, `/api/v1/players/${data._id}`]);
    expect(data).toMatchObject({
      name: 'Ada Marsh',
      email: 'ada.kept@league.test',
      number: '7',
      registrationTeam: team._id,
      team: team.divisionTeam,
      removedAt: null,
    });
    const renamed = await asUser().updatePlayer(team._id, data._id, { name: 'Ada Lovelace' });
    expect(renamed).toMatchObject({ name: 'Ada Lovelace', number: '7' });
    expect(await asUser().updatePlayer(team._id, data._id, renamed as never)).toEqual(renamed);
    const gone = await asUser().removePlayer(team._id, { player: data._id });
    expect(gone.removedAt).toEqual(expect.any(String));
    const { data: left } = await organization.admin.players.listByRegistrationTeam(team._id);
    expect(left).toEqual([]);
    const { data: log } = await organization.admin.auditLogs.list({ resourceId: data._id });
    expect(log.map(({ action, actor }) => [action, actor.id])).toEqual([
      ['create', sam._id],
      ['update', sam._id],
      ['delete', sam._id],
    ]);
  });

  it('is populated for whoever manages the team', async () => {
    const team = await register(sam, await aSignUpForm(organization), { players: [{ name: 'Ada' }] });
    const read = await asUser().get(team._id, { include: 'players(name),division(name)' });
    expect(read).toMatchObject({
      players: [{ name: 'Ada' }],
      division: { name: 'Division A' },
    });
  });

  it('sends the waivers of the registration to a new address only', async () => {
    const waiver = await organization.admin.waivers.create({ title: 'Risk', text: 'I know.' });
    const form = await aSignUpForm(organization, {
      registration: { playerWaivers: [{ waiver: waiver._id }] },
    });
    const team = await register(sam, form);
    const player = await asUser().addPlayer(team._id, { name: 'Ada', email: 'ada.waiver@league.test' });
    await asUser().updatePlayer(team._id, player._id, { number: '9', email: 'ada.waiver@league.test' });
    expect(await mailsOf(service, 'player_waiver_required', 'ada.waiver@league.test')).toHaveLength(1);
    await asUser().updatePlayer(team._id, player._id, { email: 'ada.moved@league.test' });
    expect(await mailsOf(service, 'player_waiver_required', 'ada.moved@league.test')).toHaveLength(1);
  });

  it('has as many players as it may and no more, whoever adds them at once', async () => {
    const form = await aSignUpForm(organization, { division: { maxPlayers: 3 } });
    const team = await register(sam, form, { players: [{ name: 'Ada' }] });
    const answers = await Promise.allSettled(
      times(6, (index) => asUser().addPlayer(team._id, { name: `Player ${index}` })),
    );
    const codes = answers.map((answer) =>
      answer.status === 'rejected' ? (answer.reason as { code: string }).code : 'added',
    );
    expect(codes.sort()).toEqual([...times(2, () => 'added'), ...times(4, () => 'roster_full')]);
    // A limit that is lowered later stops additions and nothing else.
    await organization.admin.divisions.update(form.division, { config: { maxPlayers: 1 } });
    const { data } = await organization.admin.players.listByRegistrationTeam(team._id);
    const [first] = data;
    expect(data).toHaveLength(3);
    expect(await asUser().updatePlayer(team._id, first?._id ?? '', { number: '1' })).toMatchObject({
      number: '1',
    });
    await asUser().removePlayer(team._id, { player: first?._id ?? '' });
    await expect(
      organization.admin.registrationTeams.addPlayer(team._id, { name: 'Zoe' }),
    ).rejects.toMatchObject(refusal(409, 'roster_full'));
  });

  it('holds players of its own only', async () => {
    const form = await aSignUpForm(organization);
    const ours = await register(sam, form);
    const theirs = await register(sam, form, { players: [{ name: 'Bo' }] });
    const { data } = await organization.admin.players.listByRegistrationTeam(theirs._id);
    const bo = data[0]?._id ?? '';
    await expect(asUser().updatePlayer(ours._id, bo, { number: '1' })).rejects.toMatchObject(
      refusal(404, 'not_found'),
    );
    await expect(asUser().removePlayer(ours._id, { player: bo })).rejects.toMatchObject(
      refusal(409, 'invalid_reference', 'player'),
    );
    await asUser().removePlayer(theirs._id, { player: bo });
    await expect(asUser().removePlayer(theirs._id, { player: bo })).rejects.toMatchObject(
      refusal(409, 'invalid_reference', 'player'),
    );
  });

  it('is changed at the version that was read', async () => {
    const team = await register(sam, await aSignUpForm(organization));
    await asUser().update(team._id, { name: 'Falcons' });
    const { _id } = await asUser().addPlayer(team._id, { name: 'Ada' });
    await asUser().updatePlayer(team._id, _id, { number: '1' }, { ifMatch: '"1"' });
    await expect(
      asUser().updatePlayer(team._id, _id, { number: '2' }, { ifMatch: '"1"' }),
    ).rejects.toMatchObject(refusal(412, 'stale'));
  });

  it('checks the answers of its players', async () => {
    const form = await aSignUpForm(organization, {
      registration: { fields: [{ name: 'Age', fieldId: 'age', primitiveType: 'integer' }] },
    });
    const team = await register(sam, form);
    await expect(
      asUser().addPlayer(team._id, { name: 'Ada', fields: { age: 'nine' } }),
    ).rejects.toMatchObject(refusal(409, 'invalid_fields', 'fields.age'));
    const ada = await asUser().addPlayer(team._id, { name: 'Ada', fields: { age: 9 } });
    await expect(asUser().updatePlayer(team._id, ada._id, { fields: { age: 9.5 } })).rejects.toMatchObject(
      refusal(409, 'invalid_fields', 'fields.age'),
    );
  });
});

describe('a locked roster', () => {
  const lock = (date: string) => ({ settings: { rosterLock: true, rosterLockDate: date } });

  it('is changed by administrators only', async () => {
    const form = await aSignUpForm(organization);
    const team = await register(sam, form, { players: [{ name: 'Ada' }] });
    const { data } = await organization.admin.players.listByRegistrationTeam(team._id);
    const ada = data[0]?._id ?? '';
    await organization.admin.registrations.update(form.registration, lock(days(-1)));
    const writer = service.client(await service.apiKey(organization._id, ['write:registrations']));
    const locked = refusal(409, 'roster_locked');
    for (const { registrationTeams } of [sam.client, writer]) {
      await expect(registrationTeams.addPlayer(team._id, { name: 'Bo' })).rejects.toMatchObject(locked);
      await expect(registrationTeams.updatePlayer(team._id, ada, { number: '1' })).rejects.toMatchObject(
        locked,
      );
      await expect(registrationTeams.removePlayer(team._id, { player: ada })).rejects.toMatchObject(locked);
    }
    // The lock is the roster's: what the team says of itself stays open.
    expect(await asUser().update(team._id, { name: 'Falcons' })).toMatchObject({ name: 'Falcons' });
    for (const { registrationTeams } of [organization.admin, organization.key]) {
      const bo = await registrationTeams.addPlayer(team._id, { name: 'Bo' });
      expect(await registrationTeams.updatePlayer(team._id, bo._id, { number: '1' })).toMatchObject({
        number: '1',
      });
      await registrationTeams.removePlayer(team._id, { player: bo._id });
    }
  });

  it('is open until its date', async () => {
    const form = await aSignUpForm(organization, { registration: lock(days(1)) });
    const team = await register(sam, form);
    expect(await asUser().addPlayer(team._id, { name: 'Ada' })).toMatchObject({ name: 'Ada' });
  });

  it('keeps no new team from bringing its players', async () => {
    const form = await aSignUpForm(organization, { registration: lock(days(-1)) });
    const team = await register(sam, form, { players: [{ name: 'Ada' }] });
    const { count } = await organization.admin.players.listByRegistrationTeam(team._id);
    expect(count).toBe(1);
  });
});
