import { initServer } from '@ts-rest/express';
import { users } from '../../contract/identity.ts';
import { answer, found, listedWhole } from '../platform/answers.ts';
import type { Populate } from '../platform/include.ts';
import { forgotPassword } from './forgotPassword.ts';
import { logoutEverywhere } from './logoutEverywhere.ts';
import type { IdentityParts } from './parts.ts';
import { presentUser } from './presenter.ts';
import { readUser, signedIn } from './readUser.ts';
import { resetPassword } from './resetPassword.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';
import { updateProfile } from './updateProfile.ts';
import { unwatchTeam } from './unwatchTeam.ts';
import { verifyEmail } from './verifyEmail.ts';
import { readWatchlist, watchTeam } from './watchTeam.ts';

export const userRoutes = (parts: IdentityParts, populate: Populate) =>
  initServer().router(users, {
    signUp: async ({ req, body }) => {
      const data = await signUp(req.ctx, parts, body);
      return { status: 201, body: { success: true, data } };
    },
    verifyEmail: async ({ req, res, body }) => {
      const user = await verifyEmail(req.ctx, parts, body.token);
      return found(res, user, presentUser(user));
    },
    loginUser: async ({ req, body }) => {
      const session = await signIn(req.ctx, parts, body, 'mobile');
      return answer({ ...session, user: presentUser(session.user) });
    },
    forgotPassword: async ({ req, body }) => answer(await forgotPassword(req.ctx, parts, body.email)),
    resetPassword: async ({ req, res, body }) => {
      const user = await resetPassword(req.ctx, parts, body);
      return found(res, user, presentUser(user));
    },
    logoutEverywhere: async ({ req, res }) => {
      const user = await logoutEverywhere(req.ctx);
      return found(res, user, presentUser(user));
    },
    profile: async ({ req, res, query }) => {
      const user = await readUser(req.ctx, signedIn(req.ctx));
      const data = presentUser(user);
      await populate(req.ctx, 'user', [data], query.include);
      return found(res, user, data);
    },
    updateProfile: async ({ req, res, body }) => {
      const user = await updateProfile(req.ctx, parts, body);
      return found(res, user, presentUser(user));
    },
    watchlist: async ({ req, query }) => {
      const data = await readWatchlist(req.ctx, parts);
      await populate(req.ctx, 'user', [data], query.include);
      return listedWhole(data.watchlist);
    },
    addWatch: async ({ req, res, body }) => {
      const user = await watchTeam(req.ctx, parts, body.team);
      return found(res, user, presentUser(user));
    },
    removeWatch: async ({ req, res, body }) => {
      const user = await unwatchTeam(req.ctx, body.team);
      return found(res, user, presentUser(user));
    },
  });
