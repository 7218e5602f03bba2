import { mailsTo } from '../identity/asking.ts';
import { times, useService, type TestOrganization, type TestUser } from '../support/service.ts';
import { aSignUpForm, mailsOf, refusal, register } from './anEntry.ts';
import { readingsOf } from './pdfText.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;
let sam: TestUser;

beforeAll(async () => {
  organization = await service.organization({ name: 'Oak Park League', timeZone: 'America/New_York' });
  sam = await service.user();
});

const teams = () => organization.admin.registrationTeams;
const paid = { registration: { cost: { amount: 5000 } } };
const logOf = async (resourceId: string) =>
  (await organization.admin.auditLogs.list({ resourceId })).data.map(({ action }) => action);

describe('asking the organizers to accept a team', () => {
  const asked = (league: TestOrganization) =>
    mailsOf(service, 'team_request_accept_send_to_admins', league.adminEmail);

  it('is told to them, once in 24 hours', async () => {
    const league = await service.organization();
    const team = await register(sam, await aSignUpForm(league));
    const ask = () => sam.client.registrationTeams.requestAccept({ registrationTeam: team._id });
    expect(await ask()).toMatchObject({ _id: team._id, status: 'Pending' });
    expect((await asked(league)).map(({ data }) => data)).toMatchObject([{ teamName: 'Riverside Hawks' }]);
    await expect(ask()).rejects.toMatchObject(refusal(409, 'already_requested'));
    await service.db.select(
      `UPDATE registration_teams SET accept_requested_at = now() - interval '23 hours 59 minutes' WHERE id = $1`,
      [team._id],
    );
    await expect(ask()).rejects.toMatchObject(refusal(409, 'already_requested'));
    await service.db.select(
      `UPDATE registration_teams SET accept_requested_at = now() - interval '24 hours' WHERE id = $1`,
      [team._id],
    );
    await ask();
    expect(await asked(league)).toHaveLength(2);
  });

  it('is told once, however often it is pressed', async () => {
    const league = await service.organization();
    const team = await register(sam, await aSignUpForm(league));
    const answers = await Promise.allSettled(
      times(4, () => sam.client.registrationTeams.requestAccept({ registrationTeam: team._id })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await asked(league)).toHaveLength(1);
  });

  it('knows no team that the caller may not see', async () => {
    const team = await register(sam, await aSignUpForm(organization));
    const stranger = await service.user();
    for (const registrationTeam of [team._id, 'f'.repeat(24)]) {
      await expect(
        stranger.client.registrationTeams.requestAccept({ registrationTeam }),
      ).rejects.toMatchObject(refusal(404, 'not_found'));
    }
  });
});

describe('what counts as paid', () => {
  it('is the organizers’ word, with which the team holds its seat', async () => {
    const team = await register(sam, await aSignUpForm(organization, paid));
    expect(await teams().setPayment(team._id, { hasPaid: true, paidNotes: 'At the desk' })).toMatchObject({
      hasPaid: true,
      paidNotes: 'At the desk',
      capacityState: 'Secured',
      paymentStatus: 'paid',
      amountPaid: 0,
      amountRemaining: 0,
    });
    expect(await teams().setPayment(team._id, { customPaidAmount: 2000, disableSync: true })).toMatchObject({
      hasPaid: true,
      disableSync: true,
      paymentStatus: 'partial',
      amountRemaining: 3000,
      capacityState: 'Secured',
    });
    expect(await teams().setPayment(team._id, { hasPaid: false, customPaidAmount: null })).toMatchObject({
      paymentStatus: 'unpaid',
      capacityState: 'Pending',
      amountRemaining: 5000,
    });
    expect(await logOf(team._id)).toEqual(['create', 'payment', 'payment', 'payment']);
  });

  it('shows its notes to the organizers alone', async () => {
    const team = await register(sam, await aSignUpForm(organization, paid));
    await teams().setPayment(team._id, { hasPaid: true, paidNotes: 'Owes us a ball' });
    expect(await sam.client.registrationTeams.get(team._id)).toMatchObject({
      hasPaid: true,
      paidNotes: null,
    });
    const reader = service.client(await service.apiKey(organization._id, ['read:registrations']));
    expect(await reader.registrationTeams.get(team._id)).toMatchObject({ paidNotes: 'Owes us a ball' });
  });

  it('moves the next team up when it is taken back', async () => {
    const form = await aSignUpForm(organization, { ...paid, division: { capacity: 1, waitlistCapacity: 5 } });
    const first = await register(sam, form);
    const second = await register(sam, form);
    await teams().setPayment(first._id, { hasPaid: true });
    expect(await teams().setPayment(second._id, { hasPaid: true })).toMatchObject({
      capacityState: 'Waitlisted',
    });
    await teams().setPayment(first._id, { hasPaid: false });
    expect(await teams().get(second._id)).toMatchObject({ capacityState: 'Secured' });
  });
});

describe('reminding players to finish', () => {
  const reasonsOf = ({ skipped }: { skipped: { player: string; reason: string }[] }) =>
    new Map(skipped.map(({ player, reason }) => [player, reason]));

  it('goes to those with a waiver to sign, and says why not to the others', async () => {
    const waiver = await organization.admin.waivers.create({ title: 'Risk', text: 'I know.' });
    const form = await aSignUpForm(organization, {
      registration: { playerWaivers: [{ waiver: waiver._id }] },
    });
    const team = await register(sam, form);
    const add = (name: string, email: string) => teams().addPlayer(team._id, { name, email });
    const [ada, bo, cy] = [
      await add('Ada', 'ada.finish@league.test'),
      await add('Bo', ''),
      await add('Cy', 'cy.finish@league.test'),
    ];
    const elsewhere = await teams().addPlayer((await register(sam, form))._id, { name: 'Di' });
    const [mail] = await mailsOf(service, 'player_waiver_required', 'cy.finish@league.test');
    const [link] = (mail?.data as unknown as { waivers: { link: string }[] }).waivers;
    const token = new URL(link?.link ?? '').searchParams.get('token') as string;
    await service.client().waivers.sign(token, { signedName: 'Cy Young', accepted: true });

    const answer = await teams().sendFinishReminders(team._id, {
      players: [ada._id, bo._id, cy._id, elsewhere._id, ada._id],
    });
    expect(answer.sent).toEqual([ada._id]);
    expect([...reasonsOf(answer)]).toEqual([
      [bo._id, 'no_email'],
      [cy._id, 'done'],
      [elsewhere._id, 'not_on_roster'],
    ]);
    // The new link takes the place of the first.
    expect(await mailsOf(service, 'player_waiver_required', 'ada.finish@league.test')).toHaveLength(2);
    expect(await mailsOf(service, 'player_waiver_required', 'cy.finish@league.test')).toHaveLength(1);
    expect(await logOf(team._id)).toEqual(['create', 'remind']);
  });

  it('goes to those who have not paid a fee per player', async () => {
    const form = await aSignUpForm(organization, {
      registration: { cost: { amount: 2000, perPlayer: true } },
    });
    const team = await register(sam, form);
    const add = (name: string) =>
      teams().addPlayer(team._id, { name, email: `${name}.pays.${team._id}@league.test` });
    const [ada, bo] = [await add('ada'), await add('bo')];
    await organization.admin.payments.create({
      registrationTeam: team._id,
      player: ada._id,
      amount: 2000,
      method: 'cash',
    });
    const remind = () => teams().sendFinishReminders(team._id, { players: [ada._id, bo._id] });
    expect(await remind()).toEqual({ sent: [bo._id], skipped: [{ player: ada._id, reason: 'done' }] });
    expect(await mailsOf(service, 'player_payment_required', bo.email)).toHaveLength(1);
    expect(await mailsOf(service, 'player_payment_required', ada.email)).toEqual([]);
    await teams().setPayment(team._id, { hasPaid: true });
    expect((await remind()).sent).toEqual([]);
  });

  it('goes to nobody where nothing is asked of players', async () => {
    const team = await register(sam, await aSignUpForm(organization, paid));
    const ada = await teams().addPlayer(team._id, { name: 'Ada', email: 'ada.nothing@league.test' });
    const before = await mailsTo(service, ada.email);
    expect(await teams().sendFinishReminders(team._id, { players: [ada._id] })).toEqual({
      sent: [],
      skipped: [{ player: ada._id, reason: 'nothing_asked' }],
    });
    expect(await mailsTo(service, ada.email)).toEqual(before);
  });
});

describe('the release statement', () => {
  const statement = { releaseStatement: 'We play at our own risk. Żółw, Ωμέγα, Привет.' };
  const download = async (team: { _id: string }, { client }: Pick<TestUser, 'client'>) => {
    const { data, headers } = await client.registrationTeams.releaseStatement(team._id).withResponse();
    return { pdf: Buffer.from(await data.arrayBuffer()), headers };
  };

  it('is a PDF with the text, the team and who accepted it when', async () => {
    const form = await aSignUpForm(organization, { registration: statement });
    const team = await register(sam, form, { releaseAccepted: { name: 'Sam Okafor', accepted: true } });
    await service.db.select(
      `UPDATE registration_teams SET release_accepted = release_accepted || '{"date": "2026-03-08T01:30:00Z"}'
       WHERE id = $1`,
      [team._id],
    );
    const { pdf, headers } = await download(team, sam);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('release-statement.pdf');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const readings = readingsOf(pdf).join('\n');
    for (const text of [
      statement.releaseStatement,
      'Oak Park League · Spring League',
      'Riverside Hawks',
      'Accepted by Sam Okafor on March 7, 2026 at 8:30 PM EST.',
    ]) {
      expect(readings).toContain(text);
    }
    expect((await download(team, { client: organization.admin })).pdf.length).toBeGreaterThan(1000);
  });

  it('stays the text that was accepted, whatever the organizers make of it later', async () => {
    const form = await aSignUpForm(organization, { registration: { releaseStatement: 'First wording.' } });
    const releaseAccepted = { name: 'Sam Okafor', accepted: true };
    const early = await register(sam, form, { releaseAccepted });
    const undecided = await register(sam, form);
    const { registrations } = organization.admin;
    await registrations.update(form.registration, { releaseStatement: 'Second wording.' });
    const readBack = await sam.client.registrationTeams.update(early._id, {
      ...(early as object),
      name: 'Falcons',
    });
    expect(readBack.releaseAccepted).toEqual(early.releaseAccepted);
    const late = await sam.client.registrationTeams.update(undecided._id, { releaseAccepted });
    await registrations.update(form.registration, { releaseStatement: null });
    const wordings = await Promise.all([early, late].map((team) => download(team, sam)));
    expect(wordings.map(({ pdf }) => /(First|Second) wording/.exec(readingsOf(pdf).join('\n'))?.[1])).toEqual(
      ['First', 'Second'],
    );
  });

  it('says that nobody has accepted it yet', async () => {
    const form = await aSignUpForm(organization, { registration: statement });
    const team = await register(sam, form, { releaseAccepted: { name: 'Sam Okafor', accepted: false } });
    expect(readingsOf((await download(team, sam)).pdf).join('\n')).toContain('Not accepted yet.');
  });

  it('is nobody else’s to read, and not there where the registration has none', async () => {
    const form = await aSignUpForm(organization, { registration: statement });
    const team = await register(sam, form);
    const stranger = await service.user();
    await expect(download(team, stranger)).rejects.toMatchObject(refusal(404, 'not_found'));
    const without = await register(sam, await aSignUpForm(organization));
    await expect(download(without, sam)).rejects.toMatchObject(refusal(404, 'not_found'));
  });
});
