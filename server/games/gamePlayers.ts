import type { Context } from '../platform/context.ts';
import { requirePlayers } from '../players/index.ts';

/** The fields of a game that name players. */
type GamePlayers = {
  winner?: string | null | undefined;
  participants?: readonly string[] | null | undefined;
  results?: readonly { participant: string }[] | null | undefined;
};

type Named = { id: string; path: string };

const looksLikeId = /^[0-9a-f]{24}$/;

/**
 * The players that a body names and that the game did not name before, each with its path. A participant that has not
 * the shape of an identifier is a name: somebody who is on no roster.
 */
export function newlyNamed(sent: GamePlayers, stored: GamePlayers): Named[] {
  const known = new Set([
    stored.winner,
    ...(stored.participants ?? []),
    ...(stored.results ?? []).map(({ participant }) => participant),
  ]);
  return [
    { id: sent.winner ?? '', path: 'winner' },
    ...(sent.participants ?? []).map((id, index) => ({ id, path: `participants.${index}` })),
    ...(sent.results ?? []).map(({ participant }, index) => ({
      id: participant,
      path: `results.${index}.participant`,
    })),
  ].filter(({ id }) => looksLikeId.test(id) && !known.has(id));
}

/** Refuses players that are missing or another organization's. Throws `invalid_reference` with the path of each. */
export async function requireGamePlayers(
  ctx: Context,
  organization: string,
  sent: GamePlayers,
  stored: GamePlayers,
): Promise<void> {
  const named = newlyNamed(sent, stored);
  await requirePlayers(
    ctx,
    organization,
    named.map(({ id }) => id),
    (index) => (named[index] as Named).path,
  );
}
