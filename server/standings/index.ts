export { standingsDivisionRoutes } from './routes.ts';
