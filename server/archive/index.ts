export { ArchiveError } from './archiveError.ts';
export { checkArchive } from './checkArchive.ts';
export { restoreBackup } from './restoreBackup.ts';
export { writeBackup } from './writeBackup.ts';
