import { ApiError, SportsLeagueClient, type DataOf, type TokenStorage } from '@sports-league/client';

export type Account = DataOf<'users.profile'>;

/** The one client of the app: made at its start, with the storage that keeps the token while the app is closed. */
export const openClient = (baseUrl: string, tokenStorage: TokenStorage): SportsLeagueClient =>
  new SportsLeagueClient({ baseUrl, tokenStorage });

const hasNoSession = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Who is signed in, or null where the app shows its sign-in. A token lives for 30 days, is not renewed, and ends with
 * a new password or a sign-out everywhere: then the person signs in again.
 */
export const restoreSession = async (client: SportsLeagueClient): Promise<Account | null> => {
  const { token } = await client.session();
  if (!token) return null;
  try {
    return await client.users.profile();
  } catch (error) {
    if (!hasNoSession(error)) throw error;
    await client.signOut();
    return null;
  }
};

/** Signs in and keeps the token. Gives null, or the sentence to show where that was refused. */
export const signIn = async (
  client: SportsLeagueClient,
  credentials: { email: string; password: string },
): Promise<string | null> => {
  try {
    await client.signIn(credentials);
    return null;
  } catch (error) {
    if (hasNoSession(error)) return 'The address or the password is wrong.';
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'email_unverified') return 'Open the link that we have mailed you first.';
    if (error.code === 'rate_limited') return 'Too many attempts. Try again in a minute.';
    throw error;
  }
};

/** Forgets the account on this device; its pushes end first, while the token still counts. */
export const signOut = async (client: SportsLeagueClient, pushToken?: string): Promise<void> => {
  try {
    if (pushToken) await client.pushTokens.remove({ token: pushToken });
  } finally {
    await client.signOut();
  }
};

/** Ends every session of the account, as after a lost phone. */
export const signOutEverywhere = async (client: SportsLeagueClient): Promise<void> => {
  await client.users.logoutEverywhere();
  await client.signOut();
};
