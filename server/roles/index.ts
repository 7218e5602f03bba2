export { asPerson, type PersonContext } from './person.ts';
export { findPeopleStillOn, type Claim } from './findPeopleStillOn.ts';
export {
  hasRoleOn,
  managesTeam,
  requireAdmin,
  requireManager,
  requireMember,
  rolesOn,
  type TeamRoles,
} from './rolesOn.ts';
