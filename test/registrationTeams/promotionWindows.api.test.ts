import type { JobHandler } from '../../server/platform/jobs.ts';
import { defineSeatJobs } from '../../server/registrationTeams/index.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';
import {
  addressOf,
  aSignUp,
  lineOf,
  mailedTo,
  pay,
  setStatus,
  signUp,
  signUpPaid,
  type SignUp,
} from './aSeat.ts';

const service = useService();
let organization: TestOrganization;

beforeEach(async () => {
  organization = await service.organization();
});

/** What the processes of the service do about windows every minute, in several of them at once. */
async function everyMinute(): Promise<void> {
  const handlers: JobHandler[] = [];
  defineSeatJobs({ define: (_name, _options, handler) => handlers.push(handler) }, service.db);
  await Promise.all(
    times(3, () => handlers.map((handler) => handler({ touch: async () => undefined }))).flat(),
  );
}

/** As if the team had been promoted so many hours ago. */
const promotedHoursAgo = ({ _id }: { _id: string }, hours: number) =>
  service.db.select(
    `UPDATE registration_teams SET promoted_at = now() - $2 * interval '1 hour' WHERE id = $1`,
    [_id, hours],
  );

const waitlisted = (form: SignUp) => mailedTo(service, form, 'team_waitlisted');

/** A is out, B was promoted in its place, and an earlier team has paid since. */
async function aPromotion(): Promise<{ form: SignUp; b: { _id: string } }> {
  const form = await aSignUp(organization, {
    config: { capacity: 1, waitlistCapacity: 5, autoPromote: true },
    fee: 5_000,
  });
  const a = await signUpPaid(form, 'A');
  const late = await signUp(form, 'late');
  const b = await signUpPaid(form, 'B');
  await setStatus(form, a, 'Withdrawn');
  await pay(form, late);
  return { form, b };
}

describe('the end of a promotion window', () => {
  it('tells the promoted team that an earlier one comes before it now, once', async () => {
    const { form, b } = await aPromotion();
    await promotedHoursAgo(b, 47);
    await everyMinute();
    expect(await lineOf(form)).toEqual({ secured: ['B'], waitlisted: ['late'], pending: [] });
    expect(await waitlisted(form)).toEqual([]);
    await promotedHoursAgo(b, 48);
    await everyMinute();
    await everyMinute();
    expect(await lineOf(form)).toEqual({ secured: ['late'], waitlisted: ['B'], pending: [] });
    expect(await waitlisted(form)).toEqual([addressOf('B')]);
  });

  it('is as long as the configuration says', async () => {
    const { form, b } = await aPromotion();
    await organization.admin.leagues.update(form.league, { config: { promotionPaymentWindowHours: 100 } });
    await promotedHoursAgo(b, 99);
    await everyMinute();
    expect(await waitlisted(form)).toEqual([]);
    await promotedHoursAgo(b, 101);
    await everyMinute();
    expect(await waitlisted(form)).toEqual([addressOf('B')]);
  });

  it('says nothing to a team that keeps its seat, or has left', async () => {
    const { form, b } = await aPromotion();
    await organization.admin.divisions.update(form.division, { config: { capacity: 2 } });
    await promotedHoursAgo(b, 60);
    await everyMinute();
    expect(await waitlisted(form)).toEqual([]);
    const other = await aPromotion();
    await promotedHoursAgo(other.b, 60);
    await setStatus(other.form, other.b, 'Withdrawn');
    await everyMinute();
    expect(await waitlisted(form)).toEqual([]);
  });
});
