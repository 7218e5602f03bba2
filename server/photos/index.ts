export { createFileLinks } from './fileLinks.ts';
export { photoFiles } from './fileRoutes.ts';
export { definePhotoJobs } from './jobs.ts';
export { teamPhotoRoutes } from './routes.ts';
