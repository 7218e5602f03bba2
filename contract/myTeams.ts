import { initContract } from '@ts-rest/core';
import { DivisionTeam } from './divisionTeams.ts';
import { listFailures, many, one, readFailures } from './envelope.ts';
import { Game } from './games.ts';
import { includeParameter, myTeamRoots } from './include.ts';
import { mobileListQuery } from './lists.ts';
import { ObjectId } from './primitives.ts';
import { From, TeamEvent } from './teamEvents.ts';
import { z } from './zod.ts';

const TeamAccess = z
  .object({
    isMember: z.boolean().openapi({ description: 'A player on the team’s roster is linked to the account.' }),
    isAdmin: z.boolean().openapi({
      description: 'Administers the organization, or is named by the division, its league or its tournament.',
    }),
    isManager: z.boolean().openapi({
      description: 'Registered the team or is named as its manager; administrators are managers too.',
    }),
  })
  .openapi({ title: 'TeamAccess', description: 'What the caller is on a team.' });

const metadata = { permission: 'myTeams.read', tags: ['My teams'] } as const;
const from = (what: string) =>
  From.openapi({
    description: `${what} that have not begun then, by default now; one without a time to begin at counts for its whole day.`,
  });

/** What a signed-in person finds under its own account. */
export const myTeams = initContract().router({
  myTeams: {
    method: 'GET',
    path: '/users/me/teams',
    summary: 'List your teams',
    description:
      'The division teams that a player linked to your account plays in, each once and by its own name. Archived, withdrawn and test teams are left out, and those of archived leagues and tournaments.',
    query: mobileListQuery({ include: includeParameter('divisionTeam', myTeamRoots) }),
    responses: { 200: many(DivisionTeam), ...listFailures },
    metadata,
  },
  myGames: {
    method: 'GET',
    path: '/users/me/games',
    summary: 'List the coming games of your teams',
    description:
      'By `date`. Cancelled games are included and flagged; hidden ones and byes are left out. A game of single players is a team’s whose players take part.',
    query: mobileListQuery({ from: from('Games'), include: includeParameter('game') }),
    responses: { 200: many(Game), ...listFailures },
    metadata,
  },
  myEvents: {
    method: 'GET',
    path: '/users/me/events',
    summary: 'List the coming events of your teams',
    description: 'By `date`. Cancelled events are included and flagged.',
    query: mobileListQuery({ from: from('Events'), include: includeParameter('teamEvent') }),
    responses: { 200: many(TeamEvent), ...listFailures },
    metadata,
  },
  myAccess: {
    method: 'GET',
    path: '/users/me/teams/:divisionTeamId/access',
    summary: 'Read what you are on a team',
    description:
      'All `false` on a team that you see as everybody does; 404 for one that is unknown or that you can’t see.',
    pathParams: z.object({ divisionTeamId: ObjectId }),
    query: z.object({}).strict(),
    responses: { 200: one(TeamAccess), ...readFailures },
    metadata,
  },
});
