import type { Database } from '../platform/database.ts';
import { linkTo } from '../platform/links.ts';
import { createRefusalTokens, type Refusal } from './refusalTokens.ts';

/** What a mail that somebody may do without asks for. */
export type Refusals = {
  isRefused(refusal: Refusal): Promise<boolean>;
  /** The page that ends such mails, and takes the one-click request of RFC 8058. */
  linkOf(refusal: Refusal): string;
};

export function createRefusals(db: Database, secret: string): Refusals {
  const tokens = createRefusalTokens(secret);
  return {
    isRefused: async ({ organization, address }) => {
      const refused = await db.select(
        'SELECT 1 FROM mail_refusals WHERE organization = $1 AND address = $2',
        [organization, address.toLowerCase()],
      );
      return refused.length > 0;
    },
    linkOf: (refusal) => linkTo({ db }, 'unsubscribe', tokens.tokenOf(refusal)),
  };
}
