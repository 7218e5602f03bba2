import { inspect } from 'node:util';
import { ArchiveError } from '../archive/index.ts';
import { ConfigError } from '../platform/config.ts';
import { EmbeddedPostgresError } from '../platform/embeddedPostgres.ts';
import { withoutSecrets } from '../platform/logger.ts';
import { BootError } from './bootError.ts';

const sentences = [ArchiveError, BootError, ConfigError, EmbeddedPostgresError];

/** Of an option that a command does not have. */
const isOfArguments = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code).startsWith('ERR_PARSE_ARGS');

/** Stacks alone: a driver's errors also carry the values of the statement that failed. */
function stacksOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const others: unknown[] = [...(error instanceof AggregateError ? error.errors : [])];
  if (error.cause !== undefined) others.push(error.cause);
  return [error.stack ?? error.message, ...others.map(stacksOf)].join('\n');
}

/** What the operator reads of an error that ends the process: a sentence, or where an unforeseen one comes from. */
export const textFor = (error: unknown): string =>
  sentences.some((kind) => error instanceof kind) || isOfArguments(error)
    ? (error as Error).message
    : withoutSecrets(stacksOf(error));
