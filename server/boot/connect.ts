import type pg from 'pg';
import { withoutSecrets } from '../platform/logger.ts';
import { BootError } from './bootError.ts';

/** What mends it, by what Postgres says; else the address is wrong, or nobody is there. */
const advice: Readonly<Record<string, string>> = {
  '28000': 'Correct the user in DATABASE_URL, or let it in.',
  '28P01': 'Correct the user and the password in DATABASE_URL.',
  '3D000': 'Make it with createdb, or correct DATABASE_URL.',
  '42501': 'Make the user in DATABASE_URL the owner of the database.',
  '53300': 'End some of them, or raise max_connections.',
};

const usualAdvice = 'Start it, or correct DATABASE_URL.';

/** Of a host name with several addresses there is an error for each. */
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error);

/** Connects the client. Throws BootError with what the database, or the network, says. */
export async function connect(client: pg.Client): Promise<void> {
  // What was asked at the moment that a connection ends fails by itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw unusable(firstOf(error));
  }
}

function unusable(error: unknown): BootError {
  const { message, code = '' } = error as Error & { code?: string };
  return new BootError(
    `The database can't be used: ${withoutSecrets(message)}. ${advice[code] ?? usualAdvice}`,
  );
}

/** What was said to somebody who may not make tables, in the words above; any other error as it is. */
export const explained = (error: unknown): unknown =>
  (error as { code?: unknown }).code === '42501' ? unusable(error) : error;
