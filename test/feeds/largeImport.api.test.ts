import { DateTime } from 'luxon';
import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { times, useService, type TestOrganization } from '../support/service.ts';
import { statementsOf } from './statements.ts';

const service = useService({ pool: 6 });
let organization: TestOrganization;
let client: SportsLeagueClient;

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/New_York' });
  client = organization.admin;
});

const partial = { query: { partial: true } };
const aDivision = () => client.divisions.create({ name: 'B', sports: ['basketball'] });
const fileOfTeams = (count: number) => `name,seed\n${times(count, (n) => `Team ${n},${n + 1}`).join('\n')}\n`;
const dayOf = (n: number) => DateTime.fromISO('2026-05-01').plus({ days: n }).toISODate();

async function aDivisionOf(teams: number) {
  const { _id } = await aDivision();
  await client.divisions.importTeams(_id, fileOfTeams(teams));
  return _id;
}

/** Team 0 meets Team 1 in this hall, once a day. */
const fileOfGames = (count: number, hall: string) =>
  `date,time,home,away,venue,court\n${times(count, (n) => `${dayOf(n)},19:00,Team 0,Team 1,${hall},A`).join('\n')}\n`;
const aHall = (name: string) => client.locations.create({ name, courts: [{ name: 'A' }] });
const gamesOf = async (division: string) => (await client.games.list({ division })).data;
const entriesOf = async (resourceId: string) => (await client.auditLogs.list({ resourceId })).data;

describe('a large file', () => {
  it('of teams takes as many statements as a small one', async () => {
    const countFor = async (rows: number) => {
      const { _id } = await aDivision();
      return statementsOf(async () => {
        expect(await client.divisions.importTeams(_id, fileOfTeams(rows))).toMatchObject({ created: rows });
      });
    };
    const [few, many] = [await countFor(10), await countFor(200)];
    expect(few).toBeGreaterThan(3);
    expect(many).toBe(few);
  });

  it('of games takes as many statements as a small one, good rows and bad', async () => {
    const countFor = async (rows: number) => {
      const division = await aDivisionOf(2);
      const file = fileOfGames(rows, (await aHall(`Hall for ${rows}`)).name);
      const first = await statementsOf(async () => {
        expect(await client.divisions.importSchedule(division, file)).toMatchObject({ created: rows });
      });
      const again = await statementsOf(async () => {
        const { created, rejected } = await client.divisions.importSchedule(division, file, partial);
        expect([created, rejected.length]).toEqual([0, rows]);
      });
      return [first, again];
    };
    const [few, many] = [await countFor(10), await countFor(200)];
    expect(Math.min(...few)).toBeGreaterThan(3);
    expect(many).toEqual(few);
  });

  it('leaves an audit entry for each team and each game', async () => {
    const division = await aDivisionOf(2);
    const { name } = await aHall('Audited hall');
    await client.divisions.importSchedule(division, fileOfGames(3, name));
    const teams = (await client.divisionTeams.list({ division })).data;
    for (const record of [...teams, ...(await gamesOf(division))]) {
      const [entry, ...others] = await entriesOf(record._id);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({ action: 'create', before: null, after: record });
    }
  });

  it('that is refused leaves neither record nor entry', async () => {
    const division = await aDivisionOf(2);
    const { name } = await aHall('Refused hall');
    const before = (await client.auditLogs.list({ limit: 1 })).count;
    const file = `${fileOfGames(3, name)}2026-05-01,19:30,Team 0,,,\n`;
    await expect(client.divisions.importSchedule(division, file)).rejects.toMatchObject({
      details: [{ path: '5' }],
    });
    expect(await gamesOf(division)).toEqual([]);
    expect((await client.auditLogs.list({ limit: 1 })).count).toBe(before);
  });
});

