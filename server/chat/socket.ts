import { onceKeyOf } from '../platform/idempotency.ts';
import type { SocketHandlers } from '../platform/sockets.ts';
import { asPerson, requireMember } from '../roles/index.ts';
import type { Feed } from './feed.ts';
import { presentMessage } from './presenter.ts';
import { sendMessage } from './sendMessage.ts';

/** What the events of the contract do, for both doors. */
export const chatSocket = (feed: Feed): SocketHandlers => ({
  'join:team': async (ctx, divisionTeam, peer) => {
    await requireMember(asPerson(ctx), divisionTeam);
    return { divisionTeam, ...(await feed.join(peer, divisionTeam)) };
  },
  'leave:team': async (_ctx, divisionTeam, peer) => {
    feed.leave(peer, divisionTeam);
    return { divisionTeam };
  },
  'message:send': async (ctx, { idempotencyKey, ...message }) => {
    const onceKey = idempotencyKey === undefined ? undefined : onceKeyOf(ctx, idempotencyKey, message);
    return presentMessage(await sendMessage({ ...asPerson(ctx), onceKey }, message));
  },
  ping: async () => ({}),
});
