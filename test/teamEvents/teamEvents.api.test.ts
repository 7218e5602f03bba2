import type { BodyOf } from '../../clients/typescript/src/index.ts';
import { idsOf } from '../games/aGame.ts';
import { aManagedTeam, aMember, aTeam, type TestTeam } from '../roles/aTeam.ts';
import { useService, type TestOrganization, type TestUser } from '../support/service.ts';

const service = useService();
let organization: TestOrganization;
let team: TestTeam;
let manager: TestUser;

/** Clocks in Chicago go forward on 2026-03-08 and back on 2026-11-01. */
beforeAll(async () => {
  organization = await service.organization({ timeZone: 'America/Chicago' });
  const managed = await aManagedTeam(service, organization);
  team = managed;
  manager = managed.manager;
});

type Body = Omit<BodyOf<'teamEvents.create'>, 'divisionTeam' | 'title'> & { title?: string };
const anEvent = (body: Body, { _id: divisionTeam } = team, { client } = manager) =>
  client.teamEvents.create({ divisionTeam, title: 'Practice', ...body });

describe('an event', () => {
  it('is read as it was written', async () => {
    const event = await anEvent({
      title: 'Picnic',
      eventType: 'social',
      date: '2026-05-09T17:00:00Z',
      dateKey: '2026-05-09',
      time: 'around noon',
      durationMinutes: 180,
      location: 'Riverside park',
      notes: 'Bring a salad.',
    });
    expect(event).toMatchObject({
      organization: organization._id,
      divisionTeam: team._id,
      title: 'Picnic',
      eventType: 'social',
      date: '2026-05-09T17:00:00.000Z',
      dateKey: '2026-05-09',
      globalDate: '2026-05-09',
      time: 'around noon',
      durationMinutes: 180,
      location: 'Riverside park',
      notes: 'Bring a salad.',
      isCancelled: false,
    });
    expect(await manager.client.teamEvents.get(event._id)).toEqual(event);
    const include = 'divisionTeam(name),organization(name)';
    expect(await manager.client.teamEvents.get(event._id, { include })).toMatchObject({
      divisionTeam: { _id: team._id, name: 'Falcons' },
      organization: { _id: organization._id },
    });
  });

  it('needs no more than a title and a day', async () => {
    expect(await anEvent({ date: '2026-05-09' })).toMatchObject({
      eventType: null,
      date: '2026-05-09T00:00:00.000Z',
      globalDate: '2026-05-09',
      time: null,
      durationMinutes: null,
      location: null,
      notes: null,
    });
  });

  it('names the field that is wrong', async () => {
    const wrong = async (body: object) => {
      const sent = { divisionTeam: team._id, title: 'Practice', date: '2026-05-09', ...body };
      const answer = await service.fetch('/teamEvents', {
        method: 'POST',
        token: manager.token,
        body: JSON.stringify(sent),
      });
      const { error } = (await answer.json()) as { error: { code: string; details: { path: string }[] } };
      expect([answer.status, error.code]).toEqual([400, 'invalid_request']);
      return error.details.map(({ path }) => path);
    };
    expect(await wrong({ title: ' ' })).toEqual(['title']);
    expect(await wrong({ date: 'tomorrow' })).toEqual(['date']);
    expect(await wrong({ dateKey: '2026-02-30' })).toEqual(['dateKey']);
    expect(await wrong({ durationMinutes: 0 })).toEqual(['durationMinutes']);
    expect(await wrong({ globalDate: '2026-05-09' })).toEqual(['globalDate']);
  });

  it('is changed, cancelled and called on again field by field', async () => {
    const event = await anEvent({ date: '2026-05-09', notes: 'Bring a salad.', location: 'Park' });
    const { teamEvents } = manager.client;
    const cancelled = await teamEvents.update(event._id, { isCancelled: true });
    expect(cancelled).toEqual({ ...event, isCancelled: true, updated: cancelled.updated });
    expect(await teamEvents.update(event._id, { isCancelled: false, notes: null })).toMatchObject({
      isCancelled: false,
      notes: null,
      location: 'Park',
    });
  });

  it('comes back as it was read and stays as it is', async () => {
    const event = await anEvent({ date: '2026-05-09T23:30:00Z', dateKey: '2026-05-08' });
    const { teamEvents } = manager.client;
    expect(await teamEvents.update(event._id, { ...event } as object)).toEqual(event);
    const moved = await teamEvents.update(event._id, { ...event, divisionTeam: team.opponent } as object);
    expect(moved).toEqual(event);
  });

  it('is not overwritten by who has not seen the last change', async () => {
    const event = await anEvent({ date: '2026-05-09' });
    const { teamEvents } = manager.client;
    const { etag } = await teamEvents.get(event._id).withResponse();
    await teamEvents.update(event._id, { title: 'Run' }, { headers: { 'If-Match': etag as string } });
    const late = teamEvents.update(event._id, { title: 'Swim' }, { headers: { 'If-Match': etag as string } });
    await expect(late).rejects.toMatchObject({ status: 412, code: 'stale' });
  });

  it('is deleted with its answers and duties, and leaves its entries in the log', async () => {
    const member = await aMember(service, team);
    const event = await anEvent({ date: '2026-05-09' });
    await member.client.availabilities.set({
      teamEvent: event._id,
      player: member.player,
      status: 'yes',
    });
    const duty = await manager.client.assignments.create({
      teamEvent: event._id,
      player: member.player,
      title: 'Snacks',
    });
    await manager.client.teamEvents.update(event._id, { title: 'Run' });
    expect(await manager.client.teamEvents.remove(event._id)).toMatchObject({ _id: event._id, title: 'Run' });
    const gone = { status: 404, code: 'not_found' };
    await expect(manager.client.teamEvents.get(event._id)).rejects.toMatchObject(gone);
    await expect(manager.client.assignments.get(duty._id)).rejects.toMatchObject(gone);
    const log = await organization.admin.auditLogs.list({ resource: 'teamEvent', resourceId: event._id });
    expect(log.data.map(({ action, actor }) => [action, actor.id])).toEqual([
      ['create', manager._id],
      ['update', manager._id],
      ['delete', manager._id],
    ]);
  });
});

