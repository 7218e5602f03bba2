import { parse } from 'csv-parse/sync';
import { aSignUpForm, refusal, register } from '../registrationTeams/anEntry.ts';
import { useService, type TestOrganization, type TestUser } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;
let sam: TestUser;

beforeAll(async () => {
  organization = await service.organization();
  sam = await service.user();
});

const rowsOf = (csv: string) =>
  parse(csv, { bom: true, columns: true, skip_empty_lines: true }) as Record<string, string>[];

const asked = {
  teamFields: [{ name: 'Shirt', fieldId: 'shirt' }],
  managerFields: [{ name: 'Rookies', fieldId: 'rookies', primitiveType: 'boolean' }],
  fields: [{ name: 'Sizes', fieldId: 'sizes', primitiveType: 'array' }],
  cost: { amount: 5000 },
};

async function anOrganizedLeague() {
  const form = await aSignUpForm(organization, { registration: asked });
  const hawks = await register(sam, form, {
    name: '=HYPERLINK("http://bad.test")',
    managers: [
      { name: 'Sam Okafor', email: 'sam@league.test' },
      { name: 'Kim Lee', email: null },
    ],
    coaches: [{ name: 'Jo Park' }],
    fields: { shirt: 'red', rookies: true },
    releaseAccepted: { name: 'Sam Okafor', accepted: true },
    players: [
      { name: 'Ada Marsh', email: 'ada.export@league.test', number: '7', fields: { sizes: ['M', 'L'] } },
      { name: 'Bo Chen' },
    ],
  });
  const owls = await register(sam, form, { name: 'Lakeside Owls' });
  const gone = await register(sam, form, { name: 'Gone' });
  const { registrationTeams } = organization.admin;
  await registrationTeams.setPayment(hawks._id, { hasPaid: true, customPaidAmount: 2000, paidNotes: 'Desk' });
  await registrationTeams.setStatus(owls._id, { status: 'Withdrawn' });
  await registrationTeams.remove(gone._id);
  return form;
}

describe('the export of a registration', () => {
  it('has a row a team, with the answers under the labels of their fields', async () => {
    const form = await anOrganizedLeague();
    const { data, headers } = await organization.admin.registrations
      .teamsCsv(form.registration)
      .withResponse();
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toContain('teams.csv');
    const [hawks, owls, ...others] = rowsOf(data);
    expect(others).toEqual([]);
    expect(hawks).toMatchObject({
      team: `'=HYPERLINK("http://bad.test")`,
      division: 'Division A',
      status: 'Pending',
      capacityState: 'Secured',
      managers: 'Sam Okafor; Kim Lee',
      managerEmails: 'sam@league.test',
      coaches: 'Jo Park',
      players: '2',
      paymentStatus: 'partial',
      amountDueCents: '5000',
      amountRemainingCents: '3000',
      hasPaid: 'yes',
      paidNotes: 'Desk',
      releaseAcceptedBy: 'Sam Okafor',
      Shirt: 'red',
      Rookies: 'yes',
    });
    expect(owls).toMatchObject({ team: 'Lakeside Owls', status: 'Withdrawn', capacityState: '', Shirt: '' });
  });

  it('has a row a player', async () => {
    const form = await anOrganizedLeague();
    const rows = rowsOf(await organization.key.registrations.playersCsv(form.registration));
    expect(rows).toMatchObject([
      {
        division: 'Division A',
        name: 'Ada Marsh',
        email: 'ada.export@league.test',
        number: '7',
        waiversAccepted: '0',
        Sizes: 'M; L',
      },
      { name: 'Bo Chen', email: '', Sizes: '' },
    ]);
  });

  it('is the organization’s alone', async () => {
    const { registration } = await aSignUpForm(organization);
    const other = await service.organization();
    const reader = service.client(await service.apiKey(organization._id, ['read:registrations']));
    expect(rowsOf(await reader.registrations.teamsCsv(registration))).toEqual([]);
    expect(rowsOf(await reader.registrations.playersCsv(registration))).toEqual([]);
    for (const client of [other.admin, other.key, sam.client]) {
      for (const feed of ['teamsCsv', 'playersCsv'] as const) {
        await expect(client.registrations[feed](registration)).rejects.toMatchObject(
          refusal(403, 'forbidden'),
        );
      }
    }
    await expect(organization.admin.registrations.teamsCsv('f'.repeat(24))).rejects.toMatchObject(
      refusal(404, 'not_found'),
    );
  });
});
