import type { Context } from '../platform/context.ts';
import type { GameModel } from './model.ts';

/**
 * Who has something to do when a game is written, in the transaction that writes it. Those who follow games import
 * them, so the app brings the two together: `followGames` at its start.
 */
export type GameFollower = {
  /**
   * Before the game itself is locked: takes the locks that the rest will need. Every writer locks in this order, so
   * that two games of one bracket can be written at the same moment and neither waits for the other.
   */
  lock(ctx: Context, gameId: string): Promise<void>;
  /** The change is set and not yet saved: refuses it by throwing, or sets what goes with it. */
  review(ctx: Context, game: GameModel): Promise<void>;
  /**
   * At least one change is set and will be saved. Sets what follows from it, on the game itself too, and answers which
   * other games are to be saved with it.
   */
  follow(ctx: Context, game: GameModel): Promise<readonly GameModel[]>;
};

const followers = new Set<GameFollower>();

/** Registers a follower for all writes of games in this process; once is enough. */
export const followGames = (follower: GameFollower): void => {
  followers.add(follower);
};

export async function lockFollowed(ctx: Context, gameId: string): Promise<void> {
  for (const follower of followers) await follower.lock(ctx, gameId);
}

export async function reviewWrite(ctx: Context, game: GameModel): Promise<void> {
  for (const follower of followers) await follower.review(ctx, game);
}

/** Lets everything follow, and answers which other games are to be saved with this one. */
export async function followWrite(ctx: Context, game: GameModel): Promise<GameModel[]> {
  const others: GameModel[] = [];
  for (const follower of followers) others.push(...(await follower.follow(ctx, game)));
  return others;
}
