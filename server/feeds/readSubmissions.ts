import { competitionPopulations } from '../competitions/index.ts';
import { hasScope } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { forbidden } from '../platform/errors.ts';
import { getRegistration, type RegistrationRow } from '../registrations/index.ts';
import { submissionsOf } from '../registrationTeams/index.ts';

export type Submissions = {
  registration: RegistrationRow;
  teams: (Awaited<ReturnType<typeof submissionsOf>>[number] & { divisionName: string | null })[];
};

/**
 * The submissions of a registration that are not removed, in the order they were made. Throws 404, and 403 for a
 * registration of another organization.
 */
export async function readSubmissions(ctx: Context, id: string): Promise<Submissions> {
  const registration = await getRegistration(ctx, id);
  if (!hasScope(ctx.actor, 'read:registrations', registration.organization)) throw forbidden();
  const teams = await submissionsOf(ctx, id);
  const ids = [...new Set(teams.map(({ division }) => division as string | null))];
  const divisions = await competitionPopulations.division.byIds(
    ctx,
    ids.filter((division) => division !== null),
  );
  const names = new Map(divisions.map(({ _id, name }) => [_id, name as string]));
  return {
    registration,
    teams: teams.map((team) => ({ ...team, divisionName: names.get(team.division as string) ?? null })),
  };
}
