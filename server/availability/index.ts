export { availabilityPopulation } from './listAvailability.ts';
export { defineAvailability } from './model.ts';
export { availabilityRoutes } from './routes.ts';
export { setAvailability } from './setAvailability.ts';
