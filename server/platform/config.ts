import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { withoutSecrets } from './logger.ts';

/**
 * Everything the process can be told from outside, read once and checked; README.md says what each is for.
 * This is the only file that reads the environment; an empty variable counts as unset.
 */
export interface Config {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Unset: the embedded Postgres in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Connections one process may hold. */
  readonly databasePool: number;
  readonly redisUrl: string | undefined;
  /** Without a trailing slash. Unset: the address the server listens on. */
  readonly publicUrl: string | undefined;
  /** Always set beside `databaseUrl`; else see `sessionSecret()`. */
  readonly sessionSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly stripeSecretKey: string | undefined;
  readonly stripeWebhookSecret: string | undefined;
  readonly stripeApiBase: string;
  readonly expoBaseUrl: string;
  readonly expoAccessToken: string | undefined;
  readonly s3Bucket: string | undefined;
  readonly s3Endpoint: string | undefined;
  readonly pushReceiptSeconds: number;
  readonly rateLimitPerMinute: number;
  readonly authRateLimitPerMinute: number;
  /** What Express calls `trust proxy`: whether, how many hops, or which addresses. */
  readonly trustProxy: boolean | number | readonly string[];
  readonly corsOrigins: '*' | readonly string[];
  readonly logLevel: LogLevel;
  /** How long the process goes on answering after the signal to stop, with `readyz` at 503. */
  readonly drainWaitSeconds: number;
  /** Fill an empty embedded database with the demonstration organization. */
  readonly demo: boolean;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A variable that can't be used. The message is one line for the operator and never contains a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(
    readonly variable: string,
    problem: string,
  ) {
    super(`${variable} ${problem}`);
  }
}

/** Values that are secrets or carry one in their user info: an error says what is wrong, never the value. */
const secrets: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'EXPO_ACCESS_TOKEN',
]);

/** The shortest secret an HS256 signature should be made with: as long as its hash, RFC 7518 section 3.2. */
const sessionSecretMinLength = 32;

const text = (expected: string, accepts: (value: string) => boolean = () => true) =>
  z.string().refine(accepts, expected);

const wholeNumber = (min: number, max: number) =>
  text(`a whole number from ${min} to ${max}`, (value) => {
    const number = Number(value);
    return /^\d{1,15}$/.test(value) && number >= min && number <= max;
  }).transform(Number);

const urlOf = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined);

const address = (expected: string, protocols: readonly string[]) =>
  text(expected, (value) => {
    const url = urlOf(value);
    return url !== undefined && protocols.includes(url.protocol) && url.hostname !== '';
  });

const webAddress = (example: string) =>
  text(`an address like ${example}`, (value) => {
    const url = urlOf(value);
    return (
      url !== undefined &&
      ['http:', 'https:'].includes(url.protocol) &&
      `${url.username}${url.password}${url.search}${url.hash}` === ''
    );
  }).transform((value) => value.replace(/\/+$/, ''));

const onOff = text('1 or 0', (value) => /^(1|0|true|false|on|off|yes|no)$/i.test(value)).transform((value) =>
  /^(1|true|on|yes)$/i.test(value),
);

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isOrigin = (value: string): boolean => {
  const url = urlOf(value);
  return url !== undefined && url.origin !== 'null' && url.origin === value.toLowerCase();
};

const corsOrigins = text(
  '* or a comma-separated list of origins like https://league.example',
  (value) => value === '*' || (listOf(value).length > 0 && listOf(value).every(isOrigin)),
).transform((value) =>
  value === '*' ? ('*' as const) : listOf(value).map((origin) => origin.toLowerCase()),
);

