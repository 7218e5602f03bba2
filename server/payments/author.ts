import type { Actor } from '../platform/actor.ts';
import type { Author } from './model.ts';

/** What the processor told the service, nobody entered. */
export const systemAuthor: Author = { kind: 'system', id: null, name: 'system' };

export const authorOf = (actor: Actor): Author =>
  actor.kind === 'anonymous' ? systemAuthor : { kind: actor.kind, id: actor.id, name: actor.name };
