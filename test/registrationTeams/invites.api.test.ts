import { times, useService, type TestOrganization, type TestUser } from '../support/service.ts';
import {
  anEntry,
  aSignUpForm,
  days,
  inviteTokenOf,
  mailsOf,
  refusal,
  register,
  type SignUpForm,
} from './anEntry.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;
let sam: TestUser;

beforeAll(async () => {
  organization = await service.organization({ name: 'Oak Park League' });
  sam = await service.user();
});

const teams = () => organization.admin.registrationTeams;
const unknownToken = 'x'.repeat(43);

let invitees = 0;
/** A placeholder with an invitation on its way, to an address of its own. */
async function anInvitation(form: SignUpForm, fields: object = {}) {
  const managerEmail = `invited-${(invitees += 1)}@league.test`;
  const team = await teams().createPlaceholder({
    ...{ registration: form.registration, division: form.division, name: 'Team of Sam' },
    ...{ managerEmail, managerName: 'Sam Okafor', sendInvite: true },
    ...fields,
  });
  return { team, email: managerEmail, token: await inviteTokenOf(service, managerEmail) };
}

const fill = (
  { client }: Pick<TestUser, 'client'>,
  form: SignUpForm,
  inviteToken: string,
  fields: object = {},
) => client.registrationTeams.create(anEntry(form, { inviteToken, ...fields })).withResponse();

