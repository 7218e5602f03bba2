import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTemplateName } from '../platform/mails.ts';
import { isOptional, renderMail } from './renderMail.ts';
import { sampleLink, sampleMails } from './sampleMails.ts';

const names = Object.keys(sampleMails) as MailTemplateName[];

const listOf = (subjects: ReadonlyMap<string, string>) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mails</title>
<ul>
${[...subjects].map(([name, subject]) => `<li><a href="${name}.html">${name}</a> (<a href="${name}.txt">text</a>): ${subject}`).join('\n')}
</ul>
</html>
`;

/** Writes every mail with sample data into a folder, as HTML and as text, and a page that lists them; its path. */
export async function writePreview(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const subjects = new Map<string, string>();
  for (const name of names) {
    const { subject, text, html } = renderMail(
      name,
      sampleMails[name],
      isOptional(name) ? sampleLink.replace('verify', 'unsubscribe') : undefined,
    );
    subjects.set(name, subject);
    await writeFile(join(folder, `${name}.html`), html);
    await writeFile(join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}`);
  }
  const list = join(folder, 'index.html');
  await writeFile(list, listOf(subjects));
  return list;
}
