import type { BodyOf, OperationId } from '../../../clients/typescript/src/index.ts';
import { accounts } from './accounts.ts';
import type { CallParts } from './call.ts';
import type { Catalogue } from './catalogue.ts';
import { competitions } from './competitions.ts';
import { signUps } from './signUps.ts';
import { teamLife } from './teamLife.ts';

export type Describe = (catalogue: Catalogue) => CallParts | Promise<CallParts>;

type WithBody = { [Id in OperationId]: [BodyOf<Id>] extends [never] ? never : Id }[OperationId];

/**
 * What a request of an operation can't be made of by its path alone: a body, a caller of its own, records in a certain
 * state. Every operation with a body is here, or this does not compile.
 */
export const described: Partial<Record<OperationId, Describe>> & Record<WithBody, Describe> = {
  ...accounts,
  ...competitions,
  ...signUps,
  ...teamLife,
};
