import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import { notFound } from '../platform/errors.ts';
import { contentTypeOf } from './files.ts';
import type { PhotoParts } from './routes.ts';

async function sendFile({ storage, links }: PhotoParts, req: Request, res: Response): Promise<void> {
  const { name = '' } = req.params;
  const contentType = contentTypeOf(name);
  // One answer for a link that is not ours, has expired, or whose photo is gone.
  if (contentType === null || !links.opens(name, req.query, new Date())) throw notFound();
  const file = await storage.open(name);
  if (!file) throw notFound();
  res.writeHead(200, {
    'Content-Type': contentType,
    'Content-Length': file.bytes,
    'Content-Disposition': 'inline',
    'Cache-Control': 'private, max-age=3600, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  // Whoever hangs up in the middle ends both sides, and there is nobody to answer.
  await pipeline(file.stream, res).catch(() => undefined);
}

/** Serves the files that signed links lead to. */
export function photoFiles(path: string, parts: PhotoParts): Router {
  const router = Router({ caseSensitive: true });
  router.get(`${path}/:name`, (req, res, next) => void sendFile(parts, req, res).catch(next));
  return router;
}
