export { standingsOf } from './readStandings.ts';
export { standingsDivisionRoutes } from './routes.ts';
