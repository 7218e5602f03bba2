/**
 * One look-up for all who ask for the same key while it waits for its turn: of a key, one runs and at most one waits.
 * Nothing is remembered: each answer was looked up after it was asked for, so that what was revoked before stays so.
 */
export function lookUpTogether<T>(lookUp: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const waiting = new Map<string, Promise<T>>();
  const running = new Map<string, Promise<T>>();

  async function takeTurn(key: string): Promise<T> {
    await running.get(key)?.catch(() => undefined);
    waiting.delete(key);
    const found = lookUp(key);
    running.set(key, found);
    try {
      return await found;
    } finally {
      if (running.get(key) === found) running.delete(key);
    }
  }

  return (key) => {
    const known = waiting.get(key);
    if (known) return known;
    const found = takeTurn(key);
    waiting.set(key, found);
    return found;
  };
}
