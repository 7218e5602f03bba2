import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePreview } from '../../server/notifications/index.ts';
import { sampleMails } from '../../server/notifications/sampleMails.ts';

it('writes every mail of the service as a page and as text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-preview-'));
  try {
    const list = await readFile(await writePreview(folder), 'utf8');
    const names = Object.keys(sampleMails);
    const files = ['index.html', ...names.flatMap((name) => [`${name}.html`, `${name}.txt`])];
    expect((await readdir(folder)).sort()).toEqual(files.sort());
    for (const name of names) expect(list).toContain(`href="${name}.html"`);
    const reminder = await readFile(join(folder, 'team_registration_reminder.txt'), 'utf8');
    expect(reminder).toContain('Subject: Riverside Hawks: the registration is not complete');
    expect(reminder).toContain('The deadline is Sunday, March 8, 2026: 3 days are left.');
    expect(reminder).toContain('Unsubscribe: https://');
  } finally {
    await rm(folder, { recursive: true });
  }
});
