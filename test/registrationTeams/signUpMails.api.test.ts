import { mailsTo } from '../identity/asking.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { aSignUpForm, inviteTokenOf, mailsOf, register } from './anEntry.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization();
});

describe('a sign-up', () => {
  it('says in its mail that all places are taken, when they are', async () => {
    const manager = await service.user();
    for (const registration of [{}, { cost: { amount: 5000 } }]) {
      const form = await aSignUpForm(organization, {
        registration,
        division: { capacity: 1, waitlistCapacity: 2 },
      });
      const { _id } = await register(manager, form);
      await organization.admin.registrationTeams.setPayment(_id, { hasPaid: true });
      await register(manager, form);
      await organization.admin.registrationTeams.createPlaceholder({
        ...{ registration: form.registration, division: form.division, name: 'Owls' },
        ...{ managerEmail: manager.email, sendInvite: true },
      });
      await register(manager, form, { inviteToken: await inviteTokenOf(service, manager.email) });
    }
    const mails = await mailsOf(service, 'team_registered', manager.email);
    expect(mails.map(({ data }) => data)).toMatchObject([
      { needsPayment: false, placesTaken: false },
      { needsPayment: false, placesTaken: true },
      { needsPayment: false, placesTaken: true },
      { needsPayment: true, placesTaken: false },
      { needsPayment: true, placesTaken: true },
      { needsPayment: true, placesTaken: true },
    ]);
  });

  it('is told to whoever did it, with the organizers’ words, and to the organizers', async () => {
    const league = await service.organization();
    const form = await aSignUpForm(league, {
      registration: {
        cost: { amount: 5000 },
        requireThankYouMessage: true,
        thankYouMessage: 'See you in spring!',
      },
    });
    const kim = await service.user();
    await league.admin.divisions.update(form.division, {
      config: { admins: [kim._id, 'nobody@league.test'] },
    });
    const manager = await service.user();
    await register(manager, form);
    const [mail, ...others] = await mailsTo(service, manager.email);
    expect([mail?.template, others]).toEqual(['team_registered', []]);
    expect(mail?.data).toMatchObject({
      teamName: 'Riverside Hawks',
      competitionName: 'Spring League',
      divisionName: 'Division A',
      thankYouMessage: 'See you in spring!',
      needsPayment: true,
    });
    for (const email of [league.adminEmail, kim.email]) {
      expect(await mailsOf(service, 'team_registration_send_to_admins', email)).toHaveLength(1);
    }
    expect(await mailsTo(service, 'nobody@league.test')).toEqual([]);
  });
});
