export { createTeamEvent } from './createTeamEvent.ts';
export { defineTeamEvents } from './model.ts';
export { moveTeamEventsToZone } from './moveTeamEventsToZone.ts';
export { ownTeamsInGame, requireOccasion, type Occasion } from './occasion.ts';
export { presentTeamEvent } from './presenter.ts';
export { getTeamEvent, teamEventPopulation, teamEventsOf, type TeamEventQuery } from './readTeamEvents.ts';
export { teamEventRoutes } from './routes.ts';
export { upcoming } from './upcoming.ts';
