import { times, useService, type TestOrganization } from '../support/service.ts';
import { subscribe } from '../feeds/aFeed.ts';
import { aDivision, aMatch } from './aGame.ts';

const service = useService();
let organization: TestOrganization;
let client: TestOrganization['admin'];

beforeEach(async () => {
  organization = await service.organization({ timeZone: 'UTC' });
  client = organization.admin;
});

const setZone = (timeZone: string) => client.organizations.update(organization._id, { timeZone });
const aHall = (timeZone: string | null) => client.locations.create({ name: 'Hall', timeZone });
const at = { date: '2026-03-07', time: '19:00' };

describe('a zone that was wrong, or changes', () => {
  it('leaves games at their time of day: calendars, lists and the log say when they begin now', async () => {
    const pairing = await aDivision(organization);
    const game = await aMatch(organization, pairing, at);
    await setZone('America/New_York');
    const moved = await client.games.get(game._id);
    expect(moved).toMatchObject({
      date: '2026-03-08T00:00:00.000Z',
      time: '19:00',
      globalDate: '2026-03-07',
    });
    const feed = `/divisions/${pairing.division._id}/calendar.ics`;
    const { events } = await subscribe(service, feed, { token: organization.apiKey });
    expect(events).toMatchObject([{ wall: '2026-03-07T19:00:00', zone: 'America/New_York', sequence: 1 }]);
    const { data } = await client.auditLogs.list({ resourceId: game._id, action: 'update' });
    expect(data).toMatchObject([{ after: { date: '2026-03-08T00:00:00.000Z' } }]);
  });

  it('is that of the venue where the venue has one', async () => {
    const pairing = await aDivision(organization);
    const [own, usual] = [await aHall('Europe/Berlin'), await aHall(null)];
    const inOwn = await aMatch(organization, pairing, { ...at, locationModel: own._id });
    const inUsual = await aMatch(organization, pairing, {
      ...at,
      globalDate: '2026-03-08',
      locationModel: usual._id,
    });
    const dates = async () =>
      Promise.all([inOwn, inUsual].map(async ({ _id }) => (await client.games.get(_id)).date));
    expect(await dates()).toEqual(['2026-03-07T18:00:00.000Z', '2026-03-08T19:00:00.000Z']);
    await setZone('America/New_York');
    expect(await dates()).toEqual(['2026-03-07T18:00:00.000Z', '2026-03-08T23:00:00.000Z']);
    await client.locations.update(own._id, { timeZone: null });
    await client.locations.update(usual._id, { timeZone: 'America/Chicago' });
    expect(await dates()).toEqual(['2026-03-08T00:00:00.000Z', '2026-03-09T00:00:00.000Z']);
  });

  it('moves games that follow one another on a court together', async () => {
    const pairing = await aDivision(organization);
    const hall = await client.locations.create({ name: 'Hall', courts: [{ name: '1' }] });
    const games = await Promise.all(
      times(6, (hour) =>
        aMatch(organization, pairing, {
          ...at,
          time: `${hour + 10}:00`,
          locationModel: hall._id,
          court: '1',
        }),
      ),
    );
    await client.locations.update(hall._id, { timeZone: 'America/New_York' });
    const { data } = await client.games.list({ division: pairing.division._id });
    expect(data.map(({ _id, date }) => [_id, date])).toEqual(
      games.map(({ _id }, hour) => [_id, `2026-03-07T${hour + 15}:00:00.000Z`]),
    );
  });

  it('is refused where a team would then play two games at once', async () => {
    const pairing = await aDivision(organization);
    const [berlin, london] = [await aHall('Europe/Berlin'), await aHall('Europe/London')];
    await aMatch(organization, pairing, { ...at, locationModel: berlin._id });
    await aMatch(organization, pairing, { ...at, locationModel: london._id });
    await expect(client.locations.update(london._id, { timeZone: 'Europe/Berlin' })).rejects.toMatchObject({
      status: 409,
      code: 'invalid_time_zone',
      details: [{ path: 'timeZone' }],
    });
    expect(await client.locations.get(london._id)).toMatchObject({ timeZone: 'Europe/London' });
  });

  it('leaves events of teams at their time of day', async () => {
    const { home } = await aDivision(organization);
    const event = await client.teamEvents.create({
      ...{ divisionTeam: home._id, title: 'Practice' },
      ...{ date: '2026-03-07', dateKey: '2026-03-07', time: '19:00' },
    });
    await setZone('America/New_York');
    expect(await client.teamEvents.get(event._id)).toMatchObject({
      date: '2026-03-08T00:00:00.000Z',
      time: '19:00',
      dateKey: '2026-03-07',
    });
    const { data } = await client.auditLogs.list({ resourceId: event._id });
    expect(data.map(({ action }) => action).sort()).toEqual(['create', 'update']);
  });
});
