import { Router } from 'express';
import type { Database } from '../platform/database.ts';
import { addRefusal } from './addRefusal.ts';
import { createRefusalTokens } from './refusalTokens.ts';

/** Takes the button of the page, and of mail programs, which send a form of their own: only the address counts. */
export function refusalDoor(db: Database, secret: string): Router {
  const router = Router();
  const tokens = createRefusalTokens(secret);
  router.post('/unsubscribe', (req, res, next) => {
    addRefusal(db, tokens, req.query['token']).then(() => res.json({ success: true, data: {} }), next);
  });
  return router;
}
