import express, { type Router } from 'express';
import { pageOf, sendPage } from './page.ts';

const pages: Readonly<Record<string, { title: string; text: string }>> = {
  '/paid': {
    title: 'Thank you',
    text: 'Your payment is on its way to the organizers. You get a receipt by e-mail.',
  },
  '/not-paid': {
    title: 'Nothing was charged',
    text: 'You have left the payment. You can come back to it from your team’s registration.',
  },
};

/** Where the payment processor leads back to. */
export function paymentPages(): Router {
  const router = express.Router();
  for (const [path, { title, text }] of Object.entries(pages)) {
    const html = pageOf({ title, body: `<h1>${title}</h1>\n    <p>${text}</p>` });
    router.get(path, (_req, res) => sendPage(res, html));
  }
  return router;
}
