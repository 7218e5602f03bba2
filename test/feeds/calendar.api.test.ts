import { aDivision, aMatch } from '../games/aGame.ts';
import { useService, type TestOrganization } from '../support/service.ts';
import { download, subscribe } from './aFeed.ts';

const service = useService();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/New_York' });
});

const feedOf = ({ _id }: { _id: string }) => `/divisions/${_id}/calendar.ics`;
const teamFeedOf = ({ _id }: { _id: string }) => `/divisionTeams/${_id}/calendar.ics`;

describe('a calendar feed', () => {
  it('keeps a weekly 19:00 at 19:00 across a clock change', async () => {
    const pairing = await aDivision(organization);
    for (const date of ['2026-03-01', '2026-03-08', '2026-10-25', '2026-11-01']) {
      await aMatch(organization, pairing, { date, time: '19:00' });
    }
    const { events } = await subscribe(service, feedOf(pairing.division));
    expect(events.map(({ wall, zone }) => [wall, zone])).toEqual([
      ['2026-03-01T19:00:00', 'America/New_York'],
      ['2026-03-08T19:00:00', 'America/New_York'],
      ['2026-10-25T19:00:00', 'America/New_York'],
      ['2026-11-01T19:00:00', 'America/New_York'],
    ]);
    expect(events.map(({ start }) => start.toISOString().slice(11, 16))).toEqual([
      '00:00',
      '23:00',
      '23:00',
      '00:00',
    ]);
  });

  it('carries the organization’s zone, and a cancelled game as CANCELLED', async () => {
    const pairing = await aDivision(organization);
    await aMatch(organization, pairing, { date: '2026-03-08', time: '6:00 PM', isCancelled: true });
    await aMatch(organization, pairing, { date: '2026-03-15', time: '6:00 PM' });
    const { headers, text, zones, events } = await subscribe(service, feedOf(pairing.division));
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(zones).toEqual(['America/New_York']);
    expect(text).toContain('\r\nX-WR-TIMEZONE:America/New_York\r\n');
    expect(events.map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED']);
  });

  it('carries the organization’s zone also where no game is timed there, or there is no game', async () => {
    const pairing = await aDivision(organization);
    expect((await subscribe(service, feedOf(pairing.division))).zones).toEqual(['America/New_York']);
    const hall = await organization.admin.locations.create({ name: 'Halle', timeZone: 'Europe/Berlin' });
    await aMatch(organization, pairing, { date: '2026-07-01', time: '20:00', locationModel: hall._id });
    const { zones, events } = await subscribe(service, feedOf(pairing.division));
    expect([...zones].sort()).toEqual(['America/New_York', 'Europe/Berlin']);
    expect(events).toMatchObject([
      { wall: '2026-07-01T20:00:00', zone: 'Europe/Berlin', start: new Date('2026-07-01T18:00:00Z') },
    ]);
  });

  it('writes an alias of a zone, and UTC, so that the times are still right', async () => {
    for (const [timeZone, hour] of [
      ['US/Eastern', '14:00'],
      ['Asia/Calcutta', '04:30'],
      ['UTC', '10:00'],
    ] as const) {
      const elsewhere = await service.organization({ timeZone });
      const pairing = await aDivision(elsewhere);
      await aMatch(elsewhere, pairing, { date: '2026-07-01', time: '10:00' });
      const { zones, events } = await subscribe(service, feedOf(pairing.division));
      expect(zones).toEqual([events[0]?.zone]);
      expect(events[0]?.start.toISOString().slice(11, 16)).toBe(hour);
    }
  });

  it('shows a game without a time as its day, in every zone', async () => {
    const pairing = await aDivision(organization);
    await aMatch(organization, pairing, { date: '2026-03-08' });
    await aMatch(organization, pairing, { date: '2026-03-09', time: 'after the first game' });
    const { events } = await subscribe(service, feedOf(pairing.division));
    expect(events.map(({ wall, isDay }) => [wall, isDay])).toEqual([
      ['2026-03-08', true],
      ['2026-03-09', true],
    ]);
  });

  it('keeps the UID of a game and raises its SEQUENCE when it moves', async () => {
    const pairing = await aDivision(organization);
    const game = await aMatch(organization, pairing, { date: '2026-03-08', time: '19:00', duration: 40 });
    const [before] = (await subscribe(service, feedOf(pairing.division))).events;
    await organization.admin.games.update(game._id, { time: '20:00' });
    const [after] = (await subscribe(service, teamFeedOf(pairing.home))).events;
    expect(after?.uid).toBe(before?.uid);
    expect(before?.sequence).toBe(0);
    expect(after?.sequence).toBe(1);
    expect(after?.wall).toBe('2026-03-08T20:00:00');
    expect(after && after.end.getTime() - after.start.getTime()).toBe(40 * 60_000);
    expect(after?.stamp).toMatch(/Z$/);
  });

  it('leaves out hidden and bye games, for administrators too', async () => {
    const pairing = await aDivision(organization);
    await aMatch(organization, pairing, { date: '2026-03-08', isHidden: true });
    await aMatch(organization, pairing, { date: '2026-03-08', isBye: true, awayTeam: null });
    for (const caller of [{}, { token: organization.apiKey }]) {
      expect((await subscribe(service, feedOf(pairing.division), caller)).events).toEqual([]);
      expect((await subscribe(service, teamFeedOf(pairing.home), caller)).events).toEqual([]);
    }
  });

  it('says who plays, where, how it ended, and what stands for a team not yet known', async () => {
    const pairing = await aDivision(organization);
    const hall = await organization.admin.locations.create({
      name: 'Riverside; Hall',
      address: 'Main St 1, Troy',
    });
    const at = { date: '2026-03-08', time: '19:00', locationModel: hall._id, court: 'A' };
    await aMatch(organization, pairing, { ...at, homeScore: 78, awayScore: 71 });
    const open = { homeTeam: null, homeTeamPlaceholder: 'Winner of Semifinal 1', awayTeam: null };
    await aMatch(organization, pairing, { date: '2026-03-15', gameLabel: 'Final', ...open });
    const { events } = await subscribe(service, feedOf(pairing.division));
    expect(events).toMatchObject([
      {
        summary: 'Hawks vs Owls',
        location: 'Riverside; Hall, A, Main St 1, Troy',
        description: 'Score: 78–71',
      },
      { summary: 'Final: Winner of Semifinal 1 vs To be determined' },
    ]);
  });

  it('holds names of any script and length, and nobody’s own lines', async () => {
    const pairing = await aDivision(organization);
    const name = `Ünïon 東京 🏀 ${'very '.repeat(20)}long\r\nBEGIN:VEVENT\r\nSUMMARY:Forged`;
    await organization.admin.divisions.update(pairing.division._id, { name });
    await organization.admin.divisionTeams.update(pairing.home._id, { name });
    await aMatch(organization, pairing, { date: '2026-03-08' });
    const feed = await subscribe(service, feedOf(pairing.division));
    const written = name.replaceAll('\r\n', '\n');
    expect(feed.name).toBe(written.replaceAll('\n', '\\n'));
    expect(feed.events.map(({ summary }) => summary)).toEqual([`${written} vs Owls`]);
    for (const line of feed.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('is the text that the client reads', async () => {
    const pairing = await aDivision(organization);
    await aMatch(organization, pairing, { date: '2026-03-08' });
    const text = await service.client().divisionTeams.calendar(pairing.home._id);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR$/);
    expect(await service.client().divisions.calendar(pairing.division._id)).toContain(
      'SUMMARY:Hawks vs Owls',
    );
  });
});

describe('on the public view, a calendar', () => {
  it('names no team whose name is hidden', async () => {
    const pairing = await aDivision(organization, { config: { hideTeams: true } });
    await aMatch(organization, pairing, { date: '2026-03-08' });
    const feed = await subscribe(service, teamFeedOf(pairing.away));
    expect([feed.name, feed.events[0]?.summary]).toEqual(['Team 2', 'Team 1 vs Team 2']);
    const own = await subscribe(service, teamFeedOf(pairing.away), { token: organization.apiKey });
    expect([own.name, own.events[0]?.summary]).toEqual(['Owls', 'Hawks vs Owls']);
  });

  it('is empty where schedules are hidden, and whole for the organization', async () => {
    const pairing = await aDivision(organization, { leagueConfig: { hideSchedules: true } });
    await aMatch(organization, pairing, { date: '2026-03-08' });
    for (const path of [feedOf(pairing.division), teamFeedOf(pairing.home)]) {
      expect((await subscribe(service, path)).events).toEqual([]);
      expect((await subscribe(service, path, { token: organization.apiKey })).events).toHaveLength(1);
    }
  });

  it('does not exist below an archived league, nor of a test team', async () => {
    const archived = await aDivision(organization, { active: false });
    const { division, home } = await aDivision(organization);
    await organization.admin.divisionTeams.update(home._id, { isTest: true });
    for (const path of [feedOf(archived.division), teamFeedOf(archived.home), teamFeedOf(home)]) {
      const { status, text } = await download(service, path);
      expect([status, (JSON.parse(text) as { error: { code: string } }).error.code]).toEqual([
        404,
        'not_found',
      ]);
    }
    expect((await subscribe(service, feedOf(division))).status).toBe(200);
  });
});
