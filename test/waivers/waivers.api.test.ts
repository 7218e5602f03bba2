import { anAddress } from '../identity/asking.ts';
import { aPlacedTeam, notFound } from '../players/aRoster.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aWaiver, signingTokens } from './aWaiver.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

describe('a waiver', () => {
  it('is written, read and changed by the organization', async () => {
    const waiver = await aWaiver(organization);
    expect(waiver).toEqual({
      _id: expect.any(String) as string,
      created: expect.any(String) as string,
      updated: expect.any(String) as string,
      organization: organization._id,
      title: 'Risk',
      text: 'I play at my own risk.',
      version: 1,
      active: true,
    });
    const reader = service.client(await service.apiKey(organization._id, ['read:registrations']));
    expect(await reader.waivers.get(waiver._id)).toEqual(waiver);
    expect(await reader.waivers.get(waiver._id, { include: 'organization(name)' })).toMatchObject({
      organization: { _id: organization._id },
    });
    const changed = await organization.admin.waivers.update(waiver._id, {
      title: 'Liability',
      active: false,
    });
    expect(changed).toEqual({ ...waiver, title: 'Liability', active: false, updated: changed.updated });
    const { data } = await organization.admin.auditLogs.list({ resource: 'waiver', resourceId: waiver._id });
    expect(data.map(({ action, after }) => [action, after?.['title'], after?.['text']])).toEqual([
      ['create', 'Risk', waiver.text],
      ['update', 'Liability', waiver.text],
    ]);
  });

  it('is listed by whether it is active, and by title', async () => {
    const lister = await service.organization();
    await aWaiver(lister, { title: 'B' });
    await aWaiver(lister, { title: 'A' });
    await aWaiver(lister, { title: 'C', active: false });
    const titles = async (query: object) =>
      (await lister.key.waivers.list(query).toArray()).map(({ title }) => title);
    expect(await titles({ sort: 'name', limit: 1 })).toEqual(['A', 'B', 'C']);
    expect(await titles({ active: true })).toEqual(['B', 'A']);
  });

  it('is nobody else’s', async () => {
    const waiver = await aWaiver(organization);
    const other = await service.organization();
    await expect(other.admin.waivers.get(waiver._id)).rejects.toMatchObject(notFound);
    await expect(other.admin.waivers.update(waiver._id, { title: 'Mine' })).rejects.toMatchObject(notFound);
    await expect(other.admin.waivers.remove(waiver._id)).rejects.toMatchObject(notFound);
    expect((await other.admin.waivers.list()).data).toEqual([]);
    await expect((await service.user()).client.waivers.list()).rejects.toMatchObject({ status: 403 });
    await expect(service.client().waivers.list()).rejects.toMatchObject({ status: 401 });
    await expect(
      other.admin.registrations.create({ playerWaivers: [{ waiver: waiver._id }] }),
    ).rejects.toMatchObject({ status: 409, code: 'invalid_reference' });
  });

  it('is deleted while no registration asks for it and nobody was asked to sign', async () => {
    const free = await aWaiver(organization);
    expect(await organization.admin.waivers.remove(free._id)).toEqual(free);
    await expect(organization.admin.waivers.get(free._id)).rejects.toMatchObject(notFound);
    const waiver = await aWaiver(organization);
    const inUse = { status: 409, code: 'in_use' };
    const { add, registration } = await aPlacedTeam(service, organization, {
      registration: { playerWaivers: [{ waiver: waiver._id }] },
    });
    await expect(organization.admin.waivers.remove(waiver._id)).rejects.toMatchObject(inUse);
    await add({ name: 'Ana', email: anAddress() });
    await organization.admin.registrations.update(registration._id, { playerWaivers: [] });
    await expect(organization.admin.waivers.remove(waiver._id)).rejects.toMatchObject(inUse);
  });
});

describe('the text of a waiver', () => {
  const asked = async () => {
    const waiver = await aWaiver(organization);
    const { add } = await aPlacedTeam(service, organization, {
      registration: { playerWaivers: [{ waiver: waiver._id }] },
    });
    const email = anAddress();
    const player = await add({ name: 'Ana', email });
    const [token = ''] = await signingTokens(service, email);
    return { waiver, add, player, token };
  };

  it('is mended in place while nobody was asked to sign it', async () => {
    const waiver = await aWaiver(organization);
    const mended = await organization.admin.waivers.update(waiver._id, { text: 'I play at my own peril.' });
    expect(mended).toMatchObject({ text: 'I play at my own peril.', version: 1 });
    expect(mended.updated > waiver.updated).toBe(true);
    const same = await organization.admin.waivers.update(waiver._id, { text: mended.text });
    expect(same).toEqual(mended);
  });

  it('that was signed stays, and an edit makes the next version', async () => {
    const { waiver, player, token, add } = await asked();
    await service.client().waivers.sign(token, { signedName: 'Ana Silva', accepted: true });
    const edited = await organization.admin.waivers.update(waiver._id, { text: 'I play at nobody’s risk.' });
    expect(edited).toMatchObject({ version: 2, text: 'I play at nobody’s risk.' });
    const { waiverDetails } = await organization.admin.players.get(player._id);
    expect(waiverDetails).toMatchObject([{ waiver: waiver._id, version: 1, accepted: true }]);
    const email = anAddress();
    await add({ name: 'Bo', email });
    const [next = ''] = await signingTokens(service, email);
    expect(await service.client().waivers.readToSign(next)).toMatchObject({ version: 2, text: edited.text });
    const [first] = await service.db.select(
      'SELECT text FROM waiver_texts WHERE waiver = $1 AND edition = 1',
      [waiver._id],
    );
    expect(first).toEqual({ text: waiver.text });
  });

  it('of a link on its way is what will be signed, whatever was edited since', async () => {
    const { waiver, player, token } = await asked();
    const edited = await organization.admin.waivers.update(waiver._id, { text: 'Something else.' });
    expect(edited.version).toBe(2);
    expect(await service.client().waivers.readToSign(token)).toMatchObject({ version: 1, text: waiver.text });
    await service.client().waivers.sign(token, { signedName: 'Ana Silva', accepted: true });
    expect((await organization.admin.players.get(player._id)).waiverDetails).toMatchObject([{ version: 1 }]);
  });
});
