import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { openChat } from '../../clients/typescript/examples/chat.ts';
import { ConnectionError, SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { demonstration, stop } from './demonstration.ts';

/** The team's chat of a running demonstration in a terminal, as its manager or its member. */

const { baseUrl, manager, member } = demonstration();
const people = { manager, member };
const who = process.argv[2] ?? 'member';

async function chat(): Promise<void> {
  if (who !== 'manager' && who !== 'member') return stop('Chat as one of the two: manager, member.');
  const client = new SportsLeagueClient({ baseUrl });
  await client.signIn(people[who]);
  const [team] = (await client.users.myTeams()).data;
  if (!team) return stop(`The ${who} of the demonstration has no team any more.`);
  console.log(`The chat of ${team.name}. A line is sent by Enter, Ctrl-D ends.`);
  const shown = new Set<string>();
  const live = await openChat(
    client,
    team._id,
    ({ _id, name, text }) => {
      shown.add(_id);
      console.log(`${name}: ${text}`);
    },
    { WebSocket },
  );
  let sent: string | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') sent = (await live.send({ divisionTeam: team._id, text: line }))._id;
  }
  // What was written last is heard before it ends.
  if (sent === undefined || shown.has(sent)) return live.close();
  live.on('message', ({ _id }) => _id === sent && live.close());
}

try {
  await chat();
} catch (error) {
  if (error instanceof ConnectionError) stop(`Nothing answers at ${baseUrl}: start it with npm start.`);
  throw error;
}
