import { parseOptions } from '@node-rs/argon2';
import { hashOfNobody, hashOptions, hashPassword, isPasswordOf } from '../../server/identity/passwords.ts';
import { takeTurns } from '../../server/platform/takeTurns.ts';

describe('a password', () => {
  it('is kept as argon2id with 19 MiB and two passes', async () => {
    expect(await hashPassword('correct horse battery')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('opens its own account only', async () => {
    const kept = await hashPassword('correct horse battery');
    expect(await isPasswordOf(kept, 'correct horse battery')).toBe(true);
    expect(await isPasswordOf(kept, 'correct horse batterY')).toBe(false);
    expect(await isPasswordOf(undefined, 'correct horse battery')).toBe(false);
    expect(await isPasswordOf(null, 'correct horse battery')).toBe(false);
  });

  it('is the same however the keyboard composes its accents', async () => {
    const kept = await hashPassword('caf\u00e9 au lait');
    expect(await isPasswordOf(kept, 'cafe\u0301 au lait')).toBe(true);
  });

  it('costs as much to check for nobody as for an account', () => {
    const { memoryCost, timeCost, parallelism, algorithm } = parseOptions(hashOfNobody);
    expect({ memoryCost, timeCost, parallelism, algorithm }).toEqual(hashOptions);
  });
});

describe('a flood of sign-ins', () => {
  it('is worked off a few at a time, in order', async () => {
    const inTurn = takeTurns(2, 100);
    const order: number[] = [];
    let atOnce = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        inTurn(async () => {
          most = Math.max(most, (atOnce += 1));
          await new Promise((resolve) => setImmediate(resolve));
          order.push(index);
          atOnce -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  it('is turned away once the line is too long, and served again afterwards', async () => {
    const inTurn = takeTurns(1, 2);
    let finish: () => void = () => undefined;
    const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)));
    const waiting = [inTurn(async () => 'second'), inTurn(async () => 'third')];
    await expect(inTurn(async () => 'fourth')).rejects.toMatchObject({ code: 'unavailable' });
    finish();
    await first;
    expect(await Promise.all(waiting)).toEqual(['second', 'third']);
    expect(await inTurn(async () => 'fifth')).toBe('fifth');
  });

  it('goes on after one that fails', async () => {
    const inTurn = takeTurns(1, 2);
    const failing = inTurn(() => Promise.reject(new Error('broken')));
    const next = inTurn(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
