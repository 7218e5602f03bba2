import type { Context } from '../platform/context.ts';
import { feeOf, moneyOf } from '../registrations/index.ts';
import { findSubmissions, type RegistrationTeamRow } from '../registrationTeams/index.ts';
import { endTime, findOpenCheckouts, type Checkout } from './checkoutRows.ts';
import { pagesBeyond } from './openPages.ts';
import { findPayers } from './requireTeamPlayers.ts';

type Payers = Awaited<ReturnType<typeof findPayers>>;

function beyondOf(
  pages: readonly Checkout[],
  team: RegistrationTeamRow,
  payers: Payers,
): readonly Checkout[] {
  if (team.deletedAt !== null) return pages;
  const { perPlayer } = feeOf(team);
  const shares = payers
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ _id, paid }) => [_id, perPlayer - paid] as const);
  return pagesBeyond(pages, { remaining: moneyOf(team).amountRemaining, shares: new Map(shares) });
}

/**
 * Ends the time of these teams' open pages where they charge more than is still owed, whatever made it less, and of all
 * pages of a removed team: they are to be closed at the processor, now by the caller or else by the job. Whoever pays a
 * moment before is not turned away: the money is entered, and shown as what was paid too much.
 */
export async function endPagesBeyond(
  ctx: Context,
  registrationTeams: readonly string[],
): Promise<Checkout[]> {
  // The teams first: money that comes in after them leaves a page less, never a page too many.
  const teams = await findSubmissions(ctx, registrationTeams);
  const pages = await findOpenCheckouts(ctx, ...registrationTeams);
  if (pages.length === 0) return [];
  const players = pages.flatMap((page) => page.players);
  const payers = players.length === 0 ? [] : await findPayers(ctx, registrationTeams, players);
  const ended = [...teams.values()].flatMap((team) =>
    beyondOf(
      pages.filter(({ registrationTeam }) => registrationTeam === team._id),
      team,
      payers,
    ),
  );
  await endTime(
    ctx,
    ended.map(({ _id }) => _id),
    ctx.now(),
  );
  return ended;
}
