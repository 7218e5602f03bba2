import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/database.ts';
import { lookUpTogether } from '../platform/lookUpTogether.ts';
import { findRecord } from '../platform/records.ts';
import { RegistrationModel, requireOpenGates } from '../registrations/index.ts';
import { requireMayEnter } from './lockForm.ts';
import { findOpenDivision, notSignedUpFor } from './requireDivision.ts';
import { findAudience, type Audience } from './sendTeamRegistered.ts';

/** Where a team signs up. */
export type Place = { readonly registration: string; readonly division?: string | null | undefined };

/** What a sign-up has to know of its place: looked up before others are kept waiting. */
export type Entry = {
  readonly form: RegistrationModel;
  readonly division: { readonly _id: string; readonly version: number } | null;
  readonly audience: Audience;
};

type Found = { form: RegistrationModel; division: Entry['division'] | undefined; audience: Audience };
type LookUp = (place: string) => Promise<Found | null>;

async function lookUp(db: Database, registration: string, division: string | null): Promise<Found | null> {
  const form = await findRecord({ db }, RegistrationModel, registration);
  if (!form) return null;
  const open = division === null ? null : await findOpenDivision({ db }, registration, division);
  return { form, division: open, audience: await findAudience({ db }, form, division) };
}

const together = new WeakMap<Database, LookUp>();

/** Many sign up at the same moment where places are short: they look their place up together. */
function lookUpPlace({ db }: Context, registration: string, division: string | null): Promise<Found | null> {
  // The connection of a transaction is its own, and may wait for others.
  if (db.isInTransaction()) return lookUp(db, registration, division);
  const finder =
    together.get(db) ??
    lookUpTogether((place) => lookUp(db, ...(JSON.parse(place) as [string, string | null])));
  together.set(db, finder);
  return finder(JSON.stringify([registration, division]));
}

/**
 * The place that a team is to be entered into: by a person on the public view, an administrator or a key within the
 * organization. Throws `invalid_reference`, `registration_inactive`, `registration_not_open`, `registration_closed`.
 */
export async function findEntry(ctx: Context, { registration, division = null }: Place): Promise<Entry> {
  const found = await lookUpPlace(ctx, registration, division);
  const form = await requireMayEnter(ctx, found?.form ?? null);
  requireOpenGates(form, ctx.now());
  if (!found || found.division === undefined) throw notSignedUpFor();
  return { form, division: found.division, audience: found.audience };
}
