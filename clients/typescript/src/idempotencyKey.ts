/** 128 random bits as hexadecimal digits. React Native has no `crypto.randomUUID`, and by default no `crypto`. */
export const idempotencyKey = (): string => {
  const bytes = new Uint8Array(16);
  if (globalThis.crypto?.getRandomValues) {
    globalThis.crypto.getRandomValues(bytes);
  } else {
    // A key needs to differ from the caller's other keys of one day; it guards nothing, so this is enough.
    bytes.forEach((_, index) => (bytes[index] = Math.random() * 256));
  }
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
