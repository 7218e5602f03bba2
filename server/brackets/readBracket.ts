import { getDivision, getTournament } from '../competitions/index.ts';
import { gamesOfBracket, visibleGames } from '../games/index.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { BracketModel, type BracketOwner } from './model.ts';
import { presentBracket } from './presenter.ts';

/** What the bracket is of, as the caller sees it. Throws 404. */
export const ownerOf = (ctx: Context, owner: BracketOwner) =>
  'division' in owner ? getDivision(ctx, owner.division) : getTournament(ctx, owner.tournament);

/** A bracket with its games as the caller sees them. Throws 404 for the owner and where there is no bracket. */
export async function readBracket(ctx: Context, owner: BracketOwner) {
  await ownerOf(ctx, owner);
  const bracket = await BracketModel.findOne({ where: owner });
  if (!bracket) throw notFound();
  const games = await gamesOfBracket(ctx, bracket._id);
  const visible = await visibleGames(ctx, games);
  const shown = presentBracket(ctx.actor, bracket, games, new Set(visible.map(({ _id }) => _id)));
  return { bracket, shown };
}
