import { removeLeftovers } from '../../server/platform/housekeeping.ts';
import { anAddress } from '../identity/asking.ts';
import { aPlacedTeam } from '../players/aRoster.ts';
import { aSignUpForm } from '../registrationTeams/anEntry.ts';
import { useService } from '../support/service.ts';
import { aWaiver } from '../waivers/aWaiver.ts';

const service = useService();

it('forgets mailed links once they have expired, and no other', async () => {
  const organization = await service.organization();
  const [expired, open] = ['expired', 'open'].map((word) => `${word}-${anAddress()}`) as [string, string];
  const form = await aSignUpForm(organization);
  const waiver = await aWaiver(organization);
  const { add } = await aPlacedTeam(service, organization, {
    registration: { playerWaivers: [{ waiver: waiver._id }] },
  });
  for (const email of [expired, open]) {
    await service.client().users.signUp({ email, password: 'correct horse battery' });
    await organization.admin.registrationTeams.createPlaceholder({
      ...{ registration: form.registration, division: form.division, name: email },
      ...{ managerEmail: email, sendInvite: true },
    });
    await add({ name: 'Ana Silva', email });
  }
  for (const table of ['mail_tokens', 'registration_invites', 'waiver_signatures']) {
    await service.db.select(
      `UPDATE ${table} SET expires_at = now() - interval '61 minutes' WHERE email = $1`,
      [expired],
    );
  }

  await removeLeftovers(service.db, () => Promise.resolve());

  const emailsOf = async (links: string) =>
    (await service.db.select<{ email: string }>(`SELECT email FROM ${links}`)).map(({ email }) => email);
  expect(await emailsOf('mail_tokens')).toEqual([open]);
  expect(await emailsOf('registration_invites')).toEqual([open]);
  expect(await emailsOf('waiver_signatures WHERE token_hash IS NOT NULL')).toEqual([open]);
  // What was asked stays known.
  expect((await emailsOf('waiver_signatures')).sort()).toEqual([expired, open].sort());
});
