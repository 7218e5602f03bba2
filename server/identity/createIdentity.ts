import type { Credentials } from '../platform/authenticate.ts';
import type { Database } from '../platform/database.ts';
import type { Populate } from '../platform/include.ts';
import { adminRoutes } from './adminRoutes.ts';
import { apiKeyRoutes } from './apiKeyRoutes.ts';
import { createCredentials } from './credentials.ts';
import { organizationRoutes } from './organizationRoutes.ts';
import type { EmailVerifiedHook, IdentityParts } from './parts.ts';
import { createSessions } from './sessions.ts';
import { userRoutes } from './userRoutes.ts';

type IdentityDependencies = {
  readonly db: Database;
  readonly sessionSecret: string;
  /** Asked for each mail: where the system chooses the port, it is known only once the server listens. */
  readonly publicUrl: () => string;
  /** Those of these division teams that the caller may see: `teams` knows, which builds on `identity`. */
  readonly visibleTeams: IdentityParts['visibleTeams'];
  readonly onEmailVerified?: readonly EmailVerifiedHook[];
  readonly populate: Populate;
};

/** Who may sign in and how: the look-up of credentials for the platform, and the doors. */
export function createIdentity({
  db,
  sessionSecret,
  onEmailVerified = [],
  populate,
  ...others
}: IdentityDependencies) {
  const sessions = createSessions(sessionSecret);
  const parts: IdentityParts = { sessions, onEmailVerified, ...others };
  const credentials: Credentials = createCredentials(db, sessions);
  return {
    credentials,
    routes: {
      users: userRoutes(parts, populate),
      admins: adminRoutes(parts, populate),
      apiKeys: apiKeyRoutes(),
      organizations: organizationRoutes(),
    },
  };
}
