import { aDivision } from '../games/aGame.ts';
import type { TestOrganization, TestService, TestUser } from '../support/service.ts';

/** A division team with its league and division, and its opponent in it. */
export type TestTeam = {
  readonly _id: string;
  readonly organization: TestOrganization;
  readonly league: string;
  readonly division: string;
  readonly opponent: string;
};

type Settings = Parameters<typeof aDivision>[1];

/** A team that an administrator has entered. */
export async function aTeam(organization: TestOrganization, settings: Settings = {}): Promise<TestTeam> {
  const { league, division, home, away } = await aDivision(organization, settings);
  return {
    _id: home._id,
    organization,
    league: league._id,
    division: division._id,
    opponent: away._id,
  };
}

export type RegisteredTeam = TestTeam & { readonly submission: string };

/** A team that has signed up and was placed, by a registrant or on behalf of its managers. */
export async function aRegisteredTeam(
  organization: TestOrganization,
  { registrant, managers = [] }: { registrant?: TestUser; managers?: readonly string[] },
  settings: Settings = {},
): Promise<RegisteredTeam> {
  const team = await aTeam(organization, settings);
  const registration = await organization.admin.registrations.create({
    league: team.league,
    hasPayments: false,
  });
  const { _id: submission, divisionTeam } = await (
    registrant?.client ?? organization.admin
  ).registrationTeams.create({
    registration: registration._id,
    division: team.division,
    name: 'Falcons',
    managers: managers.map((email) => ({ name: 'Sam Okafor', email })),
  });
  return { ...team, _id: divisionTeam as string, submission };
}

/** A registered team with its manager, whose address stands there in another case. */
export async function aManagedTeam(
  service: TestService,
  organization: TestOrganization,
  settings: Settings = {},
): Promise<RegisteredTeam & { readonly manager: TestUser }> {
  const manager = await service.user();
  const team = await aRegisteredTeam(organization, { managers: [manager.email.toUpperCase()] }, settings);
  return { ...team, manager };
}

type Roster = Pick<TestTeam, 'organization' | '_id'>;

/** A player on the team's roster, linked to the account of the address where there is one. */
export async function aPlayer(
  { organization, _id: team }: Roster,
  { email = '', name = 'Ada Marsh' }: { email?: string; name?: string } = {},
): Promise<string> {
  return (await organization.admin.players.create({ team, name, email }))._id;
}

export type TestMember = TestUser & { readonly player: string };

/** A person who plays in the team. */
export async function aMember(service: TestService, team: Roster, name?: string): Promise<TestMember> {
  const user = await service.user();
  return { ...user, player: await aPlayer(team, { email: user.email, ...(name && { name }) }) };
}
