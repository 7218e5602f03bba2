import { scheduleColumns } from '../../contract/feeds.ts';
import { CreateGame } from '../../contract/games.ts';
import { usualSport } from '../competitions/index.ts';
import {
  bookingsOf,
  competitionAfter,
  createGames,
  findBookings,
  gamesOfDivision,
  isTimed,
  newGame,
  requireOpponents,
  usualDuration,
  zoneOfGame,
  type NewGame,
} from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { newObjectId } from '../platform/objectId.ts';
import { DivisionTeamModel } from '../teams/index.ts';
import { LocationModel } from '../venues/index.ts';
import { readCsv } from './csv.ts';
import { lockForImport } from './lockImport.ts';
import { checked, importResult, RowProblem, sift, type Rejection } from './rejections.ts';
import { bodyOf, columnOf, lookup } from './scheduleRows.ts';

const nothing = { division: null, league: null, tournament: null };

/** What makes two rows the same game: when, who against whom, and as what. */
const identityOf = (game: NewGame) =>
  JSON.stringify([
    game.globalDate,
    isTimed(game) ? game.date.getTime() : (game.time ?? null),
    game.homeTeam ?? null,
    game.awayTeam ?? null,
    game.homeTeamPlaceholder ?? null,
    game.awayTeamPlaceholder ?? null,
    game.gameLabel ?? null,
  ]);

type Candidate = { line: number; game: NewGame & { _id: string } };

/**
 * Enters the games of a file into a division, as `POST /games` would each, in as many statements as one row takes. A
 * game that the schedule has already, in another row too, is refused. Throws `rows_rejected`, 404, 403.
 */
export const importSchedule = (ctx: Context, divisionId: string, text: string, partial: boolean) =>
  ctx.transaction(async () => {
    const division = await lockForImport(ctx, divisionId);
    const { organization } = division;
    const rows = readCsv(text, scheduleColumns, ['date']);
    const teams = await DivisionTeamModel.findAll({
      where: { division: divisionId, archived: false, withdrawn: false },
    });
    const venues = await LocationModel.findAll({ where: { organization } });
    const present = (await gamesOfDivision(ctx, divisionId)).map(identityOf);
    const competition = await competitionAfter(organization, { division: divisionId }, nothing);
    const duration = await usualDuration(ctx, competition);
    const zone = await zoneOfGame(ctx, organization, null);
    const zones = new Map(venues.map(({ _id, timeZone }) => [_id, timeZone ?? zone]));
    const team = lookup(teams, 'team of this division');
    const venue = lookup(venues, 'venue');
    const common = { division: divisionId, organization, sport: await usualSport(ctx, division) };
    const read = sift(rows, columnOf, ({ line, cells }): Candidate => {
      const body = checked(CreateGame, { ...common, ...bodyOf(cells, team, venue) }, columnOf);
      if (body.date?.length !== 'YYYY-MM-DD'.length) {
        throw new RowProblem('date: Must be a day as YYYY-MM-DD.');
      }
      const timeZone = zones.get(body.locationModel ?? '') ?? zone;
      const around = { organization, competition, timeZone, usualDuration: duration, slot: null };
      const game = { ...newGame(body, around, ctx.now()), _id: newObjectId() };
      requireOpponents(game.homeTeam, game.awayTeam);
      return { line, game };
    });
    return enter(ctx, read.good, present, (created, rejected) =>
      importResult(created, [...read.rejected, ...rejected], partial),
    );
  });

/**
 * Writes those of the games that book no court and no team twice, and that are not there already.
 *
 * @param answer of how many are to be written and why the others are not; throws where nothing is to be
 */
async function enter<Answer>(
  ctx: Context,
  candidates: readonly Candidate[],
  present: readonly string[],
  answer: (created: number, rejected: readonly Rejection[]) => Answer,
): Promise<Answer> {
  for (;;) {
    const bookings = bookingsOf(
      await findBookings(
        ctx,
        candidates.map(({ game }) => game),
      ),
    );
    const known = new Set(present);
    const { good, rejected } = sift(candidates, columnOf, ({ game }) => {
      bookings.requireFree(game._id);
      const identity = identityOf(game);
      if (known.has(identity)) throw new RowProblem('This game is in the schedule already.');
      bookings.take(game._id);
      known.add(identity);
      return game;
    });
    const answered = answer(good.length, rejected);
    // A game that somebody else has written since: the next look finds it, and the row whose place it has.
    if (await written(ctx, good)) return answered;
  }
}

async function written(ctx: Context, games: readonly NewGame[]): Promise<boolean> {
  try {
    await ctx.db.savepoint(() => createGames(ctx, games));
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'double_booked') return false;
    throw error;
  }
}
