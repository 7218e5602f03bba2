import { rolesOn, type PersonContext, type TeamRoles } from '../roles/index.ts';
import { getDivisionTeam } from '../teams/index.ts';

/** What the caller is on a team. Throws 404 for one that it has no role on and does not see as the public does. */
export async function readAccess(ctx: PersonContext, divisionTeam: string): Promise<TeamRoles> {
  const roles = (await rolesOn(ctx, [divisionTeam])).get(divisionTeam);
  if (!roles) await getDivisionTeam(ctx, divisionTeam);
  const { isMember = false, isManager = false, isAdmin = false } = roles ?? {};
  return { isMember, isManager, isAdmin };
}
