import type { Context } from '../platform/context.ts';
import type { PlayerWaiver } from './model.ts';

/** A waiver as a body names it: required unless said otherwise. */
type SentWaiver = { waiver: string; required?: boolean | undefined };

export const completeWaivers = (sent: readonly SentWaiver[]): PlayerWaiver[] =>
  sent.map(({ waiver, required = true }) => ({ waiver, required }));

/** Makes these the waivers that the registration asks of its players, in this order. */
export async function replaceWaivers(
  ctx: Context,
  registration: string,
  waivers: readonly PlayerWaiver[],
): Promise<void> {
  await ctx.db.select('DELETE FROM registration_waivers WHERE registration = $1', [registration]);
  if (waivers.length === 0) return;
  await ctx.db.select(
    `INSERT INTO registration_waivers (registration, waiver, required, position)
     SELECT $1, w.waiver, w.required, w.position
     FROM unnest($2::text[], $3::boolean[]) WITH ORDINALITY AS w (waiver, required, position)`,
    [registration, waivers.map(({ waiver }) => waiver), waivers.map(({ required }) => required)],
  );
}
