import type { Database } from '../platform/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { FileStorage } from '../platform/storage.ts';
import { clearPhotos } from './clearPhotos.ts';

export function definePhotoJobs(jobs: Pick<Jobs, 'define'>, db: Database, storage: FileStorage): void {
  jobs.define('unseen photos', { every: '10 minutes' }, ({ touch }) => clearPhotos(db, storage, touch));
}
