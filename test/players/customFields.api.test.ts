import { useService, type TestOrganization } from '../support/service.ts';
import { refusal } from '../registrationTeams/anEntry.ts';
import { aPlacedTeam } from './aRoster.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

describe('custom fields of the registration', () => {
  const fields = [
    { fieldId: 'shirt', name: 'Shirt', options: ['S', 'M'], required: true },
    { fieldId: 'contact', name: 'Contact', fieldType: 'email' },
  ];

  it('check the answers that are sent, and merge them', async () => {
    const { add } = await aPlacedTeam(service, organization, { registration: { fields } });
    const player = await add({ name: 'Ana Silva', fields: { contact: ' Mum@Example.ORG ' } });
    expect(player.fields).toEqual({ contact: 'mum@example.org' });
    const { players } = organization.admin;
    expect((await players.update(player._id, { fields: { shirt: 'M' } })).fields).toEqual({
      contact: 'mum@example.org',
      shirt: 'M',
    });
    expect((await players.update(player._id, { fields: { contact: null } })).fields).toEqual({ shirt: 'M' });
    await expect(
      players.update(player._id, { fields: { shirt: 'XL', contact: 'nowhere', pet: 'cat' } }),
    ).rejects.toMatchObject(refusal(409, 'invalid_fields', 'fields.shirt', 'fields.contact', 'fields.pet'));
    await expect(add({ name: 'Bo Li', fields: { shirt: 'XL' } })).rejects.toMatchObject(
      refusal(409, 'invalid_fields', 'fields.shirt'),
    );
  });

  it('are those of the registration that the player moves to', async () => {
    const { add } = await aPlacedTeam(service, organization);
    const there = await aPlacedTeam(service, organization, { registration: { fields } });
    const player = await add({ name: 'Ana Silva' });
    const { players } = organization.admin;
    await expect(
      players.update(player._id, { team: there.team, fields: { shirt: 'XL' } }),
    ).rejects.toMatchObject(refusal(409, 'invalid_fields', 'fields.shirt'));
    expect(await players.update(player._id, { team: there.team, fields: { shirt: 'M' } })).toMatchObject({
      team: there.team,
      fields: { shirt: 'M' },
    });
  });

  it('keep the answers to fields that are gone', async () => {
    const { add, registration } = await aPlacedTeam(service, organization, { registration: { fields } });
    const player = await add({ name: 'Ana Silva', fields: { shirt: 'S' } });
    await organization.admin.registrations.update(registration._id, { fields: [] });
    const edited = await organization.admin.players.update(player._id, {
      number: '3',
      fields: player.fields,
    });
    expect(edited).toMatchObject({ number: '3', fields: { shirt: 'S' } });
  });
});
