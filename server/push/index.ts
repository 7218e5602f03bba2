export { pushDelivery, type PushParts } from './deliverPush.ts';
export { definePushJobs } from './jobs.ts';
export { pushTokenRoutes } from './routes.ts';
