export { addRosterPlayer } from './addRosterPlayer.ts';
export { divisionCapacityRoutes } from './capacityRoutes.ts';
export { changeSeatOf } from './changeSeatOf.ts';
export { changeSeats } from './changeSeats.ts';
export { clearPaidWord } from './clearPaidWord.ts';
export { completeTeam } from './completeTeam.ts';
export { createPlaceholder } from './createPlaceholder.ts';
export { findSubmission } from './findSubmission.ts';
export { findTeamContacts, findTeamFacts } from './findTeamFacts.ts';
export { defineSeatJobs } from './jobs.ts';
export {
  defineRegistrationTeams,
  RegistrationTeamModel,
  readableRegistrationTeam,
  type RegistrationTeamRow,
} from './model.ts';
export { registrationTeamPopulation, submissionsOf } from './readRegistrationTeams.ts';
export { registrationTeamRoutes } from './routes.ts';
export { organizerAddresses } from './organizerAddresses.ts';
export { mayEdit } from './policy.ts';
export { presentSubmission } from './presenter.ts';
export { capacityStatesOf } from './readSeats.ts';
export { requireRoomIn } from './requireRoom.ts';
export { setTeamStatus } from './setTeamStatus.ts';
export { submitTeam } from './submitTeam.ts';
