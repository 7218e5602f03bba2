import { initServer } from '@ts-rest/express';
import { schedules } from '../../contract/schedules.ts';
import { presentGame } from '../games/index.ts';
import { generateSchedule } from './generateSchedule.ts';

export const scheduleRoutes = initServer().router(schedules, {
  generate: async ({ req, res, params, body }) => {
    const { dryRun, games } = await generateSchedule(req.ctx, params.id, body);
    const data = { dryRun, games: games.map((game) => presentGame(req.ctx.actor, game)) };
    const answer = { success: true as const, data };
    if (dryRun) return { status: 200, body: answer };
    res.setHeader('Location', `${req.baseUrl}/games?division=${params.id}`);
    return { status: 201, body: answer };
  },
});
