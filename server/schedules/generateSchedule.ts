import type { z } from 'zod';
import { maxScheduledGames, type GenerateSchedule } from '../../contract/schedules.ts';
import { DivisionModel, getDivision, readableDivision, requireTeamSport } from '../competitions/index.ts';
import {
  competitionAfter,
  createGames,
  isPlayed,
  lockScheduledGames,
  previewGames,
  removeGames,
  type GameRow,
  type NewGame,
} from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { findForWrite } from '../platform/writes.ts';
import { competitorsOf } from '../teams/index.ts';
import type { Pairing } from './roundRobin.ts';
import { roundRobin } from './roundRobin.ts';
import { remainingGames } from './remainingGames.ts';
import { findPlaces } from './findPlaces.ts';
import { levelSides } from './levelSides.ts';

type Body = z.infer<typeof GenerateSchedule>;

/**
 * Makes the round robin of a division's teams, and answers its whole schedule. Games that have been played stay, and
 * are not played again unless they were called off; with `replace` the others make room, and the sides of the new ones
 * level out with those that stay. One lock on the division: of two at once the second finds the schedule of the first.
 *
 * Throws 404, 403, `schedule_exists`, `too_few_teams`, `wrong_sport`, `invalid_reference`, `schedule_impossible`, and
 * `double_booked` where a single game is written onto a court at the same moment; other schedules wait for the courts.
 */
export const generateSchedule = (ctx: Context, divisionId: string, body: Body) =>
  ctx.transaction(async () => {
    await findForWrite(ctx, DivisionModel, readableDivision, divisionId);
    const division = await getDivision(ctx, divisionId);
    const { dryRun = false, replace = false } = body;
    const existing = await lockScheduledGames(ctx, divisionId);
    if (existing.length > 0 && !replace && !dryRun) throw new DomainError('schedule_exists');

    const played = existing.filter(isPlayed);
    const replaced = existing.filter((game) => !isPlayed(game));
    const sport = await requireTeamSport(ctx, division);
    const teams = (await competitorsOf(ctx, { division: divisionId })).filter(({ plays }) => plays);
    if (teams.length < 2) {
      throw new DomainError('too_few_teams', { message: 'A schedule needs at least two teams.' });
    }
    requireManageable(teams.length, body.legs);
    const rounds = roundRobin(
      teams.map(({ _id }) => _id),
      body.legs,
    );
    const standing = played.filter(({ isCancelled }) => !isCancelled).flatMap(pairingOf);
    const { toPlay, placed } = remainingGames(rounds, standing);
    const planned = levelSides(toPlay, { all: standing, placed }, rounds.length / body.legs).map(
      (game, index) => ({ ...game, id: String(index), teams: [game.home, game.away] }),
    );

    const { organization } = division;
    const competition = await competitionAfter(organization, { division: divisionId }, nothing);
    const asked = { organization, competition, body, except: replaced.map(({ _id }) => _id) };
    const placeOf = await findPlaces(ctx, planned, asked);
    const games = planned
      .map(({ id, home, away, round }) => ({
        ...placeOf(id),
        ...competition,
        organization,
        sport,
        homeTeam: home,
        awayTeam: away,
        gameLabel: `Round ${round + 1}`,
      }))
      // So that games of one moment are read in the order of their rounds.
      .sort(byDate) satisfies NewGame[];
    if (dryRun) return { dryRun, games: [...played, ...previewGames(ctx, games)].sort(byDate) };
    await removeGames(ctx, replaced);
    return { dryRun, games: [...played, ...(await createGames(ctx, games))].sort(byDate) };
  });

const nothing = { division: null, league: null, tournament: null };

const byDate = (a: { date: Date }, b: { date: Date }) => a.date.getTime() - b.date.getTime();

const pairingOf = ({ homeTeam, awayTeam }: GameRow): Pairing[] =>
  homeTeam !== null && awayTeam !== null ? [{ home: homeTeam, away: awayTeam }] : [];

function requireManageable(teams: number, legs: number): void {
  const needed = ((teams * (teams - 1)) / 2) * legs;
  if (needed <= maxScheduledGames) return;
  throw new DomainError('schedule_impossible', {
    message: 'That is more games than are made at once.',
    details: [
      { path: 'legs', message: `${needed} games are needed, ${maxScheduledGames} are made at most.` },
    ],
  });
}
