import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { findTeamFacts } from './findTeamFacts.ts';
import { findForm } from './lockForm.ts';
import type { StoredRelease } from './model.ts';
import { getRegistrationTeam } from './readRegistrationTeams.ts';
import { drawReleaseStatement } from './releaseStatement.ts';

/** What was accepted, as it read then. */
async function acceptedText(ctx: Context, release: StoredRelease | null): Promise<string | undefined> {
  if (release?.statement === undefined) return undefined;
  const [kept] = await ctx.db.select<{ text: string }>(
    'SELECT text FROM release_statements WHERE hash = $1',
    [release.statement],
  );
  return kept?.text;
}

/**
 * The release statement of a team as PDF: the one that it accepted, or as long as it has not, the registration's. Throws
 * 404, also where there is no statement.
 */
export async function readReleaseStatement(ctx: Context, id: string): Promise<Buffer> {
  const team = await getRegistrationTeam(ctx, id);
  const { releaseStatement, timeZone } = await findForm(ctx, team.registration);
  const statement = (await acceptedText(ctx, team.releaseAccepted)) ?? releaseStatement;
  if (!statement?.trim()) throw notFound();
  return drawReleaseStatement({
    ...(await findTeamFacts(ctx, id)),
    statement,
    release: team.releaseAccepted,
    timeZone,
  });
}
