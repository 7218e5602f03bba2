import { aSignUpForm, refusal, register } from '../registrationTeams/anEntry.ts';
import { eventually } from '../support/eventually.ts';
import { holdRowBeforeDeletion } from '../support/heldRow.ts';
import { useService, type TestOrganization } from '../support/service.ts';

const service = useService({ pool: 8 });
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

/** Asks while the row is being deleted; the deletion is done as soon as the request waits for it. */
async function whileDeleting<T>(
  table: Parameters<typeof holdRowBeforeDeletion>[1],
  id: string,
  ask: () => Promise<T>,
): Promise<T> {
  const held = await holdRowBeforeDeletion(service.db, table, id);
  const asked = ask();
  asked.catch(() => undefined);
  await eventually(async () => (await held.waiting()) > 0);
  await held.release();
  return asked;
}

describe('what is deleted at the very moment it is referred to is refused like what never was', () => {
  it('a league that a registration is made for', async () => {
    const { admin } = organization;
    const { _id } = await admin.leagues.create({ name: 'Winter' });
    const league = whileDeleting('leagues', _id, () => admin.registrations.create({ league: _id }));
    await expect(league).rejects.toMatchObject(refusal(409, 'invalid_reference', 'league'));
  });

  it('a waiver that a registration comes to ask for', async () => {
    const { admin } = organization;
    const registration = await admin.registrations.create({});
    const waiver = await admin.waivers.create({ title: 'Risk', text: 'At my own risk.' });
    const changed = whileDeleting('waivers', waiver._id, () =>
      admin.registrations.update(registration._id, { playerWaivers: [{ waiver: waiver._id }] }),
    );
    await expect(changed).rejects.toMatchObject(refusal(409, 'invalid_reference', 'playerWaivers.0.waiver'));
  });

  it('a division that a team signs up for, also with an Idempotency-Key', async () => {
    for (const headers of [{}, { 'idempotency-key': 'once' }]) {
      const form = await aSignUpForm(organization);
      const asked = whileDeleting('divisions', form.division, () =>
        service.fetch('/registrationTeams', {
          ...{ method: 'POST', token: organization.adminToken, headers: headers as Record<string, string> },
          body: JSON.stringify({ registration: form.registration, division: form.division, name: 'Hawks' }),
        }),
      );
      const answer = await asked;
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        { error: { code: 'invalid_reference', details: [{ path: 'division' }] } },
      ]);
    }
  });

  it('a discount code that a team signs up with', async () => {
    const form = await aSignUpForm(organization);
    const code = await organization.admin.discountCodes.create({
      ...{ registration: form.registration, code: 'EARLY', amountOff: 100 },
    });
    const entered = whileDeleting('discount_codes', code._id, () =>
      register({ client: organization.admin }, form, { discountCode: 'early' }),
    );
    await expect(entered).rejects.toMatchObject(refusal(409, 'discount_invalid'));
    const { data } = await organization.admin.registrationTeams.list({ registration: form.registration });
    expect(data).toEqual([]);
  });
});