describe('the day of an event', () => {
  it('is the day in the calendar of the device, whatever the zone of device or organization', async () => {
    const zones = ['Pacific/Kiritimati', 'America/Chicago', 'Pacific/Pago_Pago', 'UTC'];
    for (const timeZone of zones) {
      const there = await service.organization({ timeZone });
      const away = await aTeam(there);
      const phone = { client: there.admin };
      for (const date of ['2026-03-08', '2026-03-08T00:30:00+14:00', '2026-03-08T23:30:00-11:00']) {
        const event = await anEvent({ date, dateKey: '2026-03-08' }, away, phone as TestUser);
        expect(event).toMatchObject({ dateKey: '2026-03-08', globalDate: '2026-03-08' });
        const evening = await phone.client.teamEvents.update(event._id, { time: '23:59' });
        expect(evening).toMatchObject({ dateKey: '2026-03-08', globalDate: '2026-03-08' });
      }
    }
  });

  it('is that of the date where the device says none', async () => {
    expect(await anEvent({ date: '2026-03-08' })).toMatchObject({ globalDate: '2026-03-08' });
    expect(await anEvent({ date: '2026-03-09T02:00:00Z' })).toMatchObject({ globalDate: '2026-03-08' });
  });

  it('moves with a new one, and the time of day stays', async () => {
    const event = await anEvent({ date: '2026-03-06', time: '7:00 PM' });
    expect(event).toMatchObject({ date: '2026-03-07T01:00:00.000Z', globalDate: '2026-03-06' });
    const moved = await manager.client.teamEvents.update(event._id, { dateKey: '2026-03-13' });
    expect(moved).toMatchObject({
      date: '2026-03-14T00:00:00.000Z',
      globalDate: '2026-03-13',
      time: '7:00 PM',
    });
  });
});

