export { completeAssignment } from './completeAssignment.ts';
export { createAssignment } from './createAssignment.ts';
export { defineAssignments } from './model.ts';
export { assignmentPopulation } from './readAssignments.ts';
export { assignmentRoutes } from './routes.ts';
