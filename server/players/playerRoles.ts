import type { SignedIn } from '../platform/reads.ts';
import { administeredDivisions, managesSubmission, type AddValue } from '../teams/index.ts';

/**
 * Whose roster a signed-in person may see, as SQL: of the teams that it plays in, manages or administers. A roster
 * belongs to a placed team, to a submission, or to both; that of a removed submission only its administrators see.
 */

// Sets of identifiers are arrays, which the planner takes for short ones: it then looks each up by its index.

/** The placed teams (`division_teams`) that the person manages or administers. */
const managedTeams = (user: SignedIn, add: AddValue) =>
  'SELECT x.id FROM division_teams x WHERE x.registration_team = ANY(ARRAY(' +
  `SELECT s.id FROM registration_teams s WHERE ${managesSubmission('s', user, add)})) ` +
  `UNION SELECT x.id FROM division_teams x WHERE x.division = ANY(ARRAY(${administeredDivisions(user, add)}))`;

/** The submissions that the person manages or administers. */
const managedSubmissions = (user: SignedIn, add: AddValue) =>
  `SELECT s.id FROM registration_teams s WHERE ${managesSubmission('s', user, add)} ` +
  `UNION SELECT s.id FROM registration_teams s WHERE s.division = ANY(ARRAY(${administeredDivisions(user, add)}))`;

const isOnRoster =
  'm.removed_at IS NULL AND NOT EXISTS ' +
  '(SELECT 1 FROM registration_teams gone WHERE gone.id = m.registration_team AND gone.deleted_at IS NOT NULL)';

const isMate = ({ id }: SignedIn, add: AddValue) => `m.user_id = ${add(id)} AND ${isOnRoster}`;

/** The other way round: the accounts of those who play in the placed team that the SQL expression names. */
export const accountsOfPlayers = (divisionTeam: string) =>
  `SELECT m.user_id FROM players m WHERE m.team = ${divisionTeam} AND m.user_id IS NOT NULL AND ${isOnRoster}`;

/** The placed teams that the person plays in, by a player who is on the roster. */
export const joinedTeams = (user: SignedIn, add: AddValue) =>
  `SELECT m.team FROM players m WHERE ${isMate(user, add)} AND m.team IS NOT NULL`;

const joinedSubmissions = (user: SignedIn, add: AddValue) =>
  `SELECT m.registration_team FROM players m WHERE ${isMate(user, add)} AND m.registration_team IS NOT NULL`;

/** What a roster belongs to: its table, the column of `players` that names it, and the roles of a person in it. */
export const rosterOwners = {
  divisionTeam: {
    table: 'division_teams',
    column: 'team',
    managed: managedTeams,
    joined: joinedTeams,
  },
  registrationTeam: {
    table: 'registration_teams',
    column: 'registration_team',
    managed: managedSubmissions,
    joined: joinedSubmissions,
  },
} as const;

export type RosterOwner = keyof typeof rosterOwners;

const owners = Object.values(rosterOwners);

/** The players that the person may see: its own records, and those on the rosters. */
export const visiblePlayers = (user: SignedIn, add: AddValue): string =>
  [
    `SELECT p.id FROM players p WHERE p.user_id = ${add(user.id)}`,
    ...owners.map(
      ({ column, managed, joined }) =>
        `SELECT p.id FROM players p WHERE p.removed_at IS NULL ` +
        `AND p.${column} = ANY(ARRAY(${managed(user, add)} UNION ${joined(user, add)}))`,
    ),
  ].join(' UNION ');

/** True for a player `p` of a team that the person manages or administers. */
export const managesPlayer = (user: SignedIn, add: AddValue): string =>
  `(${owners.map(({ column, managed }) => `p.${column} = ANY(ARRAY(${managed(user, add)}))`).join(' OR ')})`;
