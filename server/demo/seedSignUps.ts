import type { DateTime } from 'luxon';
import type { Context } from '../platform/context.ts';
import { completeTeam, findEntry, setTeamStatus, submitTeam } from '../registrationTeams/index.ts';
import { createRegistration } from '../registrations/index.ts';
import { createTeam, updateDivisionTeam } from '../teams/index.ts';
import { createWaiver } from '../waivers/index.ts';
import type { Cast } from './cast.ts';
import { at } from './days.ts';
import { ownTeam, seasonForm, waiver } from './league.ts';
import { entryOf, placeOf } from './rosters.ts';

/** Weeks before the season. */
const [opensBefore, closesBefore] = [7, 2];

export type SeededForm = { registration: string; opened: DateTime };

/** The form of the season, whose teams could sign up for five weeks. */
export async function seedForm(ctx: Context, league: string, seasonStart: DateTime): Promise<SeededForm> {
  const opened = seasonStart.minus({ weeks: opensBefore });
  const { _id: asked } = await createWaiver(ctx, waiver);
  const { _id: registration } = await createRegistration(ctx, {
    ...seasonForm,
    league,
    startDate: opened.toISODate() as string,
    endDate: seasonStart.minus({ weeks: closesBefore }).toISODate() as string,
    playerWaivers: [{ waiver: asked, required: true }],
  });
  return { registration, opened };
}

export type SignedUp = { registrationTeam: string; divisionTeam: string };

/**
 * Teams with their rosters, in the order of the names: each signed up at noon of another day, is complete, accepted and
 * so placed, and noted as its club's. The manager's own team the manager registered, the others the organizers.
 */
export async function seedSignUps(
  ctx: Context,
  cast: Cast,
  { registration, opened }: SeededForm,
  division: string,
  names: readonly string[],
): Promise<SignedUp[]> {
  const signedUp: SignedUp[] = [];
  for (const name of names) {
    const then = opened.plus({ days: placeOf(name), hours: 12 });
    const manager = at(name === ownTeam ? cast.manager : ctx, then);
    const entry = await findEntry(manager, { registration, division });
    const { row } = await submitTeam(manager, { registration, division, ...entryOf(name) }, entry);
    const { _id } = row;
    await completeTeam(manager, _id);
    const accepted = await setTeamStatus(at(ctx, then.plus({ days: 1 })), _id, { status: 'Accepted' });
    const divisionTeam = accepted.divisionTeam as string;
    const { _id: team } = await createTeam(ctx, { name });
    await updateDivisionTeam(ctx, divisionTeam, { team });
    signedUp.push({ registrationTeam: _id, divisionTeam });
  }
  return signedUp;
}
