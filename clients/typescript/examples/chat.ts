import { RealtimeClient, type RealtimeOptions, SportsLeagueClient } from '@sports-league/client';

/**
 * Opens the chat of a team, says something and waits until it is heard. `token` is that of somebody of the team. Gives
 * the lines that an app would show.
 */
export const chat = async (
  baseUrl: string,
  token: string,
  divisionTeam: string,
  options: RealtimeOptions = {},
): Promise<string> => {
  const client = new SportsLeagueClient({ baseUrl, token });
  const live = new RealtimeClient(client, options);
  const lines: string[] = [];

  // What was said so far: newest first, so that the screen can be filled from its end.
  const history = await client.chatMessages.listByTeam(divisionTeam, { limit: 50 });
  for (const { name, text } of [...history.data].reverse()) lines.push(`${name}: ${text}`);

  // From there on, with nothing lost between the two.
  const newest = history.data[0]?._id;
  const heard = new Promise<void>((resolve) =>
    live.on('message', ({ name, text }) => {
      lines.push(`${name}: ${text}`);
      resolve();
    }),
  );
  await live.join(divisionTeam, newest ? { after: newest } : {});
  await live.send({ divisionTeam, text: 'Who brings the balls?' });
  await heard;

  live.close();
  return lines.join('\n');
};
