import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { addressOf } from './authenticate.ts';
import type { RateLimits } from './rateLimit.ts';

/** `type` is an extension, as Express knows them. */
export type PublishedFile = { readonly path: string; readonly type: string; readonly cacheControl: string };

type Published = { readonly plain: Buffer; readonly gzipped: Buffer; readonly etag: string };

async function readPublished(path: string): Promise<Published> {
  const plain = await readFile(path);
  const gzipped = await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION });
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  // Weak, since the compressed answer has other bytes.
  return { plain, gzipped, etag: `W/"${hash}"` };
}

/**
 * A long file that is the same for everybody and changes with a release only. It is read and compressed once, when it
 * is first asked for, and kept: a stranger who asks for it again and again costs the network, not the process. Each
 * request counts for its address.
 */
export function publishedFile(limits: Pick<RateLimits, 'request'>, file: PublishedFile): RequestHandler {
  let published: Promise<Published> | undefined;

  function readOnce(): Promise<Published> {
    published ??= readPublished(file.path).catch((error: unknown) => {
      published = undefined;
      throw error;
    });
    return published;
  }

  async function answer(req: Request, res: Response): Promise<void> {
    await limits.request(res, addressOf(req));
    const { plain, gzipped, etag } = await readOnce();
    res.type(file.type).vary('Accept-Encoding');
    res.setHeader('ETag', etag);
    res.setHeader('Cache-Control', file.cacheControl);
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    const compressed = req.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (compressed) res.setHeader('Content-Encoding', 'gzip');
    const body = compressed ? gzipped : plain;
    res.setHeader('Content-Length', body.length);
    res.end(body);
  }

  return (req, res, next) => {
    answer(req, res).catch(next);
  };
}
