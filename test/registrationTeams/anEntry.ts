import type { BodyOf, DataOf } from '../../clients/typescript/src/index.ts';
import { mailsTo } from '../identity/asking.ts';
import type { TestOrganization, TestService, TestUser } from '../support/service.ts';

export type SubmittedTeam = DataOf<'registrationTeams.create'>;

type Settings = { registration?: object; config?: object; division?: object; league?: object };

/** A registration of a league with one division; free unless it says otherwise. */
export async function aSignUpForm(
  { admin }: TestOrganization,
  { registration = {}, config = {}, division = {}, league = {} }: Settings = {},
) {
  const { _id: leagueId } = await admin.leagues.create({ name: 'Spring League', config: league });
  const { _id: divisionId } = await admin.divisions.create({
    name: 'Division A',
    league: leagueId,
    config: division,
  });
  const form = await admin.registrations.create({
    league: leagueId,
    config,
    ...registration,
  } as BodyOf<'registrations.create'>);
  return { registration: form._id, division: divisionId, league: leagueId };
}

export type SignUpForm = Awaited<ReturnType<typeof aSignUpForm>>;

/** What a manager sends to register a team. */
export const anEntry = ({ registration, division }: SignUpForm, fields: object = {}) =>
  ({ registration, division, name: 'Riverside Hawks', ...fields }) as BodyOf<'registrationTeams.create'>;

export const register = ({ client }: Pick<TestUser, 'client'>, form: SignUpForm, fields: object = {}) =>
  client.registrationTeams.create(anEntry(form, fields));

/** The mails of one kind to an address, oldest first. */
export const mailsOf = async (service: TestService, template: string, email: string) =>
  (await mailsTo(service, email)).filter((mail) => mail.template === template);

/** The token of the newest invitation to an address. */
export async function inviteTokenOf(service: TestService, email: string): Promise<string> {
  const link = (await mailsOf(service, 'registration_invitation', email)).at(-1)?.data.link;
  if (link === undefined) throw new Error(`No invitation to ${email}.`);
  return new URL(link).searchParams.get('token') as string;
}

export const refusal = (status: number, code: string, ...paths: string[]) => ({
  status,
  code,
  ...(paths.length > 0 ? { details: paths.map((path) => expect.objectContaining({ path }) as object) } : {}),
});

export const days = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();
