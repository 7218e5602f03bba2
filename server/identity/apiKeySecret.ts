import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * An API key is `slk_live_`, 30 random characters of base62 (178 bits) and the CRC32 of those in 6 more: scanners
 * recognize it, and a typo is refused without a look-up.
 */
export const apiKeyPrefix = 'slk_live_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 30;
const checksumLength = 6;
const shape = new RegExp(`^${apiKeyPrefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** The CRC32 in base62, most significant digit first, with leading zeros. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let written = '';
  while (written.length < checksumLength) {
    written = digits.charAt(rest % digits.length) + written;
    rest = Math.floor(rest / digits.length);
  }
  return written;
}

export function newApiKey(): string {
  const random = Array.from({ length: randomLength }, () => digits.charAt(randomInt(digits.length))).join('');
  return `${apiKeyPrefix}${random}${checksumOf(random)}`;
}

/** Whether the text could be a key: its shape and its checksum. */
export function isPlausibleApiKey(key: string): boolean {
  const [, random, checksum] = shape.exec(key) ?? [];
  return random !== undefined && checksumOf(random) === checksum;
}

/** What is stored of a key. It has too many possible values to be guessed, so that a fast hash will do. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

export const lastFourOf = (key: string): string => key.slice(-4);
