import express, { type Request, type Response } from 'express';
import multer, { MulterError } from 'multer';
import { maxCsvBytes } from '../../contract/feeds.ts';
import { readWithin } from './boundedBody.ts';
import { DomainError } from './errors.ts';

/** What the parts and their headers of a form add to the file at most. */
const formOverheadBytes = 10_000;

const parseRaw = express.raw({ type: 'text/csv', limit: maxCsvBytes });
const parseForm = multer({
  storage: multer.memoryStorage(),
  limits: {
    fileSize: maxCsvBytes,
    fieldSize: maxCsvBytes,
    files: 1,
    fields: 1,
    fieldNestingDepth: 0,
    parts: 2,
  },
}).single('upload');

const tooLarge = new Set(['LIMIT_FILE_SIZE', 'LIMIT_FIELD_VALUE']);

const invalid = (path: string, message: string) =>
  new DomainError('invalid_request', { details: [{ path, message }] });

const run = (parse: express.RequestHandler, req: Request, res: Response) =>
  new Promise<void>((resolve, reject) =>
    parse(req, res, (error?: unknown) => (error ? reject(error as Error) : resolve())),
  );

async function uploadOf(req: Request, res: Response): Promise<Buffer> {
  try {
    await readWithin(req, maxCsvBytes + formOverheadBytes, () => run(parseForm, req, res));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (error instanceof MulterError && tooLarge.has(error.code)) throw new DomainError('too_large');
    throw invalid('upload', 'Must be a form with one part `upload`');
  }
  const { upload } = (req.body ?? {}) as { upload?: unknown };
  if (req.file) return req.file.buffer;
  if (typeof upload === 'string') return Buffer.from(upload);
  throw invalid('upload', 'Required');
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid('body', 'Must be UTF-8');
  }
}

/**
 * Reads a CSV file, sent as it is or as `upload` of a form, into `req.body` as text without byte order mark. Throws
 * `too_large`, `unsupported_media_type`, `invalid_request`.
 */
export async function readCsvBody(req: Request, res: Response): Promise<void> {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(req.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  let bytes: Buffer;
  if (req.is('text/csv') && /^(utf-?8|us-ascii)$/i.test(charset)) {
    await readWithin(req, maxCsvBytes, () => run(parseRaw, req, res));
    bytes = req.body as Buffer;
  } else if (req.is('multipart/form-data')) {
    bytes = await uploadOf(req, res);
  } else {
    throw new DomainError('unsupported_media_type', {
      headers: { Accept: 'text/csv, multipart/form-data' },
    });
  }
  // The file alone, so that the same one in another form is the same request for its Idempotency-Key.
  req.rawBody = bytes;
  req.body = decoded(bytes);
}
