import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import {
  hashOfSecret,
  isPlausibleApiKey,
  lastFourOf,
  newApiKey,
} from '../../server/identity/apiKeySecret.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

it('makes keys of the published shape, each another', () => {
  const keys = Array.from({ length: 200 }, newApiKey);
  for (const key of keys) expect(key).toMatch(/^slk_live_[0-9A-Za-z]{36}$/);
  expect(new Set(keys).size).toBe(200);
});

it('ends a key with the CRC32 of its random part, in base62', () => {
  const key = newApiKey();
  const [random, checksum] = [key.slice(9, 39), key.slice(39)];
  const value = [...checksum].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
  expect(value).toBe(crc32(random));
});

it('knows its own keys, and none with one character mistyped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9, max: 44 }), fc.integer({ min: 1, max: 61 }), (position, shift) => {
      const key = newApiKey();
      const typo = digits.charAt((digits.indexOf(key.charAt(position)) + shift) % 62);
      expect(isPlausibleApiKey(key)).toBe(true);
      expect(isPlausibleApiKey(key.slice(0, position) + typo + key.slice(position + 1))).toBe(false);
    }),
  );
});

it('knows nothing that only looks like a key', () => {
  for (const text of [
    '',
    'slk_live_',
    `${newApiKey()}x`,
    newApiKey().slice(0, -1),
    newApiKey().replace('live', 'test'),
  ]) {
    expect(isPlausibleApiKey(text)).toBe(false);
  }
});

it('keeps nothing that leads back to the key but its last four characters', () => {
  const key = newApiKey();
  expect(lastFourOf(key)).toBe(key.slice(41));
  expect(hashOfSecret(key)).toMatch(/^[\w-]{43}$/);
  expect(hashOfSecret(key)).not.toBe(hashOfSecret(newApiKey()));
});
