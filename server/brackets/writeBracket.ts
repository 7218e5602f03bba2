import type { TeamSport } from '../../contract/sports.ts';
import { recordAudit } from '../audit/index.ts';
import { createGames, gameDay, usualDuration, type Competition, type NewGame } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { violates } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { newObjectId } from '../platform/objectId.ts';
import { findSlots } from '../schedules/index.ts';
import { BracketModel, type BracketOwner } from './model.ts';
import { presentBracket } from './presenter.ts';
import { gamesToPlace } from './playingOrder.ts';
import { seedBracket, type SeededBracket, type SeededGame } from './seeding.ts';
import type { BracketFormat, BracketSize } from './shapes.ts';

export type BracketPlan = {
  owner: BracketOwner;
  organization: string;
  competition: Competition;
  format: BracketFormat;
  /** Asked for; a smaller one is played where it holds the teams. */
  size: BracketSize;
  /** Teams, best first. */
  seeds: readonly string[];
  sport: TeamSport;
  /** The day of games that have no slot. */
  day: string;
  timeZone: string;
  /** Where given, the games are played in these, feeders before the games that wait for them. */
  timeSlots: readonly string[] | undefined;
};

async function createBracketRow(plan: BracketPlan, { format, size }: SeededBracket): Promise<BracketModel> {
  const { owner, organization } = plan;
  if (await BracketModel.findOne({ where: owner, attributes: ['_id'] }))
    throw new DomainError('bracket_exists');
  try {
    return await BracketModel.create({ ...owner, organization, format, size });
  } catch (error) {
    const exists = violates(error, 'brackets_division') || violates(error, 'brackets_tournament');
    throw exists ? new DomainError('bracket_exists') : error;
  }
}

/**
 * Writes a bracket and all its games in the open transaction. Throws `too_few_teams`, `too_many_teams`,
 * `consolation_not_available`, `bracket_exists`, `invalid_reference`, `schedule_impossible`, `double_booked`.
 */
export async function writeBracket(ctx: Context, plan: BracketPlan) {
  const seeded = seedBracket(plan.format, plan.size, plan.seeds);
  if ('error' in seeded) throw new DomainError(seeded.error);
  const bracket = await createBracketRow(plan, seeded);
  const ids = new Map(seeded.games.map(({ key }) => [key, newObjectId()]));
  const usual = {
    ...gameDay({ globalDate: plan.day }, null, plan.timeZone, ctx.now()),
    ...plan.competition,
    duration: await usualDuration(ctx, plan.competition),
    organization: plan.organization,
    sport: plan.sport,
    bracket: bracket._id,
  };
  const slotOf = await slotsOf(ctx, plan, seeded.games);
  const rows = await createGames(
    ctx,
    seeded.games.map((game) => ({ ...usual, ...newGame(game, ids), ...slotOf(game) })),
  );
  const visible = new Set(rows.map(({ _id }) => _id));
  const shown = presentBracket(ctx.actor, bracket, rows, visible);
  await recordAudit(ctx, {
    action: 'create',
    resource: 'bracket',
    resourceId: bracket._id,
    organization: plan.organization,
    after: { ...plan.owner, format: bracket.format, size: bracket.size, seeds: plan.seeds },
  });
  return { bracket, shown };
}

/** The slot of each game; byes need none. */
async function slotsOf(ctx: Context, { timeSlots, organization }: BracketPlan, games: readonly SeededGame[]) {
  if (!timeSlots) return () => ({});
  const toPlace = gamesToPlace(games.map((game) => ({ ...game, id: game.key })));
  const slotOf = await findSlots(ctx, toPlace, { organization, timeSlots });
  return (game: SeededGame) => (game.isBye ? {} : slotOf(game.key));
}

function newGame(game: SeededGame, ids: ReadonlyMap<string, string>): Partial<NewGame> {
  const { homeFrom, awayFrom } = game;
  return {
    _id: ids.get(game.key) as string,
    bracketKey: game.key,
    playoffRound: game.playoffRound,
    gameLabel: game.gameLabel,
    homeTeam: game.homeTeam,
    awayTeam: game.awayTeam,
    homeTeamPlaceholder: game.homeTeamPlaceholder,
    awayTeamPlaceholder: game.awayTeamPlaceholder,
    isBye: game.isBye,
    homeFrom: homeFrom && (ids.get(homeFrom.game) ?? null),
    homeFromOutcome: homeFrom && homeFrom.outcome,
    awayFrom: awayFrom && (ids.get(awayFrom.game) ?? null),
    awayFromOutcome: awayFrom && awayFrom.outcome,
  };
}
