import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { divisionFeeds, divisionTeamFeeds, registrationFeeds } from '../../contract/feeds.ts';
import { answer } from '../platform/answers.ts';
import { exportPlayers } from './exportPlayers.ts';
import { exportRegistrationTeams } from './exportRegistrationTeams.ts';
import { exportSchedule } from './exportSchedule.ts';
import { exportStandings } from './exportStandings.ts';
import { importSchedule } from './importSchedule.ts';
import { importTeams } from './importTeams.ts';
import { readDivisionCalendar, readTeamCalendar } from './readCalendar.ts';

/** 200 with a file, under the name that a browser saves it by. */
function file(res: Response, name: string, body: string) {
  res.attachment(name);
  return { status: 200 as const, body };
}

export const divisionFeedRoutes = initServer().router(divisionFeeds, {
  calendar: async ({ req, res, params }) =>
    file(res, 'calendar.ics', await readDivisionCalendar(req.ctx, params.id)),
  scheduleCsv: async ({ req, res, params }) =>
    file(res, 'schedule.csv', await exportSchedule(req.ctx, params.id)),
  standingsCsv: async ({ req, res, params }) =>
    file(res, 'standings.csv', await exportStandings(req.ctx, params.id)),
  importTeams: async ({ req, params, body, query }) =>
    answer(await importTeams(req.ctx, params.id, body, query.partial ?? false)),
  importSchedule: async ({ req, params, body, query }) =>
    answer(await importSchedule(req.ctx, params.id, body, query.partial ?? false)),
});

export const divisionTeamFeedRoutes = initServer().router(divisionTeamFeeds, {
  calendar: async ({ req, res, params }) =>
    file(res, 'calendar.ics', await readTeamCalendar(req.ctx, params.id)),
});

export const registrationFeedRoutes = initServer().router(registrationFeeds, {
  teamsCsv: async ({ req, res, params }) =>
    file(res, 'teams.csv', await exportRegistrationTeams(req.ctx, params.id)),
  playersCsv: async ({ req, res, params }) =>
    file(res, 'players.csv', await exportPlayers(req.ctx, params.id)),
});
