import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import type * as AwsS3 from '@aws-sdk/client-s3';
import { DomainError } from './errors.ts';
import type { FileStorage } from './storage.ts';

const attempts = 3;

const load = createRequire(import.meta.url);

const isMissing = (error: unknown) => (error as { name?: string }).name === 'NoSuchKey';

/** What goes wrong there passes: the caller is to come again. */
async function reached<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) throw error;
    throw Object.assign(new DomainError('unavailable', { headers: { 'Retry-After': '5' } }), {
      cause: error,
    });
  }
}

/**
 * Files in a bucket; credentials and region as the AWS SDK finds them.
 *
 * @param endpoint of another service with the same interface; its buckets are parts of the path
 */
export function createS3Storage({
  bucket,
  endpoint,
}: {
  bucket: string;
  endpoint?: string | undefined;
}): FileStorage {
  // Loaded where a bucket is configured: other installations would hold it in memory for nothing.
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = load(
    '@aws-sdk/client-s3',
  ) as typeof AwsS3;
  const s3 = new S3Client({
    maxAttempts: attempts,
    // Not every such service knows the checksums that AWS has added since.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  const fileOf = (name: string) => ({ Bucket: bucket, Key: name });
  return {
    put: async (name, content, contentType) => {
      const file = { ...fileOf(name), Body: content, ContentType: contentType };
      await reached(s3.send(new PutObjectCommand(file)));
    },
    open: async (name) => {
      try {
        const { Body, ContentLength = 0 } = await reached(s3.send(new GetObjectCommand(fileOf(name))));
        return { stream: Body as Readable, bytes: ContentLength };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (name) => {
      await reached(s3.send(new DeleteObjectCommand(fileOf(name))));
    },
  };
}
