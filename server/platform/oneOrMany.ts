/**
 * For statements that take any number of ids and nearly always get one: told so, the database plans for one row and not
 * for ten, and keeps the plan. One that it takes for ten it plans anew each time, which costs a view of many tables more
 * than running it.
 */

/** What a column is compared with, by `=`. */
export const oneOf = (parameter: string, ids: readonly string[]): string =>
  ids.length === 1 ? parameter : `ANY(${parameter})`;

/** The value of that parameter. */
export const oneOrMany = (ids: readonly string[]): string | undefined | readonly string[] =>
  ids.length === 1 ? ids[0] : ids;
