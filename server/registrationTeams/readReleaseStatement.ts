import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { findTeamFacts } from './findTeamFacts.ts';
import { findForm } from './lockForm.ts';
import { getRegistrationTeam } from './readRegistrationTeams.ts';
import { drawReleaseStatement } from './releaseStatement.ts';

/** The release statement of a team as PDF. Throws 404, also where the registration has no statement. */
export async function readReleaseStatement(ctx: Context, id: string): Promise<Buffer> {
  const team = await getRegistrationTeam(ctx, id);
  const { releaseStatement, timeZone } = await findForm(ctx, team.registration);
  if (!releaseStatement?.trim()) throw notFound();
  return drawReleaseStatement({
    ...(await findTeamFacts(ctx, id)),
    statement: releaseStatement,
    release: team.releaseAccepted,
    timeZone,
  });
}
