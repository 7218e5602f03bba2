import { SignJWT, UnsecuredJWT } from 'jose';
import { createSessions } from '../../server/identity/sessions.ts';

const secret = 'a secret that only this file knows, long enough';
const sessions = createSessions(secret);
const claims = { user: 'f'.repeat(24), audience: 'mobile', sessionVersion: 3 } as const;
const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 3_600_000;
const aSecond = new Date(Math.floor(Date.now() / 1000) * 1000);

/** A token like ours but for what is said. */
const forged = (change: (token: SignJWT) => SignJWT, key = secret, alg = 'HS256') =>
  change(
    new SignJWT({ sv: 3 })
      .setProtectedHeader({ alg })
      .setIssuer('sports-league')
      .setAudience('mobile')
      .setSubject(claims.user)
      .setIssuedAt()
      .setExpirationTime('1h'),
  ).sign(new TextEncoder().encode(key));

it('says who signed in where, for 30 days or for 12 hours', async () => {
  const mobile = await sessions.issue(claims, aSecond);
  expect(hours(aSecond, mobile.expiresAt)).toBe(30 * 24);
  expect(await sessions.verify(mobile.token)).toEqual({ ...claims, expiresAt: mobile.expiresAt });

  const admin = await sessions.issue({ ...claims, audience: 'admin' }, aSecond);
  expect(hours(aSecond, admin.expiresAt)).toBe(12);
  expect(await sessions.verify(admin.token)).toMatchObject({ audience: 'admin' });
});

it('takes a token that differs from ours in nothing', async () => {
  expect(await sessions.verify(await forged((token) => token))).toMatchObject({ user: claims.user });
});

it('ends when its time is over', async () => {
  const longAgo = new Date(Date.now() - 30 * 24 * 3_600_000 - 1000);
  const { token } = await sessions.issue(claims, longAgo);
  expect(await sessions.verify(token)).toBeNull();
});

it.each([
  ['signed with another secret', () => forged((token) => token, 'another secret, of a good length as well')],
  ['signed with another algorithm', () => forged((token) => token, secret.repeat(2), 'HS512')],
  ['of another issuer', () => forged((token) => token.setIssuer('somebody else'))],
  ['for another audience', () => forged((token) => token.setAudience('mail'))],
  ['for both audiences at once', () => forged((token) => token.setAudience(['mobile', 'admin']))],
  [
    'without a session version',
    () =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('sports-league')
        .setAudience('mobile')
        .setSubject(claims.user)
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret)),
  ],
  [
    'without an end',
    () =>
      new SignJWT({ sv: 3 })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('sports-league')
        .setAudience('mobile')
        .setSubject(claims.user)
        .sign(new TextEncoder().encode(secret)),
  ],
  [
    'that nobody signed',
    async () =>
      new UnsecuredJWT({ sv: 3 })
        .setIssuer('sports-league')
        .setAudience('mobile')
        .setSubject(claims.user)
        .setExpirationTime('1h')
        .encode(),
  ],
  ['that is no token', async () => 'nonsense'],
])('refuses one %s', async (_what, token) => {
  expect(await sessions.verify(await token())).toBeNull();
});

it('refuses one whose account was exchanged', async () => {
  const [header, , signature] = (await sessions.issue(claims, new Date())).token.split('.');
  const { token } = await sessions.issue({ ...claims, user: 'e'.repeat(24) }, new Date());
  expect(await sessions.verify([header, token.split('.')[1], signature].join('.'))).toBeNull();
});
