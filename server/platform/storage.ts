import type { Readable } from 'node:stream';
import type { Config } from './config.ts';
import { createDiskStorage } from './diskStorage.ts';
import { createS3Storage } from './s3Storage.ts';

type StoredFile = { readonly stream: Readable; readonly bytes: number };

/** Where uploaded files lie. Names are ours: letters, digits, `-` and `.`. */
export type FileStorage = {
  /** Whole or not at all; a file of that name is replaced. */
  put(name: string, content: Buffer, contentType: string): Promise<void>;
  /** Null where there is none. */
  open(name: string): Promise<StoredFile | null>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
};

/** The bucket that is configured, else the data folder, which several processes then share. */
export const createFileStorage = ({
  s3Bucket: bucket,
  s3Endpoint: endpoint,
  dataDir,
}: Pick<Config, 's3Bucket' | 's3Endpoint' | 'dataDir'>): FileStorage =>
  bucket === undefined ? createDiskStorage(dataDir) : createS3Storage({ bucket, endpoint });
