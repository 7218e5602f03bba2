import type { SportsLeagueClient } from '../../clients/typescript/src/index.ts';
import { scheduleColumns, standingsColumns } from '../../contract/feeds.ts';
import { aDivision, aMatch } from '../games/aGame.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { download, rowsOf } from './aFeed.ts';

const service = useService();
let organization: TestOrganization;
let client: SportsLeagueClient;

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/New_York' });
  client = organization.admin;
});

const anEmptyDivision = () => client.divisions.create({ name: 'B', sports: ['basketball'] });
const teamsOf = async ({ _id }: { _id: string }) =>
  (await client.divisionTeams.list({ division: _id, sort: 'created' })).data;
const gamesOf = async ({ _id }: { _id: string }) => (await client.games.list({ division: _id })).data;
const partial = { query: { partial: true } };
const rejected = (details: Record<string, string>) => ({
  status: 409,
  code: 'rows_rejected',
  details: Object.entries(details).map(([path, message]) => ({ path, message })),
});

describe('teams from a file', () => {
  it('are entered with their seeds', async () => {
    const division = await anEmptyDivision();
    const file = '\uFEFFname,seed\r\nHawks,1\r\n"Owls, the",2\r\nÜnïon 東京 🏀,\r\n';
    expect(await client.divisions.importTeams(division._id, file)).toEqual({ created: 3, rejected: [] });
    expect((await teamsOf(division)).map(({ name, seed }) => [name, seed])).toEqual([
      ['Hawks', 1],
      ['Owls, the', 2],
      ['Ünïon 東京 🏀', null],
    ]);
  });

  it('may come as the upload of a form', async () => {
    const division = await anEmptyDivision();
    const form = new FormData();
    form.set('upload', new Blob(['name\nHawks\n'], { type: 'text/csv' }), 'teams.csv');
    expect(await client.divisions.importTeams(division._id, form)).toEqual({ created: 1, rejected: [] });
  });

  it('that add nothing say why, row by row', async () => {
    const division = await anEmptyDivision();
    const file = 'name,seed\nHawks,1\nOwls,2\n';
    await client.divisions.importTeams(division._id, file);
    const reasons = {
      2: 'A team called “Hawks” is in this division already.',
      3: 'A team called “Owls” is in this division already.',
    };
    await expect(client.divisions.importTeams(division._id, file)).rejects.toMatchObject(rejected(reasons));
    expect(await client.divisions.importTeams(division._id, file, partial)).toEqual({
      created: 0,
      rejected: [
        { line: 2, message: reasons[2] },
        { line: 3, message: reasons[3] },
      ],
    });
    for (const empty of ['name,seed\n', 'name,seed\n,\n\n']) {
      await expect(client.divisions.importTeams(division._id, empty, partial)).rejects.toMatchObject(
        rejected({ 1: 'There are no rows below the heading.' }),
      );
    }
  });

  it('are all entered or none, unless part of them is asked for', async () => {
    const division = await anEmptyDivision();
    const file = `name,seed\nHawks,1\n,2\nOwls,first\nhawks ,0\n${'x'.repeat(201)},\n`;
    const refusal = client.divisions.importTeams(division._id, file);
    await expect(refusal).rejects.toMatchObject({ status: 409, code: 'rows_rejected' });
    expect(await teamsOf(division)).toEqual([]);
    const { created, rejected: rows } = await client.divisions.importTeams(division._id, file, partial);
    expect([created, rows.map(({ line }) => line)]).toEqual([1, [3, 4, 5, 6]]);
    expect(rows[0]?.message).toMatch(/^name: /);
    expect(rows[1]?.message).toMatch(/^seed: /);
    expect((await teamsOf(division)).map(({ name }) => name)).toEqual(['Hawks']);
  });

  it('may have the name of an archived one, and of no other row', async () => {
    const { division, home } = await aDivision(organization);
    await client.divisionTeams.update(home._id, { archived: true });
    expect(await client.divisions.importTeams(division._id, 'name\nHawks\n')).toMatchObject({ created: 1 });
    await expect(client.divisions.importTeams(division._id, 'name\nBees\nBEES\n')).rejects.toMatchObject(
      rejected({ 3: 'A team called “BEES” is on line 2 already.' }),
    );
  });

  it('may have the name of a removed or withdrawn one, and a schedule means the team that is there', async () => {
    const league = await client.leagues.create({ name: 'Spring', sports: ['soccer'] });
    const division = await client.divisions.create({ name: 'B', league: league._id });
    const registration = await client.registrations.create({ league: league._id });
    const signUp = async (name: string) =>
      (
        await client.registrationTeams.create({
          registration: registration._id,
          division: division._id,
          name,
        })
      )._id;
    await client.registrationTeams.remove(await signUp('Hawks'));
    await client.registrationTeams.setStatus(await signUp('Owls'), { status: 'Withdrawn' });
    const names = 'name\nHawks\nOwls\n';
    expect(await client.divisions.importTeams(division._id, names)).toEqual({ created: 2, rejected: [] });
    const [hawks, owls] = await teamsOf(division);
    await client.divisions.importSchedule(division._id, 'date,home,away\n2026-03-08,Hawks,Owls\n');
    expect(await gamesOf(division)).toMatchObject([
      { sport: 'soccer', homeTeam: hawks?._id, awayTeam: owls?._id },
    ]);
  });

  it('sent twice at once are entered once', async () => {
    const division = await anEmptyDivision();
    const send = () => client.divisions.importTeams(division._id, 'name\nHawks\nOwls\n');
    const answers = await Promise.allSettled([send(), send(), send()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await teamsOf(division)).toHaveLength(2);
  });

  it('are entered once for their Idempotency-Key, however the file is sent', async () => {
    const division = await anEmptyDivision();
    const form = new FormData();
    form.set('upload', new Blob(['name\nHawks\n']), 'teams.csv');
    const first = { idempotencyKey: `teams-${division._id}` };
    expect(await client.divisions.importTeams(division._id, 'name\nHawks\n', first)).toMatchObject({
      created: 1,
    });
    expect(await client.divisions.importTeams(division._id, form, first)).toMatchObject({ created: 1 });
    expect(await teamsOf(division)).toHaveLength(1);
    await expect(client.divisions.importTeams(division._id, 'name\nOwls\n', first)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });
});

describe('a body', () => {
  const send = async (body: NonNullable<RequestInit['body']>, type?: string) => {
    const { _id } = await anEmptyDivision();
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
    const token = organization.apiKey;
    const answer = await service.fetch(`/divisions/${_id}/teams.csv`, {
      method: 'POST',
      body,
      headers,
      token,
    });
    const { error } = (await answer.json()) as { error?: { code: string } };
    return [answer.status, error?.code];
  };
  const formOf = (...parts: [string, string | Blob][]) => {
    const form = new FormData();
    for (const [name, part] of parts) form.append(name, part);
    return form;
  };

  it('of another type is refused', async () => {
    expect(await send('{"name":"Hawks"}', 'application/json')).toEqual([415, 'unsupported_media_type']);
    expect(await send('name\nHawks', 'text/csv; charset=utf-16')).toEqual([415, 'unsupported_media_type']);
    expect(await send('name\nHawks', 'text/csv; charset=UTF-8')).toEqual([200, undefined]);
  });

  it('over 1 MB is refused, alone and in a form', async () => {
    const large = `name\n${'x'.repeat(1_048_600)}`;
    expect(await send(large, 'text/csv')).toEqual([413, 'too_large']);
    expect(await send(formOf(['upload', new Blob([large])]))).toEqual([413, 'too_large']);
  });

  it('that is not text is refused', async () => {
    expect(await send(new Uint8Array([110, 0xff, 0xfe]), 'text/csv')).toEqual([400, 'invalid_request']);
    expect(await send('name\nHa\u0000wks', 'text/csv')).toEqual([400, 'invalid_request']);
    expect(await send('', 'text/csv')).toEqual([400, 'invalid_request']);
  });

  it('as a form has one part, `upload`', async () => {
    expect(await send(formOf(['file', new Blob(['name\nHawks'])]))).toEqual([400, 'invalid_request']);
    expect(await send(formOf(['upload', new Blob(['name\nA'])], ['upload', new Blob(['name\nB'])]))).toEqual([
      400,
      'invalid_request',
    ]);
    expect(await send('no form', 'multipart/form-data')).toEqual([400, 'invalid_request']);
    expect(await send(formOf(['upload', 'name\nHawks']))).toEqual([200, undefined]);
  });
});

describe('a schedule', () => {
  it('goes from one division into another of the same teams as it was', async () => {
    const pairing = await aDivision(organization);
    const hall = await client.locations.create({ name: 'Riverside Hall', courts: [{ name: 'A' }] });
    const at = { locationModel: hall._id, court: 'A' };
    await aMatch(organization, pairing, { date: '2026-03-01', time: '7:00 PM', duration: 40, ...at });
    await aMatch(organization, pairing, { date: '2026-03-08', homeScore: 78, awayScore: 71 });
    await aMatch(organization, pairing, {
      date: '2026-03-15T23:30:00Z',
      forfeitedBy: 'home',
      isCancelled: true,
    });
    await aMatch(organization, pairing, { date: '2026-03-22', location: '=Park, "north"', isHidden: true });
    const open = {
      homeTeam: null,
      awayTeam: null,
      homeTeamPlaceholder: 'Winner of 1',
      playoffRound: 'semifinal',
    };
    await aMatch(organization, pairing, { date: '2026-03-29', gameLabel: 'Semifinal 1', ...open });
    const source = `/divisions/${pairing.division._id}/schedule.csv`;
    const { text } = await download(service, source, { token: organization.apiKey });

    const target = await anEmptyDivision();
    await client.divisions.importTeams(target._id, 'name\nHawks\nOwls\n');
    // The first game's court is taken by the division that it was exported from.
    await client.games.remove((await gamesOf(pairing.division))[0]?._id ?? '');
    expect(await client.divisions.importSchedule(target._id, text)).toEqual({ created: 5, rejected: [] });
    const copy = await download(service, `/divisions/${target._id}/schedule.csv`, {
      token: organization.apiKey,
    });
    expect(copy.text).toBe(text);
    expect((await gamesOf(target)).map(({ date }) => date)).toEqual([
      '2026-03-02T00:00:00.000Z',
      '2026-03-08T00:00:00.000Z',
      '2026-03-15T23:30:00.000Z',
      '2026-03-22T00:00:00.000Z',
      '2026-03-29T00:00:00.000Z',
    ]);
  });

  it('that adds nothing says why, row by row', async () => {
    const { division } = await aDivision(organization);
    const file = 'date,time,home,away\n2026-03-08,,Hawks,Owls\n2026-03-15,19:00,Owls,Hawks\n';
    expect(await client.divisions.importSchedule(division._id, file)).toEqual({ created: 2, rejected: [] });
    const { created, rejected: rows } = await client.divisions.importSchedule(division._id, file, partial);
    expect(created).toBe(0);
    expect(rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(rows[0]?.message).toBe('This game is in the schedule already.');
    expect(await gamesOf(division)).toHaveLength(2);
  });

  it('begins at its times of day also where a spreadsheet has written their seconds', async () => {
    const { division } = await aDivision(organization);
    const file = 'date,time,home,away\n2026-03-08,6:00:00 PM,Hawks,Owls\n2026-03-08,20:00:00,Owls,Hawks\n';
    expect(await client.divisions.importSchedule(division._id, file)).toMatchObject({ created: 2 });
    expect((await gamesOf(division)).map(({ time, date }) => [time, date])).toEqual([
      ['6:00 PM', '2026-03-08T22:00:00.000Z'],
      ['20:00', '2026-03-09T00:00:00.000Z'],
    ]);
  });

  it('names in every bad row what is bad, and enters none', async () => {
    const { division } = await aDivision(organization);
    const file = [
      'date,time,home,away,venue,homeScore,cancelled',
      '2026-03-08,19:00,Hawks,Bees,,,',
      '2026-02-30,19:00,Hawks,Owls,,,',
      ',19:00,Hawks,Owls,,,',
      '2026-03-08,19:00,Hawks,Hawks,,,',
      '2026-03-08,19:00,Hawks,Owls,Nowhere,,',
      '2026-03-08,19:00,Hawks,Owls,,many,maybe',
      '2026-03-08T19:00:00Z,,Hawks,Owls,,,',
      '2026-03-09,19:00,Hawks,Owls,,,',
    ].join('\n');
    const refusal = await client.divisions
      .importSchedule(division._id, file)
      .catch((error: unknown) => error);
    const { details } = refusal as { details: { path: string; message: string }[] };
    expect(details.map(({ path }) => path)).toEqual(['2', '3', '4', '5', '6', '7', '8']);
    const messages = details.map(({ message }) => message);
    expect(messages[0]).toBe('away: no team of this division is called “Bees”.');
    expect(messages[1]).toMatch(/^date: /);
    expect(messages[2]).toMatch(/^date: /);
    expect(messages[3]).toMatch(/away: /);
    expect(messages[4]).toBe('venue: no venue is called “Nowhere”.');
    expect(messages[5]).toMatch(/cancelled: .*homeScore: /);
    expect(messages[6]).toMatch(/^date: /);
    expect(await gamesOf(division)).toEqual([]);
  });

  it('books no court and no team twice; the rows before and after are entered when asked for', async () => {
    const { division } = await aDivision(organization);
    await client.divisions.importTeams(division._id, 'name\nBees\n');
    const file = [
      'date,time,home,away',
      '2026-05-08,19:00,Hawks,Owls',
      '2026-05-08,19:30,Owls,Bees',
      '2026-05-08,20:00,Hawks,Owls',
    ].join('\n');
    const { created, rejected: rows } = await client.divisions.importSchedule(division._id, file, partial);
    expect([created, rows.map(({ line }) => line)]).toEqual([2, [3]]);
    expect(await gamesOf(division)).toHaveLength(2);
  });

  it('is imported by its organization’s administrators alone', async () => {
    const { division } = await aDivision(organization);
    const other = await service.organization();
    const file = 'date\n2026-03-08\n';
    for (const { divisions } of [other.admin, other.key, (await service.user()).client]) {
      await expect(divisions.importSchedule(division._id, file)).rejects.toMatchObject({ status: 403 });
      await expect(divisions.importTeams(division._id, 'name\nA\n')).rejects.toMatchObject({ status: 403 });
    }
    await expect(service.client().divisions.importSchedule(division._id, file)).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('an export', () => {
  const heading = (columns: readonly string[]) => `\uFEFF${columns.join(',')}\r\n`;

  it('is UTF-8 with a byte order mark, and holds no formula', async () => {
    const pairing = await aDivision(organization);
    await client.divisionTeams.update(pairing.home._id, { name: '=HYPERLINK("http://evil")' });
    await client.divisionTeams.update(pairing.away._id, { name: 'Ünïon 東京 🏀' });
    await aMatch(organization, pairing, {
      date: '2026-03-08',
      homeScore: 1,
      awayScore: 3,
      gameLabel: '@SUM(A1)',
    });
    for (const path of ['schedule', 'standings']) {
      const { headers, text } = await download(service, `/divisions/${pairing.division._id}/${path}.csv`);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${path}.csv"`);
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(text).toContain('Ünïon 東京 🏀');
      expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
      expect(text).not.toMatch(/[,\n]"?[=@+]/);
    }
  });

  it('of the standings reads as the table', async () => {
    const pairing = await aDivision(organization);
    await aMatch(organization, pairing, { date: '2026-03-08', homeScore: 71, awayScore: 78 });
    const { text } = await download(service, `/divisions/${pairing.division._id}/standings.csv`);
    expect(rowsOf(text)).toMatchObject([
      { rank: '1', team: 'Owls', wins: '1', points: '2', pointDifferential: '7', streak: 'W1' },
      { rank: '2', team: 'Hawks', losses: '1', winPct: '0', pointDifferential: '-7', awayRecord: '0-0-0' },
    ]);
  });

  it('holds the heading alone where the public view hides the rest', async () => {
    const pairing = await aDivision(organization, { config: { hideSchedules: true, hideStandings: true } });
    await aMatch(organization, pairing, { date: '2026-03-08', homeScore: 71, awayScore: 78 });
    const of = (kind: string, token?: string) =>
      download(
        service,
        `/divisions/${pairing.division._id}/${kind}.csv`,
        token === undefined ? {} : { token },
      );
    expect((await of('schedule')).text).toBe(heading(scheduleColumns));
    expect((await of('standings')).text).toBe(heading(standingsColumns));
    expect(rowsOf((await of('schedule', organization.apiKey)).text)).toHaveLength(1);
    expect(rowsOf((await of('standings', organization.apiKey)).text)).toHaveLength(2);
  });

  it('names no hidden team and no hidden game on the public view', async () => {
    const pairing = await aDivision(organization, { config: { hideTeams: true } });
    await aMatch(organization, pairing, { date: '2026-03-08' });
    await aMatch(organization, pairing, { date: '2026-03-15', isHidden: true });
    const path = `/divisions/${pairing.division._id}/schedule.csv`;
    expect(rowsOf((await download(service, path)).text)).toMatchObject([{ home: 'Team 1', away: 'Team 2' }]);
    const own = rowsOf((await download(service, path, { token: organization.apiKey })).text);
    expect(own.map(({ home, hidden }) => [home, hidden])).toEqual([
      ['Hawks', ''],
      ['Hawks', 'yes'],
    ]);
    const standings = await download(service, `/divisions/${pairing.division._id}/standings.csv`);
    expect(rowsOf(standings.text).map(({ team }) => team)).toEqual(['Team 1', 'Team 2']);
  });

  it('does not exist below an archived league', async () => {
    const { division } = await aDivision(organization, { active: false });
    for (const file of ['schedule.csv', 'standings.csv']) {
      const { status, text } = await download(service, `/divisions/${division._id}/${file}`);
      expect([status, (JSON.parse(text) as { error: { code: string } }).error.code]).toEqual([
        404,
        'not_found',
      ]);
    }
  });
});
