import { extendZodWithOpenApi } from '@anatine/zod-openapi';
import { z } from 'zod';

extendZodWithOpenApi(z);

const { openapi } = z.ZodType.prototype;
type Metadata = Parameters<typeof openapi>[0];

/** What has a title is published once under it: what one use says of itself is not to stand there. */
z.ZodType.prototype.openapi = function <T extends z.ZodTypeAny>(this: T, metadata: Metadata) {
  const { title, description = null } = metadata;
  const kept = title === undefined ? metadata : { ...metadata, 'x-own-description': description };
  return openapi.call(this, kept) as T;
};

export { z };
