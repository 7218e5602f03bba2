import type { z } from 'zod';
import type { UpdateRegistrationTeam } from '../../contract/registrationTeamBodies.ts';
import { administers } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { forbidden } from '../platform/errors.ts';
import { renamePlacedTeam } from '../teams/index.ts';
import { changeSubmission } from './changeSubmission.ts';
import { findSubmission } from './findSubmission.ts';
import { findForm } from './lockForm.ts';
import type { RegistrationTeamRow } from './model.ts';
import { setDiscountCode } from './setDiscountCode.ts';
import { setTeamStatus } from './setTeamStatus.ts';
import { setDetails } from './teamDetails.ts';

type Changes = z.infer<typeof UpdateRegistrationTeam>;

/**
 * Changes what a team says of itself, whatever the gates say; a new name reaches the placed team. An administrator may
 * move it to another division, anybody else may not. Throws 404, 403, 412, `removed`, `invalid_fields`,
 * `invalid_reference`, and what a discount code can be refused with.
 */
export const editTeam = (ctx: Context, id: string, body: Changes): Promise<RegistrationTeamRow> =>
  ctx.transaction(async () => {
    const { division, organization } = await findSubmission(ctx, id);
    const moves = body.division !== undefined && body.division !== division;
    if (moves && administers(ctx.actor, organization)) {
      await setTeamStatus(ctx, id, { division: body.division });
      // What `If-Match` asked for was asked of the record as it was before it moved.
      return changeDetails({ ...ctx, ifMatch: undefined }, id, body);
    }
    const row = await changeDetails(ctx, id, body);
    if (moves) throw forbidden();
    return row;
  });

const changeDetails = (ctx: Context, id: string, body: Changes): Promise<RegistrationTeamRow> =>
  changeSubmission(ctx, id, async (team, before) => {
    setDetails(team, await findForm(ctx, team.registration), body, ctx.now());
    await setDiscountCode(ctx, team, body.discountCode, before.code);
    if (team.changed('name')) await renamePlacedTeam(ctx, id, team.name);
  });
