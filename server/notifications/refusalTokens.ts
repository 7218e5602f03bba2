import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Whose mails somebody does not want. */
export type Refusal = { readonly organization: string; readonly address: string };

export type RefusalTokens = {
  tokenOf(refusal: Refusal): string;
  /** Null for a token that was not made here. */
  read(token: string): Refusal | null;
};

/**
 * Tokens that unsubscribe one address from one organization, and nothing else; they never expire, as mails don't.
 *
 * @param secret that all processes share
 */
export function createRefusalTokens(secret: string): RefusalTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'refusals of mails', 32));
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    tokenOf: ({ organization, address }) => {
      const text = Buffer.from(`${organization}:${address.toLowerCase()}`).toString('base64url');
      return `${text}.${signatureOf(text)}`;
    },
    read: (token) => {
      const [text = '', signature = ''] = token.split('.');
      const [wanted, given] = [Buffer.from(signatureOf(text)), Buffer.from(signature)];
      if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
      const [organization = '', ...address] = Buffer.from(text, 'base64url').toString('utf8').split(':');
      return { organization, address: address.join(':') };
    },
  };
}
