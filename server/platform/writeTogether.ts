/**
 * One write for all who ask while the one before runs: what many commit at the same moment, each for itself, costs one
 * statement and one commit. Where it fails it fails for all of them.
 *
 * @param write answers in the order given
 */
export function writeTogether<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let items: Item[] = [];
  let next: Promise<readonly Result[]> | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function takeTurn(): Promise<readonly Result[]> {
    await running.catch(() => undefined);
    const written = write(items);
    [items, next, running] = [[], undefined, written];
    return written;
  }

  return async (item) => {
    const at = items.push(item) - 1;
    next ??= takeTurn();
    return (await next)[at] as Result;
  };
}