describe('a double booking', () => {
  it('names the game that has the court, of the league or of a row above, at the line of the later', async () => {
    const division = await aDivisionOf(4);
    const hall = await aHall('Court hall');
    const at = { locationModel: hall._id, court: 'a', time: '19:00', date: '2026-05-01' };
    const standing = await client.games.create({ sport: 'basketball', ...at });
    const file = [
      'date,time,home,away,venue,court',
      '2026-05-01,18:00,Team 0,Team 1,Court hall,A',
      '2026-05-01,17:30,Team 2,Team 3,Court hall, A ',
      '2026-05-01,19:59,Team 2,Team 3,Court hall,A',
      '2026-05-01,20:00,Team 2,Team 3,Court hall,A',
      '2026-05-01,19:00,Team 3,,,',
      '2026-05-01,20:59,,Team 3,,',
      '2026-05-01,21:00,,Team 3,,',
    ].join('\n');
    const { created, rejected } = await client.divisions.importSchedule(division, file, partial);
    const games = await gamesOf(division);
    const [first, second] = [18, 20].map(
      (hour) => games.find(({ time }) => time === `${hour}:00`)?._id ?? '',
    );
    const taken = (column: string, what: string, game: string, from: number, to: number) => {
      const clock = (hour: number) =>
        `2026-05-0${hour < 20 ? 1 : 2}T${(hour + 4) % 24}`.replace(/T(\d)$/, 'T0$1');
      return `Another game has the court, the team or the slot at that time. ${column}: ${what} has game ${game} from ${clock(from)}:00:00.000Z to ${clock(to)}:00:00.000Z.`;
    };
    expect(created).toBe(4);
    expect(rejected).toEqual([
      { line: 3, message: taken('court', 'The court', first ?? '', 18, 19) },
      { line: 4, message: taken('court', 'The court', standing._id, 19, 20) },
      { line: 7, message: taken('away', 'The away team', second ?? '', 20, 21) },
    ]);
  });

  it('is none between a row that is refused and the rows below it', async () => {
    const division = await aDivisionOf(3);
    const file = [
      'date,time,home,away',
      '2026-05-01,18:00,Team 0,Team 1',
      '2026-05-01,18:30,Team 1,Team 2',
      '2026-05-01,19:00,Team 2,Team 0',
    ].join('\n');
    expect(await client.divisions.importSchedule(division, file, partial)).toMatchObject({
      created: 2,
      rejected: [{ line: 3 }],
    });
  });

  it('is none for games without a time, cancelled ones and byes', async () => {
    const division = await aDivisionOf(2);
    const file = [
      'date,time,home,away,cancelled,bye,label',
      '2026-05-01,18:00,Team 0,Team 1,,,',
      '2026-05-01,18:00,Team 0,Team 1,yes,,Cancelled',
      '2026-05-01,18:00,Team 0,,,yes,Bye',
      '2026-05-01,,Team 0,Team 1,,,',
      '2026-05-01,later,Team 0,Team 1,,,',
    ].join('\n');
    expect(await client.divisions.importSchedule(division, file)).toEqual({ created: 5, rejected: [] });
  });

  it('between files that come at the same moment is refused in one of them, at its line', async () => {
    await Promise.all(
      times(6, () => service.db.transaction(() => service.db.sequelize.query('SELECT pg_sleep(0.05)'))),
    );
    const divisions = await Promise.all(times(3, () => aDivisionOf(2)));
    const rows = 40;
    const file = fileOfGames(rows, (await aHall('Shared hall')).name);
    const answers = await Promise.all(
      divisions.map((division) => client.divisions.importSchedule(division, file, partial)),
    );
    expect(answers.map(({ created, rejected }) => created + rejected.length)).toEqual([rows, rows, rows]);
    expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(rows);
    for (const [index, division] of divisions.entries()) {
      const games = await gamesOf(division);
      const entered = new Set(games.map(({ globalDate }) => globalDate));
      const refused = answers[index]?.rejected.map(({ line }) => dayOf(line - 2)) ?? [];
      expect([...entered, ...refused].sort()).toEqual(times(rows, dayOf).sort());
    }
  });
});
