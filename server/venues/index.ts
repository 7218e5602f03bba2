export { createLocation } from './createLocation.ts';
export { defineVenues, LocationModel } from './model.ts';
export { locationPopulation, locationZone } from './readLocations.ts';
export { locationRoutes } from './routes.ts';
