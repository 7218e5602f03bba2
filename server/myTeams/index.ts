export { listMyGames } from './listMyGames.ts';
export { myTeamRoutes } from './routes.ts';
