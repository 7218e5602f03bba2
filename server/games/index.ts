export { bookingsOf } from './bookings.ts';
export { busyTimes, type BusyTime } from './busyTimes.ts';
export { createGames, type NewGame } from './createGames.ts';
export { findBookings } from './findBookings.ts';
export {
  competitionAfter,
  requireOpponents,
  usualDuration,
  zoneOfGame,
  type Competition,
} from './gameReferences.ts';
export { followGames, type GameFollower } from './followers.ts';
export { gamesOfBracket, lastGameDay, visibleGames } from './bracketGames.ts';
export { gamesOfDivision, gamesOfTeam } from './gamesBelow.ts';
export { gameDay } from './gameDay.ts';
export { defineGames, gameLevels, GameModel, publicGame, readableGame, type GameRow } from './model.ts';
export { moveGamesToZone } from './moveGamesToZone.ts';
export { newGame } from './newGame.ts';
export { presentGame } from './presenter.ts';
export { gamePopulation, gamesBetweenTeams, getGame } from './readGames.ts';
export { gameRoutes } from './routes.ts';
export { removeGames } from './removeGames.ts';
export { updateGame } from './updateGame.ts';
export { isPlayed, lockScheduledGames, previewGames } from './scheduledGames.ts';
export { teamsOfGame } from './teamsOfGame.ts';
export { fieldsOfSlot, isTimed } from './timedGame.ts';
export { zonedDay } from './zonedDay.ts';
