import { eventually } from './eventually.ts';

it('a wait ends once it has come true', async () => {
  let looks = 0;
  await eventually(() => (looks += 1) === 3);
  expect(looks).toBe(3);
});

it('a wait that never comes true says what it waited for, where, and what there is instead', async () => {
  const scores: number[] = [1];
  const waiting = eventually(() => scores.length === 2, { withinMs: 30, seen: () => `scores ${scores}` });
  await expect(waiting).rejects.toThrow(/within 0\.03 s: .*scores\.length === 2.*There is:\nscores 1$/s);
  await expect(waiting).rejects.toHaveProperty('stack', expect.stringContaining('eventually.test.ts'));
});
