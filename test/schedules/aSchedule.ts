import type { BodyOf } from '../../clients/typescript/src/index.ts';
import { times, type TestOrganization } from '../support/service.ts';

type Body = BodyOf<'schedules.generate'>;
export type Game = {
  _id: string;
  homeTeam: string;
  awayTeam: string;
  locationModel: string | null;
  court: string | null;
  timeSlot: string | null;
  date: string;
  time: string | null;
  globalDate: string;
  duration: number;
  isBye: boolean;
  isCancelled: boolean;
  gameLabel: string | null;
};

export const start = '2026-03-08';
const courtNames = (n: number) => times(n, (index) => `Court ${index + 1}`);

/** What the tests of schedules do in an organization. */
export const schedulesOf = (organization: () => TestOrganization) => {
  async function aLeague(teams: number, fields: object = {}, { admin } = organization()) {
    const division = await admin.divisions.create({ name: 'A', sports: ['basketball'], ...fields });
    const ids: string[] = [];
    for (const index of times(teams, (n) => n)) {
      ids.push((await admin.divisionTeams.create({ name: `Team ${index}`, division: division._id }))._id);
    }
    return { division: division._id, teams: ids };
  }

  const aHall = async (courts: number, { admin } = organization()) => {
    const names = courtNames(courts).map((name) => ({ name }));
    const { _id } = await admin.locations.create({ name: 'Hall', courts: names });
    return names.map(({ name }) => ({ location: _id, court: name }));
  };

  const generate = (division: string, body: object, { admin } = organization()) =>
    admin.schedules.generate(division, { legs: 1, start, ...body } as Body);
  const schedule = async (division: string, body: object) => {
    const { dryRun, games } = await generate(division, body);
    return { dryRun, games: games as unknown as Game[] };
  };
  const gamesOf = async (division: string) =>
    (await organization().admin.games.list({ division })).data as unknown as Game[];

  return { aLeague, aHall, generate, schedule, gamesOf };
};

export const pairs = (games: readonly Game[]) =>
  games.map(({ homeTeam, awayTeam }) => [homeTeam, awayTeam].sort().join());
export const sides = (games: readonly Game[], team: string) => [
  games.filter(({ homeTeam }) => homeTeam === team).length,
  games.filter(({ awayTeam }) => awayTeam === team).length,
];

/** Every two games on one court or of one team that overlap in time. */
export const overlapping = (games: readonly Game[]) => {
  const busy = games.flatMap((game) =>
    [`${String(game.locationModel)} ${String(game.court)}`, game.homeTeam, game.awayTeam].map((who) => ({
      who,
      from: Date.parse(game.date),
      to: Date.parse(game.date) + game.duration * 60_000,
    })),
  );
  return busy.filter((one, index) =>
    busy.some((two, place) => place > index && two.who === one.who && one.from < two.to && two.from < one.to),
  );
};

export const refused = (code: string, path?: string) => ({
  status: 409,
  code,
  ...(path === undefined ? {} : { details: [{ path }] }),
});
