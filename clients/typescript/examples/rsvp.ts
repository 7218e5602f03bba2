import { isPopulated, type Availability, type SportsLeagueClient } from '@sports-league/client';

export type Answer = NonNullable<Availability['status']>;

/** Who comes to a game: how many say what, and the rows of the signed-in person, who may answer for a child too. */
export const whoComes = async (client: SportsLeagueClient, game: string) => {
  const [{ _id: me }, { data: rows }] = await Promise.all([
    client.users.profile(),
    client.availabilities.listByGame(game, { include: 'player' }),
  ]);
  const count = (status: Answer | null) => rows.filter((row) => row.status === status).length;
  return {
    yes: count('yes'),
    no: count('no'),
    maybe: count('maybe'),
    open: count(null),
    mine: rows.filter(({ player }) => isPopulated(player) && player.user === me),
  };
};

/** Answers for every player of the signed-in person on the team. Answering again replaces the answer. */
export const answerGame = async (
  client: SportsLeagueClient,
  game: string,
  status: Answer,
  note?: string,
): Promise<Availability[]> => {
  const { mine } = await whoComes(client, game);
  const players = mine.map(({ player }) => (isPopulated(player) ? player._id : ''));
  return Promise.all(
    players.map((player) => client.availabilities.set({ game, player, status, note: note ?? null })),
  );
};
