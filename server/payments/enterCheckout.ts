import {
  findDiscountUse,
  requireDiscountCode,
  settleDiscountUse,
  takeDiscountUse,
} from '../discountCodes/index.ts';
import type { Context } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import { newObjectId } from '../platform/objectId.ts';
import { feeOf, grossOf, moneyOf } from '../registrations/index.ts';
import {
  changeSeatOf,
  findSubmission,
  recordSubmissionChanges,
  RegistrationTeamModel,
  requireRoomIn,
  type RegistrationTeamRow,
} from '../registrationTeams/index.ts';
import { authorOf } from './author.ts';
import { isChargeable } from './chargeable.ts';
import { chargeParts, totalOf, type ChargePart } from './chargeParts.ts';
import { findOpenCheckouts, insertCheckout, type Checkout } from './checkoutRows.ts';
import { findMerchant, type Merchant } from './findMerchant.ts';
import { feesOf, isBeingOpened, overlaps, stillFits } from './openPages.ts';
import { requireTeamPlayers } from './requireTeamPlayers.ts';

export type CheckoutOrder = {
  players?: string[] | undefined;
  discountCode?: string | undefined;
  donation?: number | undefined;
};

/**
 * What a request to pay comes to: nothing to pay, the page to pay on, or other pages in the way: to be closed first, or
 * to be waited for while another request opens one.
 */
export type Entered =
  | { readonly kind: 'settled' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'superseded'; readonly checkouts: readonly Checkout[] }
  | { readonly kind: 'checkout'; readonly checkout: Checkout };

/** Ends the transaction without a trace: a discount is reserved for a page that is written down, and for no other. */
class InTheWay extends Error {
  constructor(readonly entered: Entered) {
    super('Other pages are in the way.');
  }
}

/** How long a page is open. */
const openMinutes = 60;

type Discount = { readonly code: string; readonly amountOff: number };

/**
 * Reserves a use of the code that is named, or else of the one that the team entered; that one counts only as long as
 * it can be used. Throws the refusals of a code that is named.
 */
async function reserveDiscount(
  ctx: Context,
  team: RegistrationTeamRow,
  named: string | undefined,
): Promise<Discount | null> {
  const code =
    named === undefined
      ? team.discountCode
      : (await requireDiscountCode(ctx, team.registration, named, team._id))._id;
  try {
    if (code !== null) await takeDiscountUse(ctx, team._id, code);
  } catch (error) {
    if (named !== undefined || !(error instanceof DomainError)) throw error;
  }
  const use = await findDiscountUse(ctx, team._id);
  return use && { code: use.discountCode, amountOff: use.amountOff };
}

/** What the submission itself says of its discount, with an audit entry where that changes. */
async function keepDiscount(
  ctx: Context,
  before: RegistrationTeamRow,
  { code }: Discount,
  settledAt: Date | null,
): Promise<void> {
  const team = await RegistrationTeamModel.findByPk(before._id);
  if (!team) return;
  team.set({ discountCode: code, discountSettledAt: team.discountSettledAt ?? settledAt });
  if (!team.changed()) return;
  await team.save();
  const after = await findSubmission(ctx, before._id);
  await recordSubmissionChanges(ctx, settledAt ? 'payment' : 'update', [{ before, after }]);
}

/** The parts of what is charged now, beside what pages that stay open take. */
async function partsOf(
  ctx: Context,
  team: RegistrationTeamRow,
  { players, donation = 0 }: CheckoutOrder,
  merchant: Merchant,
  others: readonly Checkout[],
): Promise<ChargePart[]> {
  return chargeParts({
    teamName: team.name,
    donationName: merchant.donationName,
    remaining: Math.max(0, moneyOf(team).amountRemaining - feesOf(others)),
    perPlayer: feeOf(team).perPlayer,
    players: players
      ? await requireTeamPlayers(ctx, team._id, players, (index) => `players.${index}`, 'onRoster')
      : null,
    donation,
  });
}

