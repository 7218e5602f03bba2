import type { Context } from '../platform/context.ts';
import type { WaiverModel } from './model.ts';

/** The first text of a new waiver. */
export const addText = (ctx: Context, waiver: string, edition: number, text: string) =>
  ctx.db.select('INSERT INTO waiver_texts (waiver, edition, text) VALUES ($1, $2, $3)', [
    waiver,
    edition,
    text,
  ]);

/**
 * Gives a waiver, locked by the caller, another text: in place of the present one, or as the next version once somebody
 * was asked to sign that. What a mailed link shows, and what was signed, never changes.
 */
export async function writeText(ctx: Context, waiver: WaiverModel, text: string): Promise<void> {
  const [asked] = await ctx.db.select(
    'SELECT 1 FROM waiver_signatures WHERE waiver = $1 AND edition = $2 LIMIT 1',
    [waiver._id, waiver.edition],
  );
  if (asked) {
    waiver.edition += 1;
    await addText(ctx, waiver._id, waiver.edition, text);
    return;
  }
  await ctx.db.select('UPDATE waiver_texts SET text = $3 WHERE waiver = $1 AND edition = $2', [
    waiver._id,
    waiver.edition,
    text,
  ]);
  // The text is part of the record, though of another table.
  waiver.changed('updated', true);
}
