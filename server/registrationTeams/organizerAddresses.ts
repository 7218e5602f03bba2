import { administratorAddresses } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import type { RegistrationModel } from '../registrations/index.ts';
import { findLevels } from './findLevels.ts';
import { findForm } from './lockForm.ts';
import type { RegistrationTeamModel } from './model.ts';

/**
 * Of those who run the competition that a team signed up for: the organization's administrators, and whom the
 * configuration of the division, league or tournament names.
 */
export async function organizerAddresses(
  ctx: Pick<Context, 'db'>,
  {
    organization,
    registration,
    division,
  }: Pick<RegistrationTeamModel, 'organization' | 'registration' | 'division'>,
  form?: RegistrationModel,
): Promise<string[]> {
  const levels = await findLevels(ctx, form ?? (await findForm(ctx, registration)), division);
  const named = Object.values(levels).flatMap((level) => level?.admins ?? []);
  return administratorAddresses(ctx, organization, named);
}
