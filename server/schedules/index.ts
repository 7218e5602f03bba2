export { assignSlots, type ScheduleImpossible } from './assign.ts';
export type { GameToPlace } from './board.ts';
export type { Occupied, OpenSlot } from './courts.ts';
export { findSlots } from './findSlots.ts';
export { generateSchedule } from './generateSchedule.ts';
export { roundRobin } from './roundRobin.ts';
export { scheduleRoutes } from './routes.ts';
