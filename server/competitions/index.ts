export { aroundCapacity, followCapacity, mayChangeSeats } from './capacityFollower.ts';
export { createDivision } from './createDivision.ts';
export { createLeague } from './createLeague.ts';
export { createTournament } from './createTournament.ts';
export {
  mergeConfig,
  publicConfig,
  resolveField,
  shownConfig,
  type ConfigLevels,
  type StoredConfig,
} from './configHierarchy.ts';
export { divisionRoutes } from './divisionRoutes.ts';
export { leagueRoutes } from './leagueRoutes.ts';
export {
  defineCompetitions,
  DivisionModel,
  LeagueModel,
  readableDivision,
  TournamentModel,
  type DivisionRow,
} from './model.ts';
export { configLevelsOf, presentDivision } from './presenter.ts';
export { competitionPopulations, getDivision, getLeague, getTournament } from './readCompetitions.ts';
export { requireTeamSport, usualSport } from './sportOfGames.ts';
export { setRosterBounds, type EnteredBounds } from './setRosterBounds.ts';
export { teamSportOf } from './teamSport.ts';
export { tournamentRoutes } from './tournamentRoutes.ts';
