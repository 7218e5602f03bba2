export { competitorsOf, type Competitor } from './competitors.ts';
export { createDivisionTeam } from './createDivisionTeam.ts';
export { createDivisionTeams } from './createDivisionTeams.ts';
export { createTeam } from './createTeam.ts';
export { divisionTeamRoutes } from './divisionTeamRoutes.ts';
export { defineTeams, DivisionTeamModel, TeamModel } from './model.ts';
export { hiddenTeamName } from './publicTeams.ts';
export {
  divisionTeamNames,
  divisionTeamPopulation,
  divisionTeamsByIds,
  getDivisionTeam,
  placedTeamsOf,
  requireDivisionTeam,
  type PlacedTeam,
} from './readDivisionTeams.ts';
export { teamPopulation, teamsByIds } from './readTeams.ts';
export { teamRoutes } from './teamRoutes.ts';
