import {
  RealtimeClient,
  type ChatMessage,
  type RealtimeOptions,
  type SportsLeagueClient,
} from '@sports-league/client';

/**
 * The chat of a team on a screen. `show` gets what was said, oldest first, and from then on each message once, in
 * order, those of the user included and those that were missed while there was no network. What is answered sends,
 * pauses in the background, resumes, and closes.
 */
export const openChat = async (
  client: SportsLeagueClient,
  divisionTeam: string,
  show: (message: ChatMessage) => void,
  options: RealtimeOptions = {},
): Promise<RealtimeClient> => {
  const live = new RealtimeClient(client, options);
  // Newest first, as the screen is filled from its end.
  const { data: history } = await client.chatMessages.listByTeam(divisionTeam, { limit: 50 });
  for (const message of [...history].reverse()) show(message);
  live.on('message', show);
  try {
    // From the newest that is shown, with nothing lost between the two.
    await live.join(divisionTeam, { after: history[0]?._id ?? null });
  } catch (error) {
    live.close();
    throw error;
  }
  return live;
};

/** What was said before the oldest message on the screen, newest first; empty at the beginning. */
export const olderMessages = async (
  client: SportsLeagueClient,
  divisionTeam: string,
  oldest: string,
): Promise<ChatMessage[]> => {
  const { data } = await client.chatMessages.listByTeam(divisionTeam, { before: oldest, limit: 50 });
  return data;
};
