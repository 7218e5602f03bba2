import { lookUpTogether } from '../../server/platform/lookUpTogether.ts';

/** A look-up that answers when told to, with what is known at the moment it begins. */
function aLookUp() {
  let known = 'good';
  const begun: (() => void)[] = [];
  const find = lookUpTogether((key) => {
    const found = `${key} is ${known}`;
    return new Promise<string>((resolve, reject) => {
      begun.push(() => (found.includes('broken') ? reject(new Error(found)) : resolve(found)));
    });
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    find,
    begun,
    learn: (news: string) => (known = news),
    async answer() {
      await settled();
      begun.at(-1)?.();
      await settled();
    },
  };
}

describe('looking up together', () => {
  it('asks once for all who wait, and again for those who come later', async () => {
    const { find, begun, answer } = aLookUp();
    const first = [find('key'), find('key')];
    await answer();
    expect(await Promise.all(first)).toEqual(['key is good', 'key is good']);
    expect(begun).toHaveLength(1);
    const later = find('key');
    await answer();
    expect(await later).toBe('key is good');
    expect(begun).toHaveLength(2);
  });

  it('never answers with what was looked up before it was asked', async () => {
    const { find, begun, learn, answer } = aLookUp();
    const before = find('key');
    await new Promise((resolve) => setImmediate(resolve));
    learn('revoked');
    const after = [find('key'), find('key'), find('key')];
    await answer();
    await answer();
    expect(await before).toBe('key is good');
    expect(await Promise.all(after)).toEqual(Array(3).fill('key is revoked'));
    expect(begun).toHaveLength(2);
  });

  it('keeps keys apart', async () => {
    const { find, begun } = aLookUp();
    const found = [find('one'), find('other')];
    await new Promise((resolve) => setImmediate(resolve));
    for (const finish of begun) finish();
    expect(await Promise.all(found)).toEqual(['one is good', 'other is good']);
  });

  it('hands a failure to those who shared it, and tries again for the next', async () => {
    const { find, learn, answer } = aLookUp();
    learn('broken');
    const failing = Promise.allSettled([find('key'), find('key')]);
    await new Promise((resolve) => setImmediate(resolve));
    learn('good');
    const next = find('key');
    await answer();
    await answer();
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await next).toBe('key is good');
  });
});
