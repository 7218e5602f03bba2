import { forbidden, notFound } from '../platform/errors.ts';
import type { SignedIn } from '../platform/reads.ts';
import { joinedTeams } from '../players/index.ts';
import { administeredDivisions, managesSubmission, type AddValue } from '../teams/index.ts';
import type { PersonContext } from './person.ts';

/** What somebody is on a division team. Administrators are managers too. */
export type TeamRoles = { isMember: boolean; isManager: boolean; isAdmin: boolean };

/** As above, and whose team it is. */
type RolesOnTeam = TeamRoles & { organization: string };

export const teams = 'division_teams e LEFT JOIN registration_teams s ON s.id = e.registration_team';

/**
 * The policy, as SQL over those tables. Addresses are confirmed ones. On a team whose submission was removed only
 * administrators keep their role. The parts are those that decide whose roster somebody sees.
 */
export const conditionsFor = (user: SignedIn, add: AddValue) => ({
  isMember: `e.id = ANY(ARRAY(${joinedTeams(user, add)}))`,
  isManager: managesSubmission('s', user, add),
  isAdmin: `e.division = ANY(ARRAY(${administeredDivisions(user, add)}))`,
});

/**
 * True where the person is something on the team that the SQL expression names: what `Readable.personal` takes. For
 * single records: a list asks `rolesOn` of its teams once.
 */
export const hasRoleOn =
  (divisionTeam: string) =>
  (user: SignedIn, add: AddValue): string => {
    const { isMember, isManager, isAdmin } = conditionsFor(user, add);
    const something = `${isMember} OR ${isManager} OR ${isAdmin}`;
    return `coalesce((SELECT ${something} FROM ${teams} WHERE e.id = ${divisionTeam}), false)`;
  };

/**
 * What the caller is on each of these division teams, in one statement. Teams on which it is nothing are left out, like
 * those that do not exist. Asked anew each time: a player taken off the roster has no role in the next moment.
 */
export async function rolesOn(
  ctx: PersonContext,
  divisionTeams: readonly string[],
): Promise<Map<string, RolesOnTeam>> {
  if (divisionTeams.length === 0) return new Map();
  const values: unknown[] = [divisionTeams];
  const { isMember, isManager, isAdmin } = conditionsFor(ctx.actor, (value) => `$${values.push(value)}`);
  const rows = await ctx.db.select<RolesOnTeam & { team: string }>(
    `SELECT e.id AS team, e.organization, ${isMember} AS "isMember", coalesce(${isManager}, false) AS "isManager",
            ${isAdmin} AS "isAdmin"
     FROM ${teams} WHERE e.id = ANY($1) ORDER BY e.id`,
    values,
  );
  return new Map(
    rows
      .map(({ team, isManager: manages, ...role }) => ({ team, ...role, isManager: manages || role.isAdmin }))
      .filter((role) => role.isMember || role.isManager)
      .map(({ team, ...role }) => [team, role]),
  );
}

const requireRole =
  (may: (roles: TeamRoles) => boolean) =>
  async (ctx: PersonContext, divisionTeam: string): Promise<RolesOnTeam> => {
    const roles = (await rolesOn(ctx, [divisionTeam])).get(divisionTeam);
    // A stranger can't learn that the team exists.
    if (!roles) throw notFound();
    if (!may(roles)) throw forbidden();
    return roles;
  };

/** What members may, managers and administrators may too. Throws 404 for strangers. */
export const requireMember = requireRole(() => true);

/** Throws 404 for strangers, 403 for those who only play in the team. */
export const requireManager = requireRole(({ isManager }) => isManager);

/** Throws 404 for strangers, 403 for members and managers. */
export const requireAdmin = requireRole(({ isAdmin }) => isAdmin);

/** Whether the caller manages or administers the team. */
export const managesTeam = async (ctx: PersonContext, divisionTeam: string): Promise<boolean> =>
  (await rolesOn(ctx, [divisionTeam])).get(divisionTeam)?.isManager ?? false;
