import { createDivision } from '../competitions/index.ts';
import { competitionAfter, createGames, gameDay, type NewGame } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { roundRobin } from '../schedules/index.ts';
import { createDivisionTeam, createTeam } from '../teams/index.ts';
import type { Cast } from './cast.ts';
import { coming, type Weekday } from './days.ts';
import { finalScore, season, venue } from './league.ts';
import { seedSignUps, type SeededForm, type SignedUp } from './seedSignUps.ts';

const tipOffs = ['18:30', '19:30'] as const;
const nothing = { division: null, league: null, tournament: null };

export type SeededDivision = { division: string; teams: string[]; signedUp: SignedUp[] };

/** Clubs and their teams in a division, in the order of the names. */
export async function seedTeams(ctx: Context, division: string, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const club = await createTeam(ctx, { name });
    ids.push((await createDivisionTeam(ctx, { name, team: club._id, division }))._id);
  }
  return ids;
}

type Season = { league: string; form: SeededForm; location: string };
type Plan = { name: string; strengthLevel: number; day: Weekday; teams: readonly string[] };

/** Signs up a division's teams, plays the first half of its schedule and leaves the second half to come. */
export async function seedDivision(
  ctx: Context,
  cast: Cast,
  { league, form, location }: Season,
  { name, strengthLevel, day, teams: names }: Plan,
): Promise<SeededDivision> {
  const sports = season.sports;
  const { _id: division, organization } = await createDivision(ctx, { name, league, sports, strengthLevel });
  const signedUp = await seedSignUps(ctx, cast, form, division, names);
  const teams = signedUp.map(({ divisionTeam }) => divisionTeam);
  const rounds = roundRobin(teams, 1);
  const played = Math.ceil(rounds.length / 2);
  const next = coming(day, ctx.now(), venue.timeZone);
  const competition = await competitionAfter(organization, { division }, nothing);
  const games = rounds.flatMap((pairings, round) =>
    pairings.map(({ home, away }, place): NewGame => {
      const globalDate = next.plus({ weeks: round - played }).toISODate() as string;
      const time = tipOffs[Math.floor(place / 2)] as string;
      return {
        ...gameDay({ globalDate, time }, null, venue.timeZone, ctx.now()),
        ...competition,
        ...(round < played ? finalScore(teams.indexOf(home), teams.indexOf(away), round) : {}),
        organization,
        sport: 'basketball',
        duration: season.config.gameDurationInMinutes,
        homeTeam: home,
        awayTeam: away,
        locationModel: location,
        court: venue.courts[place % 2]?.name as string,
        gameLabel: `Week ${round + 1}`,
      };
    }),
  );
  await createGames(ctx, games);
  return { division, teams, signedUp };
}
