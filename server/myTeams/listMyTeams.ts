import { usualMobileLimit } from '../../contract/lists.ts';
import { listVisible, withPersonal, type Page, type Paging } from '../platform/reads.ts';
import type { PersonContext } from '../roles/index.ts';
import { presentDivisionTeam, readableDivisionTeam, type DivisionTeamRow } from '../teams/index.ts';
import { idsOf, ownTeams } from './ownTeams.ts';

/** The division teams that the caller plays in, oldest first. */
export async function listMyTeams(
  ctx: PersonContext,
  { limit = usualMobileLimit, ...paging }: Pick<Paging, 'limit' | 'after'>,
): Promise<Page<DivisionTeamRow>> {
  const ids = idsOf(await ownTeams(ctx));
  const own = withPersonal(readableDivisionTeam, (_me, add) => `r.id = ANY(${add(ids)})`);
  return listVisible(ctx, own, { limit, ...paging }, []);
}

/** Hiding the names of teams keeps them from the public, not from those who play in them. */
export const presentOwnTeam = ({ actor }: PersonContext, row: DivisionTeamRow) =>
  presentDivisionTeam(actor, { ...row, hiddenName: null });
