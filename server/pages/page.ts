import type { Response } from 'express';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The document that a link from outside leads to. `title`, `body` and `script` are ours: nothing in them is escaped. */
export const pageOf = ({
  title,
  body,
  script,
}: {
  title: string;
  body: string;
  script?: string;
}) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <title>${title}</title>
    <style>
      body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 15vh auto; padding: 0 1rem; }
      label { display: block; margin: 1rem 0; }
      input { display: block; width: 100%; padding: 0.5rem; font: inherit; box-sizing: border-box; }
      input[type='checkbox'] { display: inline; width: auto; margin-right: 0.5rem; }
      button { padding: 0.5rem 1.5rem; font: inherit; }
      .statement { white-space: pre-wrap; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    ${body}
    ${
      script === undefined
        ? ''
        : `<p role="status"></p>
    <script src="${script}"></script>`
    }
  </body>
</html>
`;

/** Loads nothing from elsewhere, and its address, which holds a token, is told to nobody. */
export function sendPage(res: Response, html: string): void {
  res.setHeader('Content-Security-Policy', contentSecurityPolicy);
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.type('html').send(html);
}
