export { divisionFeedRoutes, divisionTeamFeedRoutes } from './routes.ts';
