import { usualMobileLimit } from '../../contract/lists.ts';
import { readableGame, type GameRow } from '../games/index.ts';
import { listVisible, withPersonal, type Page, type Paging } from '../platform/reads.ts';
import type { PersonContext } from '../roles/index.ts';
import { upcoming } from '../teamEvents/index.ts';
import { idsOf, ownTeams, zonesOf } from './ownTeams.ts';

/**
 * The games of the caller's teams that have not begun, soonest first: those in which one of them meets another, or its
 * players take part. Hiding the schedule keeps it from the public, not from those who play.
 *
 * @param from as it was sent; now where nothing is
 */
export async function listMyGames(
  ctx: PersonContext,
  { from, limit = usualMobileLimit, ...paging }: Pick<Paging, 'limit' | 'after'> & { from?: string },
): Promise<Page<GameRow>> {
  const teams = await ownTeams(ctx);
  const played = withPersonal(readableGame, (_me, add) => {
    const own = add(idsOf(teams));
    return (
      `NOT r.is_hidden AND NOT r.is_bye AND (r.home_team = ANY(${own}) OR r.away_team = ANY(${own}) OR ` +
      `r.participants && ARRAY(SELECT p.id FROM players p WHERE p.team = ANY(${own}) AND p.removed_at IS NULL))`
    );
  });
  return listVisible(ctx, played, { limit, ...paging }, [upcoming(from ?? ctx.now(), zonesOf(teams))]);
}
