import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';

type PublishedFile = { readonly path: string; readonly type: string; readonly cacheControl: string };

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
  authentication: { preferredSecurityScheme: 'apiKey' },
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
};

const linkTo = ([label, path]: [string, string]) => `<a href="${path}">${label}</a>`;

const page = (documentPath: string, links: Readonly<Record<string, string>>) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Sports League API reference</title>
    <style>
      .documents { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0.75rem 1.5rem; font: 0.9rem/1.5 system-ui, sans-serif; }
      .documents, .documents a { color: #1b1b1b; background: #fff; }
      .dark-mode .documents, .dark-mode .documents a { color: #e7e7e7; background: #0f0f0f; }
    </style>
  </head>
  <body>
    <nav class="documents">${Object.entries(links).map(linkTo).join(' ')}</nav>
    <script id="api-reference" data-url="${documentPath}" data-configuration='${JSON.stringify(configuration)}'></script>
    <script src="/docs/reference.js"></script>
  </body>
</html>
`;

/**
 * The reference of the published document at `/docs`, where whoever opens the bare address is led: served from the
 * package, no outside host. `links` lead to the documents themselves, by what they are called.
 *
 * @param publish serves the script, which is long
 */
export function referencePage(
  documentPath: string,
  links: Readonly<Record<string, string>>,
  publish: (file: PublishedFile) => RequestHandler,
): Router {
  const router = express.Router();
  const html = page(documentPath, links);
  router.get('/', (_req, res) => res.redirect('/docs'));
  router.get('/docs', (_req, res) => {
    res.setHeader('Content-Security-Policy', contentSecurityPolicy);
    res.type('html').send(html);
  });
  const script = { path: scriptFile(), type: 'js', cacheControl: 'public, max-age=86400' };
  router.get('/docs/reference.js', publish(script));
  return router;
}
