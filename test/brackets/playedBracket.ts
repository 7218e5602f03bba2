import type { Bracket, SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { times, type TestOrganization } from '../support/service.ts';

type AnyGame = Bracket['rounds'][number]['games'][number];
/** Only sports of two sides are played in brackets. */
export type BracketGame = Extract<AnyGame, { sport: 'basketball' | 'soccer' | 'football' | 'baseball' }>;

type Settings = { teams?: number; config?: object; sports?: string[]; names?: readonly string[] };

/** A division of `teams` teams, `Team 1` the best seed, and their ids in that order. */
export async function aDivisionOf({ admin }: TestOrganization, settings: Settings = {}) {
  const { config = {}, sports = ['basketball'] } = settings;
  const names = settings.names ?? times(settings.teams ?? 8, (index) => `Team ${index + 1}`);
  const league = await admin.leagues.create({ name: 'Winter', sports });
  const division = await admin.divisions.create({ name: 'A', league: league._id, sports, config });
  const teams = await Promise.all(
    names.map((name) => admin.divisionTeams.create({ name, division: division._id })),
  );
  return { league, division, seeds: teams.map(({ _id }) => _id) };
}

/** A tournament with one division of these teams. */
export async function aTournamentOf({ admin }: TestOrganization, names: readonly string[]) {
  const sports = ['basketball'];
  const tournament = await admin.tournaments.create({ name: 'Open', sports });
  const division = await admin.divisions.create({ name: 'Open', tournament: tournament._id, sports });
  const teams = await Promise.all(
    names.map((name) => admin.divisionTeams.create({ name, division: division._id })),
  );
  return { tournament, division, seeds: teams.map(({ _id }) => _id) };
}

export const allGames = (bracket: Bracket) => bracket.rounds.flatMap(({ games }) => games) as BracketGame[];

/** `Semifinal 2` is the second game of the round of that name, `Championship` the only one. */
export function gameIn(bracket: Bracket, title: string): BracketGame {
  const [, name, number] = /^(.*?)(?: (\d+))?$/.exec(title) ?? [];
  const round = bracket.rounds.find((candidate) => candidate.name === name);
  const game = round?.games[Number(number ?? 1) - 1];
  if (!game) throw new Error(`There is no ${title}.`);
  return game as BracketGame;
}

/** What stands on each side, teams by their seeds: `1 - Winner of Quarterfinal 2`. */
export function sides(bracket: Bracket, title: string, seeds: readonly string[]): string {
  const game = gameIn(bracket, title);
  const side = (team: unknown, placeholder: string | null) =>
    team === null ? placeholder : String(seeds.indexOf(team as string) + 1);
  return `${side(game.homeTeam, game.homeTeamPlaceholder)} - ${side(game.awayTeam, game.awayTeamPlaceholder)}`;
}

export const placesBySeed = ({ places }: Bracket, seeds: readonly string[]) =>
  places.map(({ place, team }) => [place, seeds.indexOf(team) + 1]);

export type Score = readonly [home: number, away: number];
const cleared = { homeScore: null, awayScore: null };

/** The playoffs of one division, as its organizer works on them. */
export class Playoffs {
  constructor(
    private readonly client: SportsLeagueClient,
    readonly division: string,
    readonly seeds: readonly string[],
  ) {}

  read = (): Promise<Bracket> => this.client.playoffs.get(this.division);

  write = async (title: string, fields: object) =>
    (await this.client.games.update(gameIn(await this.read(), title)._id, fields)) as BracketGame;

  score = (title: string, [homeScore, awayScore]: Score) => this.write(title, { homeScore, awayScore });

  clear = (title: string) => this.write(title, cleared);

  sides = async (title: string) => sides(await this.read(), title, this.seeds);

  game = async (title: string) => gameIn(await this.read(), title);

  places = async () => placesBySeed(await this.read(), this.seeds);
}

/** Playoffs among `teams` teams, seeded in order. */
export async function aPlayoff(
  organization: TestOrganization,
  format: 'playoffs' | 'playoffs_consolation',
  teams: number,
  config: object = {},
): Promise<Playoffs> {
  const { division, seeds } = await aDivisionOf(organization, { teams, config });
  await organization.admin.playoffs.create(division._id, { format, seeds });
  return new Playoffs(organization.admin, division._id, seeds);
}
