export { findSlots } from './findSlots.ts';
export { roundRobin } from './roundRobin.ts';
export { scheduleRoutes } from './routes.ts';
