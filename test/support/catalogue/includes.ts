import {
  includeRoots,
  maxIncludeTokens,
  myTeamRoots,
  references,
  type Resource,
} from '../../../contract/include.ts';
import type { Operation } from '../../../openapi/operations.ts';
import { answerSchema, resolved } from '../strictSchema.ts';

export type Reference = { one: Resource } | { many: Resource } | { manyOf: Resource };

export const referencesOf = (resource: Resource): [string, Reference][] =>
  Object.entries(references[resource]);

export const targetOf = (reference: Reference): Resource => Object.values(reference)[0] as Resource;

/** Of what resource the records are that an operation answers with, by the name of their schema. */
const resourceOfSchema: Readonly<Record<string, Resource>> = {
  DivisionWithStandings: 'division',
  PlayerStats: 'stat',
  TeamStats: 'stat',
  GameStats: 'stat',
  WatchedDivisionTeam: 'user',
};

/** Where the schema alone does not say it: of the account that watches, here. */
const resourceOfOperation: Readonly<Record<string, Resource>> = { 'users.watchlist': 'user' };

/** What `?include=` of the operation populates; undefined where it takes none. */
export function includingResource({ id, route }: Operation): Resource | undefined {
  if (!('include' in ((route.query as { shape?: object } | undefined)?.shape ?? {}))) return undefined;
  const data = answerSchema(id, 200)?.properties?.['data'];
  const name = data && resolved(data.items ?? data).name;
  const resource =
    resourceOfOperation[id] ??
    (name && (resourceOfSchema[name] ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}`));
  if (!resource || !(resource in references)) throw new Error(`What ${id} includes is not described.`);
  return resource as Resource;
}

/** The roots that an operation allows. */
export const rootsOf = ({ id }: Operation, resource: Resource): readonly string[] =>
  id === 'users.myTeams'
    ? myTeamRoots
    : ((includeRoots as Partial<Record<Resource, readonly string[]>>)[resource] ?? []);

/** Every token of three levels, or of fewer where there is nothing further. */
function tokensOf(resource: Resource, roots: readonly string[] | null, depth: number): string[] {
  return referencesOf(resource)
    .filter(([field]) => roots === null || roots.includes(field))
    .flatMap(([field, reference]) => {
      const deeper = depth === 1 ? [] : tokensOf(targetOf(reference), null, depth - 1);
      return deeper.length === 0 ? [field] : deeper.map((token) => `${field}.${token}`);
    });
}

/** Values of the parameter that together ask for everything that can be asked for down to this depth. */
export function includesOf(operation: Operation, resource: Resource, depth: number): string[] {
  const includes: string[] = [];
  let tokens: string[] = [];
  const longest = 500;
  for (const token of tokensOf(resource, rootsOf(operation, resource), depth)) {
    if (tokens.length === maxIncludeTokens || [...tokens, token].join(',').length > longest) {
      includes.push(tokens.join(','));
      tokens = [];
    }
    tokens.push(token);
  }
  return [...includes, tokens.join(',')];
}
