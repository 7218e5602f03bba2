import WebSocket from 'ws';
import {
  ConnectionError,
  RealtimeClient,
  SportsLeagueClient,
  type Bracket,
  type Game,
  type StandingsRow,
} from '../../clients/typescript/src/index.ts';
import { demonstration, stop } from './demonstration.ts';

/** The product in ten seconds, by the client alone: scores move a running demonstration, and a team hears of it. */

type Match = Extract<Game, { homeTeam: unknown }>;

const { baseUrl, apiKey, manager, member } = demonstration();
const organizer = new SportsLeagueClient({ baseUrl, token: apiKey });
const names = new Map<string, string>();
const nameOf = (team: unknown) => names.get(team as string) ?? 'nobody yet';

const isMatch = (game: Game): game is Match => 'homeTeam' in game;
const waitsForItsScore = ({ homeTeam, awayTeam, homeScore, forfeitedBy }: Match) =>
  homeTeam !== null && awayTeam !== null && homeScore === null && forfeitedBy === null;

/** Posts the score and answers it as a sentence. */
async function score({ _id, homeTeam, awayTeam }: Match, home: number, away: number): Promise<string> {
  await organizer.games.update(_id, { homeScore: home, awayScore: away });
  return `${nameOf(homeTeam)} ${home}, ${nameOf(awayTeam)} ${away}`;
}

const rowOf = (rows: readonly StandingsRow[], team: unknown) => {
  const row = rows.find((each) => each.team === team);
  return row ? `${row.rank}. ${row.name} ${row.wins}-${row.losses}` : nameOf(team);
};

async function scoreTheSeason(division: string, before: readonly StandingsRow[]): Promise<void> {
  const games = await organizer.games.list({ division, sort: 'date' }).toArray();
  const season = games.filter(({ playoffRound }) => playoffRound === null).filter(isMatch);
  const game = season.find(waitsForItsScore);
  if (!game) return;
  console.log(`Season     ${await score(game, 48, 55)}`);
  const after = (await organizer.divisions.standings(division)) ?? [];
  for (const team of [game.homeTeam, game.awayTeam]) {
    console.log(`Standings  ${rowOf(before, team)}  ->  ${rowOf(after, team)}`);
  }
}

const matchesOf = ({ rounds }: Bracket): Match[] => rounds.flatMap(({ games }) => games).filter(isMatch);

/** The next semifinal, of the consolation once those of the cup are played. */
function nextSemifinal(bracket: Bracket): Match {
  const waiting = matchesOf(bracket).filter(waitsForItsScore);
  const next = ['semifinal', 'consolation_semifinal'].flatMap((round) =>
    waiting.filter(({ playoffRound }) => playoffRound === round),
  )[0];
  return (
    next ?? stop('All semifinals of this demonstration are played: start another one in a new DATA_DIR.')
  );
}

const side = (team: unknown, placeholder: string | null) =>
  placeholder === null ? nameOf(team) : `(${placeholder})`;
const sidesOf = (game: Match) =>
  `${side(game.homeTeam, game.homeTeamPlaceholder)} - ${side(game.awayTeam, game.awayTeamPlaceholder)}`;

async function scoreASemifinal(division: string, before: Bracket, game: Match): Promise<string> {
  const result = `${game.gameLabel}: ${await score(game, 61, 58)}`;
  console.log(`Bracket    ${result}`);
  const drawn = new Map(matchesOf(before).map((each) => [each._id, sidesOf(each)]));
  for (const each of matchesOf(await organizer.playoffs.get(division))) {
    const [was, is] = [drawn.get(each._id), sidesOf(each)];
    if (was !== is) console.log(`           ${each.gameLabel}: ${was}  ->  ${is}`);
  }
  return result;
}

/** One client of the team says it by REST, the other hears it over its socket. */
async function tellTheTeam(sender: SportsLeagueClient, divisionTeam: string, text: string): Promise<void> {
  const listener = new SportsLeagueClient({ baseUrl });
  await listener.signIn(member);
  const live = new RealtimeClient(listener, { WebSocket });
  try {
    const { data: history } = await listener.chatMessages.listByTeam(divisionTeam, { limit: 1 });
    const heard = new Promise<string>((resolveHeard) =>
      live.on('message', (message) => resolveHeard(`${message.name}: ${message.text}`)),
    );
    await live.join(divisionTeam, { after: history[0]?._id });
    await sender.chatMessages.create({ divisionTeam, text });
    console.log(`Socket     message:new  ${await heard}`);
  } finally {
    live.close();
  }
}

async function play(): Promise<void> {
  const captain = new SportsLeagueClient({ baseUrl });
  await captain.signIn(manager);
  const [team] = (await captain.users.myTeams()).data;
  if (!team) return stop('The manager of the demonstration has no team any more.');
  const division = String(team.division);
  const standings = (await organizer.divisions.standings(division)) ?? [];
  for (const row of standings) names.set(row.team, row.name);
  const bracket = await organizer.playoffs.get(division);
  const semifinal = nextSemifinal(bracket);
  await scoreTheSeason(division, standings);
  const result = await scoreASemifinal(division, bracket, semifinal);
  await tellTheTeam(captain, team._id, `${result}. Well played, everybody!`);
}

try {
  await play();
} catch (error) {
  if (error instanceof ConnectionError) stop(`Nothing answers at ${baseUrl}: start it with npm start.`);
  throw error;
}
