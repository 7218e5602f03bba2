import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Router } from 'express';

const scriptFile = () =>
  join(dirname(createRequire(import.meta.url).resolve('@scalar/api-reference')), 'browser', 'standalone.js');

/** What the page may load: itself. The reference styles its parts inline. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const configuration = {
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
};

const page = (documentPath: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sports League API reference</title>
  </head>
  <body>
    <script id="api-reference" data-url="${documentPath}" data-configuration='${JSON.stringify(configuration)}'></script>
    <script src="/docs/reference.js"></script>
  </body>
</html>
`;

/** The reference of the published document at `/docs`: served from the package, no outside host. */
export function referencePage(documentPath: string): Router {
  const router = express.Router();
  router.get('/docs', (_req, res) => {
    res.setHeader('Content-Security-Policy', contentSecurityPolicy);
    res.type('html').send(page(documentPath));
  });
  router.get('/docs/reference.js', (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=86400');
    res.sendFile(scriptFile());
  });
  return router;
}
