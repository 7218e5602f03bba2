import { open } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { DomainError } from '../platform/errors.ts';
import { takeTurns } from '../platform/takeTurns.ts';
import { photoTypeOf, signatureBytes, type PhotoType } from './photoType.ts';

/** A picture as it is kept. */
export type Pictures = {
  readonly type: PhotoType;
  readonly width: number;
  readonly height: number;
  readonly photo: Buffer;
  readonly thumbnail: Buffer;
};

const longestSide = 2048;
const longestThumbnailSide = 400;

/** A small file can be a huge picture: beyond this it is not unpacked. */
const mostPixels = 40_000_000;

/**
 * Two pictures are unpacked at once: each takes memory, and a thread that other work needs too. Those that wait lie on
 * the disk meanwhile.
 */
const inTurn = takeTurns(2, 50);

/** Loaded with the first picture: until then it would hold 15 MB of memory for nothing. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // The same picture hardly comes twice.
  sharp.cache(false);
  return sharp;
}

const encoders: Readonly<Record<PhotoType, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 85 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 85 }),
};

const noPicture = (message: string) => new DomainError('unsupported_media_type', { message });

async function typeOf(path: string): Promise<PhotoType> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    const type = photoTypeOf(buffer.subarray(0, bytesRead));
    if (type === null) throw noPicture('The file is no JPEG, PNG or WebP picture.');
    return type;
  } finally {
    await file.close();
  }
}

const fitted = (picture: Sharp, side: number) =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

async function unpack(path: string, type: PhotoType): Promise<Pictures> {
  const sharp = await loadSharp();
  try {
    // Written anew, it has nothing of what the camera or anybody else has put beside the pixels.
    const upright = sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const { data: photo, info } = await encoders[type](fitted(upright, longestSide)).toBuffer({
      resolveWithObject: true,
    });
    const thumbnail = await encoders[type](fitted(sharp(photo), longestThumbnailSide)).toBuffer();
    return { type, width: info.width, height: info.height, photo, thumbnail };
  } catch (error) {
    if (/pixel limit/.test((error as Error).message)) {
      throw new DomainError('too_large', { message: 'The picture has more than 40 million pixels.' });
    }
    throw noPicture('The picture is damaged.');
  }
}

/**
 * The picture of a file and its thumbnail, turned upright and without metadata. Throws `unsupported_media_type` for
 * what is no picture that can be read, `too_large` for one of too many pixels, `unavailable` in a flood.
 */
export async function picturesOf(path: string): Promise<Pictures> {
  const type = await typeOf(path);
  return inTurn(() => unpack(path, type));
}
