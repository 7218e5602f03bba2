export { advancement } from './advanceBracket.ts';
export { createPlayoffs } from './createPlayoffs.ts';
export { createTournamentBracket } from './createTournamentBracket.ts';
export { defineBrackets } from './model.ts';
export { bracketRoutes } from './routes.ts';
