import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { maxPhotoBytes, type UploadedPhoto } from '../../contract/teamPhotos.ts';
import { readWithin } from './boundedBody.ts';
import { DomainError } from './errors.ts';

/** What the parts and their headers of a form add to the file at most. */
const formOverheadBytes = 20_000;

/** Only this user's processes read what lies here. Made when the first photo comes. */
let folder: Promise<string> | undefined;

const parseForm = multer({
  storage: multer.diskStorage({
    destination: (_req, _file, done) => {
      folder ??= mkdtemp(join(tmpdir(), 'sports-league-'));
      folder.then(
        (path) => done(null, path),
        (error: unknown) => {
          folder = undefined;
          done(error as Error, '');
        },
      );
    },
    filename: (_req, _file, done) => done(null, randomBytes(16).toString('hex')),
  }),
  limits: {
    fileSize: maxPhotoBytes,
    files: 1,
    fields: 3,
    fieldNameSize: 100,
    // A name like `caption[99999999]` would become a list of so many items.
    fieldNestingDepth: 0,
    fieldSize: 4_000,
    parts: 4,
  },
  defParamCharset: 'utf8',
}).single('upload');

const invalid = (path: string, message: string) =>
  new DomainError('invalid_request', { details: [{ path, message }] });

function refusalOf(error: unknown): unknown {
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return new DomainError('too_large');
    const path = error.code === 'LIMIT_UNEXPECTED_FILE' ? 'upload' : (error.field ?? 'upload');
    return invalid(
      path,
      error.code === 'LIMIT_FIELD_VALUE' ? 'Is too long' : 'Must be the one file, `upload`',
    );
  }
  // The disk is full or the like: nothing that another form would mend.
  if ((error as NodeJS.ErrnoException).syscall !== undefined) return error;
  return invalid('upload', 'Must be a form with the file as `upload`');
}

async function parse(req: Request, res: Response): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) =>
      parseForm(req, res, (error?: unknown) => (error ? reject(error as Error) : resolve())),
    );
  } catch (error) {
    throw refusalOf(error);
  }
}

async function hashOf(path: string, fields: object): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(fields)).update('\n');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest();
}

/**
 * Reads a form with one file, `upload`, into `req.body`: the file as its place on disk, where it lies until the answer
 * is sent, and the other fields as they came. Throws `too_large`, `unsupported_media_type`, `invalid_request`.
 */
export async function readPhotoBody(req: Request, res: Response): Promise<void> {
  if (!req.is('multipart/form-data')) {
    throw new DomainError('unsupported_media_type', { headers: { Accept: 'multipart/form-data' } });
  }
  await readWithin(req, maxPhotoBytes + formOverheadBytes, () => parse(req, res));
  if (!req.file) throw invalid('upload', 'Required');
  const { path } = req.file;
  const upload: UploadedPhoto = { path };
  res.once('close', () => void rm(path, { force: true }));
  // With a prototype, which the form's parser leaves out.
  const fields = { ...(req.body as object) };
  // The same photo in another form is the same request for its Idempotency-Key.
  req.rawBody = await hashOf(path, fields);
  req.body = { ...fields, upload };
}
