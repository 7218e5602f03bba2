import { inflateSync } from 'node:zlib';

const streamsOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
    } catch {
      // A font, as it was.
      return [];
    }
  });
};

const charactersOf = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));

/** What each glyph of a font stands for, by its number in the text. */
const glyphsOf = (stream: string): string[] =>
  [...stream.matchAll(/beginbfrange\s+<\w+> <\w+> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => charactersOf(hex.replace(/ /g, ''))),
  );

/** The lines of a document that pdfkit wrote, read with each of its fonts: one of the readings is the text. */
export function readingsOf(pdf: Buffer): string[] {
  const streams = streamsOf(pdf);
  const fonts = streams.map(glyphsOf).filter((glyphs) => glyphs.length > 0);
  const shown = streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\]\s*TJ/g)].map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => hex).join(''),
    ),
  );
  return fonts.map((glyphs) =>
    shown
      .map((hex) => (hex.match(/.{4}/g) ?? []).map((id) => glyphs[parseInt(id, 16)] ?? '').join(''))
      .join('\n'),
  );
}
