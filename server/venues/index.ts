export { createLocation } from './createLocation.ts';
export { createTimeSlot } from './createTimeSlot.ts';
export { defineVenues, LocationModel } from './model.ts';
export { locationPopulation, locationZone } from './readLocations.ts';
export { requireTimeSlots, timeSlotPopulation, type SlotToPlay } from './readTimeSlots.ts';
export { requireCourts, type PlaceToPlay } from './requireCourts.ts';
export { locationRoutes } from './routes.ts';
export { timeSlotRoutes } from './timeSlotRoutes.ts';
