export { divisionFeedRoutes, divisionTeamFeedRoutes, registrationFeedRoutes } from './routes.ts';
