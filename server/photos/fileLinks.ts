import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How long a link opens its file. */
const linkSeconds = 3600;

export type FileLinks = {
  /** The whole address of a file. */
  linkTo(name: string, now: Date): string;
  /** Whether a link was made here for this file and has not expired. */
  opens(
    name: string,
    query: { readonly expires?: unknown; readonly signature?: unknown },
    now: Date,
  ): boolean;
};

/**
 * Links that open a file without a credential, as a picture in a page or app needs it.
 *
 * @param address where the files are served, known once the server listens
 * @param secret that all processes share
 */
export function createFileLinks(address: () => string, secret: string): FileLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links to team photos', 32));
  const signatureOf = (name: string, expires: string) =>
    createHmac('sha256', key).update(`${name}\n${expires}`).digest('base64url');
  return {
    linkTo: (name, now) => {
      const expires = String(Math.floor(now.getTime() / 1000) + linkSeconds);
      return `${address()}/${name}?expires=${expires}&signature=${signatureOf(name, expires)}`;
    },
    opens: (name, { expires, signature }, now) => {
      if (typeof expires !== 'string' || typeof signature !== 'string') return false;
      const [wanted, given] = [Buffer.from(signatureOf(name, expires)), Buffer.from(signature)];
      const isOurs = wanted.length === given.length && timingSafeEqual(wanted, given);
      return isOurs && Number(expires) * 1000 > now.getTime();
    },
  };
}