function checkoutOf(
  ctx: Context,
  team: RegistrationTeamRow,
  parts: readonly ChargePart[],
  more: Pick<Checkout, 'players' | 'currency' | 'discountCode' | 'destination' | 'returnTo'> & { now: Date },
): Checkout {
  const { now, ...given } = more;
  return {
    ...given,
    _id: newObjectId(),
    organization: team.organization,
    registration: team.registration,
    registrationTeam: team._id,
    state: 'opening',
    parts,
    amount: totalOf(parts),
    platformFee: parts.reduce((sum, { platformFee }) => sum + platformFee, 0),
    sessionId: null,
    url: null,
    looks: 0,
    expiresAt: new Date(now.getTime() + openMinutes * 60_000),
    created: now,
    createdBy: authorOf(ctx.actor),
  };
}

const decide = (ctx: Context, id: string, order: CheckoutOrder, returnTo: string): Promise<Entered> =>
  changeSeatOf(ctx, id, async ({ now, divisions }): Promise<Entered> => {
    const stored = await findSubmission(ctx, id);
    if (stored.deletedAt) throw new DomainError('removed');
    const merchant = await findMerchant(ctx, stored.registration);
    const seats = divisions.get(stored.division ?? '');
    if (seats) {
      const { registrationConfig } = merchant;
      requireRoomIn(seats, { registrationConfig, registrationTeam: id }, now);
    }
    const isCharged = grossOf(feeOf(stored), stored.players) > 0;
    const discount = isCharged ? await reserveDiscount(ctx, stored, order.discountCode) : null;
    const team = { ...stored, amountOff: discount?.amountOff ?? 0 };

    const open = await findOpenCheckouts(ctx, id);
    const overlapping = open.filter((page) => overlaps(page, order.players));
    const others = open.filter((page) => !overlapping.includes(page));
    const parts = await partsOf(ctx, team, order, merchant, others);
    const discountCode = discount?.code ?? null;
    const { destination, currency } = merchant;
    const wanted = { players: order.players ?? [], parts, discountCode, destination, currency };
    const [page, ...more] = overlapping;
    if (page && more.length === 0 && stillFits(page, wanted, now))
      return { kind: 'checkout', checkout: page };
    if (overlapping.some((each) => isBeingOpened(each, now))) throw new InTheWay({ kind: 'busy' });
    if (page) throw new InTheWay({ kind: 'superseded', checkouts: overlapping });

    const money = moneyOf(team);
    const isWaived = discount !== null && money.amountDue === 0;
    // What was paid before and the discount make the whole fee together: it has nothing left to be reserved for.
    const isMadeUp = discount !== null && money.amountRemaining === 0 && moneyOf(stored).amountRemaining > 0;
    if (discount) await keepDiscount(ctx, stored, discount, isWaived ? now : null);
    const isSettled = isWaived || isMadeUp;
    if (isSettled) await settleDiscountUse(ctx, id);
    if (parts.length === 0 && isSettled) return { kind: 'settled' };
    if (parts.length === 0) throw new DomainError('nothing_due');
    if (!isChargeable({ parts, currency })) throw new DomainError('amount_not_chargeable');
    if (destination === null) throw new DomainError('payments_not_connected');
    const checkout = checkoutOf(ctx, team, parts, { ...wanted, destination, returnTo, now });
    await insertCheckout(ctx, checkout);
    return { kind: 'checkout', checkout };
  });

/**
 * Decides, with the seat, the team and the code locked, what is charged, reserves the discount and writes the page
 * down before the processor is asked for it. A discount that takes away the whole fee, or all that is left of it,
 * settles at once; the whole fee taken away counts as payment. Throws `removed`, `division_full`, a named code's
 * refusals, `invalid_reference`, `nothing_due`, `amount_not_chargeable` and `payments_not_connected`.
 */
export async function enterCheckout(
  ctx: Context,
  id: string,
  order: CheckoutOrder,
  returnTo: string,
): Promise<Entered> {
  try {
    return await decide(ctx, id, order, returnTo);
  } catch (error) {
    if (error instanceof InTheWay) return error.entered;
    throw error;
  }
}
