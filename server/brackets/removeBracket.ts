import { recordAudit } from '../audit/index.ts';
import { gamesOfBracket, removeGames, type GameRow } from '../games/index.ts';
import { administers } from '../platform/actor.ts';
import { requireFresh, type Context } from '../platform/context.ts';
import { DomainError, forbidden, notFound } from '../platform/errors.ts';
import { BracketModel, type BracketOwner } from './model.ts';
import { presentBracket } from './presenter.ts';
import { ownerOf } from './readBracket.ts';

const hasResult = ({ homeScore, awayScore, forfeitedBy }: GameRow) =>
  homeScore !== null || awayScore !== null || forfeitedBy !== null;

/**
 * Deletes a bracket with all its games, and answers what was deleted. Throws 404, 403, 412, `bracket_has_scores`
 * unless `force`, `in_use` while other records refer to its games.
 */
export const removeBracket = (ctx: Context, owner: BracketOwner, force: boolean) =>
  ctx.transaction(async () => {
    const { organization } = await ownerOf(ctx, owner);
    if (!administers(ctx.actor, organization)) throw forbidden();
    const bracket = await BracketModel.findOne({ where: owner, lock: true });
    if (!bracket) throw notFound();
    requireFresh(ctx, bracket);
    const games = await gamesOfBracket(ctx, bracket._id);
    if (!force && games.some(hasResult)) throw new DomainError('bracket_has_scores');
    const visible = new Set(games.map(({ _id }) => _id));
    const shown = presentBracket(ctx.actor, bracket, games, visible);
    await removeGames(ctx, games);
    await bracket.destroy();
    await recordAudit(ctx, {
      action: 'delete',
      resource: 'bracket',
      resourceId: bracket._id,
      organization,
      before: { ...owner, format: bracket.format, size: bracket.size, places: shown.places },
    });
    return { bracket, shown };
  });
