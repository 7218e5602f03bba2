export { createGame } from './createGame.ts';
export { defineGames, GameModel } from './model.ts';
export { gamePopulation, gamesBetweenTeams, type DivisionResult } from './readGames.ts';
export { gameRoutes } from './routes.ts';
export { updateGame } from './updateGame.ts';
export { dayOf, instantAt, parseWallTime, type WallTime } from './wallTime.ts';
