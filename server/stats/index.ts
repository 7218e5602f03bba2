export { defineStats } from './model.ts';
export { statPopulation } from './readStats.ts';
export { statRoutes } from './routes.ts';
