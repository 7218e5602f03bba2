export { createFileLinks } from './fileLinks.ts';
export { photoFiles } from './fileRoutes.ts';
export { contentTypeOf } from './files.ts';
export { definePhotoJobs } from './jobs.ts';
export { listFileNames } from './listFileNames.ts';
export { teamPhotoRoutes } from './routes.ts';