describe('a weekly practice at 19:00', () => {
  const hourInChicago = (date: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Chicago',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(date));

  it('stays at 19:00 across the clock changes', async () => {
    for (const dateKey of [
      '2026-03-01',
      '2026-03-08',
      '2026-03-15',
      '2026-10-25',
      '2026-11-01',
      '2026-11-08',
    ]) {
      const event = await anEvent({ date: dateKey, dateKey, time: '19:00' });
      expect(event).toMatchObject({ globalDate: dateKey, time: '19:00' });
      expect(hourInChicago(event.date)).toBe('19:00');
    }
  });

  it('stays at 19:00 although the app has counted seven times 24 hours', async () => {
    const first = new Date('2026-03-06T01:00:00Z').getTime();
    const days = ['2026-03-05', '2026-03-12'];
    const events = await Promise.all(
      days.map((dateKey, week) =>
        anEvent({ date: new Date(first + week * 7 * 86_400_000).toISOString(), dateKey, time: '19:00' }),
      ),
    );
    expect(events.map(({ globalDate }) => globalDate)).toEqual(days);
    expect(events.map(({ date }) => hourInChicago(date))).toEqual(['19:00', '19:00']);
  });
});

describe('the events of a team', () => {
  it('come by date, cancelled ones too, from the day asked for', async () => {
    const club = await aManagedTeam(service, organization);
    const boss = club.manager;
    const on = (date: string, more = {}) => anEvent({ date, ...more }, club, boss);
    const june = await on('2026-06-01');
    const evening = await on('2026-05-01', { time: '19:00' });
    const allDay = await on('2026-05-01');
    const cancelled = await on('2026-05-02', { isCancelled: true });
    const list = async (query = {}) => idsOf((await boss.client.teamEvents.listByTeam(club._id, query)).data);
    expect(await list()).toEqual(idsOf([allDay, evening, cancelled, june]));
    expect(await list({ from: '2026-05-02' })).toEqual(idsOf([evening, cancelled, june]));
    expect(await list({ from: '2026-05-01T12:00:00Z' })).toEqual(idsOf([allDay, evening, cancelled, june]));
    expect(await list({ from: '2026-05-02T04:59:00Z' })).toEqual(idsOf([allDay, cancelled, june]));
    expect(await list({ from: '2026-05-02T05:00:00Z' })).toEqual(idsOf([cancelled, june]));
    expect(await list({ limit: 2 })).toEqual(idsOf([allDay, evening]));
    const pages = await boss.client.teamEvents.listByTeam(club._id, { limit: 1 }).toArray();
    expect(idsOf(pages)).toEqual(idsOf([allDay, evening, cancelled, june]));
    for (const limit of [0, 201]) await expect(list({ limit })).rejects.toMatchObject({ status: 400 });
  });

  it('are paged by the own ones only', async () => {
    const [mine, theirs] = [await aManagedTeam(service, organization), await anEvent({ date: '2026-05-09' })];
    const { teamEvents, users } = mine.manager.client;
    const refusal = { status: 409, code: 'invalid_reference', details: [{ path: 'after' }] };
    await expect(teamEvents.listByTeam(mine._id, { after: theirs._id })).rejects.toMatchObject(refusal);
    await expect(users.myEvents({ after: theirs._id })).rejects.toMatchObject(refusal);
  });

  it('are nobody’s elsewhere', async () => {
    const { manager: other } = await aManagedTeam(service, organization);
    const event = await anEvent({ date: '2026-05-09' });
    await expect(other.client.teamEvents.update(event._id, { title: 'Ours' })).rejects.toMatchObject({
      status: 404,
    });
    const elsewhere = await service.organization();
    await expect(elsewhere.admin.teamEvents.get(event._id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the team', () => {
  const pushesOf = (teamEvent: string) =>
    service.db.select(
      "SELECT kind, template, recipient, data FROM outbox WHERE data ->> 'teamEvent' = $1 ORDER BY created",
      [teamEvent],
    );

  it('is told once of a new event, and not of one that is called off from the start', async () => {
    const event = await anEvent({ date: '2026-05-09', time: '19:00' });
    await manager.client.teamEvents.update(event._id, { title: 'Run' });
    expect(await pushesOf(event._id)).toEqual([
      {
        kind: 'push',
        template: 'team_event_created',
        recipient: `team:${team._id}`,
        data: {
          divisionTeam: team._id,
          teamEvent: event._id,
          title: 'Practice',
          globalDate: '2026-05-09',
          time: '19:00',
          by: manager._id,
        },
      },
    ]);
    const off = await anEvent({ date: '2026-05-09', isCancelled: true });
    expect(await pushesOf(off._id)).toEqual([]);
  });
});
