import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

/** Fields that hold a credential or a person's secret, wherever they stand in what is logged. */
const secretField =
  /^(authorization|proxy-authorization|cookie|set-cookie|.*password.*|.*passwd|.*secret.*|.*token|api-?key|key|.*private-?key|jwt|credentials?|signature|stripe-signature)$/i;

const hidden = '[redacted]';

/**
 * Credentials inside a text: links with a token, bearer headers, our API keys, session tokens, passwords in addresses,
 * and the tokens of devices, with which anybody can send to them.
 */
const secretsInText: readonly [RegExp, string][] = [
  [/([?&;](?:[\w-]*token|key|api_?key|secret|password|code|signature|sig)=)[^&#\s"'<>]+/gi, `$1${hidden}`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${hidden}`],
  [/\bslk_live_\w+/g, `slk_live_${hidden}`],
  [/\b(?:sk|rk|whsec)_\w{8,}/g, hidden],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, hidden],
  [/\b(Expo(?:nent)?PushToken)\[[^\]]*\]/g, `$1[${hidden}]`],
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*):[^\s/@]+@/gi, `$1:${hidden}@`],
];

/** The text as others may read it. */
export const withoutSecrets = (text: string): string =>
  secretsInText.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);

const maxDepth = 8;

/** What may be written of an error: driver errors also carry the values of the failed statement, which may not. */
function loggedError(error: Error, depth: number): object {
  const { code, status } = error as { code?: unknown; status?: unknown };
  return {
    type: error.constructor.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(error.cause === undefined ? {} : { cause: redacted(error.cause, depth + 1) }),
    ...(error instanceof AggregateError ? { errors: redacted(error.errors, depth + 1) } : {}),
  };
}

function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return '[deeper]';
  if (value instanceof Error) return loggedError(value, depth);
  if (value instanceof Date) return value;
  if (value instanceof URL) return withoutSecrets(value.href);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
  return redactedFields(value, depth);
}

function redactedFields(fields: object, depth: number): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    clean[name] = secretField.test(name) && value != null ? hidden : redacted(value, depth + 1);
  }
  return clean;
}

/**
 * The process's log: one JSON object a line on standard output, without credentials whatever is handed to it.
 *
 * Fields are judged by their names, texts by what looks like a credential in them, errors are reduced to type,
 * message, stack, code and cause.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      // The fields of a child logger pass by the formatter below.
      redact: {
        paths: ['authorization', 'cookie', 'password', 'token', 'secret', 'key', 'apiKey'],
        censor: hidden,
      },
      // The formatter below has reduced errors already.
      serializers: { err: (error: unknown) => error },
      formatters: {
        level: (label) => ({ level: label }),
        bindings: (bindings) => redactedFields(bindings, 0),
        log: (fields) => redactedFields(fields, 0),
      },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args as unknown[];
          const clean = rest.map((part) => redacted(part));
          // A bare error would become the whole line's message as it is.
          const head =
            first instanceof Error
              ? { err: first }
              : typeof first === 'string'
                ? withoutSecrets(first)
                : first;
          const message =
            first instanceof Error && clean.length === 0 ? [withoutSecrets(first.message)] : clean;
          Reflect.apply(method, this, [head, ...message]);
        },
      },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
}
