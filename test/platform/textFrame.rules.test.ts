import type { Writable } from 'node:stream';
import * as ws from 'ws';
import { textFrame } from '../../server/platform/sockets/textFrame.ts';

// Exported, and missing in its types.
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable };

/** What a client makes of the bytes, in whatever pieces they arrive. */
function readBy(bytes: Buffer, pieceBytes: number): string[] {
  const texts: string[] = [];
  const receiver = new Receiver({ isServer: false, allowSynchronousEvents: true });
  receiver.on('message', (data: Buffer, isBinary: boolean) => {
    expect(isBinary).toBe(false);
    texts.push(data.toString());
  });
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    receiver.write(bytes.subarray(from, from + pieceBytes));
  }
  return texts;
}

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('a text of %i bytes is one frame', (length) => {
  expect(readBy(textFrame('a'.repeat(length)), 1 << 20)).toEqual(['a'.repeat(length)]);
});

it('its length is that of its bytes, and frames in one piece are read one by one', () => {
  const texts = ['ä'.repeat(63), '⚽ on Saturday', '', '👟'.repeat(20_000)];
  const bytes = Buffer.concat(texts.map(textFrame));
  for (const pieceBytes of [1, 1000, bytes.length]) expect(readBy(bytes, pieceBytes)).toEqual(texts);
});
