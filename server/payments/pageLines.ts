import { totalOf, type ChargePart } from './chargeParts.ts';

/** The processor's page has room for so many. */
const mostLines = 100;

type PageLine = { readonly label: string; readonly amount: number };

/** What the page shows of the parts of a charge: all of them, or the last ones in one line where they are too many. */
export function pageLines(parts: readonly Pick<ChargePart, 'label' | 'amount'>[]): PageLine[] {
  const shown = parts.length > mostLines ? parts.slice(0, mostLines - 1) : parts;
  const rest = parts.slice(shown.length);
  const lines = shown.map(({ label, amount }) => ({ label, amount }));
  return rest.length === 0
    ? lines
    : [...lines, { label: `${rest.length} further amounts`, amount: totalOf(rest) }];
}
