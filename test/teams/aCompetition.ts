import type { TestOrganization } from '../support/service.ts';

type Settings = { config?: object; leagueConfig?: object; active?: boolean };

/** A league with one division, as the dashboard sets them up. */
export async function aCompetition(organization: TestOrganization, settings: Settings = {}) {
  const { config = {}, leagueConfig = {}, active = true } = settings;
  const league = await organization.admin.leagues.create({ name: 'Winter', active, config: leagueConfig });
  const division = await organization.admin.divisions.create({ name: 'A', league: league._id, config });
  return { league, division };
}

/** A team of the division under this name. */
export const aTeamIn = (
  organization: TestOrganization,
  division: { _id: string },
  name: string,
  fields: object = {},
) => organization.admin.divisionTeams.create({ name, division: division._id, ...fields });

/** A club under this name. */
export const aClub = (organization: TestOrganization, name: string) =>
  organization.admin.teams.create({ name });

export const namesOf = (records: readonly { name: string }[]) => records.map(({ name }) => name);
