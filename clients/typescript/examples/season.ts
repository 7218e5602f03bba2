import { ApiError, SportsLeagueClient } from '@sports-league/client';

/**
 * Makes a league and reads it back, with an API key or an admin's token that may write. Gives the lines to print.
 */
export const season = async (baseUrl: string, token: string): Promise<string> => {
  const client = new SportsLeagueClient({ baseUrl, token });
  const lines: string[] = [];

  const league = await client.leagues.create({ name: 'Example league', sports: ['basketball'] });
  lines.push(`made ${league.name}`);

  // Only if nobody changed it meanwhile.
  const { data, etag, requestId } = await client.leagues.get(league._id).withResponse();
  lines.push(
    `read ${data._id === league._id ? 'the same' : 'another'} in request ${requestId ? 'with' : 'without'} an id`,
  );
  const archived = await client.leagues.update(league._id, { active: false }, { ifMatch: etag });
  lines.push(archived.active ? 'still active' : 'archived');

  for await (const each of client.leagues.list({ limit: 50 })) {
    if (each._id === league._id) lines.push('found in the list');
  }

  await client.leagues.remove(league._id);
  try {
    await client.leagues.get(league._id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') lines.push('gone');
    else throw error;
  }
  return lines.join('\n');
};
