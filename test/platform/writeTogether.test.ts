import { writeTogether } from '../../server/platform/writeTogether.ts';

/** A write that ends when it is told to. */
function aWrite() {
  const written: (readonly string[])[] = [];
  const ends: ((failure?: Error) => void)[] = [];
  const write = writeTogether((items: readonly string[]) => {
    written.push(items);
    return new Promise<string[]>((resolve, reject) => {
      ends.push((failure) => (failure ? reject(failure) : resolve(items.map((item) => `${item} kept`))));
    });
  });
  const pass = () => new Promise((resolve) => setImmediate(resolve));
  return { write, written, ends, pass };
}

describe('writing together', () => {
  it('writes at once what comes at the same moment, and then together what came meanwhile', async () => {
    const { write, written, ends, pass } = aWrite();
    const first = [write('a'), write('b')];
    await pass();
    const later = [write('c'), write('d')];
    await pass();
    expect(written).toEqual([['a', 'b']]);
    ends[0]?.();
    expect(await Promise.all(first)).toEqual(['a kept', 'b kept']);
    await pass();
    expect(written).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    ends[1]?.();
    expect(await Promise.all(later)).toEqual(['c kept', 'd kept']);
  });

  it('fails those whose write failed, and nobody after them', async () => {
    const { write, ends, pass } = aWrite();
    const first = [write('a'), write('b')].map((outcome) => outcome.catch((error: Error) => error.message));
    await pass();
    const later = write('c');
    ends[0]?.(new Error('lost'));
    expect(await Promise.all(first)).toEqual(['lost', 'lost']);
    await pass();
    ends[1]?.();
    expect(await later).toBe('c kept');
  });
});