describe('a placeholder', () => {
  it('is an unregistered team of the organizers, without a mail', async () => {
    const form = await aSignUpForm(organization);
    const { data, status, headers } = await teams()
      .createPlaceholder({
        ...form,
        league: undefined,
        name: 'Somebody',
        managerEmail: 'held@league.test',
      } as never)
      .withResponse();
    expect([status, headers.get('location')]).toEqual([201, `/api/v1/registrationTeams/${data._id}`]);
    expect(data).toMatchObject({
      unregistered: true,
      registrant: null,
      managers: [{ name: '', email: 'held@league.test' }],
      status: 'Pending',
      capacityState: 'Secured',
      division: form.division,
    });
    expect(await mailsOf(service, 'registration_invitation', 'held@league.test')).toEqual([]);
    const { data: log } = await organization.admin.auditLogs.list({ resourceId: data._id });
    expect(log.map(({ action }) => action)).toEqual(['create']);
  });

  it('passes the gates and the capacity', async () => {
    const form = await aSignUpForm(organization, {
      registration: { active: false, endDate: days(-1) },
      config: { gateByEndDate: true },
      division: { capacity: 1 },
    });
    const placeholders = [];
    for (const name of ['First', 'Second']) {
      placeholders.push(
        await teams().createPlaceholder({ registration: form.registration, division: form.division, name }),
      );
    }
    expect(placeholders.map(({ capacityState, managers }) => [capacityState, managers])).toEqual([
      ['Secured', []],
      ['Waitlisted', []],
    ]);
  });

  it('needs an address to be invited', async () => {
    const form = await aSignUpForm(organization);
    await expect(
      teams().createPlaceholder({
        registration: form.registration,
        name: 'Nobody',
        sendInvite: true,
      } as never),
    ).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('is of the organization’s own registration and one of its divisions', async () => {
    const form = await aSignUpForm(organization);
    const other = await service.organization();
    const foreign = await aSignUpForm(other);
    await expect(
      teams().createPlaceholder({ registration: foreign.registration, name: 'Nobody' }),
    ).rejects.toMatchObject(refusal(409, 'invalid_reference', 'registration'));
    await expect(
      teams().createPlaceholder({
        registration: form.registration,
        division: foreign.division,
        name: 'Nobody',
      }),
    ).rejects.toMatchObject(refusal(409, 'invalid_reference', 'division'));
  });
});

describe('an invitation', () => {
  it('says what it begins with to whoever has the link', async () => {
    const form = await aSignUpForm(organization);
    const { team, email, token } = await anInvitation(form);
    const [mail] = await mailsOf(service, 'registration_invitation', email);
    expect(mail?.data).toMatchObject({
      link: `https://league.test/invite?token=${token}`,
      teamName: 'Team of Sam',
      name: 'Sam Okafor',
      organizationName: 'Oak Park League',
    });
    expect(await service.client().registrationTeams.getInvite(token)).toEqual({
      registrationTeam: team._id,
      registration: form.registration,
      division: form.division,
      organizationName: 'Oak Park League',
      competitionName: 'Spring League',
      divisionName: 'Division A',
      name: 'Team of Sam',
      managerName: 'Sam Okafor',
      email,
      expiresAt: expect.any(String) as string,
    });
    await expect(service.client().registrationTeams.getInvite(unknownToken)).rejects.toMatchObject(
      refusal(409, 'invalid_token'),
    );
  });

  it('fills in the same team, whatever the gates and the capacity say', async () => {
    const form = await aSignUpForm(organization, {
      division: { capacity: 1 },
      config: { gateByEndDate: true },
    });
    const { team, email, token } = await anInvitation(form);
    await organization.admin.registrations.update(form.registration, { active: false, endDate: days(-1) });
    const { data, status } = await fill(sam, form, token, {
      name: 'Riverside Hawks',
      coaches: [{ name: 'Kim Lee' }],
      players: [{ name: 'Ada' }],
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      _id: team._id,
      name: 'Riverside Hawks',
      unregistered: false,
      registrant: sam._id,
      managers: [{ name: 'Sam Okafor', email }, { email: sam.email }],
      coaches: [{ name: 'Kim Lee' }],
      queuedAt: team.queuedAt,
      registeredAt: team.registeredAt,
      divisionTeam: team.divisionTeam,
    });
    const placed = await service.client().divisionTeams.get(team.divisionTeam as string);
    expect(placed.name).toBe('Riverside Hawks');
    const { data: roster } = await organization.admin.players.listByRegistrationTeam(team._id);
    expect(roster).toMatchObject([{ name: 'Ada', team: team.divisionTeam }]);
    const { data: all } = await teams().listByRegistration(form.registration);
    expect(all).toHaveLength(1);
    expect(await mailsOf(service, 'team_registered', sam.email)).not.toEqual([]);
    expect(await sam.client.registrationTeams.get(team._id)).toEqual(data);
  });

  it('keeps the organizers’ managers beside those whom the team names, each address once', async () => {
    const form = await aSignUpForm(organization);
    const { email, token } = await anInvitation(form);
    const kim = { name: 'Kim Lee', email: 'kim@example.org' };
    const { data } = await fill(sam, form, token, { managers: [kim] });
    expect(data.managers).toEqual([{ name: 'Sam Okafor', email }, kim]);

    const second = await anInvitation(form);
    const corrected = { name: 'Samuel Okafor', email: second.email.toUpperCase() };
    const answer = await fill(sam, form, second.token, { managers: [corrected] });
    expect(answer.data.managers).toEqual([corrected]);

    const third = await anInvitation(form);
    const { data: unnamed } = await fill(sam, form, third.token, { managers: [] });
    expect(unnamed.managers).toMatchObject([{ email: third.email }, { email: sam.email }]);
  });

  it('still fills in the team whose division went to another league', async () => {
    const form = await aSignUpForm(organization);
    const { team, token } = await anInvitation(form);
    const { _id: league } = await organization.admin.leagues.create({ name: 'Summer League' });
    await organization.admin.divisions.update(form.division, { league });
    const { data } = await fill(sam, form, token);
    expect(data).toMatchObject({ _id: team._id, division: form.division, league, unregistered: false });
  });

  it('works once', async () => {
    const form = await aSignUpForm(organization);
    const { token } = await anInvitation(form);
    await fill(sam, form, token);
    const used = refusal(409, 'invalid_token');
    await expect(fill(await service.user(), form, token)).rejects.toMatchObject(used);
    await expect(fill(sam, form, unknownToken)).rejects.toMatchObject(used);
    await expect(service.client().registrationTeams.getInvite(token)).rejects.toMatchObject(used);
  });

  it('goes to one of two who fill it in at the same moment', async () => {
    const form = await aSignUpForm(organization);
    for (const _ of times(5, () => 0)) {
      const { team, token } = await anInvitation(form);
      const people = await Promise.all(times(4, () => service.user()));
      const answers = await Promise.allSettled(people.map((person) => fill(person, form, token)));
      const winners = people.filter((_person, index) => answers[index]?.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      expect(await teams().get(team._id)).toMatchObject({ registrant: winners[0]?._id });
    }
  });

  it('is for its own registration and division', async () => {
    const form = await aSignUpForm(organization);
    const { token } = await anInvitation(form);
    const elsewhere = await aSignUpForm(organization);
    const second = await organization.admin.divisions.create({ name: 'B', league: form.league });
    await expect(fill(sam, elsewhere, token)).rejects.toMatchObject(
      refusal(409, 'invalid_reference', 'registration'),
    );
    await expect(fill(sam, form, token, { division: second._id })).rejects.toMatchObject(
      refusal(409, 'invalid_reference', 'division'),
    );
    await expect(fill(sam, form, token, { division: elsewhere.division })).rejects.toMatchObject(
      refusal(409, 'invalid_reference', 'division'),
    );
    // A refusal leaves the link as it was.
    expect((await fill(sam, form, token, { division: null })).status).toBe(200);
  });

  it('without a division leaves the choice to the manager, as far as there is room', async () => {
    const form = await aSignUpForm(organization, { division: { capacity: 1 } });
    const { token } = await anInvitation(form, { division: null });
    await register(sam, form);
    await expect(fill(sam, form, token)).rejects.toMatchObject(refusal(409, 'division_full'));
    const roomy = await organization.admin.divisions.create({ name: 'B', league: form.league });
    const { data } = await fill(sam, form, token, { division: roomy._id });
    expect(data).toMatchObject({ division: roomy._id, capacityState: 'Secured' });
    expect(data.divisionTeam).toEqual(expect.any(String));
  });

  it('is the organizers’ to fill in too, and no other organization’s', async () => {
    const form = await aSignUpForm(organization);
    const { token } = await anInvitation(form);
    const other = await service.organization();
    for (const client of [other.admin, other.key]) {
      await expect(fill({ client }, form, token)).rejects.toMatchObject(refusal(409, 'invalid_token'));
    }
    const { data } = await fill({ client: organization.key }, form, token);
    expect(data).toMatchObject({ unregistered: false, registrant: null });
  });

  it('ends with the team’s removal and with its time', async () => {
    const form = await aSignUpForm(organization);
    const removed = await anInvitation(form);
    await teams().remove(removed.team._id);
    const late = await anInvitation(form);
    await service.db.select(
      `UPDATE registration_invites SET expires_at = now() - interval '1 second' WHERE registration_team = $1`,
      [late.team._id],
    );
    for (const { token } of [removed, late]) {
      await expect(fill(sam, form, token)).rejects.toMatchObject(refusal(409, 'invalid_token'));
      await expect(sam.client.registrationTeams.getInvite(token)).rejects.toMatchObject(
        refusal(409, 'invalid_token'),
      );
    }
  });
});

describe('an invitation sent again', () => {
  it('ends the earlier link', async () => {
    const form = await aSignUpForm(organization);
    const { team, email, token } = await anInvitation(form);
    expect(await teams().sendInvite(team._id, { email })).toMatchObject({
      managers: [{ name: 'Sam Okafor', email }],
    });
    const renewed = await inviteTokenOf(service, email);
    expect(renewed).not.toBe(token);
    await expect(fill(sam, form, token)).rejects.toMatchObject(refusal(409, 'invalid_token'));
    expect((await fill(sam, form, renewed)).status).toBe(200);
    const { data: log } = await organization.admin.auditLogs.list({ resourceId: team._id });
    expect(log.map(({ action }) => action)).toEqual(['create', 'invite', 'update']);
  });

  it('to another address makes that the manager’s', async () => {
    const form = await aSignUpForm(organization);
    const mistyped = await service.user();
    const team = await teams().createPlaceholder({
      ...{ registration: form.registration, name: 'Team of Kim', managerEmail: mistyped.email },
      sendInvite: true,
    });
    const right = `right-${team._id}@league.test`;
    await teams().sendInvite(team._id, { email: right, name: 'Kim Lee' });
    expect(await teams().get(team._id)).toMatchObject({ managers: [{ name: 'Kim Lee', email: right }] });
    await expect(mistyped.client.registrationTeams.get(team._id)).rejects.toMatchObject(
      refusal(404, 'not_found'),
    );
  });

  it('to another of its managers leaves that one there once', async () => {
    const form = await aSignUpForm(organization);
    const { team } = await anInvitation(form);
    const kim = { name: 'Kim Lee', email: 'kim@example.org' };
    await teams().update(team._id, { managers: [...team.managers, kim] });
    const { managers } = await teams().sendInvite(team._id, { email: 'KIM@example.org' });
    expect(managers).toEqual([{ name: 'Kim Lee', email: 'KIM@example.org' }]);
  });

  it('is refused once the team is filled in, or removed', async () => {
    const form = await aSignUpForm(organization);
    const registered = await register(sam, form);
    const { team } = await anInvitation(form);
    await teams().remove(team._id);
    const email = 'late@league.test';
    await expect(teams().sendInvite(registered._id, { email })).rejects.toMatchObject(
      refusal(409, 'already_registered'),
    );
    await expect(teams().sendInvite(team._id, { email })).rejects.toMatchObject(refusal(409, 'removed'));
    expect(await mailsOf(service, 'registration_invitation', email)).toEqual([]);
  });
});

it('shows the place that is held on a page that only its button takes', async () => {
  const { origin } = new URL(service.baseUrl);
  const answer = await fetch(`${origin}/invite?token=secret-of-the-link`);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page).not.toContain('secret-of-the-link');
  expect(page).not.toMatch(/https?:\/\//);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const script = await (await fetch(`${origin}/invite.js`)).text();
  expect(script).toContain("addEventListener('submit'");
});
