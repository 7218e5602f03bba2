import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import type { TestOrganization, TestService } from '../support/service.ts';

/** What teams sign up through: a registration of a league with one division. */
export type SignUp = {
  organization: TestOrganization;
  league: string;
  division: string;
  registration: string;
};

type Settings = {
  /** Of the division. */
  config?: object;
  /** Beside the league. */
  registration?: object;
  /** Cents a team; without it nothing is charged. */
  fee?: number;
};

/** A registration as the dashboard sets it up, with a payment product where there is a fee. */
export async function aSignUp(organization: TestOrganization, settings: Settings = {}): Promise<SignUp> {
  const { config = {}, registration = {}, fee } = settings;
  const { admin } = organization;
  const league = await admin.leagues.create({ name: 'Winter' });
  const division = await admin.divisions.create({ name: 'Division A', league: league._id, config });
  const product = fee === undefined ? undefined : await admin.paymentProducts.create(aFee(fee));
  const form = await admin.registrations.create({
    league: league._id,
    ...(product ? { paymentProduct: product._id } : {}),
    ...registration,
  });
  return { organization, league: league._id, division: division._id, registration: form._id };
}

const aFee = (amount: number) => ({ name: 'Team fee', kind: 'fee', amount }) as const;

/** Registers a team with a manager of its own, whose address is the team's name. */
export const signUp = (
  { organization, registration, division }: SignUp,
  name: string,
  client: SportsLeagueClient = organization.admin,
) =>
  client.registrationTeams.create({
    ...{ registration, division, name },
    managers: [{ name: `Manager of ${name}`, email: addressOf(name) }],
  });

export const addressOf = (name: string) => `${name.replaceAll(' ', '.').toLowerCase()}@team.test`;

/** Money that came in past the processor. */
export const pay = ({ organization }: SignUp, team: { _id: string }, amount = 5_000) =>
  organization.admin.payments.create({ registrationTeam: team._id, amount, method: 'cash' });

export async function signUpPaid(form: SignUp, name: string) {
  const team = await signUp(form, name);
  await pay(form, team);
  return team;
}

export type TeamStatus = 'Pending' | 'Accepted' | 'Waitlist' | 'Withdrawn';

export const setStatus = ({ organization }: SignUp, team: { _id: string }, status: TeamStatus) =>
  organization.admin.registrationTeams.setStatus(team._id, { status });

/** The names in each part of the division's line. */
export async function lineOf({ organization, division }: SignUp) {
  const { secured, waitlisted, pending } = await organization.admin.divisions.capacity(division);
  const names = (seats: readonly { name: string }[]) => seats.map(({ name }) => name);
  return { secured: names(secured), waitlisted: names(waitlisted), pending: names(pending) };
}

/** Whom mails of this kind went to, in the order they were written. */
export async function mailedTo(
  { db }: TestService,
  { organization }: SignUp,
  template: 'waitlist_promoted' | 'team_waitlisted',
): Promise<string[]> {
  const rows = await db.select<{ recipient: string }>(
    'SELECT recipient FROM outbox WHERE organization = $1 AND template = $2 ORDER BY id',
    [organization._id, template],
  );
  return rows.map(({ recipient }) => recipient);
}

/** The names of the teams that are placed and shown in the division. */
export async function placedIn({ organization, division }: SignUp): Promise<string[]> {
  const { data } = await organization.admin.divisionTeams.list({ division, sort: 'name' });
  return data.map(({ name }) => name);
}

/** Registrations of one organization, and what its administrator does with their teams. */
export const seatsOf = (organization: () => TestOrganization) => ({
  free: (config: object, registration: object = {}) => aSignUp(organization(), { config, registration }),
  paid: (config: object, registration: object = {}) =>
    aSignUp(organization(), { config, registration, fee: 5_000 }),
  team: (id: string) => organization().admin.registrationTeams.get(id),
  remove: ({ _id }: { _id: string }) => organization().admin.registrationTeams.remove(_id),
  configure: ({ division }: SignUp, config: object) =>
    organization().admin.divisions.update(division, { config }),
});
