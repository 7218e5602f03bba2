import type { Context } from '../platform/context.ts';
import { UserModel } from './model.ts';
import { readUser, signedIn } from './readUser.ts';

/** Ends every token of the account, the one that asks included. */
export const logoutEverywhere = (ctx: Context) =>
  ctx.transaction(async () => {
    const user = await UserModel.findByPk(signedIn(ctx), { lock: true, rejectOnEmpty: true });
    await user.set({ sessionVersion: user.sessionVersion + 1 }).save();
    return readUser(ctx, user._id);
  });
