import type { Context } from '../platform/context.ts';
import type { Sessions } from './sessions.ts';

/** A person has shown that the address is theirs: whatever an address grants is granted in the same transaction. */
export type EmailVerifiedHook = (
  ctx: Context,
  user: { readonly _id: string; readonly email: string },
) => Promise<void>;

/** What the operations on accounts are given beside the request. */
export type IdentityParts = {
  readonly sessions: Sessions;
  /** Where the links in mails lead, without a trailing slash. */
  publicUrl(): string;
  /** Those of these division teams that the caller may see. */
  visibleTeams(ctx: Context, ids: readonly string[]): Promise<readonly { readonly _id: string }[]>;
  /** What other capabilities do when an address is confirmed. */
  readonly onEmailVerified: readonly EmailVerifiedHook[];
};

/** The pages that links in mails lead to. */
const pages = {
  verify_email: 'verify',
  confirm_new_email: 'verify',
  reset_password: 'reset-password',
  admin_invitation: 'invitation',
} as const;

export const linkOf = (parts: IdentityParts, purpose: keyof typeof pages, token: string): string =>
  `${parts.publicUrl()}/${pages[purpose]}?token=${token}`;
