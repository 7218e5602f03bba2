import type { RenderedMail } from '../platform/mailer.ts';

/** One part of a mail. Both forms of a mail are made of the same parts, so they always say the same. */
export type Part =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly link: string };

/** What a template says; how it looks is the layout's. Plain text throughout: the layout escapes. */
export type MailContent = {
  readonly subject: string;
  readonly parts: readonly Part[];
  /** In whose name the mail is sent. */
  readonly organizationName?: string;
  /** Why the reader gets this mail. */
  readonly reason: string;
};

export const paragraph = (text: string): Part => ({ kind: 'paragraph', text });
export const button = (label: string, link: string): Part => ({ kind: 'button', label, link });

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Control and direction characters, which would let a name break a line or turn the text after it around. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** A text of somebody else as one line of at most `longest` characters. */
export function oneLine(text: string, longest = 100): string {
  const characters = [...text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim()];
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
}

function safeLink(link: string): string {
  const { protocol, href } = new URL(link);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A mail can’t link to ${protocol}`);
  return href;
}

function htmlOf(part: Part): string {
  if (part.kind === 'paragraph') return `<p style="margin:0 0 16px">${escaped(part.text)}</p>`;
  const link = escaped(safeLink(part.link));
  return (
    `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:6px;` +
    `background:#14532d;color:#ffffff;font-weight:600;text-decoration:none">${escaped(part.label)}</a></p>` +
    `<p style="margin:0 0 16px;font-size:13px;color:#57606a">If the button does not work, open this address:<br>` +
    `<a href="${link}" style="color:#14532d;word-break:break-all">${link}</a></p>`
  );
}

const textOf = (part: Part): string =>
  part.kind === 'paragraph' ? part.text : `${part.label}:\n${safeLink(part.link)}`;

const frame = (title: string, heading: string, body: string, reason: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#f3f4f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:8px">
<tr><td style="padding:20px 28px;border-bottom:1px solid #e5e7eb;font:600 18px/1.3 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#14532d">${heading}</td></tr>
<tr><td style="padding:28px;font:400 16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#1f2328;word-break:break-word">
${body}
</td></tr>
<tr><td style="padding:16px 28px 24px;font:400 13px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#57606a">${reason}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;

/** The one look of all mails. */
export function layOut(content: MailContent, unsubscribe?: string): RenderedMail {
  const { parts, reason } = content;
  const unsubscribing = unsubscribe === undefined ? undefined : safeLink(unsubscribe);
  const subject = oneLine(content.subject, 200);
  const senderName = content.organizationName === undefined ? undefined : oneLine(content.organizationName);
  return {
    subject,
    senderName,
    text: `${[...parts.map(textOf), `-- \n${senderName === undefined ? '' : `${senderName}\n`}${reason}${unsubscribing === undefined ? '' : `\nUnsubscribe: ${unsubscribing}`}`].join('\n\n')}\n`,
    html: frame(
      escaped(subject),
      escaped(senderName ?? 'Sports League'),
      parts.map(htmlOf).join('\n'),
      escaped(reason) +
        (unsubscribing === undefined
          ? ''
          : `<br><a href="${escaped(unsubscribing)}" style="color:#57606a">Unsubscribe</a>`),
    ),
    unsubscribe: unsubscribing,
  };
}
