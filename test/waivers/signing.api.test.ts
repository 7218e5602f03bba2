import { anAddress } from '../identity/asking.ts';
import { aPlacedTeam, aSignUp, warmPool } from '../players/aRoster.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';
import { ageLinksOf, aWaiver, requestsTo, signingTokens } from './aWaiver.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization({ name: 'Riverside' });
});

const invalidToken = { status: 409, code: 'invalid_token' };
const signature = { signedName: 'Ana Silva', accepted: true } as const;

/** A team whose registration asks for two waivers. */
async function aTeamToSign() {
  const risk = await aWaiver(organization);
  const photos = await aWaiver(organization, { title: 'Photos', text: 'You may show my picture.' });
  const team = await aPlacedTeam(service, organization, {
    registration: { playerWaivers: [{ waiver: risk._id }, { waiver: photos._id, required: false }] },
  });
  return { ...team, risk, photos };
}

const detailsOf = async (player: string) => (await organization.admin.players.get(player)).waiverDetails;

describe('the mail with the links to sign', () => {
  it('goes to the address of a new player, with a link for each waiver in their order', async () => {
    const { add, risk, photos } = await aTeamToSign();
    const email = anAddress();
    const player = await add({ name: 'Ana Silva', email });
    expect(await requestsTo(service, email)).toEqual([
      {
        name: 'Ana Silva',
        teamName: 'Riverside Hawks',
        organizationName: 'Riverside',
        waivers: [
          {
            title: 'Risk',
            link: expect.stringMatching(/^https:\/\/league\.test\/waiver\?token=[\w-]{43}$/) as string,
          },
          { title: 'Photos', link: expect.stringMatching(/\?token=[\w-]{43}$/) as string },
        ],
        validHours: 720,
      },
    ]);
    const asked = {
      version: 1,
      sentDate: expect.any(String) as string,
      signDate: null,
      accepted: false,
      signedName: null,
    };
    expect(player.waiverDetails).toHaveLength(2);
    for (const { _id } of [risk, photos]) {
      expect(player.waiverDetails).toContainEqual({ waiver: _id, ...asked });
    }
    const tokens = await signingTokens(service, email);
    const kept = await service.db.select('SELECT * FROM waiver_signatures WHERE player = $1', [player._id]);
    for (const token of tokens) expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('goes to every player of a team that signs up', async () => {
    const waiver = await aWaiver(organization);
    const { submit } = await aSignUp(organization, {
      registration: { playerWaivers: [{ waiver: waiver._id }] },
    });
    const emails = times(3, anAddress);
    await submit(await service.user(), { players: emails.map((email) => ({ name: 'Ana', email })) });
    for (const email of emails) expect(await requestsTo(service, email)).toHaveLength(1);
  });

  it('goes to a new address, and no edit that leaves the address sends any', async () => {
    const { add, submission } = await aTeamToSign();
    const [first, second] = [anAddress(), anAddress()];
    const player = await add({ name: 'Ana Silva' });
    const { players, registrationTeams } = organization.admin;
    await players.update(player._id, { email: first });
    expect(await requestsTo(service, first)).toHaveLength(1);
    await players.update(player._id, { name: 'Ana Costa', number: '8' });
    await players.update(player._id, { email: first });
    await players.update(player._id, { email: first.toUpperCase() });
    await registrationTeams.updatePlayer(submission, player._id, { number: '9', email: first });
    expect(await requestsTo(service, first)).toHaveLength(1);
    await registrationTeams.updatePlayer(submission, player._id, { email: second });
    expect(await requestsTo(service, second)).toHaveLength(1);
    expect(await requestsTo(service, first)).toHaveLength(1);
  });

  it('is not sent where the registration asks for no waiver, or only for one that is not active', async () => {
    const plain = await aPlacedTeam(service, organization);
    const waiver = await aWaiver(organization, { active: false });
    const inactive = await aPlacedTeam(service, organization, {
      registration: { playerWaivers: [{ waiver: waiver._id }] },
    });
    for (const { add } of [plain, inactive]) {
      const email = anAddress();
      const player = await add({ name: 'Ana', email });
      expect(await requestsTo(service, email)).toEqual([]);
      expect(player.waiverDetails).toEqual([]);
    }
  });

  it('asks for what is not signed yet', async () => {
    const { add, photos } = await aTeamToSign();
    const [first, second] = [anAddress(), anAddress()];
    const player = await add({ name: 'Ana', email: first });
    const [token = ''] = await signingTokens(service, first);
    await service.client().waivers.sign(token, signature);
    await organization.admin.players.update(player._id, { email: second });
    expect(
      (await requestsTo(service, second)).map(({ waivers }) => waivers.map(({ title }) => title)),
    ).toEqual([['Photos']]);
    expect(await detailsOf(player._id)).toContainEqual(
      expect.objectContaining({ waiver: photos._id, accepted: false }),
    );
  });
});

describe('a link to sign', () => {
  async function aLink() {
    const team = await aTeamToSign();
    const email = anAddress();
    const player = await team.add({ name: 'Ana Silva', email });
    const [token = '', other = ''] = await signingTokens(service, email);
    return { ...team, email, player, token, other };
  }

  it('shows what it asks for, and signs nothing however often a scanner opens it', async () => {
    const { player, token, risk, registration } = await aLink();
    const shown = {
      waiver: risk._id,
      title: 'Risk',
      text: risk.text,
      version: 1,
      required: true,
      playerName: 'Ana Silva',
      teamName: 'Riverside Hawks',
      registration: registration._id,
      organizationName: 'Riverside',
      expiresAt: expect.any(String) as string,
    };
    for (let opened = 0; opened < 3; opened += 1) {
      expect(await service.client().waivers.readToSign(token)).toEqual(shown);
    }
    for (const { accepted, signDate } of await detailsOf(player._id)) {
      expect([accepted, signDate]).toEqual([false, null]);
    }
  });

  it('signs the waiver it is for, and no other', async () => {
    const { player, token, risk, photos } = await aLink();
    const signed = await service.client().waivers.sign(token, signature);
    expect(signed).toEqual({
      waiver: risk._id,
      version: 1,
      sentDate: expect.any(String) as string,
      signDate: expect.any(String) as string,
      accepted: true,
      signedName: 'Ana Silva',
    });
    const details = await detailsOf(player._id);
    expect(details).toContainEqual(signed);
    expect(details).toContainEqual(expect.objectContaining({ waiver: photos._id, accepted: false }));
    const { data } = await organization.admin.auditLogs.list({ resourceId: player._id, action: 'sign' });
    expect(data).toMatchObject([
      { actor: { kind: 'system' }, after: { waiverDetails: [{ signedName: 'Ana Silva' }] } },
    ]);
  });

  it('works once', async () => {
    const { token } = await aLink();
    await service.client().waivers.sign(token, signature);
    await expect(service.client().waivers.sign(token, signature)).rejects.toMatchObject(invalidToken);
    await expect(service.client().waivers.readToSign(token)).rejects.toMatchObject(invalidToken);
  });

  it('works once for those who press at the same moment', async () => {
    const { token, player } = await aLink();
    await warmPool(service);
    const answers = await Promise.allSettled(
      times(6, (index) =>
        service.client().waivers.sign(token, { ...signature, signedName: `Signer ${index}` }),
      ),
    );
    const signed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(signed).toHaveLength(1);
    expect(await detailsOf(player._id)).toContainEqual(signed[0]);
  });

  it('signs only for somebody who accepts and gives a name', async () => {
    const { token, player } = await aLink();
    for (const body of [
      { signedName: 'Ana', accepted: false },
      { signedName: ' ', accepted: true },
      { accepted: true },
    ]) {
      await expect(service.client().waivers.sign(token, body as never)).rejects.toMatchObject({
        status: 400,
      });
    }
    expect((await detailsOf(player._id)).some(({ accepted }) => accepted)).toBe(false);
  });

  it('ends after 30 days', async () => {
    const { token, player } = await aLink();
    await ageLinksOf(service, player._id, 719);
    await service.client().waivers.readToSign(token);
    await ageLinksOf(service, player._id, 1);
    await expect(service.client().waivers.readToSign(token)).rejects.toMatchObject(invalidToken);
    await expect(service.client().waivers.sign(token, signature)).rejects.toMatchObject(invalidToken);
  });

  it('ends when the address changes, also to none, and when the player is taken off the roster', async () => {
    const { players } = organization.admin;
    for (const end of [
      (player: string) => players.update(player, { email: anAddress() }),
      (player: string) => players.update(player, { email: '' }),
      (player: string) => players.remove(player),
    ]) {
      const { token, player } = await aLink();
      await end(player._id);
      await expect(service.client().waivers.readToSign(token)).rejects.toMatchObject(invalidToken);
      await expect(service.client().waivers.sign(token, signature)).rejects.toMatchObject(invalidToken);
    }
  });

  it('is not guessed', async () => {
    for (const token of ['x'.repeat(43), 'a'.repeat(24)]) {
      await expect(service.client().waivers.readToSign(token)).rejects.toMatchObject(invalidToken);
    }
    await expect(service.client().waivers.readToSign('short')).rejects.toMatchObject({ status: 400 });
  });
});

it('leads to a page that only its button acts on', async () => {
  const { origin } = new URL(service.baseUrl);
  const answer = await fetch(`${origin}/waiver?token=secret-of-the-link`);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page).toContain('<button>');
  expect(page).not.toContain('secret-of-the-link');
  expect(page).not.toMatch(/https?:\/\//);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const script = await (await fetch(`${origin}/waiver.js`)).text();
  expect(script).toContain("addEventListener('submit'");
  // The statement is shown as text: nothing in it can act.
  expect(script).not.toContain('innerHTML');
});
