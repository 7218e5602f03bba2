import { hasScope, ownOrganizations, type Actor } from '../platform/actor.ts';

/**
 * What the public sees of division teams, as SQL over a `division_teams` row and its `division_levels` row.
 */

/** Readable by its id. An archived team stays readable, because its games keep naming it; a test team never is. */
export const publicTeam = (team: string, levels: string) => `(${levels}.active AND NOT ${team}.is_test)`;

/** Shown in lists. */
export const publicTeamInLists = (team: string, levels: string) =>
  `(${publicTeam(team, levels)} AND NOT ${team}.archived)`;

/**
 * "Team <n>" where the division hides its teams, else null. n counts all teams of the division by `_id`, archived and
 * test teams too, so that archiving one renames nobody. Every place that writes a team's name for the public uses it.
 */
export const hiddenTeamName = (team: string, levels: string) =>
  `CASE WHEN ${levels}.hide_teams THEN 'Team ' || ` +
  `(SELECT count(*) FROM division_teams numbered WHERE numbered.division = ${team}.division AND numbered.id <= ${team}.id) END`;

/** Whether a list holds the public view, whatever the organization, and not the records of the caller's own. */
export const listsPublicView = (actor: Actor): boolean => ownOrganizations(actor) === null;

/** Whether the caller sees teams of this organization under their own names. */
export const seesTeamNames = (actor: Actor, organization: string): boolean =>
  hasScope(actor, 'read:teams', organization);
