import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DateTime } from 'luxon';

/** What the document says. */
type ReleaseStatement = {
  organizationName: string;
  /** Of the league or tournament. */
  competitionName: string | null;
  teamName: string;
  statement: string;
  release: { name: string; accepted: boolean; date: string } | null;
  /** IANA name; in which the day of the signature is given. */
  timeZone: string;
};

/** A font with the letters of most languages; the ones that every reader has know Western European ones only. */
const fontFile = (name: 'DejaVuSans' | 'DejaVuSans-Bold') =>
  join(
    dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
    'ttf',
    `${name}.ttf`,
  );

const letterMargin = 64;

function signatureOf({ release, timeZone }: ReleaseStatement): string {
  if (release?.accepted !== true) return 'Not accepted yet.';
  const day = DateTime.fromISO(release.date, { zone: timeZone }).setLocale('en-US');
  return `Accepted by ${release.name} on ${day.toFormat("MMMM d, yyyy 'at' h:mm a ZZZZ")}.`;
}

/** The statement and who accepted it, as PDF. */
export async function drawReleaseStatement(content: ReleaseStatement): Promise<Buffer> {
  // Few processes ever draw one, and it takes 20 MB of memory.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'LETTER',
    margin: letterMargin,
    font: fontFile('DejaVuSans'),
    lang: 'en',
    info: { Title: `Release statement of ${content.teamName}`, Author: content.organizationName },
  });
  const written = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document.registerFont('bold', fontFile('DejaVuSans-Bold'));
  document.fontSize(10).text([content.organizationName, content.competitionName].filter(Boolean).join(' · '));
  document.font('bold').fontSize(18).text('Release statement').moveDown(0.3);
  document.fontSize(12).text(content.teamName).moveDown();
  document.font(fontFile('DejaVuSans')).fontSize(11).text(content.statement, { lineGap: 3 }).moveDown(2);
  document.text(signatureOf(content));
  document.end();
  return written;
}
