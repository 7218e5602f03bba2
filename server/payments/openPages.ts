import { totalOf, type ChargePart } from './chargeParts.ts';
import type { Checkout } from './checkoutRows.ts';

/** Whether a page could be paid for the same money: one for the team's whole fee overlaps with every other. */
export const overlaps = (page: Pick<Checkout, 'players'>, players: readonly string[] | undefined): boolean =>
  players === undefined ||
  page.players.length === 0 ||
  page.players.some((player) => players.includes(player));

/** What pages charge of a team's fee. Cents. */
export const feesOf = (pages: readonly Pick<Checkout, 'parts'>[]): number =>
  totalOf(pages.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'fee')));

/** What is still to be paid of a team, and of each player's share. Cents. */
type Owed = {
  readonly remaining: number;
  readonly shares: ReadonlyMap<string, number>;
};

/** Pages that charge more than is owed any more: by a player's share of it, or together. */
export function pagesBeyond<P extends Pick<Checkout, 'parts'>>(
  pages: readonly P[],
  { remaining, shares }: Owed,
): P[] {
  const isBeyondShare = ({ player, amount }: ChargePart) =>
    player !== null && amount > (shares.get(player) ?? 0);
  const within = pages.filter(({ parts }) => !parts.some(isBeyondShare));
  if (feesOf(within) > remaining) return pages.filter((page) => feesOf([page]) > 0);
  return pages.filter((page) => !within.includes(page));
}

type Wanted = {
  readonly players: readonly string[];
  readonly parts: readonly ChargePart[];
  readonly discountCode: string | null;
  readonly destination: string | null;
  readonly currency: string;
};

type Page = Pick<
  Checkout,
  'state' | 'players' | 'parts' | 'discountCode' | 'destination' | 'currency' | 'expiresAt'
>;

/** The processor takes no page that ends sooner than in half an hour; a minute is left for the way there. */
const leastMsToOpen = 31 * 60_000;
/** A page that ends within this is no use to who is sent there. */
const leastMsToPay = 60_000;

const samePart = (a: ChargePart, b: ChargePart | undefined) =>
  a.kind === b?.kind && a.player === b.player && a.amount === b.amount && a.label === b.label;

/** How long the request that opens a page is given, before others take it for dead. */
const openingMs = 5_000;

/** Whether another request is at this moment asking the processor for the page. */
export const isBeingOpened = ({ state, created }: Pick<Checkout, 'state' | 'created'>, now: Date): boolean =>
  state === 'opening' && now.getTime() - created.getTime() < openingMs;

/** Whether a page that is there charges what is wanted now, and is open long enough to be paid on. */
export function stillFits(page: Page, wanted: Wanted, now: Date): boolean {
  const leastMs = page.state === 'opening' ? leastMsToOpen : leastMsToPay;
  return (
    page.expiresAt.getTime() - now.getTime() > leastMs &&
    page.parts.length === wanted.parts.length &&
    page.parts.every((part, index) => samePart(part, wanted.parts[index])) &&
    page.players.join() === wanted.players.join() &&
    page.discountCode === wanted.discountCode &&
    page.destination === wanted.destination &&
    page.currency === wanted.currency
  );
}
