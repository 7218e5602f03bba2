import type { ErrorDetail } from './errors.ts';

/** JSON nested deeper than this is refused: Postgres and recursive readers have a stack. */
const maxDepth = 64;

/**
 * The first text in a request value that can't be stored: with a NUL, or with half of a surrogate pair. Free-form
 * fields (`info`, `tiebreakers`) have no pattern in the contract, so all of them are looked at here.
 */
export function illFormedText(value: unknown, path = '', depth = 0): ErrorDetail | null {
  if (typeof value === 'string')
    return isStorable(value) ? null : { path, message: 'Must not contain NUL or a lone surrogate' };
  if (value === null || typeof value !== 'object') return null;
  if (depth >= maxDepth) return { path, message: `Must not be nested deeper than ${maxDepth} levels` };
  for (const [key, item] of Object.entries(value)) {
    const below = path ? `${path}.${key}` : key;
    if (!isStorable(key)) return { path: path || 'body', message: 'Has a field name that is not allowed' };
    const found = illFormedText(item, below, depth + 1);
    if (found) return found;
  }
  return null;
}

const isStorable = (text: string) =>
  !text.includes('\u0000') && (text as string & { isWellFormed(): boolean }).isWellFormed();

/**
 * Where an own `__proto__` stands, which JSON can carry and assignments swallow. Looked for as soon as the body is
 * parsed: the contract's checks copy fields.
 */
export function reservedName(value: unknown, path = '', depth = 0): ErrorDetail | null {
  if (value === null || typeof value !== 'object' || depth > maxDepth) return null;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') return { path: path || 'body', message: 'Has a field name that is not allowed' };
    const found = reservedName(item, path ? `${path}.${key}` : key, depth + 1);
    if (found) return found;
  }
  return null;
}
