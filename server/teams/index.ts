export { competitorsOf, type Competitor } from './competitors.ts';
export { createDivisionTeam } from './createDivisionTeam.ts';
export { createDivisionTeams } from './createDivisionTeams.ts';
export { createTeam } from './createTeam.ts';
export { divisionTeamRoutes } from './divisionTeamRoutes.ts';
export { defineTeams, DivisionTeamModel, readableDivisionTeam, type DivisionTeamRow } from './model.ts';
export { presentDivisionTeam } from './presenter.ts';
export { movePlacedTeam, renamePlacedTeam } from './changePlacedTeam.ts';
export { placeNewTeam, placeTeams } from './placeTeams.ts';
export {
  divisionTeamNames,
  divisionTeamPopulation,
  divisionTeamsByIds,
  getDivisionTeam,
  placedTeamsOf,
  requireDivisionTeam,
} from './readDivisionTeams.ts';
export { teamPopulation } from './readTeams.ts';
export { accountsOfManagers, administeredDivisions, managesSubmission, type AddValue } from './teamRoles.ts';
export { teamRoutes } from './teamRoutes.ts';
export { updateDivisionTeam } from './updateDivisionTeam.ts';
