import type { BodyOf } from '../../clients/typescript/src/index.ts';
import type { TestOrganization } from '../support/service.ts';

type Settings = { config?: object; leagueConfig?: object; active?: boolean; sports?: string[] };

/** A league with a division of two teams. */
export async function aDivision({ admin }: TestOrganization, settings: Settings = {}) {
  const { config = {}, leagueConfig = {}, active = true, sports = ['basketball'] } = settings;
  const league = await admin.leagues.create({ name: 'Winter', active, sports, config: leagueConfig });
  const division = await admin.divisions.create({ name: 'A', league: league._id, sports, config });
  const home = await admin.divisionTeams.create({ name: 'Hawks', division: division._id });
  const away = await admin.divisionTeams.create({ name: 'Owls', division: division._id });
  return { league, division, home, away };
}

export type Pairing = Awaited<ReturnType<typeof aDivision>>;
type Body = BodyOf<'games.create'>;

/** The home team against the away team, in their division. */
export const aMatch = ({ admin }: TestOrganization, { division, home, away }: Pairing, fields: object = {}) =>
  admin.games.create({
    sport: 'basketball',
    division: division._id,
    homeTeam: home._id,
    awayTeam: away._id,
    ...fields,
  } as Body);

export const idsOf = (records: readonly { _id: string }[]) => records.map(({ _id }) => _id);
