import type { SignedIn } from '../platform/reads.ts';

/**
 * What a signed-in person is to a team, as SQL. Addresses are confirmed ones and compared without regard to case.
 */

/** Makes a parameter of a value. */
export type AddValue = (value: unknown) => string;

/** True for a submission that the person registered or manages; of a removed one nobody is the manager. */
export const managesSubmission = (submission: string, { id, email }: SignedIn, add: AddValue): string =>
  `(${submission}.deleted_at IS NULL AND (${submission}.registrant = ${add(id)} OR ` +
  `${submission}.manager_addresses @> ARRAY[lower(${add(email)})]))`;

/** The other way round: the accounts of those who registered or manage the placed team that the SQL expression names. */
export const accountsOfManagers = (divisionTeam: string): string => {
  const submission =
    'division_teams x JOIN registration_teams s ON s.id = x.registration_team AND s.deleted_at IS NULL';
  return (
    `SELECT s.registrant FROM ${submission} WHERE x.id = ${divisionTeam} AND s.registrant IS NOT NULL ` +
    `UNION SELECT u.id FROM ${submission} JOIN users u ON lower(u.email) = ANY(s.manager_addresses) ` +
    `AND u.email_verified WHERE x.id = ${divisionTeam}`
  );
};

/**
 * The divisions that the person administers: those of its organizations, and those that name it in `config.admins`,
 * their own or that of their league or tournament, by its id or address.
 */
export function administeredDivisions({ id, email }: SignedIn, add: AddValue): string {
  const me = add(id);
  const named = `administrators_of(config) && ARRAY[${me}, lower(${add(email)})]`;
  // As arrays, which the planner takes for short ones: it then looks each up by its index.
  const tournaments = `ARRAY(SELECT id FROM tournaments WHERE ${named})`;
  const leagues =
    `ARRAY(SELECT id FROM leagues WHERE ${named} ` +
    `UNION SELECT id FROM leagues WHERE tournament = ANY(${tournaments}))`;
  const organizations = `ARRAY(SELECT organization FROM admins WHERE user_id = ${me})`;
  return (
    `SELECT id FROM divisions WHERE ${named} ` +
    `UNION SELECT id FROM divisions WHERE league = ANY(${leagues}) ` +
    `UNION SELECT id FROM divisions WHERE tournament = ANY(${tournaments}) ` +
    `UNION SELECT id FROM divisions WHERE organization = ANY(${organizations})`
  );
}
