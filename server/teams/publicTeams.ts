import { hasScope, ownOrganizations, type Actor } from '../platform/actor.ts';

/**
 * What the public sees of division teams, as SQL over a `division_teams` row and its `division_levels` row.
 */

/** Named by what refers to it: an archived or withdrawn team too, because its games keep naming it; never a test team. */
export const namedTeam = (team: string, levels: string) => `(${levels}.active AND NOT ${team}.is_test)`;

/** Readable by its id. An archived team stays readable, a withdrawn one does not. */
export const publicTeam = (team: string, levels: string) =>
  `(${namedTeam(team, levels)} AND NOT ${team}.withdrawn)`;

/** Shown in lists. */
export const publicTeamInLists = (team: string, levels: string) =>
  `(${publicTeam(team, levels)} AND NOT ${team}.archived)`;

/**
 * "Team <n>" where the division hides its teams, else null. n counts all teams of the division by `_id`, archived,
 * withdrawn and test teams too, so that archiving one renames nobody.
 */
const hiddenName = (team: string, levels: string) =>
  `CASE WHEN ${levels}.hide_teams THEN 'Team ' || ` +
  `(SELECT count(*) FROM division_teams numbered WHERE numbered.division = ${team}.division AND numbered.id <= ${team}.id) END`;

/** "Ana Silva / Bo Li" where players stand for their team's name and there are some, else null. */
export const playersName = (team: string, levels: string) =>
  `CASE WHEN ${levels}.exclude_team_name THEN ` +
  `(SELECT string_agg(p.name, ' / ' ORDER BY p.created, p.id) FROM players p ` +
  `WHERE p.team = ${team}.id AND p.removed_at IS NULL AND p.name <> '') END`;

/** The columns that `shownName` decides by. */
export const nameColumns = (team: string, levels: string) =>
  `${hiddenName(team, levels)} AS "hiddenName", ${playersName(team, levels)} AS "playersName"`;

export type TeamNames = {
  organization: string;
  name: string;
  hiddenName: string | null;
  playersName: string | null;
};

/** Whether a list holds the public view, whatever the organization, and not the records of the caller's own. */
export const listsPublicView = (actor: Actor): boolean => ownOrganizations(actor) === null;

/** Whether this caller must not know what the team is called. */
export const isNameHidden = (actor: Actor, { organization, hiddenName }: TeamNames): boolean =>
  hiddenName !== null && !hasScope(actor, 'read:teams', organization);

/**
 * What the caller reads as the team's name: its number where names are hidden, else its players where these stand for
 * it. Every place that writes a team's name uses it.
 */
export const shownName = (actor: Actor, team: TeamNames): string =>
  (isNameHidden(actor, team) ? team.hiddenName : team.playersName) ?? team.name;
