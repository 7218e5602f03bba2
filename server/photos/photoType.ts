/** What a photo can be, by the ending of its file. */
export type PhotoType = 'jpg' | 'png' | 'webp';

export const contentTypes: Readonly<Record<PhotoType, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** As many bytes as it takes to tell. */
export const signatureBytes = 12;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const codes = (text: string) => [...text].map((character) => character.charCodeAt(0));

/**
 * What a file is by its first bytes, whatever its name and sender say; null for anything that is no photo. Sources: ITU
 * T.81 annex B (SOI and the marker after it), PNG 5.2, the WebP container's header.
 */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, png)) return 'png';
  return startsWith(bytes, codes('RIFF')) && startsWith(bytes, codes('WEBP'), 8) ? 'webp' : null;
}
