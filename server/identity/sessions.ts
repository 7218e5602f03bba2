import { jwtVerify, SignJWT } from 'jose';

/** Which of the two sign-ins a token comes from. */
export type Audience = 'mobile' | 'admin';

const issuer = 'sports-league';
const algorithm = 'HS256';
const lifetimeHours: Readonly<Record<Audience, number>> = { mobile: 30 * 24, admin: 12 };

type Claims = {
  readonly user: string;
  readonly audience: Audience;
  /** Sign-out everywhere and a new password count it up; a token with an older one is worth nothing. */
  readonly sessionVersion: number;
  readonly expiresAt: Date;
};

export type Sessions = {
  issue(claims: Omit<Claims, 'expiresAt'>, now: Date): Promise<{ token: string; expiresAt: Date }>;
  /** What a token of ours says while it lasts; `null` for any other. Whether it was ended since, the account knows. */
  verify(token: string): Promise<Claims | null>;
};

const isAudience = (audience: unknown): audience is Audience => audience === 'mobile' || audience === 'admin';

/** Tokens signed with the secret, which all processes share. */
export function createSessions(secret: string): Sessions {
  const key = new TextEncoder().encode(secret);
  return {
    async issue({ user, audience, sessionVersion }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const expiresAt = issuedAt + lifetimeHours[audience] * 3600;
      const token = await new SignJWT({ sv: sessionVersion })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(user)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: new Date(expiresAt * 1000) };
    },
    async verify(token) {
      const payload = await jwtVerify(token, key, {
        algorithms: [algorithm],
        issuer,
        audience: Object.keys(lifetimeHours),
        requiredClaims: ['sub', 'exp', 'sv'],
      }).then(
        (verified) => verified.payload,
        () => null,
      );
      if (!payload) return null;
      const { sub, aud, sv, exp } = payload;
      if (!isAudience(aud) || typeof sv !== 'number' || !sub || !exp) return null;
      return { user: sub, audience: aud, sessionVersion: sv, expiresAt: new Date(exp * 1000) };
    },
  };
}
