export { assignSlots } from './assign.ts';
export type { GameToPlace } from './board.ts';
export type { OpenSlot } from './courts.ts';
export { findSlots } from './findSlots.ts';
export { roundRobin } from './roundRobin.ts';
export { scheduleRoutes } from './routes.ts';
