import { hasScope, type Actor } from '../platform/actor.ts';
import type { RegistrationTeamModel } from './model.ts';

type Managed = Pick<RegistrationTeamModel, 'organization' | 'registrant' | 'managers' | 'deletedAt'>;

/** The team's registrant, or at one of its managers' addresses; of a removed team nobody is. */
const manages = (actor: Actor, { registrant, managers, deletedAt }: Managed): boolean =>
  actor.kind === 'user' &&
  deletedAt === null &&
  (registrant === actor.id ||
    managers.some(({ email }) => email?.toLowerCase() === actor.email.toLowerCase()));

/** Who may change a submission: whoever manages it, and the organization. */
export const mayEdit = (actor: Actor, team: Managed): boolean =>
  hasScope(actor, 'write:registrations', team.organization) || manages(actor, team);
