import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { ConfigError, loadConfig } from '../../server/platform/config.ts';
import { sessionSecret } from '../../server/platform/sessionSecret.ts';

const aSecret = 'a-secret-that-is-long-enough-to-sign-with';
const refusalOf = (env: NodeJS.ProcessEnv): string => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The configuration was accepted.');
};

describe('an empty environment', () => {
  it('runs everything on its defaults', () => {
    expect(loadConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      databasePool: 10,
      redisUrl: undefined,
      publicUrl: undefined,
      sessionSecret: undefined,
      smtpUrl: undefined,
      mailFrom: 'Sports League <no-reply@localhost>',
      stripeSecretKey: undefined,
      stripeWebhookSecret: undefined,
      stripeApiBase: 'https://api.stripe.com',
      expoBaseUrl: 'https://exp.host',
      expoAccessToken: undefined,
      s3Bucket: undefined,
      s3Endpoint: undefined,
      pushReceiptSeconds: 900,
      rateLimitPerMinute: 600,
      authRateLimitPerMinute: 10,
      trustProxy: false,
      corsOrigins: '*',
      logLevel: 'info',
      drainWaitSeconds: 0,
      demo: true,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '', CORS_ORIGINS: '' })).toEqual(loadConfig({}));
  });
});

describe('a good value', () => {
  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ HOST: '::' }, { host: '::' }],
    [{ DEMO: '0' }, { demo: false }],
    [{ DEMO: 'false' }, { demo: false }],
    [{ PUBLIC_URL: 'https://league.example/app/' }, { publicUrl: 'https://league.example/app' }],
    [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }, { trustProxy: ['loopback', '10.0.0.0/8', '::1'] }],
    [
      { CORS_ORIGINS: 'https://a.example, http://localhost:5173' },
      { corsOrigins: ['https://a.example', 'http://localhost:5173'] },
    ],
    [{ MAIL_FROM: 'league@example.org' }, { mailFrom: 'league@example.org' }],
    [
      { DATABASE_URL: 'postgres://u:p@db/league', SESSION_SECRET: aSecret },
      { databaseUrl: 'postgres://u:p@db/league', drainWaitSeconds: 5 },
    ],
    [{ DRAIN_WAIT_SECONDS: '30' }, { drainWaitSeconds: 30 }],
  ])('%j is understood', (env, expected) => {
    expect(loadConfig(env)).toMatchObject(expected);
  });
});

describe('a bad value', () => {
  it.each([
    [{ PORT: '80a' }, 'PORT is "80a", but must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536", but must be a whole number from 0 to 65535.'],
    [
      { RATE_LIMIT_PER_MINUTE: '0' },
      'RATE_LIMIT_PER_MINUTE is "0", but must be a whole number from 1 to 1000000000.',
    ],
    [{ DRAIN_WAIT_SECONDS: '301' }, 'DRAIN_WAIT_SECONDS is "301", but must be a whole number from 0 to 300.'],
    [{ DEMO: 'maybe' }, 'DEMO is "maybe", but must be 1 or 0.'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud", but must be one of trace, debug, info, warn, error, fatal, silent.',
    ],
    [
      { PUBLIC_URL: 'league.example' },
      'PUBLIC_URL is "league.example", but must be an address like https://league.example.',
    ],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY is "10\.0\.0\.0\/33", but must be true, false/],
    [
      { CORS_ORIGINS: 'https://a.example/path' },
      /^CORS_ORIGINS is .* must be \* or a comma-separated list of origins/,
    ],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM is "nobody", but must be an e-mail address/],
    [{ S3_ENDPOINT: 'https://s3.example' }, /^S3_BUCKET is missing/],
  ])('%j is refused in one line that names the variable', (env, expected) => {
    const message = refusalOf(env);
    if (typeof expected === 'string') expect(message).toBe(expected);
    else expect(message).toMatch(expected);
    expect(message).not.toMatch(/\n/);
  });

  it('is not repeated when it is a secret', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{6,12}$/), (secret) => {
        expect(
          refusalOf({ DATABASE_URL: `mysql://u:p${secret}p@h/d`, SESSION_SECRET: aSecret }),
        ).not.toContain(`p${secret}p`);
        expect(refusalOf({ SESSION_SECRET: `p${secret}p` })).not.toContain(`p${secret}p`);
        expect(refusalOf({ SMTP_URL: `p${secret}p` })).not.toContain(`p${secret}p`);
        expect(refusalOf({ PUBLIC_URL: `https://u:p${secret}p@h` })).not.toContain(`p${secret}p`);
      }),
    );
  });
});

describe('the session secret', () => {
  const root = mkdtempSync(join(tmpdir(), 'config-'));
  const aDataFolder = () => mkdtempSync(join(root, 'data-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('is demanded beside DATABASE_URL, for every process must share it', () => {
    expect(refusalOf({ DATABASE_URL: 'postgres://u:p@db/league' })).toMatch(
      /^SESSION_SECRET is missing: with DATABASE_URL it must be set/,
    );
    expect(refusalOf({ DATABASE_URL: 'postgres://u:p@db/league', SESSION_SECRET: 'short' })).toMatch(
      /^SESSION_SECRET is not usable: it must be at least 32 characters long/,
    );
  });

  it('is made once beside the embedded data, for its owner alone to read', () => {
    const dataDir = join(aDataFolder(), 'new');
    const made = sessionSecret({ sessionSecret: undefined, dataDir });
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(sessionSecret({ sessionSecret: undefined, dataDir })).toBe(made);
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(made);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('comes from the environment where it is set, and nothing is kept', () => {
    const dataDir = aDataFolder();
    expect(sessionSecret({ sessionSecret: aSecret, dataDir })).toBe(aSecret);
    expect(existsSync(join(dataDir, 'session-secret'))).toBe(false);
  });

  it('is not signed with when its file was cut short', () => {
    const dataDir = aDataFolder();
    writeFileSync(join(dataDir, 'session-secret'), 'abc');
    expect(() => sessionSecret({ sessionSecret: undefined, dataDir })).toThrow(
      /cut short\. Mend it with: rm /,
    );
  });
});