const isProxyAddress = (value: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [ip = '', bits, ...rest] = value.split('/');
  const family = isIP(ip);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

const trustProxy = text(
  'true, false, a number of proxies, or a comma-separated list of addresses like 10.0.0.0/8',
  (value) =>
    /^(true|false|\d{1,2})$/.test(value) || (listOf(value).length > 0 && listOf(value).every(isProxyAddress)),
).transform((value): boolean | number | readonly string[] => {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : listOf(value);
});

const Variables = z.object({
  PORT: wholeNumber(0, 65_535).default('3000'),
  HOST: text('a host name or an IP address', (value) => /^[A-Za-z0-9._:-]+$/.test(value)).default(
    '127.0.0.1',
  ),
  DATA_DIR: text('the path of a folder', (value) => !value.includes('\0')).default('.data'),
  DATABASE_URL: address('an address like postgres://user:password@host:5432/database', [
    'postgres:',
    'postgresql:',
  ]).optional(),
  DB_POOL: wholeNumber(2, 500).default('10'),
  REDIS_URL: address('an address like redis://host:6379', ['redis:', 'rediss:']).optional(),
  PUBLIC_URL: webAddress('https://league.example').optional(),
  SESSION_SECRET: text(
    `at least ${sessionSecretMinLength} characters long (make one with: openssl rand -hex 32)`,
    (value) => value.length >= sessionSecretMinLength,
  ).optional(),
  SMTP_URL: address('an address like smtp://user:password@host:587', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: text('an e-mail address like "My League <league@example.org>"', (value) =>
    /^([^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>|[^@<>\s]+@[^@<>\s]+)$/.test(value),
  ).default('Sports League <no-reply@localhost>'),
  STRIPE_SECRET_KEY: text('a key that begins with sk_ or rk_', (value) =>
    /^[sr]k_\S+$/.test(value),
  ).optional(),
  STRIPE_WEBHOOK_SECRET: text('a secret that begins with whsec_', (value) =>
    /^whsec_\S+$/.test(value),
  ).optional(),
  STRIPE_API_BASE: webAddress('https://api.stripe.com').default('https://api.stripe.com'),
  EXPO_BASE_URL: webAddress('https://exp.host').default('https://exp.host'),
  EXPO_ACCESS_TOKEN: text('a token without spaces', (value) => /^\S+$/.test(value)).optional(),
  S3_BUCKET: text('the name of a bucket', (value) => /^[A-Za-z0-9._-]{3,255}$/.test(value)).optional(),
  S3_ENDPOINT: webAddress('https://s3.example.org').optional(),
  PUSH_RECEIPT_SECONDS: wholeNumber(0, 86_400).default('900'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000_000).default('600'),
  AUTH_RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000_000).default('10'),
  TRUST_PROXY: trustProxy.default('false'),
  // An app on any origin may read: bearer tokens, unlike cookies, are never sent by the browser on its own.
  CORS_ORIGINS: corsOrigins.default('*'),
  LOG_LEVEL: z.enum(logLevels, { message: `one of ${logLevels.join(', ')}` }).default('info'),
  DRAIN_WAIT_SECONDS: wholeNumber(0, 300).optional(),
  DEMO: onOff.default('1'),
});

/**
 * The configuration of a process.
 *
 * @throws ConfigError naming the first variable that can't be used and what it should be.
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const variable = String(issue?.path[0]);
    const value = secrets.has(variable)
      ? 'is not usable: it'
      : `is ${withoutSecrets(JSON.stringify(given[variable]))}, but`;
    throw new ConfigError(variable, `${value} must be ${issue?.message}.`);
  }
  const read = parsed.data;
  if (read.DATABASE_URL !== undefined && read.SESSION_SECRET === undefined) {
    throw new ConfigError(
      'SESSION_SECRET',
      `is missing: with DATABASE_URL it must be set, the same for every process, at least ` +
        `${sessionSecretMinLength} characters long (make one with: openssl rand -hex 32).`,
    );
  }
  if (read.S3_ENDPOINT !== undefined && read.S3_BUCKET === undefined) {
    throw new ConfigError('S3_BUCKET', 'is missing: S3_ENDPOINT is set and needs the name of a bucket.');
  }
  return Object.freeze({
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DB_POOL,
    redisUrl: read.REDIS_URL,
    publicUrl: read.PUBLIC_URL,
    sessionSecret: read.SESSION_SECRET,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    stripeSecretKey: read.STRIPE_SECRET_KEY,
    stripeWebhookSecret: read.STRIPE_WEBHOOK_SECRET,
    stripeApiBase: read.STRIPE_API_BASE,
    expoBaseUrl: read.EXPO_BASE_URL,
    expoAccessToken: read.EXPO_ACCESS_TOKEN,
    s3Bucket: read.S3_BUCKET,
    s3Endpoint: read.S3_ENDPOINT,
    pushReceiptSeconds: read.PUSH_RECEIPT_SECONDS,
    rateLimitPerMinute: read.RATE_LIMIT_PER_MINUTE,
    authRateLimitPerMinute: read.AUTH_RATE_LIMIT_PER_MINUTE,
    trustProxy: read.TRUST_PROXY,
    corsOrigins: read.CORS_ORIGINS,
    logLevel: read.LOG_LEVEL,
    // Beside an embedded database there is no other process to go to, and Ctrl-C should be quick.
    drainWaitSeconds: read.DRAIN_WAIT_SECONDS ?? (read.DATABASE_URL === undefined ? 0 : 5),
    demo: read.DEMO,
  });
}
