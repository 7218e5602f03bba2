import { ObjectId } from 'bson';

/** A new identifier: 24 lower-case hexadecimal digits, ordered by time of creation. */
export const newObjectId = (): string => new ObjectId().toHexString();
