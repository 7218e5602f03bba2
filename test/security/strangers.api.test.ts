import type { AppRoute } from '@ts-rest/core';
import { contract } from '../../contract/index.ts';
import { permissionRule, type Permission } from '../../contract/permissions.ts';
import openApiDocument from '../../openapi/openapi.json' with { type: 'json' };
import { openApiPath, operationsOf } from '../../openapi/operations.ts';
import { aManagedTeam, aMember, aPlayer } from '../roles/aTeam.ts';
import { useService, type TestOrganization, type TestUser } from '../support/service.ts';

/** One person's records, asked for by another person who has a good token and no part in them. */

const service = useService();
let organization: TestOrganization;
let stranger: TestUser;
let ids: Record<string, string>;

beforeAll(async () => {
  organization = await service.organization();
  stranger = await service.user();
  const { admin } = organization;
  const team = await aManagedTeam(service, organization);
  const member = await aMember(service, team);
  const player = await aPlayer(team);
  const payment = await admin.payments.create({
    ...{ registrationTeam: team.submission, amount: 500, method: 'cash' },
  });
  const event = await team.manager.client.teamEvents.create({
    ...{ divisionTeam: team._id, title: 'Practice', date: '2030-01-05T18:00:00Z' },
  });
  const assignment = await team.manager.client.assignments.create({
    ...{ teamEvent: event._id, player, title: 'Balls' },
  });
  const [game] = (await admin.games.list({ division: team.division })).data;
  const { _id: gameId } =
    game ??
    (await admin.games.create({
      ...{ sport: 'basketball', division: team.division, homeTeam: team._id, awayTeam: team.opponent },
    } as never));
  await member.client.chatMessages.create({ divisionTeam: team._id, text: 'Hello' });
  const [photo] = await service.db.select<{ id: string }>(
    `INSERT INTO team_photos (id, organization, division_team, user_id, type, width, height, created)
     VALUES ($1, $2, $3, $4, 'png', 1, 1, now()) RETURNING id`,
    ['a'.repeat(24), organization._id, team._id, member._id],
  );
  ids = {
    registrationTeams: team.submission,
    players: player,
    payments: payment._id,
    teamEvents: event._id,
    assignments: assignment._id,
    availabilities: event._id,
    teamPhotos: photo?.id as string,
    games: gameId,
    teams: team._id,
    player,
  };
});

type Bodies = Record<
  string,
  Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>
>;

const bodyOf = (route: AppRoute): RequestInit => {
  if ((route.metadata as { accepts?: string }).accepts === 'photo') {
    const body = new FormData();
    body.append('upload', new Blob(['a picture']));
    return { body };
  }
  const { requestBody } =
    (openApiDocument.paths as unknown as Bodies)[openApiPath(route.path)]?.[route.method.toLowerCase()] ?? {};
  const example = requestBody?.content['application/json']?.example;
  return example === undefined ? {} : { body: JSON.stringify(example) };
};

/** Whose record the identifier in an address names. */
function recordOf(path: string): string {
  if (path.includes(':divisionTeamId') || path === '/teamPhotos/team/:id') return 'teams';
  if (path.includes('/game/')) return 'games';
  if (path.includes('/teamEvent/')) return 'teamEvents';
  return path.split('/')[1] as string;
}

const addressOf = (path: string): string =>
  path
    .replace(':player', () => ids['player'] as string)
    .replace(/:[A-Za-z]+/, () => ids[recordOf(path)] as string);

/** Those that a signed-in person may use on what is theirs, and that name a record in their address. */
const personal = operationsOf(contract)
  .filter(({ route }) => {
    const { callers } = permissionRule((route.metadata as { permission: Permission }).permission);
    const isList =
      /\/(team|division|registration|registrationTeam|league|organization)\/:id(\/all)?$|Name\/:name$/;
    return (
      callers.includes('user') &&
      !callers.includes('anonymous') &&
      /:(id|gameId|divisionTeamId)/.test(route.path) &&
      !(isList.test(route.path) && !route.path.includes('divisionTeamId'))
    );
  })
  .map(({ id, route }) => [id, route] as const);

it('there are such operations', () => {
  expect(personal.length).toBeGreaterThan(25);
});

it.each(personal)('%s tells a stranger nothing', async (_id, route) => {
  const answer = await service.fetch(addressOf(route.path), {
    method: route.method,
    token: stranger.token,
    ...bodyOf(route),
  });
  const { data, error } = (await answer.json()) as {
    data?: unknown;
    error?: { code: string; message: string };
  };
  if (answer.status === 200) {
    // What a stranger may ask of any team: nothing is there for them.
    expect(JSON.stringify(data)).not.toMatch(/Hello|Practice|Balls|Ada/);
    expect([{ isMember: false, isAdmin: false, isManager: false }, []]).toContainEqual(data);
    return;
  }
  expect([403, 404]).toContain(answer.status);
  expect(data).toBeUndefined();
  expect(error?.message).not.toMatch(/Hello|Practice|Balls|Ada/);
});

it.each(personal.filter(([, route]) => route.method === 'GET'))(
  '%s answers a stranger about a record as about none',
  async (_id, route) => {
    const ask = async (path: string) => {
      const answer = await service.fetch(path, { token: stranger.token });
      const { data, error } = (await answer.json()) as { data?: unknown; error?: { code: string } };
      return [answer.status, error?.code, data];
    };
    const real = await ask(addressOf(route.path));
    if (real[0] === 200) return;
    expect(await ask(route.path.replace(/:[A-Za-z]+/g, 'f'.repeat(24)))).toEqual(real);
  },
);

it('lists show a stranger none of it', async () => {
  for (const path of [
    '/registrationTeams',
    '/players',
    '/payments',
    `/players/team/${ids['teams']}`,
    `/players/registrationTeam/${ids['registrationTeams']}`,
    `/players/game/${ids['games']}`,
    '/users/me/teams',
    '/users/me/events',
    '/users/watchlist',
  ]) {
    const answer = await service.fetch(path, { token: stranger.token });
    const { data } = (await answer.json()) as { data?: unknown[] };
    expect([path, data ?? []]).toEqual([path, []]);
  }
});
