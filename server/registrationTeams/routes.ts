import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { registrationTeams } from '../../contract/registrationTeams.ts';
import { answer, created, found, listed } from '../platform/answers.ts';
import type { Context } from '../platform/context.ts';
import type { Populate } from '../platform/include.ts';
import { presentPlayer } from '../players/index.ts';
import { addRosterPlayer } from './addRosterPlayer.ts';
import { completeTeam } from './completeTeam.ts';
import { createPlaceholder } from './createPlaceholder.ts';
import { editRosterPlayer } from './editRosterPlayer.ts';
import { editTeam } from './editTeam.ts';
import { fillInvite } from './fillInvite.ts';
import { findEntry } from './findEntry.ts';
import { findInvite } from './findInvite.ts';
import type { RegistrationTeamRow } from './model.ts';
import { presentRegistrationTeam } from './presenter.ts';
import {
  getRegistrationTeam,
  listRegistrationTeams,
  listRegistrationTeamsOf,
  listRegistrationTeamsOfOrganization,
  presentOne,
  presentRegistrationTeams,
  type RegistrationTeamPage,
} from './readRegistrationTeams.ts';
import { readReleaseStatement } from './readReleaseStatement.ts';
import { removeRegistrationTeam } from './removeRegistrationTeam.ts';
import { removeRosterPlayer } from './removeRosterPlayer.ts';
import { requestAccept } from './requestAccept.ts';
import { restoreRegistrationTeam } from './restoreRegistrationTeam.ts';
import { sendFinishReminders } from './sendFinishReminders.ts';
import { sendInvite } from './sendInvite.ts';
import { setTeamPayment } from './setTeamPayment.ts';
import { setTeamStatus } from './setTeamStatus.ts';
import { submitTeam } from './submitTeam.ts';
import { takeTurnFor } from './takeTurnFor.ts';

type Asked = { req: { ctx: Context }; res: Response };

export const registrationTeamRoutes = (populate: Populate) => {
  const answered = async ({ req, res }: Asked, page: RegistrationTeamPage, include?: string) => {
    const data = await presentRegistrationTeams(req.ctx, page.rows);
    await populate(req.ctx, 'registrationTeam', data, include);
    return listed(res, page, data);
  };
  const one = async ({ req, res }: Asked, row: RegistrationTeamRow) =>
    found(res, row, await presentOne(req.ctx, row));
  return initServer().router(registrationTeams, {
    list: async ({ query: { include, ...query }, ...asked }) =>
      answered(asked, await listRegistrationTeams(asked.req.ctx, query), include),
    listByRegistration: async ({ params, query: { include, ...query }, ...asked }) =>
      answered(asked, await listRegistrationTeamsOf(asked.req.ctx, params.id, query), include),
    listByOrganizationName: async ({ params, query: { include, ...query }, ...asked }) =>
      answered(asked, await listRegistrationTeamsOfOrganization(asked.req.ctx, params.name, query), include),
    getInvite: async ({ req, params }) => answer(await findInvite(req.ctx, params.token)),
    get: async ({ req, res, params, query }) => {
      const row = await getRegistrationTeam(req.ctx, params.id);
      const data = await presentOne(req.ctx, row);
      await populate(req.ctx, 'registrationTeam', [data], query.include);
      return found(res, row, data);
    },
    create: async ({ req, res, body }) => {
      const { ctx } = req;
      const { inviteToken } = body;
      if (inviteToken !== undefined) {
        return req.runOnce(async () => one({ req, res }, await fillInvite(ctx, inviteToken, body)));
      }
      const entry = await findEntry(ctx, body);
      const signUp = async () => {
        const { row, capacityState } = await submitTeam(ctx, body, entry);
        const data = presentRegistrationTeam(ctx.actor, row, capacityState);
        return created(res, '/registrationTeams', row, data);
      };
      return takeTurnFor(ctx, body, () => req.runOnce(signUp));
    },
    update: async ({ params, body, ...asked }) => one(asked, await editTeam(asked.req.ctx, params.id, body)),
    setStatus: async ({ params, body, ...asked }) =>
      one(asked, await setTeamStatus(asked.req.ctx, params.id, body)),
    remove: async ({ params, ...asked }) =>
      one(asked, await removeRegistrationTeam(asked.req.ctx, params.id)),
    restore: async ({ params, ...asked }) =>
      one(asked, await restoreRegistrationTeam(asked.req.ctx, params.id)),
    complete: async ({ params, ...asked }) => one(asked, await completeTeam(asked.req.ctx, params.id)),
    addPlayer: async ({ req, res, params, body }) => {
      const row = await addRosterPlayer(req.ctx, params.id, body);
      return created(res, '/players', row, await presentPlayer(req.ctx, row));
    },
    updatePlayer: async ({ req, res, params, body }) => {
      const row = await editRosterPlayer(req.ctx, params.id, params.player, body);
      return found(res, row, await presentPlayer(req.ctx, row));
    },
    removePlayer: async ({ req, res, params, body }) => {
      const row = await removeRosterPlayer(req.ctx, params.id, body.player);
      return found(res, row, await presentPlayer(req.ctx, row));
    },
    requestAccept: async ({ body, ...asked }) =>
      one(asked, await requestAccept(asked.req.ctx, body.registrationTeam)),
    createPlaceholder: async ({ req, res, body }) => {
      const row = await createPlaceholder(req.ctx, body);
      return created(res, '/registrationTeams', row, await presentOne(req.ctx, row));
    },
    sendInvite: async ({ params, body, ...asked }) =>
      one(asked, await sendInvite(asked.req.ctx, params.id, body)),
    sendFinishReminders: async ({ req, params, body }) =>
      answer(await sendFinishReminders(req.ctx, params.id, body.players)),
    setPayment: async ({ params, body, ...asked }) =>
      one(asked, await setTeamPayment(asked.req.ctx, params.id, body)),
    releaseStatement: async ({ req, res, params }) => {
      const body = await readReleaseStatement(req.ctx, params.id);
      res.attachment('release-statement.pdf');
      return { status: 200 as const, body };
    },
  });
};
