import { aCompetition } from '../teams/aCompetition.ts';
import type { TestOrganization, TestService, TestUser } from '../support/service.ts';

type Settings = Parameters<typeof aCompetition>[1] & { registration?: object; players?: object[] };

const one = <T>(record: T | null | undefined): T => {
  if (record === null || record === undefined) throw new Error('There is none.');
  return record;
};

/** A registration of a league with one division, free and open, and whoever signs a team up through it. */
export async function aSignUp(organization: TestOrganization, settings: Settings = {}) {
  const { registration: fields = {}, ...competition } = settings;
  const { league, division } = await aCompetition(organization, competition);
  const registration = await organization.admin.registrations.create({
    league: league._id,
    ...fields,
  } as never);
  const submit = (manager: TestUser, more: object = {}) =>
    manager.client.registrationTeams.create({
      registration: registration._id,
      division: division._id,
      name: 'Riverside Hawks',
      ...more,
    } as never);
  return { league, division, registration, submit };
}

/** A team that was signed up by its manager and placed in its division at once. */
export async function aPlacedTeam(
  service: TestService,
  organization: TestOrganization,
  { players = [], ...settings }: Settings = {},
) {
  const signUp = await aSignUp(organization, settings);
  const manager = await service.user();
  const submission = await signUp.submit(manager, { players });
  const team = one(submission.divisionTeam) as string;
  const add = (player: object) => organization.admin.players.create({ team, ...player } as never);
  return { ...signUp, manager, submission: submission._id, team, add };
}

export type PlacedTeam = Awaited<ReturnType<typeof aPlacedTeam>>;

/** Somebody who plays in the team, signed in to the mobile interface. */
export async function aMember(service: TestService, { add }: Pick<PlacedTeam, 'add'>, fields: object = {}) {
  const user = await service.user();
  const player = await add({ name: 'Bo Li', email: user.email, ...fields });
  return { ...user, player };
}

export const idsOf = (records: readonly { _id: string }[]) => records.map(({ _id }) => _id);
export const notFound = { status: 404, code: 'not_found' };

/** Opens both connections of the pool, so that what follows runs at the same moment. */
export const warmPool = (service: TestService) =>
  Promise.all([1, 2].map(() => service.db.select('SELECT pg_sleep(0.05)')));
